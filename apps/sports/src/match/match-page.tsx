import { exposureQuery, keys, matchCountsQuery, type Sport } from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import { allQueries, useBalanceRefresh, useTitle } from '@pavilion/remote-kit';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import columns from '../exchange/columns.module.css';
import { FeedNotice } from '../exchange/feed-notice.tsx';
import { UnknownGame } from '../exchange/list-states.tsx';
import { sportOf } from '../exchange/lists.ts';
import { useMatchCounts } from '../exchange/match-counts.ts';
import { MatchesBoundary } from '../exchange/matches-boundary.tsx';
import { OddsAnnouncer } from '../exchange/odds-announcer.tsx';
import { SlipColumn } from '../exchange/slip-column.tsx';
import { SportsTree } from '../exchange/sports-tree.tsx';
import type { MatchInfo } from '../live/book.ts';
import { PricesContext, useFreshness, useLivePrices, useMatchList, usePrices } from '../live/use-prices.ts';
import { LiveTv, useTv } from '../tv/live-tv.tsx';
import { allMatchesQueries } from './exchange-data.ts';
import { Markets } from './markets.tsx';
import { MatchBetsContext } from './match-context.ts';
import styles from './match-page.module.css';
import { matchQueries } from './match-queries.ts';
import { MyMatchBets } from './my-match-bets.tsx';
import { RulesCard } from './rules-card.tsx';
import { MatchHead, Score } from './score.tsx';
import { useBookmakers, useFancies, useMatchOdds } from './use-match-markets.ts';

/** One match: how it stands, its markets live, what they would bring the player, and the player's bets on it. */
export function MatchPage({ matchId }: { readonly matchId: string }) {
  const { api } = useShell();
  useAhead(matchId);
  const queries = useQueries({ queries: allMatchesQueries(api) });
  const known = queries.flatMap(({ data }) => data?.matches ?? []).find(({ refMatchId }) => refMatchId === matchId);
  // A player who has seen it learns that it has ended.
  const [last, setLast] = useState(known);
  if (known && last?.refMatchId !== matchId) setLast(known);
  const seen = last?.refMatchId === matchId ? last : undefined;
  useTitle(seen?.name);
  // One sport that failed counts only once no other can still bring the match.
  const isFetching = queries.some((query) => query.isFetching);
  const isNowhere = !isFetching && queries.every(({ isSuccess }) => isSuccess);
  return (
    <MatchesBoundary query={{ ...allQueries(queries), isFetching }} data={known ?? (isNowhere ? null : undefined)}>
      {(found) =>
        found ? (
          <SportMatch key={matchId} sport={sportOf(found.sportId)} matchId={matchId} />
        ) : (
          <UnknownGame ended={seen !== undefined} />
        )
      }
    </MatchesBoundary>
  );
}

/** Asks for all that the page shows at once, not only once the match is known. */
function useAhead(matchId: string): void {
  const { api } = useShell();
  const { odds, bookmaker, fancy, settings, bets } = matchQueries(api, matchId);
  useQuery({ ...odds, ...silent });
  useQuery({ ...bookmaker, ...silent });
  useQuery({ ...fancy, ...silent });
  useQuery({ ...settings, ...silent });
  useQuery({ ...bets, ...silent });
  useQuery({ ...exposureQuery(api), ...silent });
  useQuery({ ...matchCountsQuery(api), ...silent });
}
/** Whoever shows it renders for it. */
const silent = { notifyOnChangeProps: [] };

function SportMatch({ sport, matchId }: { readonly sport: Sport; readonly matchId: string }) {
  const { store, query } = useLivePrices(sport);
  const matches = useMatchList(store);
  const counts = useMatchCounts(matches);
  return (
    <PricesContext value={store}>
      <div className={columns.columns}>
        <MatchesBoundary query={query} data={matches ?? undefined}>
          {(listed) => {
            const match = listed.find(({ refMatchId }) => refMatchId === matchId);
            return match ? <LiveMatch match={match} sport={sport} /> : <UnknownGame ended />;
          }}
        </MatchesBoundary>
        <div className={columns.start}>
          <SportsTree current={sport} shownMatch={matchId} matches={matches} counts={counts} />
        </div>
      </div>
    </PricesContext>
  );
}

function LiveMatch({ match, sport }: { readonly match: MatchInfo; readonly sport: Sport }) {
  const freshness = useFreshness(usePrices());
  const { api } = useShell();
  const odds = useMatchOdds(match);
  const bookmaker = useBookmakers(match);
  const fancy = useFancies(match);
  const queries = matchQueries(api, match.refMatchId);
  const settings = useQuery(queries.settings);
  const bets = useQuery(queries.bets);
  const tv = useTv(match);
  useBalanceRefresh(keys.bets);
  return (
    <MatchBetsContext value={bets.data ?? none}>
      <div className={columns.main} data-stale={freshness.kind === 'stale' || undefined}>
        <MatchHead match={match} sport={sport} tv={tv} />
        <div className={styles.board} data-sport={sport} data-tv={tv?.isOpen || undefined}>
          <div className={styles.stage}>
            {tv?.isOpen && <LiveTv match={match} sport={sport} tv={tv} />}
            <Score match={match} isVoid={odds.data?.market.result === 'void'} />
          </div>
          <Markets match={match} odds={odds} bookmaker={bookmaker} fancy={fancy} settings={settings.data ?? none} />
        </div>
        <FeedNotice freshness={freshness} />
        <OddsAnnouncer match={match} />
      </div>
      <aside className={columns.end}>
        <SlipColumn />
        {/* How much stands above the rules is known first, so that they don't move. */}
        {!bets.isPending && (
          <>
            <MyMatchBets matchId={match.refMatchId} />
            {settings.data && <RulesCard settings={settings.data} />}
          </>
        )}
      </aside>
    </MatchBetsContext>
  );
}

const none: readonly never[] = [];
