import type { Locale } from '@pavilion/contract/vocabulary';

/** Decimal odds as an exchange writes them: two decimals below 4, one below 10, above that no more than the tick needs. */
export function formatOdds(odds: number): string {
  return odds < 10 ? odds.toFixed(odds < 4 ? 2 : 1) : String(odds);
}

/** English and Hindi as India writes them, with Latin digits in both, as Indian banks print them. */
const tags = { en: 'en-IN', hi: 'hi-IN-u-nu-latn' } as const satisfies Record<Locale, string>;
/** Hindi has words for the parts of the day, where by itself it would say am and pm. */
const partOfDay = { dayPeriod: 'short' } as const;
const times = formats({ hour: 'numeric', minute: '2-digit' }, partOfDay);
const seconds = formats({ hour: 'numeric', minute: '2-digit', second: '2-digit' }, partOfDay);
const days = formats({ day: 'numeric', month: 'short', year: 'numeric' });

function formats(options: Intl.DateTimeFormatOptions, inHindi?: Intl.DateTimeFormatOptions) {
  const made: Partial<Record<Locale, Intl.DateTimeFormat>> = {};
  return (date: Date, locale: Locale) => {
    made[locale] ??= new Intl.DateTimeFormat(tags[locale], { ...options, ...(locale === 'hi' && inHindi) });
    return made[locale].format(date);
  };
}

/** The time of day in the player's own zone: `5:48 pm`, `शाम 5:48`. */
export function formatTime(date: Date, locale: Locale): string {
  return times(date, locale);
}

/** The time of day to the second, for a log of moments that follow close on each other: `5:48:09 pm`. */
export function formatTimeToSecond(date: Date, locale: Locale): string {
  return seconds(date, locale);
}

/** The player's own zone by its name: `India Standard Time`. */
export function formatZone(locale: Locale): string {
  const parts = new Intl.DateTimeFormat(tags[locale], { timeZoneName: 'long' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** The day in the player's own zone: `21 Nov 2026`. */
export function formatDay(date: Date, locale: Locale): string {
  return days(date, locale);
}
