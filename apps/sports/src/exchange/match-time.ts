import type { Locale } from '@pavilion/contract';
import type { Translate } from '../messages/index.ts';
import { dayOf } from './list-view.ts';

/** From how many minutes before its start a match counts down. */
const SOON = 60;

const tags: Record<Locale, string> = { en: 'en-IN', hi: 'hi-IN-u-nu-latn' };
const shortDays = new Map<Locale, Intl.DateTimeFormat>();

/** The day of a match as its heading says it, in the player's zone: `Today`, `Tomorrow`, `Sun, 22 Nov`. */
export function dayLabel(day: Date, now: number, t: Translate, locale: Locale): string {
  const near = dayOf(day, now);
  if (near !== 'other') return t(near);
  const format =
    shortDays.get(locale) ??
    new Intl.DateTimeFormat(tags[locale], { weekday: 'short', day: 'numeric', month: 'short' });
  shortDays.set(locale, format);
  return format.format(day);
}

/** How far away a start is: `in 42 min` within the hour, else its day; `Starting` once its time has come. */
export function distanceLabel(startsAt: Date, now: number, t: Translate, locale: Locale): string {
  const minutes = Math.ceil((startsAt.getTime() - now) / 60_000);
  if (minutes <= 0) return t('starting');
  return minutes <= SOON ? t('inMinutes', { minutes }) : dayLabel(startsAt, now, t, locale);
}
