import { type BankDetail, banksQuery } from '@pavilion/api-client';
import { type PageData, useShell } from '@pavilion/contract';
import { distinctById, pagedState, type QueryState } from '@pavilion/remote-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

/**
 * All accounts and cards of the player's, the default first: a form offers each of them, and there are two pages at most. Nothing before
 * all have come: one that was chosen before is not gone for being on the second.
 */
export function useSavedAccounts(): QueryState<readonly BankDetail[]> {
  const query = useInfiniteQuery(banksQuery(useShell().api));
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);
  const banks = hasNextPage ? undefined : data?.pages.flatMap((page) => page.banks);
  return { ...pagedState(query, banks && distinctById(banks)), error: query.error };
}

/** What `/bank-details` asks for first. */
export const bankData: PageData = ({ api }, _, queries) => {
  void queries.prefetchInfiniteQuery(banksQuery(api));
};
