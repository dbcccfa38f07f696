import type { StatementSummary } from '@pavilion/api-client';
import { absolutePaise, type Paise, paise, rupeesOf, ZERO } from '@pavilion/money';
import { addDays, countDays, type Day } from '@pavilion/remote-kit';

/** One day of the chart: cash at its end, and what moved it. */
export interface DayPoint {
  readonly day: Day;
  readonly cash: Paise;
  readonly change: Paise;
  readonly deposits: Paise;
  readonly withdrawals: Paise;
}

/** What the vertical axis spans, in paise and parts of them, and the amounts where its lines are. */
export interface Scale {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly Paise[];
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

/** An axis that holds every value with some air, with three to six lines at round amounts. */
export function scaleOf(values: readonly Paise[]): Scale {
  const least = Math.min(...values);
  const most = Math.max(...values);
  const spread = most - least;
  // A level line still needs a height to stand in, and lines a rupee apart are the closest that there are.
  const span = spread === 0 ? Math.max(Math.abs(most) * 0.2, 100_00) : Math.max(spread * 1.2, 4_00);
  const air = (span - spread) / 2;
  const low = least >= 0 ? Math.max(0, least - air) : least - air;
  const high = most + air;
  const step = roundStep((high - low) / 4);
  const ticks: Paise[] = [];
  for (let tick = Math.ceil(low / step) * step; tick <= high; tick += step) ticks.push(paise(tick));
  return { low, high, ticks };
}

/** The first of 1, 2, 2.5, 5, 10, 20 … rupees that is not below what is wanted; never a part of a rupee. */
function roundStep(wanted: number): number {
  const power = Math.max(100, 10 ** Math.floor(Math.log10(Math.max(wanted, 100))));
  const factors = power > 100 ? [1, 2, 2.5, 5, 10] : [1, 2, 5, 10];
  return (factors.find((factor) => factor * power >= wanted) ?? 10) * power;
}

/** Where a day stands from left to right, 0 to 100. A single day is drawn at the right. */
export function xOf(index: number, days: number): number {
  return days < 2 ? 100 : (index / (days - 1)) * 100;
}

/** Where an amount stands from top to bottom, 0 to 100. */
export function yOf(amount: Paise, { low, high }: Scale): number {
  return ((high - amount) / (high - low)) * 100;
}

/** The line as SVG path data on 100 by 100: the opening cash, level to each day and then straight to that day's end. */
export function stepPath(opening: Paise, points: readonly DayPoint[], scale: Scale): string {
  const steps = points.map(({ cash }, index) => `H${round(xOf(index, points.length))}V${round(yOf(cash, scale))}`);
  return `M0 ${round(yOf(opening, scale))}${steps.join('')}`;
}

/** The surface below the line. */
export function areaPath(opening: Paise, points: readonly DayPoint[], scale: Scale): string {
  return `${stepPath(opening, points, scale)}V100H0Z`;
}

const round = (value: number) => String(Math.round(value * 100) / 100);

/** Which days are named below the chart: the first, the last, and at most two between. */
export function namedDays(days: number): number[] {
  if (days < 1) return [];
  const parts = Math.min(3, days - 1);
  return Array.from({ length: parts + 1 }, (_, index) => (parts === 0 ? 0 : Math.round((index * (days - 1)) / parts)));
}

// A rupee is the seventh figure behind the point of a crore.
const exact = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 7 });

/** A line's amount, short and exact: `₹85K`, `₹1.05L`, `−₹2K`. */
export function axisLabel(amount: Paise): string {
  const rupees = rupeesOf(absolutePaise(amount));
  const [unit, letters] =
    rupees >= 1e7 ? [1e7, 'Cr'] : rupees >= 1e5 ? [1e5, 'L'] : rupees >= 1e3 ? [1e3, 'K'] : [1, ''];
  return `${amount < 0 ? '−' : ''}₹${exact.format(rupees / unit)}${letters}`;
}

/** The days with the least and the most cash at their end; the earlier one where two are equal. */
export function extremes(points: readonly DayPoint[]): { least: DayPoint; most: DayPoint } | null {
  const [first, ...rest] = points;
  if (!first) return null;
  return rest.reduce(
    (found, point) => ({
      least: point.cash < found.least.cash ? point : found.least,
      most: point.cash > found.most.cash ? point : found.most,
    }),
    { least: first, most: first },
  );
}
