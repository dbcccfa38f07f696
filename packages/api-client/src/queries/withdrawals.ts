import { infiniteQueryOptions, mutationOptions } from '@tanstack/react-query';
import type { Api } from '../api.ts';
import { type CallInput, cancelWithdrawal, createWithdrawal, getWithdrawals } from '../wire/index.ts';
import { invalidates, keyOf, keys } from './keys.ts';
import { nextSkip } from './paging.ts';

export type WithdrawalFilter = Pick<CallInput<typeof getWithdrawals>, 'id' | 'state'>;

/** The player's requests, newest first, page by page, each page with what they could withdraw now. */
export const withdrawalsQuery = (api: Api, filter: WithdrawalFilter = {}, pageSize = 20) =>
  infiniteQueryOptions({
    queryKey: keyOf(keys.withdrawals, filter, pageSize),
    queryFn: async ({ signal, pageParam }) =>
      (await api.call(getWithdrawals, { ...filter, skip: pageParam, pagesize: pageSize }, { signal })).data,
    initialPageParam: 0,
    getNextPageParam: nextSkip(pageSize),
  });

export const createWithdrawalMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (input: CallInput<typeof createWithdrawal>) => api.call(createWithdrawal, input),
    meta: invalidates(keys.withdrawals, keys.statement),
  });

export const cancelWithdrawalMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (input: CallInput<typeof cancelWithdrawal>) => api.call(cancelWithdrawal, input),
    meta: invalidates(keys.withdrawals, keys.statement),
  });
