import { infiniteQueryOptions, mutationOptions } from '@tanstack/react-query';
import type { Api } from '../api.ts';
import { addBank, BANK_PAGE_SIZE, type CallInput, getBanks, removeBank, setDefaultBank } from '../wire/index.ts';
import { invalidates, keyOf, keys } from './keys.ts';
import { nextSkip } from './paging.ts';

/** The player's saved accounts and cards, ten to a page (spec §9). */
export const banksQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: keyOf(keys.banks),
    queryFn: async ({ signal, pageParam }) =>
      (await api.call(getBanks, { skip: pageParam, pagesize: BANK_PAGE_SIZE }, { signal })).data,
    initialPageParam: 0,
    getNextPageParam: nextSkip(BANK_PAGE_SIZE),
  });

export const addBankMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (input: CallInput<typeof addBank>) => api.call(addBank, input),
    meta: invalidates(keys.banks),
  });

export const setDefaultBankMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (input: CallInput<typeof setDefaultBank>) => api.call(setDefaultBank, input),
    meta: invalidates(keys.banks),
  });

export const removeBankMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (input: CallInput<typeof removeBank>) => api.call(removeBank, input),
    meta: invalidates(keys.banks),
  });
