import type { Locale } from '@pavilion/contract';
import { type Day, INDIA, startOf } from '@pavilion/remote-kit';

const formats: Partial<Record<Locale, Intl.DateTimeFormat>> = {};

/** A day in India as the player reads it, whatever their own zone: `21 Nov 2026`. */
export function dayText(day: Day, locale: Locale): string {
  formats[locale] ??= new Intl.DateTimeFormat(`${locale}-IN-u-nu-latn`, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: INDIA,
  });
  return formats[locale].format(startOf(day));
}
