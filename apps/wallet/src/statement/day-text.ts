import type { Locale } from '@pavilion/contract';
import { type Day, INDIA, startOf } from '@pavilion/remote-kit';
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

/** A day of a period: `21 Nov`, with the year where the period is not all of this one. */
export const dayOfPeriod = (day: Day, { from, to }: Pick<Period, 'from' | 'to'>, locale: Locale, today: Day) =>
  shortDay(day, locale) + (year(from) === year(today) && year(to) === year(today) ? '' : ` ${year(day)}`);

/** `Sat 21 Nov`, with the year where it is not this one. */
export function longDay(day: Day, locale: Locale, today: Day): string {
  const weekday = write(startOf(day), locale, { weekday: 'short' });
  return `${weekday} ${shortDay(day, locale)}${year(day) === year(today) ? '' : ` ${year(day)}`}`;
}

/** `Nov`: what a segment for this month is called. */
export const monthName = (day: Day, locale: Locale) => month(day, locale);

/** `Nov 2026`. */
export const monthYear = (day: Day, locale: Locale) => `${month(day, locale)} ${year(day)}`;

/** `1 to 21 Nov 2026`, `25 Oct to 21 Nov 2026`, `21 Nov 2026`; of `today`'s year without it. */
export function periodText(
  { from, to }: Pick<Period, 'from' | 'to'>,
  locale: Locale,
  t: TranslateWallet,
  today?: Day,
): string {
  const end =
    shortDay(to, locale) +
    (today === undefined || year(from) !== year(today) || year(to) !== year(today) ? ` ${year(to)}` : '');
  if (from === to) return end;
  const sameMonth = from.slice(0, 7) === to.slice(0, 7);
  const start = sameMonth ? number(from) : shortDay(from, locale) + (year(from) === year(to) ? '' : ` ${year(from)}`);
  return t('range', { from: start, to: end });
}
