import { SendButton, type SendFailure } from '@pavilion/remote-kit';
import { Button, Dialog } from '@pavilion/shared-ui';
import type { ReactNode } from 'react';
import { useMessages } from '../messages/index.ts';
import columns from './columns.module.css';
import styles from './confirm-dialog.module.css';
import { Failed } from './failed.tsx';

/** Asks before something is taken back or removed: what it means, why the last try failed, and the two ways on. */
export function ConfirmDialog({
  title,
  keep,
  confirm,
  send: { busy, failure },
  over,
  onConfirm,
  onClose,
  children,
}: {
  readonly title: string;
  /** The button that leaves things as they are. */
  readonly keep: string;
  readonly confirm: string;
  readonly send: { readonly busy: boolean; readonly failure: SendFailure | null };
  /** What has become of it meanwhile, so that there is nothing to confirm any more: in place of the question. */
  readonly over?: ReactNode;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const t = useMessages();
  return (
    <Dialog
      open
      title={title}
      closeLabel={t('close')}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" className={styles.way} onClick={onClose}>
            {over === undefined ? keep : t('close')}
          </Button>
          {over === undefined && (
            <SendButton variant="danger" className={styles.way} busy={busy} onClick={onConfirm}>
              {confirm}
            </SendButton>
          )}
        </>
      }
    >
      <div className={columns.stack}>
        {failure && <Failed failure={failure} />}
        {over ?? children}
      </div>
    </Dialog>
  );
}
