import type { TranslateBonus } from '../messages/bonus.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How long it is until `at`: in days of the player's calendar, so that two moments of one date are equally far; the last 24 hours in hours
 * and the last hour in minutes, both rounded up.
 */
export function timeLeft(at: Date, now: Date, t: TranslateBonus): string {
  const left = at.getTime() - now.getTime();
  if (left <= 0) return t('over');
  if (left > DAY) return t('daysLeft', { n: (calendarDay(at) - calendarDay(now)) / DAY });
  if (left > HOUR) return t('hoursLeft', { n: Math.ceil(left / HOUR) });
  return t('minutesLeft', { n: Math.ceil(left / MINUTE) });
}

/** The start of a date of the player's calendar as UTC, in which every day has 24 hours. */
const calendarDay = (at: Date): number => Date.UTC(at.getFullYear(), at.getMonth(), at.getDate());
