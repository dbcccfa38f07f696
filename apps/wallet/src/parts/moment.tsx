import { useLocale } from '@pavilion/contract';
import { type Day, dayOf, dayText, timeOn } from '@pavilion/remote-kit';
import { formatDay, formatTime } from '@pavilion/shared-ui';
import { useMessages } from '../messages/index.ts';
import { instantOf } from './instant.ts';

/**
 * A moment by the player's own clock, the one form that it has on every page of the wallet; its second and its zone stand in what
 * hovering shows. `full`: `21 Nov 2026, 1:42 pm`. `short`: its time where it was on `day`, a day of the operator that stands above it,
 * or today where none does; else its day. `day`: the day alone. `time`: the time alone, under its own day.
 */
export function Moment({
  at,
  form = 'full',
  day,
}: {
  readonly at: Date;
  readonly form?: 'full' | 'short' | 'day' | 'time';
  readonly day?: Day;
}) {
  const t = useMessages();
  const locale = useLocale();
  const own = formatDay(at, locale);
  const shown = {
    full: () => `${own}, ${formatTime(at, locale)}`,
    short: () => {
      if (day !== undefined) return timeOn(day, at, locale);
      return own === dayText(dayOf(new Date()), locale) ? formatTime(at, locale) : own;
    },
    day: () => own,
    time: () => formatTime(at, locale),
  };
  return (
    <time dateTime={at.toISOString()} title={instantOf(at, locale, t)}>
      {shown[form]()}
    </time>
  );
}
