import { dialogOf, type SlotName, useSession } from '@pavilion/contract';
import type { Release } from '@pavilion/federation/discovery';
import { Delayed, Dialog, FailedState, Skeleton } from '@pavilion/shared-ui';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useMessages } from '../messages/index.ts';
import { useHost } from '../services/host.ts';
import { RemotePartView } from './remote-part.tsx';
import styles from './remote-slot.module.css';

/** The sign-in area's dialogs, loaded when the address first names one. A signed-in player has none. */
export function DialogsSlot() {
  const [search] = useSearchParams();
  const isAuth = useSession((state) => state.isAuth);
  const { releases } = useHost();
  const name: SlotName = 'dialogs';
  const release = releases.find(({ slots }) => slots.some((slot) => slot.name === name));
  if (isAuth || !release || dialogOf(search) === null) return null;
  return <RemoteSlot release={release} name={name} />;
}

function RemoteSlot({ release, name }: { release: Release; name: SlotName }) {
  return (
    <RemotePartView
      release={release}
      part={{ slot: name }}
      className={styles.slot}
      skeleton={<LoadingDialog />}
      failed={(messages) => (
        <SlotDialog>
          <div className={styles.failed}>
            <FailedState {...messages} />
          </div>
        </SlotDialog>
      )}
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
    <Dialog open onClose={shell.dialogs.close} title={t('signInArea')} hideTitle closeLabel={t('close')}>
      {children}
    </Dialog>
  );
}
