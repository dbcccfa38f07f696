import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../api.ts';
import {
  type CallInput,
  generateReferral,
  getReferralChildren,
  getReferralCommission,
  getReferralLines,
  getReferralSources,
  getReferralStats,
} from '../wire/index.ts';
import { invalidates, keyOf, keys } from './keys.ts';
import { nextSkip } from './paging.ts';

/** What the player's codes brought, in all and on each of the last `days` days. */
export const referralStatsQuery = (api: Api, days: number) =>
  queryOptions({
    queryKey: keyOf(keys.referral, 'stats', days),
    queryFn: async ({ signal }) => (await api.call(getReferralStats, { days }, { signal })).data,
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

/** The commission statement, page by page; each page says what is open. */
export const referralCommissionQuery = (api: Api, pageSize = 10) =>
  infiniteQueryOptions({
    queryKey: keyOf(keys.referral, 'commission', pageSize),
    queryFn: async ({ signal, pageParam }) =>
      (await api.call(getReferralCommission, { skip: pageParam, pagesize: pageSize }, { signal })).data,
    initialPageParam: 0,
    getNextPageParam: nextSkip(pageSize),
  });

/** Whom the commission of one period came from, page by page. */
export const referralLinesQuery = (api: Api, period: string, pageSize = 20) =>
  infiniteQueryOptions({
    queryKey: keyOf(keys.referral, 'lines', period, pageSize),
    queryFn: async ({ signal, pageParam }) =>
      (await api.call(getReferralLines, { period, skip: pageParam, pagesize: pageSize }, { signal })).data,
    initialPageParam: 0,
    getNextPageParam: nextSkip(pageSize),
  });

export const generateReferralMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (input: CallInput<typeof generateReferral>) => api.call(generateReferral, input),
    meta: invalidates(keys.referral),
  });
