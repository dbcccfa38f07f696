import type { Match } from '@pavilion/api-client';
import { paths } from '@pavilion/contract';
import { Icon, Skeleton } from '@pavilion/shared-ui';
import { Link } from 'react-router';
import { orders, partBy } from '../exchange/list-view.ts';
import { lists, sportOf } from '../exchange/lists.ts';
import { FollowButton } from '../exchange/pin-button.tsx';
import { leagueKey, usePins } from '../exchange/pins.ts';
import tree from '../exchange/sports-tree.module.css';
import { useBoardMessages } from '../messages/boards.ts';
import { useMessages } from '../messages/index.ts';
import styles from './league-tree.module.css';

/** Every league of every sport, those that are followed first; each opens into its matches. */
export function LeagueTree({ matches }: { readonly matches: readonly Match[] | null }) {
  const t = useMessages();
  const b = useBoardMessages();
  const { followed } = usePins();
  const leagues = [...partBy((matches ?? []).toSorted(orders.volume), leagueKey)].toSorted(
    ([one], [other]) => Number(followed.includes(other)) - Number(followed.includes(one)),
  );
  return (
    <nav className={styles.tree} aria-labelledby="leagues">
      <h2 id="leagues" className={styles.title}>
        {b('leagues')}
      </h2>
      {matches === null && <Skeleton height={240} />}
      <ul>
        {leagues.map(([key, ofLeague]) => {
          const [first] = ofLeague;
          if (!first) return null;
          const sport = sportOf(first.sportId);
          return (
            <li key={key} className={styles.league}>
              <FollowButton league={key} name={first.competition} isFollowed={followed.includes(key)} />
              <details className={styles.inner}>
                <summary className={tree.node}>
                  <Icon name={lists.find(({ name }) => name === sport)?.icon ?? 'inplay'} size={16} />
                  <span className="sr">{t(sport)}: </span>
                  <span translate="no" className={tree.nodeText}>
                    {first.competition}
                  </span>
                  <span className={tree.nodeCount}>{ofLeague.length}</span>
                </summary>
                <ul>
                  {ofLeague.map((match) => (
                    <li key={match.refMatchId}>
                      <Link className={styles.match} to={paths.exchange(match.refMatchId)}>
                        {match.name}
                        {match.inPlay && <span className={styles.live}>{t('inplay')}</span>}
                      </Link>
                    </li>
                  ))}
                </ul>
              </details>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
