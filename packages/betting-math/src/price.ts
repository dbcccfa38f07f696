import { type Paise, share } from '@pavilion/money';

/**
 * Prices are counted in hundredths of what the wire says, so that nothing drifts: odds 1.93 are 193, a bookmaker's rate of 92
 * and a fancy's volume of 92 are 9200. Which of the three a figure is, is said by the function it is given to.
 */
export type Hundredths = number;

/** A price of the wire in hundredths; null where it has more than two decimals. */
export function hundredthsOf(price: number): Hundredths | null {
  const hundredths = Math.round(price * 100);
  return Math.abs(price * 100 - hundredths) < 1e-6 * Math.max(1, price) ? hundredths : null;
}

/** What a stake wins at decimal odds: `s·(o − 1)`. */
export const profitAtOdds = (stake: Paise, odds: Hundredths): Paise => share(stake, odds - 100, 100);

/** What a stake wins at a bookmaker's rate, in paise for each 100: `s·r / 100`. */
export const profitAtRate = (stake: Paise, rate: Hundredths): Paise => share(stake, rate, 10_000);

/** What a stake wins at a fancy's volume, in paise for each 100: `s·v / 100`. */
export const profitAtVolume = (stake: Paise, volume: Hundredths): Paise => share(stake, volume, 10_000);
