import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from './api.ts';
import {
  announcements,
  type CallInput,
  demoLogin,
  type GameCategory,
  getAccountStatement,
  getAppDetails,
  getBanners,
  getCategories,
  getGames,
  getMatchCounts,
  getMatches,
  getProviders,
  login,
  register,
  SPORT_IDS,
  type Sport,
  sendOtp,
  verifyOtp,
} from './wire/index.ts';

/** The organisation's details (spec §7). */
export const appDetailsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['appDetails'],
    queryFn: async ({ signal }) => (await api.call(getAppDetails, {}, { signal })).data,
  });

/** Banners in ascending order (spec §4). */
export const bannersQuery = (api: Api) =>
  queryOptions({
    queryKey: ['banners'],
    queryFn: async ({ signal }) =>
      (await api.call(getBanners, {}, { signal })).data.banners.toSorted((a, b) => a.order - b.order),
  });

export const announcementsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['announcements'],
    queryFn: async ({ signal }) => (await api.call(announcements, {}, { signal })).data.map(({ content }) => content),
  });

export const providersQuery = (api: Api, lobby?: 'slots' | 'live') =>
  queryOptions({
    queryKey: ['providers', lobby ?? 'all'],
    queryFn: async ({ signal }) => (await api.call(getProviders, lobby ? { lobby } : {}, { signal })).data.providers,
    staleTime: 60_000,
  });

export const gamesQuery = (api: Api, which: { provider?: string; category?: GameCategory; limit?: number }) =>
  queryOptions({
    queryKey: ['games', which],
    queryFn: async ({ signal }) => (await api.call(getGames, which, { signal })).data,
    staleTime: 60_000,
  });

export const categoriesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['categories'],
    queryFn: async ({ signal }) => (await api.call(getCategories, {}, { signal })).data.categories,
    staleTime: 60_000,
  });

/** Matches at rest, with the clock that the live channel goes on from. */
export const matchesQuery = (api: Api, which: Sport | 'inplay') =>
  queryOptions({
    queryKey: ['matches', which],
    queryFn: async ({ signal }) =>
      (await api.call(getMatches, which === 'inplay' ? { inplay: 'true' } : { sport: SPORT_IDS[which] }, { signal }))
        .data,
  });

export const matchCountsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['matchCounts'],
    queryFn: async ({ signal }) => (await api.call(getMatchCounts, {}, { signal })).data.sports,
  });

export type StatementFilter = Pick<CallInput<typeof getAccountStatement>, 'from' | 'to' | 'kind' | 'reference'>;

/** The account statement, newest first, page by page. */
export const statementQuery = (api: Api, filter: StatementFilter, pageSize = 25) =>
  infiniteQueryOptions({
    queryKey: ['statement', filter, pageSize],
    queryFn: async ({ signal, pageParam }) =>
      (
        await api.call(
          getAccountStatement,
          { ...filter, limit: pageSize, ...(pageParam ? { cursor: pageParam } : {}) },
          { signal },
        )
      ).data,
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });

export const loginMutation = (api: Api) =>
  mutationOptions({ mutationFn: (input: CallInput<typeof login>) => api.call(login, input) });

export const demoLoginMutation = (api: Api) => mutationOptions({ mutationFn: () => api.call(demoLogin, {}) });

export const registerMutation = (api: Api) =>
  mutationOptions({ mutationFn: (input: CallInput<typeof register>) => api.call(register, input) });

export const sendOtpMutation = (api: Api) =>
  mutationOptions({ mutationFn: (input: CallInput<typeof sendOtp>) => api.call(sendOtp, input) });

export const verifyOtpMutation = (api: Api) =>
  mutationOptions({ mutationFn: (input: CallInput<typeof verifyOtp>) => api.call(verifyOtp, input) });
