import type { Locale } from '@pavilion/contract/vocabulary';
import { formatSignedMoney, type Paise } from '@pavilion/money';
import { formatDay } from '@pavilion/shared-ui';
import type { TranslateCasino } from '../messages/index.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** When a player opened a game, and what came of it. */
interface Opened {
  readonly at: Date;
  readonly net?: Paise | undefined;
}

/** When a game was opened, by the player's own clock, and what came of it: `12 min ago, net −₹240.00`, `Yesterday`, `19 Nov 2026`. */
export function openedText({ at, net }: Opened, now: Date, t: TranslateCasino, locale: Locale): string {
  const when = whenText(at, now, t, locale);
  return net === undefined ? when : t('openedAndNet', { when, net: formatSignedMoney(net) });
}

function whenText(at: Date, now: Date, t: TranslateCasino, locale: Locale): string {
  const ago = now.getTime() - at.getTime();
  if (ago < MINUTE) return t('openedNow');
  if (ago < HOUR) return t('openedMinutesAgo', { n: Math.floor(ago / MINUTE) });
  const isOnDay = (back: number) =>
    at.toDateString() === new Date(now.getFullYear(), now.getMonth(), now.getDate() - back).toDateString();
  if (isOnDay(0)) return t('openedHoursAgo', { n: Math.floor(ago / HOUR) });
  return isOnDay(1) ? t('openedYesterday') : formatDay(at, locale);
}
