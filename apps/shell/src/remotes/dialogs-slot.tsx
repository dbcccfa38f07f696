import { dialogOf, useSession } from '@pavilion/contract';
import type { Release } from '@pavilion/federation/discovery';
import { Delayed, Dialog, FailedState, Skeleton } from '@pavilion/shared-ui';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { useMessages } from '../messages/index.ts';
import { useHost, useReleases } from '../services/host.ts';
import styles from './dialogs-slot.module.css';
import { fillersOf, Slot } from './slot.tsx';

const PART = { slot: 'dialogs' };

/** The sign-in area's dialogs, loaded when the address first names one. A signed-in player has none. */
export function DialogsSlot() {
  const [search] = useSearchParams();
  const isAuth = useSession((state) => state.isAuth);
  const { loads } = useHost();
  const fillers = fillersOf(useReleases(), PART.slot);
  // A dialog lies over all else: one filler alone may show how it goes, and none where another's dialog is there.
  const shown = useSyncExternalStore(loads.subscribe, () => {
    const isAt = (step: string) => (filler: Release) => loads.state(filler, PART).step === step;
    if (fillers.some(isAt('ready'))) return null;
    return (fillers.find((filler) => !isAt('failed')(filler)) ?? fillers[0])?.name;
  });
  const name = dialogOf(search);
  if (isAuth || name === null) return null;
  return (
    <Slot
      name="dialogs"
      props={{ name }}
      fallback={(filler) => filler === shown && <LoadingDialog />}
      failed={({ onRetry, ...messages }, filler) => {
        const retryAll =
          onRetry &&
          (() => {
            onRetry();
            for (const other of fillers) loads.retry(other, PART);
          });
        return (
          filler === shown && (
            <SlotDialog>
              <div className={styles.failed}>
                <FailedState {...messages} onRetry={retryAll} />
              </div>
            </SlotDialog>
          )
        );
      }}
    />
  );
}

function LoadingDialog() {
  return (
    <Delayed>
      <SlotDialog>
        <div className={styles.skeleton}>
          <Skeleton height={28} width="50%" />
          <Skeleton height={48} />
          <Skeleton height={48} />
          <Skeleton height={44} />
        </div>
      </SlotDialog>
    </Delayed>
  );
}

function SlotDialog({ children }: { children: ReactNode }) {
  const t = useMessages();
  const { shell } = useHost();
  return (
    <Dialog open addressed onClose={shell.dialogs.close} title={t('signInArea')} hideTitle closeLabel={t('close')}>
      {children}
    </Dialog>
  );
}
