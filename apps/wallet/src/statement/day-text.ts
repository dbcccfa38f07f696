import type { Locale } from '@pavilion/contract';
import { type Day, INDIA, startOf } from '@pavilion/remote-kit';
import { formatDay, formatTimeToSecond, formatZone } from '@pavilion/shared-ui';
import type { TranslateWallet } from '../messages/index.ts';
import type { Period } from './view.ts';

type Style = Intl.DateTimeFormatOptions;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Writes a part of a day in India, and with Latin digits, whatever the player's own zone: the ledger's days are days there. */
function write(at: Date, locale: Locale, style: Style): string {
  const key = locale + JSON.stringify(style);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(`${locale}-IN-u-nu-latn`, { timeZone: INDIA, ...style });
  formats.set(key, format);
  return format.format(at);
}

const month = (day: Day, locale: Locale) => write(startOf(day), locale, { month: 'short' });
const number = (day: Day) => String(Number(day.slice(8)));
const year = (day: Day) => day.slice(0, 4);

/** `21 Nov`. */
export const shortDay = (day: Day, locale: Locale) => `${number(day)} ${month(day, locale)}`;

/** `Sat 21 Nov`, with the year where it is not this one. */
export function longDay(day: Day, locale: Locale, today: Day): string {
  const weekday = write(startOf(day), locale, { weekday: 'short' });
  return `${weekday} ${shortDay(day, locale)}${year(day) === year(today) ? '' : ` ${year(day)}`}`;
}

/** `Nov`: what a segment for this month is called. */
export const monthName = (day: Day, locale: Locale) => month(day, locale);

/** Day, time to the second and zone in full: `21 Nov 2026, 1:42:08 pm, India Standard Time`. */
export const instantOf = (at: Date, locale: Locale, t: TranslateWallet) =>
  t('zoneTitle', {
    when: `${formatDay(at, locale)}, ${formatTimeToSecond(at, locale)}`,
    zone: formatZone(locale),
  });

/** `1 to 21 Nov 2026`, `25 Oct to 21 Nov 2026`, `21 Nov 2026`; without the year where it is not asked for. */
export function periodText({ from, to }: Period, locale: Locale, t: TranslateWallet, withYear = true): string {
  const end = shortDay(to, locale) + (withYear || year(from) !== year(to) ? ` ${year(to)}` : '');
  if (from === to) return end;
  const sameMonth = from.slice(0, 7) === to.slice(0, 7);
  const start = sameMonth ? number(from) : shortDay(from, locale) + (year(from) === year(to) ? '' : ` ${year(from)}`);
  return t('range', { from: start, to: end });
}
