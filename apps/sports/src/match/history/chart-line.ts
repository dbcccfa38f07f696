/** When, in seconds since 1970, and the price then; null while nobody offered one. */
export type PricePoint = readonly [at: number, odds: number | null];

/** The drawing's own units. */
export const CHART = { width: 300, height: 48 } as const;

/** The least that the highest price of a drawing is of its lowest. */
const LEAST = 1.2;

/** A line of prices as the path of a drawing. */
export interface ChartLine {
  /** Steps: a price stands until the next one. A gap where nobody offered one. */
  readonly path: string;
  readonly low: number;
  readonly high: number;
}

/**
 * The line through these points, up to `until`; null where none has a price. By the logarithm of the odds, so that 1.5 to 3 is as far
 * as 3 to 6.
 */
export function lineOf(points: readonly PricePoint[], until: number): ChartLine | null {
  const prices = points.flatMap(([, odds]) => (odds === null ? [] : [odds]));
  const [first] = points;
  if (!first || prices.length === 0) return null;
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const span = Math.max(1, until - first[0]);
  const x = (at: number) => round(((at - first[0]) / span) * CHART.width);
  // A price that hardly moved is drawn as such: the whole height is a fifth more at least.
  const room = Math.max(0, (Math.log(LEAST) - Math.log(high / low)) / 2);
  const y = (odds: number) =>
    round((CHART.height * (Math.log(high / odds) + room)) / (Math.log(high / low) + 2 * room));
  let path = '';
  let before: number | null = null;
  for (const [at, odds] of points) {
    if (before !== null) path += `H${x(at)}`;
    if (odds !== null) path += before === null ? `M${x(at)} ${y(odds)}` : `V${y(odds)}`;
    before = odds;
  }
  return { path: before === null ? path : `${path}H${x(until)}`, low, high };
}

const round = (value: number): number => Math.round(value * 10) / 10;
