import { useLocale } from '@pavilion/contract';
import { formatSignedMoney } from '@pavilion/money';
import type { Day } from '@pavilion/remote-kit';
import { useCallback, useState } from 'react';
import { useMessages } from '../messages/index.ts';
import { longDay } from './day-text.ts';
import styles from './entries-table.module.css';
import type { EntryDay } from './entry-days.ts';
import { EntryRow } from './entry-row.tsx';

/** The entries by day. Which of them are open is kept by their id: it outlives a refresh and a longer list. */
export function EntriesTable({ days, today }: { readonly days: readonly EntryDay[]; readonly today: Day }) {
  const t = useMessages();
  const locale = useLocale();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback(
    (id: string) =>
      setOpen((now) => {
        const next = new Set(now);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [],
  );
  return (
    <table className={styles.stmt}>
      <caption className="sr">{t('entries')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('time')}</th>
          <th scope="col">{t('entry')}</th>
          <th scope="col" className={styles.reference}>
            {t('reference')}
          </th>
          <th scope="col">{t('state')}</th>
          <th scope="col" className={styles.right}>
            {t('amount')}
          </th>
          <th scope="col" className={styles.right}>
            {t('cashAfter')}
          </th>
          <th scope="col">
            <span className="sr">{t('details')}</span>
          </th>
        </tr>
      </thead>
      {days.map(({ day, entries, change }) => (
        <tbody key={day}>
          <tr className={styles.day}>
            <th colSpan={7} scope="rowgroup">
              {day === today ? t('today', { day: longDay(day, locale, today) }) : longDay(day, locale, today)}
              {change !== null && <span className={styles.dayChange}>{formatSignedMoney(change)}</span>}
            </th>
          </tr>
          {entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} day={day} open={open.has(entry.id)} onToggle={toggle} />
          ))}
        </tbody>
      ))}
    </table>
  );
}
