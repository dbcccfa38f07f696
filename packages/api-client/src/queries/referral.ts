import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../api.ts';
import {
  type CallInput,
  generateReferral,
  getReferralChildren,
  getReferralSources,
  getReferralStats,
} from '../wire/index.ts';
import { invalidates, keyOf, keys } from './keys.ts';
import { nextSkip } from './paging.ts';

export const referralStatsQuery = (api: Api) =>
  queryOptions({
    queryKey: keyOf(keys.referral, 'stats'),
    queryFn: async ({ signal }) => (await api.call(getReferralStats, {}, { signal })).data,
  });

/** One level of the tree, page by page: right below the player, or below `parent`. */
export const referralChildrenQuery = (api: Api, parent?: string, pageSize = 20) =>
  infiniteQueryOptions({
    queryKey: keyOf(keys.referral, 'children', parent ?? null, pageSize),
    queryFn: async ({ signal, pageParam }) => {
      const below = parent === undefined ? {} : { parent };
      return (await api.call(getReferralChildren, { ...below, skip: pageParam, pagesize: pageSize }, { signal })).data;
    },
    initialPageParam: 0,
    getNextPageParam: nextSkip(pageSize),
  });

export const referralSourcesQuery = (api: Api) =>
  queryOptions({
    queryKey: keyOf(keys.referral, 'sources'),
    queryFn: async ({ signal }) => (await api.call(getReferralSources, {}, { signal })).data.sources,
  });

export const generateReferralMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (input: CallInput<typeof generateReferral>) => api.call(generateReferral, input),
    meta: invalidates(keys.referral),
  });
