import { type SlotName, useSession } from '@pavilion/contract';
import type { Release } from '@pavilion/federation/discovery';
import { Delayed, Dialog, FailedState, Skeleton } from '@pavilion/shared-ui';
import { type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { dialogOf } from '../address/dialog-address.ts';
import { CrashBoundary } from '../loading/crash-boundary.tsx';
import { useMessages } from '../messages/index.ts';
import { useHost } from '../services/host.ts';
import { useFailureMessages } from './failure-messages.ts';
import styles from './remote-slot.module.css';
import { useRemotePart } from './use-remote-part.ts';

/** The sign-in area's dialogs, loaded when the address first names one. A signed-in player has none. */
export function DialogsSlot() {
  const [search] = useSearchParams();
  const isAuth = useSession((state) => state.isAuth);
  const { releases } = useHost();
  const name: SlotName = 'dialogs';
  const release = releases.find(({ slots }) => slots.includes(name));
  if (isAuth || !release || dialogOf(search) === null) return null;
  return <RemoteSlot release={release} name={name} />;
}

function RemoteSlot({ release, name }: { release: Release; name: SlotName }) {
  const { state, attempt, retry, crash } = useRemotePart(release, { slot: name });
  return (
    <div
      className={styles.slot}
      data-remote={release.name}
      data-remote-state={state.step}
      data-failure={state.step === 'failed' ? state.failure.kind : undefined}
    >
      {state.step === 'loading' && <LoadingDialog />}
      {state.step === 'ready' && (
        <CrashBoundary key={attempt} onCrash={crash}>
          <Suspense fallback={<LoadingDialog />}>
            <state.Component />
          </Suspense>
        </CrashBoundary>
      )}
      {state.step === 'failed' && <FailedDialog kind={state.failure.kind} onRetry={retry} />}
    </div>
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

function FailedDialog({ kind, onRetry }: { kind: Parameters<typeof useFailureMessages>[0]; onRetry: () => void }) {
  const messages = useFailureMessages(kind, onRetry);
  return (
    <SlotDialog>
      <div className={styles.failed}>
        <FailedState {...messages} />
      </div>
    </SlotDialog>
  );
}

function SlotDialog({ children }: { children: ReactNode }) {
  const t = useMessages();
  const { shell } = useHost();
  return (
    <Dialog open onClose={shell.dialogs.close} title={t('signInArea')} hideTitle closeLabel={t('close')}>
      {children}
    </Dialog>
  );
}
