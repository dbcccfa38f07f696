import { type Api, statementQuery } from '@pavilion/api-client';
import type { PageData } from '@pavilion/contract';
import { dayOf } from '@pavilion/remote-kit';
import { entryFilter, periodFilter, type StatementView, viewCodec } from './view.ts';

/** How many entries come first, and how many with each page after that: the wire's limit. */
const PAGE_SIZE = 25;
export const NEXT_PAGES = 100;

/**
 * The statement twice, newest first, page by page: of the period, for balance and chart, and of the entries that are listed.
 * Without a filter both are the same, and one request does both.
 */
export const statementQueries = (api: Api, view: StatementView) => ({
  ofPeriod: statementQuery(api, periodFilter(view), PAGE_SIZE, NEXT_PAGES),
  ofEntries: statementQuery(api, entryFilter(view), PAGE_SIZE, NEXT_PAGES),
});

/** What `/cashier` asks for first. */
export const statementData: PageData = ({ api }, { search }, queries) => {
  const { ofPeriod, ofEntries } = statementQueries(api, viewCodec(dayOf(new Date())).read(search));
  void queries.prefetchInfiniteQuery(ofPeriod);
  void queries.prefetchInfiniteQuery(ofEntries);
};
