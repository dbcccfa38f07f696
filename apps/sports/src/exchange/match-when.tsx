import { useLocale } from '@pavilion/contract';
import { formatTime } from '@pavilion/shared-ui';
import { momentLabel } from '../bets/moment-label.ts';
import { operatorName } from '../bets/operator-name.ts';
import type { MatchInfo } from '../live/book.ts';
import { useMatchInfo } from '../live/use-prices.ts';
import { useMessages } from '../messages/index.ts';
import { dayOf } from './list-view.ts';
import styles from './match-row.module.css';
import { distanceLabel } from './match-time.ts';
import { useWallClock } from './wall-clock.ts';

/** When a match is: in play and how far, or its time in the player's zone (in full on hover) and how long until then. */
export function MatchWhen({ match }: { readonly match: MatchInfo }) {
  const t = useMessages();
  const inPlay = useMatchInfo(match, (info) => info.inPlay);
  const progress = useMatchInfo(match, (info) => info.progress);
  if (!inPlay) return <StartTime startsAt={match.startsAt} />;
  return (
    <div className={styles.when}>
      <span className={styles.whenLive}>{t('inplay')}</span>
      <span className={styles.whenMore}>{operatorName(progress, t)}</span>
    </div>
  );
}

/** How long until a start: `in 42 min`. */
export function StartDistance({ startsAt }: { readonly startsAt: Date }) {
  const t = useMessages();
  const locale = useLocale();
  return distanceLabel(startsAt, useWallClock(), t, locale);
}

/** The same where there is little room: beyond the hour the time of a start today, else its day. */
export function ShortStart({ startsAt }: { readonly startsAt: Date }) {
  const t = useMessages();
  const locale = useLocale();
  const now = useWallClock();
  const isLaterToday = startsAt.getTime() - now > 3_600_000 && dayOf(startsAt, now) === 'today';
  return isLaterToday ? formatTime(startsAt, locale) : distanceLabel(startsAt, now, t, locale);
}

function StartTime({ startsAt }: { readonly startsAt: Date }) {
  const t = useMessages();
  const locale = useLocale();
  return (
    <div className={styles.when}>
      <time dateTime={startsAt.toISOString()} title={momentLabel(startsAt, t, locale)}>
        {formatTime(startsAt, locale)}
      </time>
      <span className={styles.whenMore}>
        <StartDistance startsAt={startsAt} />
      </span>
    </div>
  );
}
