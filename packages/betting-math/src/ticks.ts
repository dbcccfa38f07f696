/** The exchange's price ladder: from `from` (exclusive) up to `to` (inclusive) in steps of `step`. All in hundredths. */
const BANDS = [
  { to: 200, step: 1 },
  { to: 300, step: 2 },
  { to: 400, step: 5 },
  { to: 600, step: 10 },
  { to: 1000, step: 20 },
  { to: 2000, step: 50 },
  { to: 3000, step: 100 },
  { to: 5000, step: 200 },
  { to: 10_000, step: 500 },
  { to: 100_000, step: 1000 },
] as const;

/** Every price that may be offered, in hundredths, ascending: 101 … 100000. */
const LADDER: readonly number[] = (() => {
  const prices = [101];
  for (let price = 101; price < 100_000; ) {
    price += BANDS.find((band) => price < band.to)?.step ?? 1000;
    prices.push(price);
  }
  return prices;
})();

export const LOWEST_ODDS = 1.01;
export const HIGHEST_ODDS = 1000;

/** Where `hundredths` stands on the ladder: the index of the highest tick that is not above it, -1 below the lowest. */
function positionOf(hundredths: number): number {
  let low = 0;
  let high = LADDER.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((LADDER[middle] ?? Number.POSITIVE_INFINITY) <= hundredths) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Hundredths of odds, forgiving the noise of a float (2.02 * 100 is 202.00000000000003). */
const hundredthsOf = (odds: number) => {
  const rounded = Math.round(odds * 100);
  return Math.abs(odds * 100 - rounded) < 1e-6 ? rounded : odds * 100;
};
const oddsAt = (position: number): number | null => {
  const hundredths = LADDER[position];
  return hundredths === undefined ? null : hundredths / 100;
};

/** Whether `odds` is a price of the ladder. */
export function isTick(odds: number): boolean {
  const hundredths = hundredthsOf(odds);
  return LADDER[positionOf(hundredths)] === hundredths;
}

/** The highest tick that is not above `odds`; null where there is none (below 1.01, or not a number). */
export function tickAtOrBelow(odds: number): number | null {
  if (Number.isNaN(odds)) return null;
  return oddsAt(positionOf(hundredthsOf(odds)));
}

/** The lowest tick that is not below `odds`; null where there is none (above 1000, or not a number). */
export function tickAtOrAbove(odds: number): number | null {
  if (Number.isNaN(odds)) return null;
  const hundredths = hundredthsOf(odds);
  const position = positionOf(hundredths);
  return oddsAt(LADDER[position] === hundredths ? position : position + 1);
}

/** The tick `steps` above `odds` (below, when negative), counted from the highest tick not above it; null off the ladder. */
export function tickBeside(odds: number, steps: number): number | null {
  return oddsAt(positionOf(hundredthsOf(odds)) + steps);
}
