import { Refusal } from '../../base/index.ts';
import type { Mobile } from './players.ts';

/** An Indian mobile number begins with 6, 7, 8 or 9. Only India is served (spec §1, §9). */
export function indianMobile(number: string, countryCode: string): Mobile {
  if (!/^\+?91$/.test(countryCode))
    throw new Refusal(422, 'Only Indian mobile numbers (+91) can be used.', 'country_code');
  if (!/^[6-9]\d{9}$/.test(number)) throw new Refusal(422, 'Please enter mobile number', 'mobile');
  return { country: '+91', number };
}
