import { type Frame as FrameKind, useSession } from '@pavilion/contract';
import { lazyPart } from '@pavilion/remote-kit';
import { classNames } from '@pavilion/shared-ui';
import { type ReactNode, useState } from 'react';
import { CrashBoundary } from '../loading/crash-boundary.tsx';
import { MAIN_ID } from '../loading/main-id.ts';
import { useMessages } from '../messages/index.ts';
import { SearchContext } from '../search/search-context.ts';
import { useHost } from '../services/host.ts';
import { showToast } from '../services/toasts.ts';
import { AnnouncementBar } from './announcement-bar.tsx';
import styles from './frame.module.css';
import { LateFooter } from './late-footer.tsx';
import { LateParts } from './late-parts.tsx';
import { LateOverlays } from './late-play-watch.tsx';
import { PlainHeader } from './plain-header.tsx';
import { SignedOutHeader } from './signed-out-header.tsx';
import { SlipSlot } from './slip-slot.tsx';
import { Toasts } from './toasts.tsx';

/** The signed-in header's code is no visitor's business. */
export const SignedInHeader = lazyPart(
  async () => (await import('./signed-in-header.tsx')).SignedInHeader,
  <PlainHeader />,
  { failure: 'throw' },
);
/** Nor is the phone's bar, whose room is kept. */
const TabBar = lazyPart(async () => (await import('./tab-bar.tsx')).TabBar, null, { failure: 'throw' });
const SideDrawer = lazyPart(async () => (await import('./side-drawer.tsx')).SideDrawer, null, { failure: 'throw' });
const SearchDialog = lazyPart(async () => (await import('../search/search-dialog.tsx')).SearchDialog, null, {
  failure: 'throw',
});

/** What stands around every page (spec §2): header and footer, header alone, or neither. */
export function Frame({ kind, children }: { kind: FrameKind; children: ReactNode }) {
  const t = useMessages();
  const { shell } = useHost();
  const isAuth = useSession((session) => session.isAuth);
  const [open, setOpen] = useState<'drawer' | 'search' | null>(null);
  const close = () => setOpen(null);
  const hasHeader = kind !== 'bare';
  const failed = (error: unknown) => {
    shell.telemetry.error(error, { part: 'frame' });
    showToast('error', undefined);
    close();
  };
  return (
    <SearchContext value={() => setOpen('search')}>
      <div className={classNames(styles.frame, hasHeader && isAuth && styles.frameHasBar)}>
        <a className="skip" href={`#${MAIN_ID}`}>
          {t('skip')}
        </a>
        {hasHeader && <AnnouncementBar />}
        {hasHeader && !isAuth && <SignedOutHeader onMenu={() => setOpen('drawer')} />}
        {hasHeader && isAuth && (
          <CrashBoundary onCrash={failed} fallback={<PlainHeader />}>
            <SignedInHeader onMenu={() => setOpen('drawer')} />
          </CrashBoundary>
        )}
        {hasHeader && <LateParts />}
        <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
          {children}
        </main>
        {hasHeader && isAuth && <SlipSlot frame={kind} />}
        {kind === 'full' && <LateFooter />}
        {hasHeader && isAuth && <LateOverlays />}
        {hasHeader && isAuth && (
          <CrashBoundary onCrash={failed}>
            <TabBar onAccount={() => setOpen('drawer')} />
          </CrashBoundary>
        )}
        {open !== null && (
          <CrashBoundary key={open} onCrash={failed}>
            {open === 'drawer' ? <SideDrawer onClose={close} /> : <SearchDialog onClose={close} />}
          </CrashBoundary>
        )}
        <Toasts />
      </div>
    </SearchContext>
  );
}
