import { plainText } from '@pavilion/money';
import parsePhoneNumber, { type PhoneNumber } from 'libphonenumber-js/core';
import type { AuthFieldError } from '../form/rules.ts';
import { india } from './india.ts';
import type { MobileDetails } from './mobile-details.ts';

/** The characters of a number: digits, what people put between them, and an extension. Other letters and signs make it no number. */
const WRITTEN = /^[\d +().\-/‐-―]+?(?:[ ,;]*(?:x|ext|extn|extension)[ .:=]*\d{1,8})?$/i;

/** `+91` before a number that has its own code: `+91 +91 98765 43210`. Ten digits after the code make it a whole number. */
const REPEATED_CODE = /^(?:\+ ?91[ .-]*)+(?=(?:\+ ?|00 ?)?91(?:\D*\d){10}\D*$)/;

/** Returns the valid Indian number of a text, with its extension where it has one; null where the text is no such number. */
function readNumber(text: string): PhoneNumber | null {
  const written = plainText(text).replace(/^tel: ?/i, '');
  if (!WRITTEN.test(written)) return null;
  const dialled = written
    // `(+91) 98765…` is `+91 98765…`.
    .replace(/^\( ?(\+ ?\d+) ?\)/, '$1 ')
    .replace(REPEATED_CODE, '')
    // The trunk's 0 before the country's own code: the library takes either, not both.
    .replace(/^0(?=[ .-]*91)/, '');
  const number = parsePhoneNumber(dialled, { defaultCountry: 'IN', extract: false }, india);
  return number?.country === 'IN' && number.isValid() ? number : null;
}

/**
 * Reads what was typed or pasted as a valid Indian mobile number. Only India is allowed (spec §5). Its code may come first in any of the
 * ways in which it is dialled (`+91`, `0091`, `091`, `91`), also twice, or the trunk's `0`. Returns null for anything else, and for a
 * number with an extension: a message to it may not reach the player.
 */
export function parseMobile(text: string): MobileDetails | null {
  const number = readNumber(text);
  if (!number || number.ext !== undefined) return null;
  return { mobile: number.nationalNumber, country_code: `+${number.countryCallingCode}` };
}

/** The one rule of every field for a number (spec §5). An extension is asked about. */
export function mobileRule(text: string): AuthFieldError {
  const number = readNumber(text);
  if (!number) return 'mobileInvalid';
  return number.ext === undefined ? undefined : 'mobileExtension';
}
