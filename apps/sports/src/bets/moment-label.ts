import type { Locale } from '@pavilion/contract';
import { formatDay, formatTime, formatZone } from '@pavilion/shared-ui';
import type { Translate } from '../messages/index.ts';

/** Day, time and zone in full, for whoever asks by hovering: `21 Nov 2026, 8:30 pm, India Standard Time`. */
export function momentLabel(moment: Date, t: Translate, locale: Locale): string {
  return t('zoneTitle', {
    when: `${formatDay(moment, locale)}, ${formatTime(moment, locale)}`,
    zone: formatZone(locale),
  });
}
