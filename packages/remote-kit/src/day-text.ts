import type { Locale } from '@pavilion/contract';
import { formatDay, formatTime } from '@pavilion/shared-ui';
import type { Day } from './days.ts';

/** A day as the player reads it: `21 Nov 2026`. */
export function dayText(day: Day, locale: Locale): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return formatDay(new Date(year, month - 1, date, 12), locale);
}

/**
 * When on a day of the operator something was, by the player's own clock, as everywhere: `5:48 pm`; where it was another day for them, with
 * that: `20 Nov 2026, 7:10 pm`.
 */
export function timeOn(day: Day, at: Date, locale: Locale): string {
  const [time, own] = [formatTime(at, locale), formatDay(at, locale)];
  return own === dayText(day, locale) ? time : `${own}, ${time}`;
}
