import type { Bonus } from '@pavilion/api-client';
import { formatMoney, formatPercent } from '@pavilion/money';
import { classNames } from '@pavilion/shared-ui';
import { useBonusMessages } from '../messages/bonus.ts';
import { Panel } from '../parts/panel.tsx';
import styles from '../parts/plain-table.module.css';
import { wageredInAll } from './bonus-sums.ts';

/** What counts how much, and how much of each has counted; of a bonus that has not begun the percentages alone. */
export function ProductTable({ bonus }: { readonly bonus: Bonus }) {
  const t = useBonusMessages();
  const total = wageredInAll(bonus);
  const hasBegun = bonus.startedAt !== undefined;
  return (
    <Panel title={t('counts')}>
      <table className={classNames(styles.plain, styles.amounts)}>
        <thead>
          <tr>
            <th scope="col">{t('product')}</th>
            {hasBegun && <th scope="col">{t('atRisk')}</th>}
            <th scope="col">{t('countsShare')}</th>
            {hasBegun && <th scope="col">{t('counted')}</th>}
          </tr>
        </thead>
        <tbody>
          {bonus.contributions.map(({ product, percent, stake, counted }) => (
            <tr key={product}>
              <th scope="row">{t(`product_${product}`)}</th>
              {hasBegun && (
                <td translate="no" className={styles.soft}>
                  {formatMoney(stake)}
                </td>
              )}
              <td>{formatPercent(percent)}</td>
              {hasBegun && (
                <td translate="no" className={styles.figure}>
                  {formatMoney(counted)}
                </td>
              )}
            </tr>
          ))}
        </tbody>
        {hasBegun && (
          <tfoot>
            <tr>
              <th scope="row">{t('total')}</th>
              <td translate="no">{formatMoney(total.stake)}</td>
              <td />
              <td translate="no">{formatMoney(total.counted)}</td>
            </tr>
          </tfoot>
        )}
      </table>
      <p className={styles.note}>{t('countsNote')}</p>
    </Panel>
  );
}
