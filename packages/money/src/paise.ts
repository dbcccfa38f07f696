declare const unit: unique symbol;

/**
 * An amount of money: a whole number of paise, in the range that a double holds exactly. The type keeps amounts apart from
 * other numbers: a count, a price or an amount in rupees is not accepted in its place, and plain arithmetic loses it.
 */
export type Paise = number & { readonly [unit]: 'paise' };

/** Whether a value can be an amount. */
export const isPaise = (value: unknown): value is Paise => Number.isSafeInteger(value);

/** A number as an amount. Throws a `RangeError` for a part of a paisa and for what a double can't hold exactly. */
export function paise(value: number): Paise {
  // -0 is an amount that equals 0 and yet is not the same as it.
  const amount = value === 0 ? 0 : value;
  if (!isPaise(amount)) throw new RangeError(`${value} is no whole number of paise`);
  return amount;
}

export const ZERO = paise(0);

/** The sum of all amounts. Throws where it is beyond what a double holds exactly. */
export const addPaise = (...amounts: readonly Paise[]): Paise => sumPaise(amounts, (amount) => amount);

/** What is left of `from` without `amount`; below zero where that is more. */
export const subtractPaise = (from: Paise, amount: Paise): Paise => paise(from - amount);

/** The sum of one amount of each item; zero where there is none. */
export function sumPaise<Item>(items: Iterable<Item>, amountOf: (item: Item) => Paise): Paise {
  let total = ZERO;
  for (const item of items) total = paise(total + amountOf(item));
  return total;
}

export const negatePaise = (amount: Paise): Paise => paise(-amount);
export const absolutePaise = (amount: Paise): Paise => (amount < 0 ? negatePaise(amount) : amount);
export const minPaise = (first: Paise, ...others: readonly Paise[]): Paise => paise(Math.min(first, ...others));
export const maxPaise = (first: Paise, ...others: readonly Paise[]): Paise => paise(Math.max(first, ...others));
