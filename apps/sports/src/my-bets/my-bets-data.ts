import { type Api, betsQuery, exposureQuery, statementQuery } from '@pavilion/api-client';
import type { PageData } from '@pavilion/contract';
import { addDays, type Day, dayOf } from '@pavilion/remote-kit';
import { betsViewCodec, filterOf } from './bets-view.ts';

/** How many bets come at once. */
export const PAGE_SIZE = 20;

/** What the sports did to the player's cash today and in seven days with today: of the entries only their sums are wanted. */
export const resultsQueries = (api: Api, today: Day) => ({
  today: statementQuery(api, { from: today, to: today, kind: 'sports' }, 1),
  week: statementQuery(api, { from: addDays(today, -6), to: today, kind: 'sports' }, 1),
});

/** What `/mybets` asks for first. */
export const myBetsData: PageData = ({ api }, { search }, queries) => {
  const today = dayOf(new Date());
  const view = betsViewCodec(today).read(search);
  const results = resultsQueries(api, today);
  void queries.prefetchInfiniteQuery(betsQuery(api, filterOf(view), PAGE_SIZE));
  if (view.showing === 'open') void queries.prefetchQuery(exposureQuery(api));
  for (const each of [results.today, results.week]) void queries.prefetchInfiniteQuery(each);
};
