import { type Api, statementQuery } from '@pavilion/api-client';
import type { PageData } from '@pavilion/contract';
import { dayOf } from '@pavilion/remote-kit';
import { entryFilter, periodFilter, type StatementView, viewCodec } from './view.ts';

/** How many entries come at once. */
export const PAGE_SIZE = 25;

/**
 * The statement twice, newest first, page by page: of the period, for balance and chart, and of the entries that are listed.
 * Without a filter both are the same, and one request does both.
 */
export const statementQueries = (api: Api, view: StatementView) => ({
  ofPeriod: statementQuery(api, periodFilter(view), PAGE_SIZE),
  ofEntries: statementQuery(api, entryFilter(view), PAGE_SIZE),
});

/** What `/cashier` asks for first. */
export const statementData: PageData = ({ api }, { search }, queries) => {
  const { ofPeriod, ofEntries } = statementQueries(api, viewCodec(dayOf(new Date())).read(search));
  void queries.prefetchInfiniteQuery(ofPeriod);
  void queries.prefetchInfiniteQuery(ofEntries);
};
