import { useLocale } from '@pavilion/contract';
import { formatDay, formatTime } from '@pavilion/shared-ui';
import { momentLabel } from '../bets/moment-label.ts';
import { dayOf } from '../exchange/list-view.ts';
import { useWallClock } from '../exchange/wall-clock.ts';
import { useMessages } from '../messages/index.ts';

/**
 * A moment in the player's zone, which it names on hover. `short`: its time where it is today, else its day; `full`: both.
 */
export function Moment({ at, form = 'short' }: { readonly at: Date; readonly form?: 'short' | 'full' }) {
  const t = useMessages();
  const locale = useLocale();
  const isToday = dayOf(at, useWallClock()) === 'today';
  const [day, time] = [formatDay(at, locale), formatTime(at, locale)];
  return (
    <time dateTime={at.toISOString()} title={momentLabel(at, t, locale)}>
      {form === 'full' ? `${day}, ${time}` : isToday ? time : day}
    </time>
  );
}
