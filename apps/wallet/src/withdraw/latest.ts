import { type Api, banksQuery, keys, type Withdrawable, type Withdrawal, withdrawalsQuery } from '@pavilion/api-client';
import { type PageData, useShell } from '@pavilion/contract';
import { pagedState, type QueryState, useAccountRefresh, useOperatorWords } from '@pavilion/remote-kit';
import { useInfiniteQuery } from '@tanstack/react-query';

/** How many requests the overview shows. */
const LATEST = 5;

/** What can be withdrawn and how, and the latest requests. */
export interface Latest {
  readonly available: Withdrawable;
  readonly withdrawList: readonly Withdrawal[];
  readonly count: number;
}

const latestQuery = (api: Api) => withdrawalsQuery(api, {}, LATEST);

/** What the pages of a withdrawal begin with; it follows the balance and what the desk decides. */
export function useLatest(): QueryState<Latest> {
  const query = useInfiniteQuery({ ...latestQuery(useShell().api), select: useOperatorWords() });
  useAccountRefresh(keys.withdrawals);
  return pagedState(query, query.data?.pages[0]);
}

/** What the pages of a withdrawal ask for first. */
export const latestData: PageData = ({ api }, _, queries) => {
  void queries.prefetchInfiniteQuery(latestQuery(api));
  void queries.prefetchInfiniteQuery(banksQuery(api));
};
