import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api.ts';
import { getExposureAmount } from '../wire/index.ts';
import { keyOf, keys } from './keys.ts';

/** What open bets hold now, in all and match by match. Apart from the bets themselves: the shell's first script reads it, and none of those. */
export const exposureQuery = (api: Api) =>
  queryOptions({
    queryKey: keyOf(keys.exposure),
    queryFn: async ({ signal }) => (await api.call(getExposureAmount, {}, { signal })).data,
  });
