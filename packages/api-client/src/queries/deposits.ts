import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../api.ts';
import {
  type CallInput,
  createDeposit,
  fastpayme,
  getBankAccountDetails,
  getDeposits,
  getGateways,
} from '../wire/index.ts';
import { invalidates, keyOf, keys } from './keys.ts';
import { nextSkip } from './paging.ts';

/** The ways to deposit. */
export const gatewaysQuery = (api: Api) =>
  queryOptions({
    queryKey: keyOf(keys.gateways),
    queryFn: async ({ signal }) => (await api.call(getGateways, {}, { signal })).data.gatewaysList,
  });

/** The operator's own accounts, to pay to. */
export const bankAccountDetailsQuery = (api: Api) =>
  queryOptions({
    queryKey: keyOf(keys.operatorAccounts),
    queryFn: async ({ signal }) => (await api.call(getBankAccountDetails, {}, { signal })).data.bankDetails,
  });

/** The player's deposits, newest first, page by page; or the one of an id. */
export const depositsQuery = (api: Api, which: { readonly id?: string } = {}, pageSize = 20) =>
  infiniteQueryOptions({
    queryKey: keyOf(keys.deposits, which, pageSize),
    queryFn: async ({ signal, pageParam }) =>
      (await api.call(getDeposits, { ...which, skip: pageParam, pagesize: pageSize }, { signal })).data,
    initialPageParam: 0,
    getNextPageParam: nextSkip(pageSize),
  });

export const createDepositMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (input: CallInput<typeof createDeposit>) => api.call(createDeposit, input),
    meta: invalidates(keys.deposits, keys.statement),
  });

/** Begins a deposit at the gateway that redirects. */
export const fastpaymeMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (input: CallInput<typeof fastpayme>) => api.call(fastpayme, input),
    meta: invalidates(keys.deposits, keys.statement),
  });
