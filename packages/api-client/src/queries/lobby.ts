import { mutationOptions } from '@tanstack/react-query';
import type { Api } from '../api.ts';
import { type CallInput, openLobby } from '../wire/index.ts';
import { invalidates, keys } from './keys.ts';

/** Asks for the address of a game or product. It is for one use: asked for each time one is opened, and never kept. */
export const openLobbyMutation = (api: Api) =>
  mutationOptions({
    mutationFn: async (input: CallInput<typeof openLobby>) => (await api.call(openLobby, input)).data,
    gcTime: 0,
    // The game is the latest of those that the player has opened.
    meta: invalidates(keys.ownGames),
  });
