import {
  type Api,
  betsOfMatchQuery,
  bookmakerOddsQuery,
  fancyOddsQuery,
  matchOddsQuery,
  matchSettingsQuery,
} from '@pavilion/api-client';
import type { QueryClient } from '@tanstack/react-query';

/** How often the markets of a match are read again while the socket is silent, ms. */
export const REST_INTERVAL = 2500;

/** What the page of a match asks for besides the match itself. */
export const matchQueries = (api: Api, matchId: string) => ({
  odds: matchOddsQuery(api, matchId),
  bookmaker: bookmakerOddsQuery(api, matchId),
  fancy: fancyOddsQuery(api, matchId),
  settings: matchSettingsQuery(api, matchId),
  bets: betsOfMatchQuery(api, matchId),
});

/** Asks for all of it ahead of the page. */
export function prefetchMatch(api: Api, matchId: string, queries: QueryClient): void {
  const { odds, bookmaker, fancy, settings, bets } = matchQueries(api, matchId);
  void queries.prefetchQuery(odds);
  void queries.prefetchQuery(bookmaker);
  void queries.prefetchQuery(fancy);
  void queries.prefetchQuery(settings);
  void queries.prefetchQuery(bets);
}
