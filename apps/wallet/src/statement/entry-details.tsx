import type { StatementEntry } from '@pavilion/api-client';
import { useLocale } from '@pavilion/contract';
import { formatMoney, SumUp } from '@pavilion/shared-ui';
import { useWords } from '../words/index.ts';
import { signed } from './balance-rows.ts';
import { instantOf } from './day-words.ts';
import styles from './entries-table.module.css';
import { stateWords } from './entry-state.tsx';

/** What an entry did to the account that it moved, and all that is known of it. */
export function EntryDetails({ entry }: { readonly entry: StatementEntry }) {
  const say = useWords();
  const locale = useLocale();
  const coins = entry.account === 'coins';
  const after = formatMoney(entry.balanceAfter);
  const facts = [
    [say('what'), entry.title],
    [say('details'), entry.detail],
    [say('kind'), say(`kind_${entry.kind}`)],
    [say('state'), stateWords(entry.state, say)],
    [say('chip'), coins ? say('nonCashChip') : say('cashableChip')],
    [say('when'), say('indiaTime', { time: instantOf(entry.at, locale) })],
  ].filter(([, value]) => value);
  return (
    <div className={styles.box}>
      <div>
        <h3>{coins ? say('howCoins', { amount: after }) : say('howCash', { amount: after })}</h3>
        <SumUp
          rows={[
            {
              label: coins ? say('coinsBefore') : say('cashBefore'),
              amount: formatMoney(entry.balanceAfter - entry.amount),
            },
            { label: say('thisEntry'), note: entry.title, ...signed(entry.amount) },
            { label: coins ? say('coinsAfter') : say('cashAfter'), amount: after, kind: 'total' },
          ]}
        />
      </div>
      <div>
        <h3>{say('entryOf', { reference: entry.reference })}</h3>
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
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
