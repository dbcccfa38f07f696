import { type Api, matchCountsQuery, matchesQuery, sports } from '@pavilion/api-client';
import type { PageData } from '@pavilion/contract';
import { listOf } from './lists.ts';

/** A match may be of any sport: its address does not say which. */
export const allMatchesQueries = (api: Api) => sports.map((sport) => matchesQuery(api, sport));

/** What `/exchange/{gameId}` asks for first: a list with the counts beside the sports, or what holds the match. */
export const exchangeData: PageData = ({ api }, { params }, queries) => {
  const list = listOf(params.gameId ?? '');
  for (const matches of list ? [matchesQuery(api, list)] : allMatchesQueries(api)) void queries.prefetchQuery(matches);
  if (list) void queries.prefetchQuery(matchCountsQuery(api));
};
