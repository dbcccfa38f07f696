import type { StatementEntry } from '@pavilion/api-client';
import { useLocale } from '@pavilion/contract';
import { formatSignedMoney, type Paise } from '@pavilion/money';
import type { Day } from '@pavilion/remote-kit';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useMessages } from '../messages/index.ts';
import { longDay } from './day-text.ts';
import styles from './entries-table.module.css';
import type { EntryDay } from './entry-days.ts';
import { EntryRow } from './entry-row.tsx';
import { useVisibleRows } from './use-visible-rows.tsx';

/** A row of the list: the heading of a day, or an entry under it. */
type Item =
  | { readonly key: string; readonly day: Day; readonly change: Paise | null }
  | { readonly key: string; readonly day: Day; readonly entry: StatementEntry };

/**
 * The entries, under their days. Which of them are open is kept by their id: it outlives a refresh and a longer list. Of a long list only
 * what is near the screen is in the page; `onEnd` hears when its end is.
 */
export function EntriesTable({
  days,
  today,
  onEnd,
}: {
  readonly days: readonly EntryDay[];
  readonly today: Day;
  readonly onEnd: () => void;
}) {
  const t = useMessages();
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
  const items = useMemo(() => itemsOf(days), [days]);
  const list = useRef<HTMLTableElement>(null);
  const { rows, above, below, measure, isAtEnd, onFocus, follower } = useVisibleRows(list, items.length);
  useEffect(() => {
    if (isAtEnd) onEnd();
  }, [isAtEnd, onEnd]);
  return (
    <>
      <table ref={list} className={styles.stmt} aria-rowcount={items.length + 1}>
        <caption className="sr">{t('entries')}</caption>
        <Head />
        <Space height={above} />
        {rows.map((index) => {
          const item = items[index];
          return (
            item && (
              <tbody key={item.key} ref={measure} data-index={index} onFocus={() => onFocus(index)}>
                {'entry' in item ? (
                  <EntryRow
                    entry={item.entry}
                    day={item.day}
                    index={index}
                    open={open.has(item.entry.id)}
                    onToggle={toggle}
                  />
                ) : (
                  <DayRow day={item.day} change={item.change} today={today} index={index} />
                )}
              </tbody>
            )
          );
        })}
        <Space height={below} />
      </table>
      {follower}
    </>
  );
}

const itemsOf = (days: readonly EntryDay[]): Item[] =>
  days.flatMap(({ day, entries, change }) => [
    { key: day, day, change },
    ...entries.map((entry) => ({ key: entry.id, day, entry })),
  ]);

function Head() {
  const t = useMessages();
  return (
    <thead>
      <tr aria-rowindex={1}>
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
  );
}

function DayRow({
  day,
  change,
  today,
  index,
}: {
  readonly day: Day;
  readonly change: Paise | null;
  readonly today: Day;
  readonly index: number;
}) {
  const t = useMessages();
  const locale = useLocale();
  return (
    <tr className={styles.day} aria-rowindex={index + 2}>
      <th colSpan={7} scope="rowgroup">
        {day === today ? t('today', { day: longDay(day, locale, today) }) : longDay(day, locale, today)}
        {change !== null && (
          <span translate="no" className={styles.dayChange}>
            {formatSignedMoney(change)}
          </span>
        )}
      </th>
    </tr>
  );
}

/** The room of rows that are not in the page. */
function Space({ height }: { readonly height: number }) {
  if (height <= 0) return null;
  return (
    <tbody aria-hidden="true">
      <tr className={styles.space}>
        <td colSpan={7} style={{ height }} />
      </tr>
    </tbody>
  );
}
