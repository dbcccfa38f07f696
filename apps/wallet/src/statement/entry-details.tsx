import type { StatementEntry } from '@pavilion/api-client';
import { useLocale } from '@pavilion/contract';
import { formatMoney, subtractPaise } from '@pavilion/money';
import { SumUp } from '@pavilion/shared-ui';
import { useMessages } from '../messages/index.ts';
import { signed } from './balance-rows.ts';
import { instantOf } from './day-text.ts';
import styles from './entries-table.module.css';
import { stateText } from './entry-state.tsx';

/** What an entry did to the account that it moved, and all that is known of it. */
export function EntryDetails({ entry }: { readonly entry: StatementEntry }) {
  const t = useMessages();
  const locale = useLocale();
  const coins = entry.account === 'coins';
  const after = formatMoney(entry.balanceAfter);
  const rows = [
    [t('what'), entry.title],
    [t('details'), entry.detail],
    [t('kind'), t(`kind_${entry.kind}`)],
    [t('state'), stateText(entry.state, t)],
    [t('chip'), coins ? t('nonCashChip') : t('cashableChip')],
    [t('when'), instantOf(entry.at, locale, t)],
  ].filter(([, value]) => value);
  return (
    <div className={styles.box}>
      <div>
        <h3>{coins ? t('howCoins', { amount: after }) : t('howCash', { amount: after })}</h3>
        <SumUp
          rows={[
            {
              label: coins ? t('coinsBefore') : t('cashBefore'),
              amount: formatMoney(subtractPaise(entry.balanceAfter, entry.amount)),
            },
            { label: t('thisEntry'), note: entry.title, ...signed(entry.amount) },
            { label: coins ? t('coinsAfter') : t('cashAfter'), amount: after, kind: 'total' },
          ]}
        />
      </div>
      <div>
        <h3>{t('entryOf', { reference: entry.reference })}</h3>
        <dl className={styles.known}>
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
