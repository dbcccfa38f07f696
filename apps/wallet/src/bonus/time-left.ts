import type { TranslateBonus } from '../messages/bonus.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long it is until `at`: in days, the last day in hours, the last hour in minutes, each rounded up. */
export function timeLeft(at: Date, now: Date, t: TranslateBonus): string {
  const left = at.getTime() - now.getTime();
  if (left <= 0) return t('over');
  if (left > DAY) return t('daysLeft', { n: Math.ceil(left / DAY) });
  if (left > HOUR) return t('hoursLeft', { n: Math.ceil(left / HOUR) });
  return t('minutesLeft', { n: Math.ceil(left / MINUTE) });
}
