import type { StatementEntry, StatementFilter } from '@pavilion/api-client';
import { plainText } from '@pavilion/money';
import { addDays, countDays, type Day, isDay, type UrlCodec } from '@pavilion/remote-kit';

export const periodNames = ['7d', 'month', '90d'] as const;
export type PeriodName = (typeof periodNames)[number];

/** The days that a statement covers, both included. `name` is null for days of the player's own choice. */
export interface Period {
  readonly name: PeriodName | null;
  readonly from: Day;
  readonly to: Day;
}

export type EntryKind = StatementEntry['kind'];
/** The kinds that have a filter of their own. */
export const filterKinds = [
  'sports',
  'casino',
  'deposit',
  'withdrawal',
  'bonus',
] as const satisfies readonly EntryKind[];
type FilterKind = (typeof filterKinds)[number];

/** What of the statement is shown. It stands in the address, nowhere else. */
export interface StatementView {
  readonly period: Period;
  readonly kind: FilterKind | null;
  readonly reference: string;
}

/** The longest statement at once, in days, and the longest reference that the wire takes. */
export const LONGEST_PERIOD = 366;
const LONGEST_REFERENCE = 80;

/** The days of a named period that ends today. */
export function periodOf(name: PeriodName, today: Day): Period {
  if (name === 'month') return { name, from: `${today.slice(0, 8)}01`, to: today };
  return { name, from: addDays(today, name === '7d' ? -6 : -89), to: today };
}

/** Days of the player's own choice, brought into what can be asked: in order, not after today, not too many. */
export function customPeriod(from: Day, to: Day, today: Day): Period {
  const passed = (day: Day) => (day <= today ? day : today);
  const [start, end] = from <= to ? [passed(from), passed(to)] : [passed(to), passed(from)];
  const tooLong = countDays(start, end) > LONGEST_PERIOD;
  return { name: null, from: tooLong ? addDays(end, 1 - LONGEST_PERIOD) : start, to: end };
}

/** Whether the address asks for more days than a statement has at once, so that it begins later than it says. */
export function isCut(params: URLSearchParams, { from }: Period): boolean {
  const days = [params.get('from'), params.get('to')].filter(isDay);
  return days.length === 2 && days.some((day) => day < from);
}

/** The view that is shown, how the address keeps it, and a function that changes a part of it. */
export interface StatementViewControl {
  readonly view: StatementView;
  readonly codec: UrlCodec<StatementView>;
  readonly today: Day;
  readonly change: (part: Partial<StatementView>) => void;
}

const names = ['period', 'from', 'to', 'kind', 'reference'] as const;

/** The view in the address: `period`, or `from` and `to`; `kind`; `reference`. This month's entries of every kind are left out. */
export function viewCodec(today: Day): UrlCodec<StatementView> {
  return {
    read(params) {
      const name = periodNames.find((each) => each === params.get('period'));
      const from = params.get('from');
      const to = params.get('to');
      const period = isDay(from) && isDay(to) ? customPeriod(from, to, today) : periodOf(name ?? 'month', today);
      return {
        period,
        kind: filterKinds.find((each) => each === params.get('kind')) ?? null,
        reference: (params.get('reference') ?? '').trim().slice(0, LONGEST_REFERENCE),
      };
    },
    write(params, { period, kind, reference }) {
      const next = new URLSearchParams(params);
      for (const name of names) next.delete(name);
      if (period.name === null) {
        next.set('from', period.from);
        next.set('to', period.to);
      } else if (period.name !== 'month') next.set('period', period.name);
      if (kind) next.set('kind', kind);
      if (reference.trim()) next.set('reference', reference.trim());
      return next;
    },
  };
}

/** The filter of a period alone: what the balance and the chart are made of. */
export function periodFilter({ period }: StatementView): StatementFilter {
  return { from: period.from, to: period.to };
}

/** The filter of the entries. Without kind and reference it is the period's own, so both are one request. */
export function entryFilter(view: StatementView): StatementFilter {
  // The operator compares it: it gets no invisible characters and no full-width forms.
  const reference = plainText(view.reference);
  return {
    ...periodFilter(view),
    ...(view.kind ? { kind: view.kind } : {}),
    ...(reference ? { reference } : {}),
  };
}
