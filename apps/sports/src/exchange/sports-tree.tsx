import { paths } from '@pavilion/contract';
import { Icon } from '@pavilion/shared-ui';
import { memo } from 'react';
import { Link } from 'react-router';
import type { MatchInfo } from '../live/book.ts';
import { useMessages } from '../messages/index.ts';
import { partBy } from './list-view.ts';
import { type ListName, lists } from './lists.ts';
import type { MatchCounts } from './match-counts.ts';
import styles from './sports-tree.module.css';

/** The sports at the left of a wide screen; the current one opens into its competitions and their matches. */
export const SportsTree = memo(function SportsTree({
  current,
  matches,
  counts,
}: {
  readonly current: ListName;
  /** Null while they load: what stands below their place comes with them, so that nothing moves. */
  readonly matches: readonly MatchInfo[] | null;
  readonly counts: MatchCounts;
}) {
  const t = useMessages();
  const shown = matches ? lists : lists.slice(0, lists.findIndex(({ name }) => name === current) + 1);
  const competitions = partBy(matches ?? [], ({ competition }) => competition);
  return (
    <nav className={styles.tree} aria-label={t('exchange')}>
      <ul>
        {shown.map(({ name, path, icon }) => (
          <li key={name} className={name === 'inplay' ? styles.first : undefined}>
            <Link to={path} className={styles.node} aria-current={name === current ? 'page' : undefined}>
              <Icon name={icon} size={20} />
              <span className={styles.nodeText}>{t(name)}</span>
              <span className={styles.nodeCount}>{counts[name] ?? ''}</span>
            </Link>
            {name === current && competitions.size > 0 && (
              <ul className={styles.inner}>
                {[...competitions].map(([competition, ofCompetition], at) => (
                  <li key={competition}>
                    <details open={at === 0}>
                      <summary className={styles.node}>
                        <span className={styles.nodeText}>{competition}</span>
                        <span className={styles.nodeCount}>{ofCompetition.length}</span>
                      </summary>
                      <ul className={styles.inner}>
                        {ofCompetition.map((match) => (
                          <li key={match.refMatchId}>
                            <Link to={paths.exchange(match.refMatchId)} className={styles.node} title={match.name}>
                              {match.inPlay && (
                                <>
                                  <span className={styles.pin} />
                                  <span className="sr">{t('inplay')}</span>
                                </>
                              )}
                              <span className={styles.nodeText}>{match.name}</span>
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
