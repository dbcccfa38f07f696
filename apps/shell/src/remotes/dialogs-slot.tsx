import { dialogOf, useSession } from '@pavilion/contract';
import { Delayed, Dialog, FailedState, Skeleton } from '@pavilion/shared-ui';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useMessages } from '../messages/index.ts';
import { useHost } from '../services/host.ts';
import styles from './dialogs-slot.module.css';
import { Slot } from './slot.tsx';

/** The sign-in area's dialogs, loaded when the address first names one. A signed-in player has none. */
export function DialogsSlot() {
  const [search] = useSearchParams();
  const isAuth = useSession((state) => state.isAuth);
  const name = dialogOf(search);
  if (isAuth || name === null) return null;
  return (
    <Slot
      name="dialogs"
      props={{ name }}
      fallback={<LoadingDialog />}
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
