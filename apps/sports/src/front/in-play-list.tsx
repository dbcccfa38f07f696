import { type Sport, sports } from '@pavilion/api-client';
import { paths } from '@pavilion/contract';
import { moveInToolbar, type UrlCodec, useUrlState } from '@pavilion/remote-kit';
import { Chip, Icon, Live, Skeleton } from '@pavilion/shared-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { operatorName } from '../bets/operator-name.ts';
import { lists, sportOf } from '../exchange/lists.ts';
import { Marks } from '../exchange/match-row.tsx';
import { PricePair } from '../exchange/price-pair.tsx';
import { scoreText } from '../exchange/score-text.ts';
import type { MatchInfo } from '../live/book.ts';
import { useMatchInfo } from '../live/use-prices.ts';
import { useBoardMessages } from '../messages/boards.ts';
import { useMessages } from '../messages/index.ts';
import { FrontSection } from './front-section.tsx';
import styles from './in-play-list.module.css';
import { InPlayBoundary, useInPlay } from './in-play-matches.tsx';

/** How many matches home shows; the exchange has them all. */
const SHOWN = 6;
const COLUMNS = ['1', 'X', '2'] as const;

/** `?sport=`; without it all of them. */
const chosenSport: UrlCodec<{ readonly sport: Sport | null }> = {
  read: (params) => ({ sport: sports.find((sport) => sport === params.get('sport')) ?? null }),
  write(params, { sport }) {
    const changed = new URLSearchParams(params);
    if (sport) changed.set('sport', sport);
    else changed.delete('sport');
    return changed;
  },
};

const ofSport = (matches: readonly MatchInfo[] | null, sport: Sport | null) =>
  sport === null ? matches : (matches?.filter((match) => sportOf(match.sportId) === sport) ?? null);

/** 'In play now' on home: cards on a phone, a price table with more room. The sport stands in the address. */
export function InPlayList() {
  const t = useMessages();
  const f = useBoardMessages();
  const [{ sport: chosen }, change] = useUrlState(chosenSport);
  const matches = useInPlay();
  const countOf = (sport: Sport | null) => ofSport(matches, sport)?.length;
  return (
    <FrontSection title={f('inPlayNow')} count={matches?.length} to={paths.exchange('inplay')}>
      {/* One stop of the Tab key: the matches are not far. */}
      <div className={styles.chips} role="toolbar" aria-label={f('sport')} onKeyDown={moveInToolbar}>
        {[null, ...sports].map((sport) => (
          <Chip
            key={sport}
            pressed={chosen === sport}
            tabIndex={chosen === sport ? 0 : -1}
            count={countOf(sport)}
            onClick={() => change({ sport })}
          >
            {sport && <Icon name={lists.find(({ name }) => name === sport)?.icon ?? 'inplay'} size={20} />}
            {t(sport ?? 'all')}
          </Chip>
        ))}
      </div>
      <InPlayBoundary
        matches={ofSport(matches, chosen)}
        skeleton={<MatchTableSkeleton />}
        frame={(state) => <div className={styles.list}>{state}</div>}
      >
        {(listed, isStale) => (
          <MatchTable isStale={isStale}>
            {listed.slice(0, SHOWN).map((match) => (
              <MatchRow key={match.refMatchId} match={match} />
            ))}
          </MatchTable>
        )}
      </InPlayBoundary>
      <p className={styles.lag}>{t('lag')}</p>
    </FrontSection>
  );
}

function MatchTable({ isStale = false, children }: { isStale?: boolean; children: ReactNode }) {
  const t = useMessages();
  const f = useBoardMessages();
  return (
    <ul className={styles.list} data-stale={isStale || undefined}>
      <li className={styles.head} aria-hidden="true">
        <span>{f('match')}</span>
        <span className={styles.onPhone}>{t('back')}</span>
        <span className={styles.onPhone}>{t('lay')}</span>
        {COLUMNS.map((column) => (
          <span key={column} className={styles.pair}>
            <i>{t('back')}</i>
            <b>{column}</b>
            <i>{t('lay')}</i>
          </span>
        ))}
      </li>
      {children}
    </ul>
  );
}

function MatchTableSkeleton() {
  return (
    <MatchTable>
      {Array.from({ length: SHOWN }, (_, index) => (
        <li key={index} className={styles.waiting}>
          <Skeleton width="40%" />
          <Skeleton width="50%" height={44} />
        </li>
      ))}
    </MatchTable>
  );
}

function MatchRow({ match }: { readonly match: MatchInfo }) {
  const t = useMessages();
  return (
    <li className={styles.row} data-match={match.refMatchId}>
      <div className={styles.match}>
        <Link className={styles.name} to={paths.exchange(match.refMatchId)}>
          {match.name}
        </Link>
        <span className={styles.tags}>
          <Marks match={match} />
        </span>
        <Standing match={match} />
      </div>
      {COLUMNS.map((column) => {
        const runner = match.runners.find((each) => each.column === column);
        if (!runner) return <span key={column} className={styles.nobody} aria-hidden="true" />;
        return (
          <div key={column} className={styles.prices}>
            <span translate="no" className={styles.runner}>
              {operatorName(runner.name, t)}
            </span>
            <PricePair match={match} runner={runner} />
          </div>
        );
      })}
    </li>
  );
}

function Standing({ match }: { readonly match: MatchInfo }) {
  const t = useMessages();
  const progress = useMatchInfo(match, (info) => info.progress);
  const score = useMatchInfo(match, scoreText);
  return (
    <span className={styles.state}>
      <Live label={operatorName(progress, t) || t('inplay')} />
      {score && <b translate="no">{score}</b>}
      <span translate="no" className={styles.competition}>
        {match.competition}
      </span>
    </span>
  );
}
