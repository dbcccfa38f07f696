import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../api.ts';
import {
  type CallInput,
  changeFavourites,
  type GameCategory,
  gamesOfIndex,
  getCategories,
  getGameIndex,
  getGames,
  getOwnGames,
  getProviders,
} from '../wire/index.ts';
import { keyOf, keys } from './keys.ts';

export const providersQuery = (api: Api, lobby?: 'slots' | 'live') =>
  queryOptions({
    queryKey: keyOf(keys.providers, lobby ?? 'all'),
    queryFn: async ({ signal }) => (await api.call(getProviders, lobby ? { lobby } : {}, { signal })).data.providers,
    staleTime: 60_000,
  });

export const gamesQuery = (
  api: Api,
  which: { provider?: string; category?: GameCategory; slug?: string; limit?: number },
) =>
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

/** Every game of the catalogue, or of one provider, as tiles, however many there are. */
export const gameIndexQuery = (api: Api, which: { provider?: string } = {}) =>
  queryOptions({
    queryKey: keyOf(keys.games, 'index', which),
    queryFn: async ({ signal }) => {
      const games = gamesOfIndex((await api.call(getGameIndex, which, { signal })).data);
      return { games, total: games.length };
    },
    staleTime: 60_000,
    // 50,000 tiles are not compared one by one with those that were.
    structuralSharing: false,
  });

/** The player's favourites, and the games that they opened last. */
export const ownGamesQuery = (api: Api) =>
  queryOptions({
    queryKey: keyOf(keys.ownGames),
    queryFn: async ({ signal }) => (await api.call(getOwnGames, {}, { signal })).data,
    staleTime: 60_000,
  });

export const changeFavouritesMutation = (api: Api) =>
  mutationOptions({
    mutationFn: async (input: CallInput<typeof changeFavourites>) => (await api.call(changeFavourites, input)).data,
  });
