import parsePhoneNumber from 'libphonenumber-js/core';
import { india } from './india.ts';
import type { MobileDetails } from './mobile-details.ts';

/**
 * Reads what was typed or pasted (`98765 43210`, `098765…`, `+91 98765…`) as a valid Indian mobile number; null where it is
 * none. Only India is allowed (spec §5).
 */
export function parseMobile(text: string): MobileDetails | null {
  const number = parsePhoneNumber(text, { defaultCountry: 'IN', extract: false }, india);
  if (number?.country !== 'IN' || !number.isValid()) return null;
  return { mobile: number.nationalNumber, country_code: `+${number.countryCallingCode}` };
}
