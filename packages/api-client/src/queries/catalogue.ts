import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api.ts';
import { type GameCategory, getCategories, getGames, getProviders } from '../wire/index.ts';
import { keyOf, keys } from './keys.ts';

export const providersQuery = (api: Api, lobby?: 'slots' | 'live') =>
  queryOptions({
    queryKey: keyOf(keys.providers, lobby ?? 'all'),
    queryFn: async ({ signal }) => (await api.call(getProviders, lobby ? { lobby } : {}, { signal })).data.providers,
    staleTime: 60_000,
  });

export const gamesQuery = (api: Api, which: { provider?: string; category?: GameCategory; limit?: number }) =>
  queryOptions({
    queryKey: keyOf(keys.games, which),
    queryFn: async ({ signal }) => (await api.call(getGames, which, { signal })).data,
    staleTime: 60_000,
  });

export const categoriesQuery = (api: Api) =>
  queryOptions({
    queryKey: keyOf(keys.categories),
    queryFn: async ({ signal }) => (await api.call(getCategories, {}, { signal })).data.categories,
    staleTime: 60_000,
  });
