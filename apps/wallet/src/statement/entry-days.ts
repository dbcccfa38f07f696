import type { StatementEntry, StatementSummary } from '@pavilion/api-client';
import { type Paise, sumPaise, ZERO } from '@pavilion/money';
import { type Day, dayOf } from '@pavilion/remote-kit';

/** The entries of one day, newest first. */
export interface EntryDay {
  readonly day: Day;
  readonly entries: readonly StatementEntry[];
  /** What the day did to cash; null while that cannot be known. */
  readonly change: Paise | null;
}

/**
 * Entries by their day in India. A day's change is the summary's as long as every entry is listed; under a filter it is
 * what the listed entries of cash made, known once all of the day's have come.
 */
export function groupByDay(
  entries: readonly StatementEntry[],
  summary: StatementSummary | null,
  { filtered, complete }: { readonly filtered: boolean; readonly complete: boolean },
): EntryDay[] {
  const days = new Map<Day, StatementEntry[]>();
  for (const entry of entries) {
    const day = dayOf(entry.at);
    const list = days.get(day);
    if (list) list.push(entry);
    else days.set(day, [entry]);
  }
  const last = [...days.keys()].at(-1);
  const changes = new Map(summary?.days.map(({ day, change }) => [day, change]));
  const changeOf = (day: Day, list: readonly StatementEntry[]) => {
    if (!filtered) return changes.get(day) ?? null;
    if (day === last && !complete) return null;
    return sumPaise(list, ({ account, amount }) => (account === 'cash' ? amount : ZERO));
  };
  return [...days].map(([day, list]) => ({ day, entries: list, change: changeOf(day, list) }));
}
