import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../api.ts';
import { announcements, getAppDetails, getBanners } from '../wire/index.ts';
import { keyOf, keys } from './keys.ts';

/** The organisation's details (spec §7). */
export const appDetailsQuery = (api: Api) =>
  queryOptions({
    queryKey: keyOf(keys.appDetails),
    queryFn: async ({ signal }) => (await api.call(getAppDetails, {}, { signal })).data,
  });

/** Banners in ascending order (spec §4). Read anew each minute: what a banner is about ends. */
export const bannersQuery = (api: Api) =>
  queryOptions({
    queryKey: keyOf(keys.banners),
    queryFn: async ({ signal }) =>
      (await api.call(getBanners, {}, { signal })).data.banners.toSorted((a, b) => a.order - b.order),
    refetchInterval: 60_000,
  });

export const announcementsQuery = (api: Api) =>
  queryOptions({
    queryKey: keyOf(keys.announcements),
    queryFn: async ({ signal }) => (await api.call(announcements, {}, { signal })).data,
  });
