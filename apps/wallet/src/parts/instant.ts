import type { Locale } from '@pavilion/contract';
import { formatDay, formatTimeToSecond, formatZone } from '@pavilion/shared-ui';
import type { TranslateWallet } from '../messages/index.ts';

/** Day, time to the second and zone in full: `21 Nov 2026, 1:42:08 pm, India Standard Time`. */
export const instantOf = (at: Date, locale: Locale, t: TranslateWallet) =>
  t('zoneTitle', {
    when: `${formatDay(at, locale)}, ${formatTimeToSecond(at, locale)}`,
    zone: formatZone(locale),
  });
