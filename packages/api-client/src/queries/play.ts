import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api.ts';
import { type CallInput, getPlaySession } from '../wire/index.ts';
import { keyOf, keys } from './keys.ts';

/** What became of a player's rounds of a game since they opened it. */
export const playSessionQuery = (api: Api, which: CallInput<typeof getPlaySession>) =>
  queryOptions({
    queryKey: keyOf(keys.playSession, which),
    queryFn: async ({ signal }) => (await api.call(getPlaySession, which, { signal })).data,
  });
