import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../api.ts';
import {
  addPasskey,
  beginPasskey,
  beginPasskeyConfirm,
  beginPasskeyLogin,
  type CallInput,
  declinePasskeys,
  getPasskeys,
  passkeyLogin,
  removePasskey,
} from '../wire/index.ts';
import { invalidates, keyOf, keys } from './keys.ts';

/** The player's passkeys, and whether to offer them their first: a part of their profile. */
export const passkeysQuery = (api: Api) =>
  queryOptions({
    queryKey: keyOf(keys.profile, 'passkeys'),
    queryFn: async ({ signal }) => (await api.call(getPasskeys, {}, { signal })).data,
  });

export const beginPasskeyMutation = (api: Api) =>
  mutationOptions({ mutationFn: (input: CallInput<typeof beginPasskey>) => api.call(beginPasskey, input) });

export const addPasskeyMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (input: CallInput<typeof addPasskey>) => api.call(addPasskey, input),
    meta: invalidates(keys.profile),
  });

export const removePasskeyMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (input: CallInput<typeof removePasskey>) => api.call(removePasskey, input),
    meta: invalidates(keys.profile),
  });

/** Has the player offered no passkey any more. */
export const declinePasskeysMutation = (api: Api) =>
  mutationOptions({ mutationFn: () => api.call(declinePasskeys, {}), meta: invalidates(keys.profile) });

/** Begins to confirm something by a passkey. */
export const beginPasskeyConfirmMutation = (api: Api) =>
  mutationOptions({ mutationFn: () => api.call(beginPasskeyConfirm, {}) });

export const beginPasskeyLoginMutation = (api: Api) =>
  mutationOptions({ mutationFn: () => api.call(beginPasskeyLogin, {}) });

export const passkeyLoginMutation = (api: Api) =>
  mutationOptions({ mutationFn: (input: CallInput<typeof passkeyLogin>) => api.call(passkeyLogin, input) });
