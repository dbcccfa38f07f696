import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../api.ts';
import { ApiError } from '../error.ts';
import { type Bet, type CallInput, cancelBet, forgetBet, getBets, placeBet } from '../wire/index.ts';
import { invalidates, keyOf, keys } from './keys.ts';
import { nextSkip } from './paging.ts';

type Unpaged<Form> = Form extends unknown ? Omit<Form, 'skip' | 'pagesize'> : never;
/** The forms of spec §7 (of a match, of days), and the one bet of a client reference. */
export type BetsFilter = Unpaged<CallInput<typeof getBets>>;

/** How many bets stand on a page (spec §9, bet popup page size). */
const PAGE_SIZE = 10;

/** The player's bets, newest first, page by page. */
export const betsQuery = (api: Api, filter: BetsFilter, pageSize = PAGE_SIZE) =>
  infiniteQueryOptions({
    queryKey: keyOf(keys.bets, filter, pageSize),
    queryFn: async ({ signal, pageParam }) => {
      const page = 'clientref' in filter ? filter : { ...filter, skip: pageParam, pagesize: pageSize };
      return (await api.call(getBets, page, { signal })).data;
    },
    initialPageParam: 0,
    getNextPageParam: nextSkip(pageSize),
  });

/** As many as one answer has. */
const MOST_AT_ONCE = 100;

/** All of a player's bets on one match, newest first: what a slip reckons with. */
export const betsOfMatchQuery = (api: Api, refMatchId: string) =>
  queryOptions({
    queryKey: keyOf(keys.bets, 'match', refMatchId),
    queryFn: async ({ signal }) => {
      const bets = new Map<string, Bet>();
      for (let skip = 0; ; skip += MOST_AT_ONCE) {
        const page = { refmatchid: refMatchId, skip, pagesize: MOST_AT_ONCE };
        const { data } = await api.call(getBets, page, { signal });
        // A bet that is placed meanwhile moves the others on: some come twice.
        for (const bet of data.bets) bets.set(bet.id, bet);
        if (skip + MOST_AT_ONCE >= data.count) return [...bets.values()];
      }
    },
  });

/** The bet of a request that had no answer; null where the operator has none. Throws where it has one that is not understood. */
export const betOfReferenceQuery = (api: Api, clientRef: string) =>
  queryOptions({
    queryKey: keyOf(keys.bets, 'reference', clientRef),
    queryFn: async ({ signal }) => {
      const { bets, count } = (await api.call(getBets, { clientref: clientRef }, { signal })).data;
      const [bet] = bets;
      if (!bet && count > 0) throw new ApiError({ kind: 'invalid', call: getBets.name });
      return bet ?? null;
    },
  });

/** A bet holds money: what a withdrawal may take changes with it. */
export const placeBetMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (input: CallInput<typeof placeBet>) => api.call(placeBet, input),
    meta: invalidates(keys.bets, keys.exposure, keys.cashOut, keys.withdrawals),
  });

/** What waits of a bet holds money, too. */
export const cancelBetMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (input: CallInput<typeof cancelBet>) => api.call(cancelBet, input),
    meta: invalidates(keys.bets, keys.exposure, keys.cashOut, keys.withdrawals),
  });

/** What became of a bet that had no answer; where the operator has none by then, it takes none by that reference any more. */
export const forgetBetMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (input: CallInput<typeof forgetBet>) => api.call(forgetBet, input),
    meta: invalidates(keys.bets),
  });
