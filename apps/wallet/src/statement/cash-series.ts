import type { StatementSummary } from '@pavilion/api-client';
import { type Paise, ZERO } from '@pavilion/money';
import { addDays, countDays, type Day } from '@pavilion/remote-kit';

/** One day of the chart: cash at its end, and what moved it. */
export interface DayPoint {
  readonly day: Day;
  readonly cash: Paise;
  readonly change: Paise;
  readonly deposits: Paise;
  readonly withdrawals: Paise;
}

/** Every day from `from` to `to`: one without entries ends with the cash that it began with. */
export function fillDays(summary: StatementSummary, from: Day, to: Day): DayPoint[] {
  const known = new Map(summary.days.map((each) => [each.day, each]));
  let cash = summary.openingCash;
  return Array.from({ length: Math.max(0, countDays(from, to)) }, (_, index) => {
    const day = addDays(from, index);
    const point = known.get(day) ?? { day, cash, change: ZERO, deposits: ZERO, withdrawals: ZERO };
    cash = point.cash;
    return point;
  });
}

/** How much cash there was on a day. */
type DayCash = Pick<DayPoint, 'day' | 'cash'>;

/** The least and the most cash that was at the end of a day, or as the first one began; the earlier one where two are equal. */
export function extremes(opening: Paise, points: readonly DayPoint[]): { least: DayCash; most: DayCash } | null {
  const [first] = points;
  if (!first) return null;
  const begun: DayCash = { day: first.day, cash: opening };
  return points.reduce(
    (found, point) => ({
      least: point.cash < found.least.cash ? point : found.least,
      most: point.cash > found.most.cash ? point : found.most,
    }),
    { least: begun, most: begun },
  );
}
