/** What a match's odds were: when, in seconds since 1970, and the best back price of home, draw and away; null where nobody offered one. */
export type Point = readonly [at: number, ...odds: (number | null)[]];

/** The prices of a match from when it was first seen, ever further apart. */
export interface Series {
  readonly points: readonly Point[];
  /** Seconds that lie between two points at least. */
  readonly apart: number;
  /** Of all that was seen, not of the points that are left. */
  readonly low: readonly (number | null)[];
  readonly high: readonly (number | null)[];
}

/** How many points of a match are kept. */
export const MOST_POINTS = 120;
/** Seconds between two points at first: the world is looked at as often. */
export const EVERY = 5;

/** A match that is first seen now. */
export const begun = (point: Point): Series => ({
  points: [point],
  apart: EVERY,
  low: oddsIn(point),
  high: oddsIn(point),
});

const oddsIn = ([, ...odds]: Point): readonly (number | null)[] => odds;

/**
 * The series with what the prices are now. Where it is full every second point goes, but not the first, and they come half as often from
 * then on: a match of days takes the room of one of minutes.
 */
export function seen(series: Series, point: Point): Series {
  const odds = oddsIn(point);
  const low = odds.map((each, at) => among(Math.min, each, series.low[at]));
  const high = odds.map((each, at) => among(Math.max, each, series.high[at]));
  const [last = Number.NEGATIVE_INFINITY] = series.points.at(-1) ?? [];
  if (point[0] - last < series.apart) return { ...series, low, high };
  const points = [...series.points, point];
  if (points.length <= MOST_POINTS) return { ...series, points, low, high };
  return { points: points.filter((_, at) => at % 2 === 0), apart: series.apart * 2, low, high };
}

function among(
  choose: (a: number, b: number) => number,
  a: number | null,
  b: number | null | undefined,
): number | null {
  if (a === null) return b ?? null;
  return b === null || b === undefined ? a : choose(a, b);
}
