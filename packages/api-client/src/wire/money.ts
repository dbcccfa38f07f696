import { isPaise, isWholePaise, type Paise, paiseOfRupees, rupeesOf } from '@pavilion/money';
import * as z from 'zod/mini';

/** An amount on the code's side of the wire, as the session keeps it in storage. */
export const amountInPaise = z.custom<Paise>(isPaise);

/** Decimal rupees (at most two decimals) on the wire, `Paise` in code. */
export const rupees = z.codec(
  z.number().check(z.refine(isWholePaise, { error: 'An amount has at most two decimals' })),
  amountInPaise,
  { decode: paiseOfRupees, encode: rupeesOf },
);

/** An ISO 8601 instant on the wire, a `Date` in code. */
export const instant = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
});

/** A day of the calendar as a request names it, `2026-11-21`: of years that a database can count from. */
export const day = z.iso.date().check(z.regex(/^(?:19|20|21)/));
