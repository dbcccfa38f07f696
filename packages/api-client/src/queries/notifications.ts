import { infiniteQueryOptions, mutationOptions } from '@tanstack/react-query';
import type { Api } from '../api.ts';
import { type CallInput, getNotifications, readNotifications } from '../wire/index.ts';
import { invalidates, keyOf, keys } from './keys.ts';
import { nextSkip } from './paging.ts';

/** What the operator told the player, newest first, page by page; each page says how many are unread in all. */
export const notificationsQuery = (api: Api, pageSize = 20) =>
  infiniteQueryOptions({
    queryKey: keyOf(keys.notifications, pageSize),
    queryFn: async ({ signal, pageParam }) =>
      (await api.call(getNotifications, { skip: pageParam, pagesize: pageSize }, { signal })).data,
    initialPageParam: 0,
    getNextPageParam: nextSkip(pageSize),
  });

export const readNotificationsMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (input: CallInput<typeof readNotifications>) => api.call(readNotifications, input),
    meta: invalidates(keys.notifications),
  });
