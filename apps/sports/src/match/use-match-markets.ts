import type { BookmakerMarket, FancyMarket } from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import type { QueryState } from '@pavilion/remote-kit';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { MatchInfo } from '../live/book.ts';
import { useLiveMarkets, useLiveMatchOdds } from '../live/use-markets.ts';
import { useFreshness, usePrices } from '../live/use-prices.ts';
import { matchQueries, REST_INTERVAL } from './match-queries.ts';

// The markets of a match, live: read over HTTP for the first paint and to know which there are, followed over the socket from then on.
// While the socket is silent they are read again and again.

export function useMatchOdds(match: MatchInfo) {
  const { api } = useShell();
  const odds = useQuery({ ...matchQueries(api, match.refMatchId).odds, ...useFallback() });
  const market = useLiveMatchOdds(match.refMatchId, odds.data?.market, odds.dataUpdatedAt);
  return withData(odds, market && { market });
}

export function useBookmakers(match: MatchInfo) {
  const { api } = useShell();
  const bookmaker = useQuery({ ...matchQueries(api, match.refMatchId).bookmaker, ...useFallback() });
  const markets = useLiveMarkets<BookmakerMarket>(bookmaker.data?.markets ?? none, bookmaker.dataUpdatedAt);
  return withData(bookmaker, bookmaker.data && { markets });
}

/** `choose`: which of them are shown and so followed, all of them unless said; the same function each time. */
export function useFancies(
  match: MatchInfo,
  choose: (markets: readonly FancyMarket[]) => readonly FancyMarket[] = allOf,
) {
  const { api } = useShell();
  const fancy = useQuery({ ...matchQueries(api, match.refMatchId).fancy, ...useFallback() });
  const chosen = useMemo(() => choose(fancy.data?.markets ?? none), [choose, fancy.data]);
  const markets = useLiveMarkets<FancyMarket>(chosen, fancy.dataUpdatedAt);
  return withData(fancy, fancy.data && { markets });
}

const useFallback = () => ({ refetchInterval: useFreshness(usePrices()).kind === 'stale' && REST_INTERVAL });
const allOf = (markets: readonly FancyMarket[]) => markets;
const none: readonly never[] = [];

/** How a query stands, with what is live in place of what it read. */
const withData = <Data>(
  { error, isFetching, fetchStatus, dataUpdatedAt, refetch }: QueryState<unknown>,
  data: Data | undefined,
): QueryState<Data> => ({ data, error, isFetching, fetchStatus, dataUpdatedAt, refetch }) as QueryState<Data>;
