import * as z from 'zod/mini';

/** Integer paise: the only unit of money in code. On the wire an amount is decimal rupees. */
export type Paise = number;

/** Decimal rupees (at most two decimals) on the wire, integer paise in code. */
export const rupees = z.codec(
  z.number().check(z.refine((value) => hasTwoDecimals(value), { error: 'An amount has at most two decimals' })),
  z.int(),
  { decode: (value) => Math.round(value * 100), encode: (paise) => paise / 100 },
);

/** An ISO 8601 instant on the wire, a `Date` in code. */
export const instant = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
});

/** A day of the calendar as a request names it, `2026-11-21`: of years that a database can count from. */
export const day = z.iso.date().check(z.regex(/^(?:19|20|21)/));

/** The exact match is for great amounts, where a double's own step is wider than the tolerance. */
function hasTwoDecimals(value: number): boolean {
  const paise = Math.round(value * 100);
  return paise / 100 === value || Math.abs(value * 100 - paise) < 1e-6;
}
