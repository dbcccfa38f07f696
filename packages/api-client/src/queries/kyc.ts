import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../api.ts';
import { type CallInput, getKyc, submitKyc } from '../wire/index.ts';
import { invalidates, keyOf, keys } from './keys.ts';

export const kycQuery = (api: Api) =>
  queryOptions({
    queryKey: keyOf(keys.kyc),
    queryFn: async ({ signal }) => (await api.call(getKyc, {}, { signal })).data,
  });

/** Sends one document. Withdrawals say whether they wait for it. */
export const submitKycMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (input: CallInput<typeof submitKyc>) => api.call(submitKyc, input),
    meta: invalidates(keys.kyc, keys.withdrawals),
  });
