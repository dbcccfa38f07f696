import { paths, useSession } from '@pavilion/contract';
import { formatMoney, Skeleton } from '@pavilion/shared-ui';
import { Link } from 'react-router';
import { useWords } from '../words/index.ts';
import styles from './wallet-block.module.css';

/** Balance, and (with room for it) what it is made of (spec §2). It keeps its size while the figures are on their way. */
export function WalletBlock() {
  const say = useWords();
  const wallet = useSession((session) => session.wallet);
  const amount = (paise: number | undefined) =>
    paise === undefined ? <Skeleton width={84} height={14} /> : formatMoney(paise);
  return (
    <div className={styles.wallet}>
      <Link className={styles.main} to={paths.statement()}>
        <span className={styles.label}>{say('balance')}</span>
        <span className={styles.value}>{amount(wallet?.balance)}</span>
      </Link>
      <dl className={styles.more}>
        <div className={styles.part}>
          <dt className={styles.label}>{say('cashableChip')}</dt>
          <dd className={styles.partValue}>{amount(wallet?.cash)}</dd>
        </div>
        <div className={styles.part}>
          <dt className={styles.label}>{say('nonCashChip')}</dt>
          <dd className={styles.partValue}>{amount(wallet?.coins)}</dd>
        </div>
      </dl>
    </div>
  );
}
