import type { Sport } from '@pavilion/api-client';
import { useLocale, useShell } from '@pavilion/contract';
import { formatVolume } from '@pavilion/money';
import { allQueries } from '@pavilion/remote-kit';
import { Icon } from '@pavilion/shared-ui';
import { useQueries } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { MatchInfo } from '../live/book.ts';
import {
  PricesContext,
  useFreshness,
  useLivePrices,
  useMatchInfo,
  useMatchList,
  usePrices,
} from '../live/use-prices.ts';
import { useMessages } from '../messages/index.ts';
import { allMatchesQueries } from './exchange-data.ts';
import { FeedNotice } from './feed-notice.tsx';
import { UnknownGame } from './list-states.tsx';
import { lists, sportOf } from './lists.ts';
import { LagNote } from './match-group.tsx';
import { detailLabel, Marks } from './match-row.tsx';
import { momentLabel } from './match-time.ts';
import styles from './match-view.module.css';
import { MatchWhen } from './match-when.tsx';
import { MatchesBoundary } from './matches-boundary.tsx';
import { OddsAnnouncer } from './odds-announcer.tsx';
import { PricePair } from './price-pair.tsx';

/** One match: competition, score and its match odds, live. The rest of a match page comes to stand here. */
export function MatchView({ matchId }: { readonly matchId: string }) {
  const { api } = useShell();
  const queries = useQueries({ queries: allMatchesQueries(api) });
  const known = queries.flatMap(({ data }) => data?.matches ?? []).find(({ refMatchId }) => refMatchId === matchId);
  // One sport that failed counts only once no other can still bring the match.
  const isFetching = queries.some((query) => query.isFetching);
  const isNowhere = !isFetching && queries.every(({ isSuccess }) => isSuccess);
  return (
    <MatchesBoundary query={{ ...allQueries(queries), isFetching }} data={known ?? (isNowhere ? null : undefined)}>
      {(found) =>
        found ? <SportMatch key={matchId} sport={sportOf(found.sportId)} matchId={matchId} /> : <UnknownGame />
      }
    </MatchesBoundary>
  );
}

function SportMatch({ sport, matchId }: { readonly sport: Sport; readonly matchId: string }) {
  const { store, query } = useLivePrices(sport);
  const matches = useMatchList(store);
  return (
    <PricesContext value={store}>
      <MatchesBoundary query={query} data={matches ?? undefined}>
        {(listed) => {
          const match = listed.find(({ refMatchId }) => refMatchId === matchId);
          return match ? <LiveMatch match={match} sport={sport} /> : <UnknownGame />;
        }}
      </MatchesBoundary>
    </PricesContext>
  );
}

function LiveMatch({ match, sport }: { readonly match: MatchInfo; readonly sport: Sport }) {
  const freshness = useFreshness(usePrices());
  return (
    <div className={styles.match} data-stale={freshness.kind === 'stale' || undefined}>
      <Score match={match} sport={sport} />
      <div>
        <FeedNotice freshness={freshness} />
        <MatchOdds match={match} />
      </div>
      <OddsAnnouncer match={match} />
    </div>
  );
}

function Score({ match, sport }: { readonly match: MatchInfo; readonly sport: Sport }) {
  const t = useMessages();
  const locale = useLocale();
  const sides = useMatchInfo(match, (info) => info.sides);
  const inPlay = useMatchInfo(match, (info) => info.inPlay);
  const path = lists.find(({ name }) => name === sport)?.path ?? '/';
  return (
    <header className={styles.score}>
      <div className={styles.crumb}>
        <Link to={path} className={styles.crumbLink}>
          <Icon name="chevron-left" size={16} />
          {t('allOf', { sport: t(sport) })}
        </Link>
        <span className={styles.crumbText}>{match.competition}</span>
        <Marks match={match} />
      </div>
      <h1 className={styles.title}>{match.name}</h1>
      <MatchWhen match={match} />
      {inPlay && sides.length > 0 && (
        <dl className={styles.sides}>
          {sides.map(({ name, score, detail, serving }) => (
            <div key={name} className={styles.side} data-serving={serving || undefined}>
              <dt>
                {name}
                {serving && <span className="sr">{t(match.sportId === '4' ? 'batting' : 'serving')}</span>}
              </dt>
              <dd>
                <b className={styles.sideScore}>{score}</b> {detailLabel(match, detail)}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {!inPlay && (
        <p className={styles.starts}>
          {t('starts')}: {momentLabel(match.startsAt, t, locale)}
        </p>
      )}
    </header>
  );
}

function MatchOdds({ match }: { readonly match: MatchInfo }) {
  const t = useMessages();
  const matched = useMatchInfo(match, (info) => formatVolume(info.matched));
  const inPlay = useMatchInfo(match, (info) => info.inPlay);
  return (
    <section className={styles.market} aria-labelledby="match-odds">
      <header className={styles.marketHead}>
        <h2 id="match-odds" className={styles.marketTitle}>
          {t('matchOdds')}
        </h2>
        <span className={styles.marketMatched}>{t('amountMatched', { amount: `₹${matched}` })}</span>
        <div className={styles.marketSides} aria-hidden="true">
          <span>{t('back')}</span>
          <span>{t('lay')}</span>
        </div>
      </header>
      {match.runners.map((runner) => (
        <div key={runner.id} className={styles.runner}>
          <span className={styles.runnerName}>{runner.name}</span>
          <PricePair match={match} runner={runner} />
        </div>
      ))}
      {inPlay && <LagNote />}
    </section>
  );
}
