import parsePhoneNumber from 'libphonenumber-js/core';
import type { AuthFieldError } from '../form/rules.ts';
import { asciiDigits } from './ascii-digits.ts';
import { india } from './india.ts';
import type { MobileDetails } from './mobile-details.ts';

/** What a number is written with: digits, and what people put between them. Anything else (letters, an extension) makes it none. */
const WRITTEN = /^[\d +().\-/‐-―]+$/;

/**
 * Reads what was typed or pasted as a valid Indian mobile number; null where it is none. Only India is allowed (spec §5). The
 * country's code may stand before it in any of the ways in which it is dialled (`+91`, `0091`, `091`, `91`), or the trunk's `0`;
 * characters that nobody sees, which come with a copied number, are no part of it.
 */
export function parseMobile(text: string): MobileDetails | null {
  const written = asciiDigits(text)
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (!WRITTEN.test(written)) return null;
  const dialled = written
    // `(+91) 98765…` is `+91 98765…`.
    .replace(/^\( ?(\+ ?\d+) ?\)/, '$1 ')
    // The trunk's 0 before the country's own code: the library takes either, not both.
    .replace(/^0(?=[ .-]*91)/, '');
  const number = parsePhoneNumber(dialled, { defaultCountry: 'IN', extract: false }, india);
  if (number?.country !== 'IN' || !number.isValid()) return null;
  return { mobile: number.nationalNumber, country_code: `+${number.countryCallingCode}` };
}

/** The one rule of every field for a number (spec §5). */
export const mobileRule = (text: string): AuthFieldError => (parseMobile(text) ? undefined : 'mobileInvalid');
