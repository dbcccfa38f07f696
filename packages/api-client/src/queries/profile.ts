import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../api.ts';
import { type CallInput, endOtherSessions, endSession, getProfile, getSessions } from '../wire/index.ts';
import { invalidates, keyOf, keys } from './keys.ts';

export const profileQuery = (api: Api) =>
  queryOptions({
    queryKey: keyOf(keys.profile),
    queryFn: async ({ signal }) => (await api.call(getProfile, {}, { signal })).data,
  });

/** Where the player is signed in. */
export const sessionsQuery = (api: Api) =>
  queryOptions({
    queryKey: keyOf(keys.sessions),
    queryFn: async ({ signal }) => (await api.call(getSessions, {}, { signal })).data.sessions,
  });

export const endSessionMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (input: CallInput<typeof endSession>) => api.call(endSession, input),
    meta: invalidates(keys.sessions),
  });

export const endOtherSessionsMutation = (api: Api) =>
  mutationOptions({ mutationFn: () => api.call(endOtherSessions, {}), meta: invalidates(keys.sessions) });
