import { paths, useSession } from '@pavilion/contract';
import { formatMoney, type Paise } from '@pavilion/money';
import { Card, Icon, Skeleton, SumUp, Why } from '@pavilion/shared-ui';
import { Link, useLocation } from 'react-router';
import { exposurePlace } from '../address/exposure-address.ts';
import { usePageMessages } from '../messages/pages.ts';
import styles from './account-card.module.css';

/** The player's money at a glance: the balance opens into what it is made of. */
export function AccountCard() {
  const t = usePageMessages();
  const wallet = useSession((state) => state.wallet);
  const exposure = useSession((state) => state.exposureAmount);
  const place = useLocation();
  const amount = (figure: Paise | null | undefined) =>
    figure === null || figure === undefined ? <Skeleton width={96} height={20} /> : formatMoney(figure);
  return (
    <Card className={styles.card} role="group" aria-label={t('accountNow')}>
      <div className={styles.row}>
        <Icon name="wallet" size={20} className={styles.icon} />
        <span className={styles.label}>{t('balance')}</span>
        <span className={styles.value}>{amount(wallet?.balance)}</span>
      </div>
      {wallet && (
        <Why summary={t('whyBalance')}>
          <SumUp
            rows={[
              { label: t('cashableChip'), note: t('cashableNote'), amount: formatMoney(wallet.cash) },
              { label: t('nonCashChip'), note: t('nonCashNote'), amount: formatMoney(wallet.coins), kind: 'plus' },
              { label: t('balance'), amount: formatMoney(wallet.balance), kind: 'total' },
            ]}
          />
        </Why>
      )}
      <Link className={styles.row} to={exposurePlace(place)} aria-haspopup="dialog">
        <Icon name="exchange" size={20} className={styles.icon} />
        <span className={styles.label}>
          {t('exposure')}
          <small className={styles.note}>{t('exposureNote')}</small>
        </span>
        <span className={exposure !== null && exposure < 0 ? styles.valueLoss : styles.value}>{amount(exposure)}</span>
      </Link>
      <Link className={styles.row} to={paths.statement()}>
        <Icon name="statement" size={20} className={styles.icon} />
        <span className={styles.label}>
          {t('statement')}
          <small className={styles.note}>{t('statementNote')}</small>
        </span>
        <Icon name="chevron-right" size={20} className={styles.icon} />
      </Link>
    </Card>
  );
}
