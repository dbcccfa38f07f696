import { paths, useLocale } from '@pavilion/contract';
import { formatTime, Icon } from '@pavilion/shared-ui';
import { memo } from 'react';
import { Link } from 'react-router';
import type { MatchInfo } from '../live/book.ts';
import { useMessages } from '../messages/index.ts';
import { dayOf, partBy, startOfDay } from './list-view.ts';
import { type ListName, lists } from './lists.ts';
import type { MatchCounts } from './match-counts.ts';
import { dayLabel } from './match-time.ts';
import styles from './sports-tree.module.css';
import { useWallClock } from './wall-clock.ts';

/**
 * The sports at the left of a wide screen; the current one opens into its competitions, of which the one with the match that is
 * shown is open, else the first.
 */
export const SportsTree = memo(function SportsTree({
  current,
  shownMatch,
  matches,
  counts,
}: {
  readonly current: ListName;
  /** The id of the match whose page this is. */
  readonly shownMatch?: string | undefined;
  /** Null while they load: what stands below their place comes with them, so that nothing moves. */
  readonly matches: readonly MatchInfo[] | null;
  readonly counts: MatchCounts;
}) {
  const t = useMessages();
  const shown = matches ? lists : lists.slice(0, lists.findIndex(({ name }) => name === current) + 1);
  const competitions = partBy(matches ?? [], ({ competition }) => competition);
  const opened = matches?.find(({ refMatchId }) => refMatchId === shownMatch) ?? matches?.[0];
  const byName = partBy(matches ?? [], ({ name }) => name);
  return (
    <nav className={styles.tree} aria-label={t('exchange')}>
      <ul>
        {shown.map(({ name, path, icon }) => (
          <li key={name} className={name === 'inplay' ? styles.first : undefined}>
            <Link
              to={path}
              className={styles.node}
              aria-current={name === current && shownMatch === undefined ? 'page' : undefined}
            >
              <Icon name={icon} size={20} />
              <span className={styles.nodeText}>{t(name)}</span>
              <span className={styles.nodeCount}>{counts[name] ?? ''}</span>
            </Link>
            {name === current && competitions.size > 0 && (
              <ul className={styles.inner}>
                {[...competitions].map(([competition, ofCompetition]) => (
                  <li key={competition}>
                    <details open={competition === opened?.competition}>
                      <summary className={styles.node}>
                        <span translate="no" className={styles.nodeText}>
                          {competition}
                        </span>
                        <span className={styles.nodeCount}>{ofCompetition.length}</span>
                      </summary>
                      <ul className={styles.inner}>
                        {ofCompetition.map((match) => (
                          <li key={match.refMatchId}>
                            <Link
                              to={paths.exchange(match.refMatchId)}
                              className={styles.node}
                              title={match.name}
                              aria-current={match.refMatchId === shownMatch ? 'page' : undefined}
                            >
                              {match.inPlay && (
                                <>
                                  <span className={styles.pin} />
                                  <span className="sr">{t('inplay')}</span>
                                </>
                              )}
                              <span translate="no" className={styles.nodeText}>
                                {match.name}
                                {(byName.get(match.name)?.length ?? 0) > 1 && <Start startsAt={match.startsAt} />}
                              </span>
                            </Link>
                          </li>
                        ))}
                      </ul>
                    </details>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
});

/** Which of several matches of the same names it is: when it starts. */
function Start({ startsAt }: { readonly startsAt: Date }) {
  const t = useMessages();
  const locale = useLocale();
  const today = startOfDay(useWallClock());
  const time = formatTime(startsAt, locale);
  return (
    <small className={styles.start}>
      {dayOf(startsAt, today) === 'today' ? time : `${dayLabel(startsAt, today, t, locale)}, ${time}`}
    </small>
  );
}
