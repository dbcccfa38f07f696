import {
  type Coins,
  decimalCoins,
  isCoins,
  isPaise,
  isWholePaise,
  type Paise,
  paiseOfRupees,
  parseCoins,
  rupeesOf,
} from '@pavilion/money';
import * as z from 'zod/mini';

/** An amount on the code's side of the wire, as the session keeps it in storage. */
export const amountInPaise = z.custom<Paise>(isPaise);

/** Decimal rupees (at most two decimals) on the wire, `Paise` in code. */
export const rupees = z.codec(
  z.number().check(z.refine(isWholePaise, { error: 'An amount has at most two decimals' })),
  amountInPaise,
  { decode: paiseOfRupees, encode: rupeesOf },
);

/** Coins with six decimals as text on the wire, which no reader rounds; `Coins` in code. */
export const coins = z.codec(
  z.string().check(z.refine((text) => parseCoins(text) !== null, { error: 'Coins have six decimals' })),
  z.custom<Coins>(isCoins),
  {
    // What is no amount of a coin has been refused above.
    decode: (text) => parseCoins(text) as Coins,
    encode: decimalCoins,
  },
);

/** An ISO 8601 instant on the wire, a `Date` in code. */
export const instant = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
});

/** A day of the calendar as a request names it, `2026-11-21`: of years that a database can count from. */
export const day = z.iso.date().check(z.regex(/^(?:19|20|21)/));
