import { type Bet, type BetsFilter, betsQuery } from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import { distinctById, type LoadMoreProps, pagedState, type QueryState } from '@pavilion/remote-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

/** How soon a bet that waits out its delay is looked at again, ms. */
const DELAY_LOOK = 1500;

export interface BetList {
  /** As far as their pages have been loaded, newest first. */
  readonly bets: readonly Bet[];
  /** How many there are in all. */
  readonly count: number;
}

export interface Bets {
  readonly state: QueryState<BetList>;
  /** The query itself, for the next page. */
  readonly pages: LoadMoreProps['query'];
}

/** The player's bets by one of spec §7's forms. While one of them waits out its delay they are read again and again. */
export function useBets(filter: BetsFilter, pageSize: number): Bets {
  const { api } = useShell();
  const query = useInfiniteQuery({
    ...betsQuery(api, filter, pageSize),
    refetchInterval: ({ state }) => (hasDelayed(state.data?.pages) ? DELAY_LOOK : false),
  });
  const pages = query.data?.pages;
  const data = useMemo(() => {
    const first = pages?.[0];
    return first && { bets: distinctById(pages.flatMap(({ bets }) => bets)), count: first.count };
  }, [pages]);
  return { state: pagedState(query, data), pages: query };
}

const hasDelayed = (pages: readonly BetList[] | undefined) =>
  pages?.some(({ bets }) => bets.some(({ status }) => status === 'delayed')) ?? false;
