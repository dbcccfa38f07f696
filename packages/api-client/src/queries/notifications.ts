import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../api.ts';
import {
  type CallInput,
  getNotificationSettings,
  getNotifications,
  readNotifications,
  setNotificationSettings,
} from '../wire/index.ts';
import { invalidates, keyOf, keys } from './keys.ts';

export type NotificationFilter = Pick<CallInput<typeof getNotifications>, 'group' | 'only'>;

/**
 * What the operator told the player, newest first, page by page by key: what comes in meanwhile shifts nothing. Each page says how many
 * are unread in all.
 */
export const notificationsQuery = (api: Api, filter: NotificationFilter = {}, pageSize = 20) =>
  infiniteQueryOptions({
    queryKey: keyOf(keys.notifications, filter, pageSize),
    queryFn: async ({ signal, pageParam }) =>
      (
        await api.call(
          getNotifications,
          { ...filter, pagesize: pageSize, ...(pageParam === null ? {} : { before: pageParam }) },
          { signal },
        )
      ).data,
    initialPageParam: null as string | null,
    // The operator says where the next page begins: the last notification of this one may not have been understood.
    getNextPageParam: ({ notifications, count, next }, pages) =>
      next === undefined && pages.length * pageSize < count ? notifications.at(-1)?.id : next,
  });

export const readNotificationsMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (input: CallInput<typeof readNotifications>) => api.call(readNotifications, input),
    meta: invalidates(keys.notifications),
  });

/** The groups whose notifications come without a toast. */
export const notificationSettingsQuery = (api: Api) =>
  queryOptions({
    queryKey: keyOf(keys.profile, 'notifications'),
    queryFn: async ({ signal }) => (await api.call(getNotificationSettings, {}, { signal })).data.quiet,
  });

export const setNotificationSettingsMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (input: CallInput<typeof setNotificationSettings>) => api.call(setNotificationSettings, input),
    meta: invalidates(keys.profile),
  });
