import { paths, useSession } from '@pavilion/contract';
import { Card, formatMoney, Icon, Skeleton, SumUp, Why } from '@pavilion/shared-ui';
import { Link } from 'react-router';
import { useWords } from '../words/index.ts';
import styles from './account-card.module.css';

/** The player's money at a glance: the balance opens into what it is made of. */
export function AccountCard() {
  const say = useWords();
  const wallet = useSession((state) => state.wallet);
  const exposure = useSession((state) => state.exposureAmount);
  const amount = (paise: number | null | undefined) =>
    paise === null || paise === undefined ? <Skeleton width={96} height={20} /> : formatMoney(paise);
  return (
    <Card className={styles.card} role="group" aria-label={say('accountNow')}>
      <div className={styles.row}>
        <Icon name="wallet" size={20} className={styles.icon} />
        <span className={styles.label}>{say('balance')}</span>
        <span className={styles.value}>{amount(wallet?.balance)}</span>
      </div>
      {wallet && (
        <Why summary={say('whyBalance')}>
          <SumUp
            rows={[
              { label: say('cashableChip'), note: say('cashableNote'), amount: formatMoney(wallet.cash) },
              { label: say('nonCashChip'), note: say('nonCashNote'), amount: formatMoney(wallet.coins), kind: 'plus' },
              { label: say('balance'), amount: formatMoney(wallet.balance), kind: 'total' },
            ]}
          />
        </Why>
      )}
      <div className={styles.row}>
        <Icon name="exchange" size={20} className={styles.icon} />
        <span className={styles.label}>
          {say('exposure')}
          <small className={styles.note}>{say('exposureNote')}</small>
        </span>
        <span className={exposure !== null && exposure < 0 ? styles.valueLoss : styles.value}>{amount(exposure)}</span>
      </div>
      <Link className={styles.row} to={paths.statement()}>
        <Icon name="statement" size={20} className={styles.icon} />
        <span className={styles.label}>
          {say('statement')}
          <small className={styles.note}>{say('statementNote')}</small>
        </span>
        <Icon name="chevron-right" size={20} className={styles.icon} />
      </Link>
    </Card>
  );
}
