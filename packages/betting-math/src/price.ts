import { type Paise, paise, share, sumPaise } from '@pavilion/money';

/** The kinds of market; their prices never mix (betting.md). */
export type MarketKind = 'match_odds' | 'bookmaker' | 'fancy';

/**
 * Prices are counted in hundredths of what the wire says, so that nothing drifts: odds 1.93 are 193, a bookmaker's rate of 92
 * and a fancy's volume of 92 are 9200. Which of the three a figure is, its kind of market says.
 */
export type Hundredths = number;

/** A price of the wire in hundredths; null where it has more than two decimals. */
export function hundredthsOf(price: number): Hundredths | null {
  const hundredths = Math.round(price * 100);
  return Math.abs(price * 100 - hundredths) < 1e-6 * Math.max(1, price) ? hundredths : null;
}

/** A price as the wire says it: 193 are 1.93. Returns the very double that the text `1.93` is read as. */
export const figureOf = (price: Hundredths): number => price / 100;

/**
 * What a stake wins: at odds `s·(o − 1)`, at a bookmaker's rate `s·r / 100`, at a fancy's volume `s·v / 100`. Rounded to the paisa
 * with a half to the even one, as `share_of` and `bet_profit` of the operator's database do it. Throws a `RangeError` for a price
 * that is no whole number of hundredths, and where a product is beyond what a double holds exactly.
 */
export const profitAt = (kind: MarketKind, stake: Paise, price: Hundredths): Paise =>
  kind === 'match_odds' ? share(stake, price - 100, 100) : share(stake, price, 10_000);

/** The greatest stake whose profit at a price is still counted exactly: some ninety crore rupees at odds of 1000. */
export const greatestCounted = (price: Hundredths): Paise =>
  paise(Math.floor(Number.MAX_SAFE_INTEGER / Math.max(1, price)));

/** A price as decimal odds, for showing kinds side by side: a rate of 92 and a volume of 92 are 1.92 (betting.md, "Bookmaker"). */
export const decimalOdds = (kind: MarketKind, price: Hundredths): number =>
  kind === 'match_odds' ? price / 100 : (10_000 + price) / 10_000;

/** What was matched of a bet at one price. */
export interface Fill {
  readonly stake: Paise;
  readonly price: Hundredths;
  /** What the backer wins, where it is not what stake and price come to: of a cash-out's legs (`cashOutOf`). */
  readonly profit?: Paise | null | undefined;
}

/** The price that fills came to on average, each by its stake; a half goes to the even hundredth. Null where nothing was matched. */
export function averagePrice(fills: readonly Fill[]): Hundredths | null {
  const stake = BigInt(sumPaise(fills, (fill) => fill.stake));
  if (stake === 0n) return null;
  const weighed = fills.reduce((sum, fill) => sum + BigInt(fill.stake) * BigInt(fill.price), 0n);
  const [below, twice] = [weighed / stake, 2n * (weighed % stake)];
  return Number(twice > stake || (twice === stake && below % 2n === 1n) ? below + 1n : below);
}
