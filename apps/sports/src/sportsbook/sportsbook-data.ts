import { matchCountsQuery, matchesQuery } from '@pavilion/api-client';
import type { PageData } from '@pavilion/contract';
import { allMatchesQueries } from '../match/exchange-data.ts';

/** What `/sportsbook2` asks for first: every sport, what is in play, and the counts. */
export const sportsbookData: PageData = ({ api }, _place, queries) => {
  for (const matches of [...allMatchesQueries(api), matchesQuery(api, 'inplay')]) void queries.prefetchQuery(matches);
  void queries.prefetchQuery(matchCountsQuery(api));
};
