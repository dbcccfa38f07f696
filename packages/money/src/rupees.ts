import { isPaise, type Paise, paise } from './paise.ts';
import { plainText } from './plain-text.ts';

// The one place where rupees and paise are converted: the wire's codec, the reader of typed amounts and the formatters use it.
const PAISE_A_RUPEE = 100;

/** An amount as decimal rupees, for the wire and for showing. */
export const rupeesOf = (amount: Paise): number => amount / PAISE_A_RUPEE;

/**
 * Whether decimal rupees are a whole number of paise that a double holds exactly. Two decimals that are read from text, and paise
 * that are divided by 100, are the same double: both are the one nearest to the amount. So nothing else is let through.
 */
export function isWholePaise(rupees: number): boolean {
  const amount = Math.round(rupees * PAISE_A_RUPEE);
  return isPaise(amount) && amount / PAISE_A_RUPEE === rupees;
}

/** Decimal rupees as an amount. Throws a `RangeError` where they are no whole number of paise. */
export function paiseOfRupees(rupees: number): Paise {
  if (!isWholePaise(rupees)) throw new RangeError(`${rupees} rupees are no whole number of paise`);
  return paise(Math.round(rupees * PAISE_A_RUPEE));
}

/** An amount as plain decimal rupees with an ASCII minus, as a spreadsheet adds them up: `-8420.00`. */
export function decimalRupees(amount: Paise): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * Digits with at most two decimals. A comma groups digits as in India (`1,05,000`) or the West (`105,000`) and nothing else: `10,50` may
 * be a decimal comma, which must never multiply an amount by a hundred.
 */
const AMOUNT = /^(?:\d+|[1-9]\d?(?:,\d{2})*,\d{3}|[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d{1,2})?$/;

/**
 * Reads what a player typed into a field for rupees: digits of any script, correctly grouped or not grouped, at most two decimals; with the
 * sign or name of rupees at either end, and `/-` as on a cheque. Returns null for everything else.
 */
export function parseRupees(text: string): Paise | null {
  const rupees = rupeesIn(text);
  return rupees !== null && isWholePaise(rupees) ? paiseOfRupees(rupees) : null;
}

/** Whether a text is an amount of rupees that is too large to be read: more than any limit. */
export const isTooManyRupees = (text: string): boolean =>
  (rupeesIn(text) ?? 0) * PAISE_A_RUPEE > Number.MAX_SAFE_INTEGER;

function rupeesIn(text: string): number | null {
  const digits = plainText(text)
    .replace(/^(?:₹\s*)+/, '')
    .replace(/^(?:rs\.?|inr)\s*/i, '')
    .replace(/\s*(?:₹|rs\.?|inr)$/i, '')
    .replace(/\s*\/[-–=]$/, '');
  return AMOUNT.test(digits) ? Number(digits.replaceAll(',', '')) : null;
}
