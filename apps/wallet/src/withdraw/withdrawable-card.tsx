import type { Withdrawable } from '@pavilion/api-client';
import { paths, useSession } from '@pavilion/contract';
import { ZERO } from '@pavilion/money';
import { SumUp } from '@pavilion/shared-ui';
import { Link } from 'react-router';
import { useWithdrawMessages } from '../messages/withdraw.ts';
import panel from '../parts/panel.module.css';
import { LargeAmount } from '../parts/panel.tsx';
import styles from './withdraw.module.css';
import { withdrawableRows } from './withdrawable-rows.ts';

/** What can be withdrawn, opened into its subtraction, with the way to what is taken off. */
export function WithdrawableCard({ available }: { readonly available: Withdrawable }) {
  const t = useWithdrawMessages();
  const coins = useSession(({ wallet }) => wallet?.coins ?? ZERO);
  return (
    <section className={panel.panel} aria-label={t('withdrawable')}>
      <div className={styles.cardHead}>
        <span>{t('withdrawable')}</span>
        <b>
          <LargeAmount amount={available.withdrawable} />
        </b>
      </div>
      <div className={styles.cardSum}>
        <SumUp rows={withdrawableRows(available, coins, t)} />
      </div>
      {(available.held > 0 || available.locked > 0) && (
        <p className={styles.cardLinks}>
          {available.held > 0 && (
            <Link className={styles.link} to={paths.myBets()}>
              {t('openBets')}
            </Link>
          )}
          {available.locked > 0 && (
            <Link className={styles.link} to={paths.bonus()}>
              {t('theBonus')}
            </Link>
          )}
        </p>
      )}
    </section>
  );
}
