import type { Locale } from '@pavilion/contract';
import { formatDay, formatTime } from '@pavilion/shared-ui';
import type { Translate } from '../messages/index.ts';

const tags: Record<Locale, string> = { en: 'en-IN', hi: 'hi-IN' };

/** Day, time and zone in full, for whoever asks by hovering: `21 Nov 2026, 8:30 pm, India Standard Time`. */
export function momentLabel(moment: Date, t: Translate, locale: Locale): string {
  return t('zoneTitle', {
    when: `${formatDay(moment, locale)}, ${formatTime(moment, locale)}`,
    zone: zoneName(locale),
  });
}

/** The player's zone in their language: `India Standard Time`. */
export function zoneName(locale: Locale): string {
  const parts = new Intl.DateTimeFormat(tags[locale], { timeZoneName: 'long' }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
