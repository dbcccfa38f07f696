import type { Hundredths } from './price.ts';

/** The exchange's price ladder: from the band before (exclusive) up to `to` (inclusive) in steps of `step`. */
const BANDS: readonly { readonly to: Hundredths; readonly step: Hundredths }[] = [
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
];
const LOWEST: Hundredths = 101;

/** Every price that may be offered, ascending: 101 … 100000. */
const LADDER: readonly Hundredths[] = (() => {
  const prices = [LOWEST];
  let price = LOWEST;
  for (const { to, step } of BANDS) {
    while (price < to) {
      price += step;
      prices.push(price);
    }
  }
  return prices;
})();

/** Where a price stands on the ladder: the index of the highest tick that is not above it, -1 below the lowest. */
function positionOf(price: Hundredths): number {
  let low = 0;
  let high = LADDER.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((LADDER[middle] ?? Number.POSITIVE_INFINITY) <= price) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

// What is asked about may lie between two hundredths; what is returned is a price of the ladder, in hundredths.

/** Whether odds are a price of the ladder. */
export const isTick = (odds: Hundredths): boolean => LADDER[positionOf(odds)] === odds;

/** The highest tick that is not above `odds`; null where none is (below 1.01, or not a number). */
export const tickAtOrBelow = (odds: Hundredths): Hundredths | null => LADDER[positionOf(odds)] ?? null;

/** The lowest tick that is not below `odds`; null where none is (above 1000, or not a number). */
export function tickAtOrAbove(odds: Hundredths): Hundredths | null {
  if (Number.isNaN(odds)) return null;
  return isTick(odds) ? odds : (LADDER[positionOf(odds) + 1] ?? null);
}

/** The tick that is nearest to `odds`, of two as near the lower one. Throws a `RangeError` for what is not a number. */
export function nearestTick(odds: Hundredths): Hundredths {
  const [below, above] = [tickAtOrBelow(odds), tickAtOrAbove(odds)];
  const nearest = below === null || (above !== null && above - odds < odds - below) ? above : below;
  if (nearest === null) throw new RangeError(`${odds} are no odds`);
  return nearest;
}

/**
 * The tick `steps` above `odds`, or below them where negative; null off the ladder. Between two ticks the first step leads to the
 * nearer one of its direction: one step below 2.01 is 2.00.
 */
export function tickBeside(odds: Hundredths, steps: number): Hundredths | null {
  const isBetween = steps < 0 && !isTick(odds);
  return LADDER[positionOf(odds) + steps + (isBetween ? 1 : 0)] ?? null;
}

/** How many steps of the ladder lead from one tick up to another, below zero down. Throws a `RangeError` for odds that are no tick. */
export function ticksBetween(from: Hundredths, to: Hundredths): number {
  for (const odds of [from, to]) if (!isTick(odds)) throw new RangeError(`${odds} is no tick`);
  return positionOf(to) - positionOf(from);
}
