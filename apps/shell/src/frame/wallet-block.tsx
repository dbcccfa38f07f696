import { paths, useSession } from '@pavilion/contract';
import { addPaise, formatMoney, maxPaise, type Paise, ZERO } from '@pavilion/money';
import { classNames, Skeleton } from '@pavilion/shared-ui';
import { Link } from 'react-router';
import { useAccountMessages } from '../messages/account.ts';
import { useFiguresMark } from './figures-mark.ts';
import styles from './wallet-block.module.css';

/**
 * The balance and what it is made of (spec §2). Without room for its parts it shows what can be staked instead: the cash that open bets
 * do not hold. It keeps its size while the figures load.
 */
export function WalletBlock() {
  const t = useAccountMessages();
  const wallet = useSession((session) => session.wallet);
  const exposure = useSession((session) => session.exposureAmount);
  const free = wallet && exposure !== null ? maxPaise(ZERO, addPaise(wallet.cash, exposure)) : undefined;
  const mark = useFiguresMark();
  const old = mark === null || wallet === null ? null : t('figuresOld', { mark });
  const amount = (figure: Paise | undefined) =>
    figure === undefined ? <Skeleton width={84} height={14} /> : formatMoney(figure);
  return (
    <div className={styles.wallet}>
      <span role="status" className="sr">
        {old}
      </span>
      <Link className={styles.main} to={paths.statement()} title={old ?? undefined}>
        {old === null ? (
          <span className={styles.label}>{t('balance')}</span>
        ) : (
          <span className={styles.label}>
            <span className="sr">{t('balance')} </span>
            <span className={styles.mark}>{mark}</span>
          </span>
        )}
        <span translate="no" className={classNames(styles.value, styles.free)}>
          {amount(free)}
        </span>
        <span translate="no" className={classNames(styles.value, styles.total)}>
          {amount(wallet?.balance)}
        </span>
      </Link>
      <dl className={styles.more}>
        <div className={styles.part}>
          <dt className={styles.label}>{t('cashableChip')}</dt>
          <dd translate="no" className={styles.partValue}>
            {amount(wallet?.cash)}
          </dd>
        </div>
        <div className={styles.part}>
          <dt className={styles.label}>{t('nonCashChip')}</dt>
          <dd translate="no" className={styles.partValue}>
            {amount(wallet?.coins)}
          </dd>
        </div>
      </dl>
    </div>
  );
}
