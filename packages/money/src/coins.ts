import { type Paise, paise } from './paise.ts';

declare const unit: unique symbol;

/** How much of a coin: a whole number of its millionths, which is what one is counted to. */
export type Coins = number & { readonly [unit]: 'millionths' };

const DECIMALS = 6;
const MILLIONTHS = 10n ** BigInt(DECIMALS);

export const isCoins = (value: unknown): value is Coins => Number.isSafeInteger(value) && Number(value) > 0;

function coins(millionths: bigint): Coins {
  const count = Number(millionths);
  if (!isCoins(count)) throw new RangeError(`${millionths} millionths are no amount of a coin`);
  return count;
}

/** How many coins an amount is at a rate, paise for one: rounded up, so that what arrives is never worth less. */
export const coinsFor = (amount: Paise, rate: Paise): Coins =>
  coins((BigInt(amount) * MILLIONTHS + BigInt(rate) - 1n) / BigInt(rate));

/**
 * What coins are worth at a rate, rounded down to the paisa. Of `coinsFor` an amount it is that amount, as long as a millionth is worth no
 * more than a paisa.
 */
export const worthOf = (count: Coins, rate: Paise): Paise => paise(Number((BigInt(count) * BigInt(rate)) / MILLIONTHS));

/** Coins as they are written, and on the wire: `56.561086`. */
export function decimalCoins(count: Coins): string {
  const digits = String(count).padStart(DECIMALS + 1, '0');
  return `${digits.slice(0, -DECIMALS)}.${digits.slice(-DECIMALS)}`;
}

/** Written coins, with all of their decimals; null where it is not that. */
export function parseCoins(text: string): Coins | null {
  if (!/^\d{1,9}\.\d{6}$/.test(text)) return null;
  const count = Number(text.replace('.', ''));
  return isCoins(count) ? count : null;
}
