import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../api.ts';
import {
  activateBonus,
  type CallInput,
  cancelBonus,
  claimBonusPart,
  getBonusClaims,
  getBonusParts,
  getBonusStats,
} from '../wire/index.ts';
import { invalidates, keyOf, keys } from './keys.ts';

/** A bonus locks and releases cash: what a withdrawal may take changes with it. */
const invalidated = invalidates(keys.bonuses, keys.statement, keys.withdrawals);

export const bonusesQuery = (api: Api) =>
  queryOptions({
    queryKey: keyOf(keys.bonuses, 'list'),
    queryFn: async ({ signal }) => (await api.call(getBonusClaims, {}, { signal })).data.bonusListing,
  });

export const bonusStatsQuery = (api: Api) =>
  queryOptions({
    queryKey: keyOf(keys.bonuses, 'stats'),
    queryFn: async ({ signal }) => (await api.call(getBonusStats, {}, { signal })).data,
  });

/** One bonus with its parts. */
export const bonusPartsQuery = (api: Api, bonusId: string) =>
  queryOptions({
    queryKey: keyOf(keys.bonuses, 'parts', bonusId),
    queryFn: async ({ signal }) => (await api.call(getBonusParts, { bonusId }, { signal })).data,
  });

export const activateBonusMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (input: CallInput<typeof activateBonus>) => api.call(activateBonus, input),
    meta: invalidated,
  });

export const claimBonusPartMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (input: CallInput<typeof claimBonusPart>) => api.call(claimBonusPart, input),
    meta: invalidated,
  });

export const cancelBonusMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (input: CallInput<typeof cancelBonus>) => api.call(cancelBonus, input),
    meta: invalidated,
  });
