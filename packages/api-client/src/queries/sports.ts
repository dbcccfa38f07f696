import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api.ts';
import { getMatchCounts, getMatches, SPORT_IDS, type Sport } from '../wire/index.ts';
import { keyOf, keys } from './keys.ts';

/** Matches at rest, with the clock that the live channel goes on from. */
export const matchesQuery = (api: Api, which: Sport | 'inplay') =>
  queryOptions({
    queryKey: keyOf(keys.matches, which),
    queryFn: async ({ signal }) =>
      (await api.call(getMatches, which === 'inplay' ? { inplay: 'true' } : { sport: SPORT_IDS[which] }, { signal }))
        .data,
  });

export const matchCountsQuery = (api: Api) =>
  queryOptions({
    queryKey: keyOf(keys.matchCounts),
    queryFn: async ({ signal }) => (await api.call(getMatchCounts, {}, { signal })).data.sports,
  });
