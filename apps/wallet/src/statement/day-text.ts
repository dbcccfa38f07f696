import type { Locale } from '@pavilion/contract';
import { type Day, INDIA, startOf } from '@pavilion/remote-kit';
import type { TranslateWallet } from '../messages/index.ts';
import type { Period } from './view.ts';

type Style = Intl.DateTimeFormatOptions;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Writes in India's zone and with Latin digits, whatever the player's own. */
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

/** `13:42`, in India. */
export const timeOf = (at: Date, locale: Locale) =>
  write(at, locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** `21 Nov 2026, 13:42:08`, in India. */
export function instantOf(at: Date, locale: Locale): string {
  const day = write(at, locale, { day: 'numeric', month: 'short', year: 'numeric' });
  const time = write(at, locale, { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' });
  return `${day}, ${time}`;
}

/** `1 to 21 Nov 2026`, `25 Oct to 21 Nov 2026`, `21 Nov 2026`; without the year where it is not asked for. */
export function periodText({ from, to }: Period, locale: Locale, t: TranslateWallet, withYear = true): string {
  const end = shortDay(to, locale) + (withYear || year(from) !== year(to) ? ` ${year(to)}` : '');
  if (from === to) return end;
  const sameMonth = from.slice(0, 7) === to.slice(0, 7);
  const start = sameMonth ? number(from) : shortDay(from, locale) + (year(from) === year(to) ? '' : ` ${year(from)}`);
  return t('range', { from: start, to: end });
}
