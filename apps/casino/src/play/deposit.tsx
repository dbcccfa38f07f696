import { paths } from '@pavilion/contract';
import { formatMoney } from '@pavilion/money';
import { useAvailable } from '@pavilion/remote-kit';
import { ButtonLink, Dialog } from '@pavilion/shared-ui';
import { useMessages } from '../messages/index.ts';
import styles from './deposit.module.css';

/** One window for all deposits that are made beside a game: a second press comes back to it. */
const WINDOW = 'pavilion-deposit';

/** The way to deposit beside a game: in a window of its own, so that the game and its round stay open here. */
export function DepositLink({ className }: { readonly className?: string | undefined }) {
  const t = useMessages();
  return (
    <ButtonLink className={className} to={paths.deposit()} target={WINDOW}>
      {t('deposit')}
      <span className="sr"> {t('inNewWindow')}</span>
    </ButtonLink>
  );
}

/** What a game opens whose player lacks the money for a bet. */
export function DepositDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages();
  const available = useAvailable();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('depositTitle')}
      closeLabel={t('close')}
      footer={<DepositLink className={styles.wide} />}
    >
      <p>{t('depositText')}</p>
      {available !== undefined && (
        <p className={styles.balance}>
          {t('available')} <b translate="no">{formatMoney(available)}</b>
        </p>
      )}
    </Dialog>
  );
}
