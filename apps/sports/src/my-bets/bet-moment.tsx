import { useLocale } from '@pavilion/contract';
import { type Day, dayText } from '@pavilion/remote-kit';
import { formatDay, formatTime } from '@pavilion/shared-ui';
import { momentLabel } from '../bets/moment-label.ts';
import { dayOf } from '../exchange/list-view.ts';
import { useWallClock } from '../exchange/wall-clock.ts';
import { useMessages } from '../messages/index.ts';

/**
 * A moment in the player's zone, which it names on hover. `short`: its time where it is on `day`, which stands above it, or today where none
 * does; else its day. `full`: both.
 */
export function Moment({
  at,
  form = 'short',
  day: shownDay,
}: {
  readonly at: Date;
  readonly form?: 'short' | 'full';
  readonly day?: Day | undefined;
}) {
  const t = useMessages();
  const locale = useLocale();
  const isToday = dayOf(at, useWallClock()) === 'today';
  const hasDay = shownDay === undefined ? isToday : formatDay(at, locale) === dayText(shownDay, locale);
  const [day, time] = [formatDay(at, locale), formatTime(at, locale)];
  return (
    <time dateTime={at.toISOString()} title={momentLabel(at, t, locale)}>
      {form === 'full' ? `${day}, ${time}` : hasDay ? time : day}
    </time>
  );
}
