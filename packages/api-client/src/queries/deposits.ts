import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../api.ts';
import { ApiError } from '../error.ts';
import {
  type CallInput,
  createDeposit,
  fastpayme,
  getBankAccountDetails,
  getDeposits,
  getGateways,
  reclaimPayment,
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

/** The player's deposits, newest first, page by page. */
export const depositsQuery = (api: Api, pageSize = 20) =>
  infiniteQueryOptions({
    queryKey: keyOf(keys.deposits, pageSize),
    queryFn: async ({ signal, pageParam }) =>
      (await api.call(getDeposits, { skip: pageParam, pagesize: pageSize }, { signal })).data,
    initialPageParam: 0,
    getNextPageParam: nextSkip(pageSize),
  });

/** One deposit of the player's. */
export const depositQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: keyOf(keys.deposits, id),
    queryFn: async ({ signal }) => {
      const [deposit] = (await api.call(getDeposits, { id }, { signal })).data.deposits;
      if (!deposit) throw new ApiError({ kind: 'invalid', call: getDeposits.name });
      return deposit;
    },
  });

export const createDepositMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (input: CallInput<typeof createDeposit>) => api.call(createDeposit, input),
    meta: invalidates(keys.deposits, keys.statement),
  });

/** Asks for a payment back that may not be added. */
export const reclaimPaymentMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (input: CallInput<typeof reclaimPayment>) => api.call(reclaimPayment, input),
    meta: invalidates(keys.deposits),
  });

/** Begins a deposit at the gateway that redirects. */
export const fastpaymeMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (input: CallInput<typeof fastpayme>) => api.call(fastpayme, input),
    meta: invalidates(keys.deposits, keys.statement),
  });
