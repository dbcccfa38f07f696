import { Button, Dialog } from '@pavilion/shared-ui';
import { useLeaveMessages } from '../messages/leave.ts';
import { useHeld } from '../services/use-held.ts';
import styles from './leave-dialogs.module.css';

/** Whether to leave what is half done. Where it is done before the player has answered, it says that. */
export function LeaveDialog({ leave, onClose }: { leave: () => void; onClose: () => void }) {
  const t = useLeaveMessages();
  const isHeld = useHeld();
  const leaveAnyway = () => {
    onClose();
    leave();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('leaveTitle')}
      closeLabel={t('close')}
      footer={
        <div className={styles.answers}>
          <Button data-autofocus onClick={onClose}>
            {t('leaveStay')}
          </Button>
          <Button variant="quiet" onClick={leaveAnyway}>
            {t(isHeld ? 'leaveAnyway' : 'leave')}
          </Button>
        </div>
      }
    >
      <p role="status">{t(isHeld ? 'leaveText' : 'leaveDoneText')}</p>
    </Dialog>
  );
}

/** That a session has ended while something was half done. */
export function SignedOutDialog({ onClose }: { onClose: () => void }) {
  const t = useLeaveMessages();
  return (
    <Dialog open onClose={onClose} title={t('signedOutHeldTitle')} closeLabel={t('close')}>
      <p>{t('signedOutHeldText')}</p>
    </Dialog>
  );
}
