import { paths } from '@pavilion/contract';
import { Icon } from '@pavilion/shared-ui';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { MatchInfo } from '../live/book.ts';
import { useMatchInfo } from '../live/use-prices.ts';
import { useMessages } from '../messages/index.ts';
import { startingSoon } from './list-view.ts';
import { LivePriceCell } from './live-price-cell.tsx';
import { StartDistance } from './match-when.tsx';
import { Halt } from './price-pair.tsx';
import styles from './starting-soon.module.css';
import { useRail } from './use-rail.ts';
import { useWallClock } from './wall-clock.ts';

/** As many as stand in the rail; the list below has them all. */
const SHOWN = 8;

/** What starts within two hours, with the prices to back each side: a rail above the list. */
export function StartingSoon({ matches }: { readonly matches: readonly MatchInfo[] }) {
  const t = useMessages();
  const now = useWallClock();
  const soon = useMemo(() => startingSoon(matches, now), [matches, now]);
  const rail = useRail<HTMLUListElement>(null);
  if (soon.length === 0) return null;
  return (
    <section className={styles.soon} aria-labelledby="starting-soon">
      <h2 id="starting-soon" className={styles.title}>
        <Icon name="clock" size={16} />
        {t('startingSoon')}
        <span className={styles.count}>{soon.length}</span>
      </h2>
      <ul ref={rail} className={styles.rail}>
        {soon.slice(0, SHOWN).map((match) => (
          <SoonCard key={match.refMatchId} match={match} />
        ))}
      </ul>
    </section>
  );
}

function SoonCard({ match }: { readonly match: MatchInfo }) {
  const t = useMessages();
  const state = useMatchInfo(match, (info) => info.state);
  return (
    <li className={styles.card} data-match={match.refMatchId}>
      <span className={styles.head}>
        <b>
          <StartDistance startsAt={match.startsAt} />
        </b>
        <Link className={styles.open} to={paths.exchange(match.refMatchId)}>
          <span className="sr">{t('openMatch', { match: match.name })}</span>
        </Link>
        <span className={styles.column} aria-hidden="true">
          {t('back')}
        </span>
      </span>
      {match.runners
        .filter(({ column }) => column !== 'X')
        .map((runner) => (
          <span key={runner.id} className={styles.side}>
            <span className={styles.name}>{runner.name}</span>
            {state === 'open' ? (
              <LivePriceCell match={match} runner={runner} side="back" />
            ) : (
              <Halt state={state} isShort />
            )}
          </span>
        ))}
    </li>
  );
}
