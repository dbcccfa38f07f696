import * as z from 'zod/mini';
import { answer, defineCall } from './call.ts';
import { instant } from './money.ts';

/** What the lobby host can launch besides the games of the catalogue (routes.md: `/betby`, `/sportsbooktest`). */
export const lobbyProducts = ['betby', 'sportsbooktest'] as const;
export type LobbyProduct = (typeof lobbyProducts)[number];

/**
 * Asks the lobby host for the address of a game, by its code, or of a product. The address is on another origin, for one
 * player and one use, and stands until `expiresAt`.
 */
export const openLobby = defineCall({
  name: 'openLobby',
  host: 'lobby',
  method: 'POST',
  path: '/lobby/',
  auth: 'token',
  request: z.union([
    z.object({ gameCode: z.string().check(z.minLength(1), z.maxLength(40)) }),
    z.object({ product: z.enum(lobbyProducts) }),
  ]),
  response: answer(z.object({ url: z.url(), expiresAt: instant })),
});

/**
 * What a game's page posts to the page around it (`postMessage`, this word alone) once its session is over: the address was
 * used before or too late, or nothing was played for long. Ours.
 */
export const GAME_SESSION_OVER = 'pavilion:session-over';

export const lobbyCalls = { openLobby };
