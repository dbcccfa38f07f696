import type { TranslateLimits } from '../messages/limits.ts';

/** So many minutes as a player reads them: `2 h`, `1 h 52 min`, `40 min`. */
export function durationText(minutes: number, t: TranslateLimits): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return t('minutesOnly', { minutes: rest });
  return rest === 0 ? t('hours', { hours }) : t('hoursMinutes', { hours, minutes: rest });
}
