import { type Api, exposureQuery, matchCountsQuery, matchesQuery, sports } from '@pavilion/api-client';
import type { PageData } from '@pavilion/contract';
import { listOf } from '../exchange/lists.ts';
import { prefetchMatch } from './match-queries.ts';

/** A match may be of any sport: its address does not say which. */
export const allMatchesQueries = (api: Api) => sports.map((sport) => matchesQuery(api, sport));

/** What `/exchange/{gameId}` asks for first: a list, or the match, with the counts beside the sports and what the player has open. */
export const exchangeData: PageData = ({ api }, { params }, queries) => {
  const list = listOf(params.gameId ?? '');
  for (const matches of list ? [matchesQuery(api, list)] : allMatchesQueries(api)) void queries.prefetchQuery(matches);
  void queries.prefetchQuery(matchCountsQuery(api));
  void queries.prefetchQuery(exposureQuery(api));
  if (!list) prefetchMatch(api, params.gameId ?? '', queries);
};
