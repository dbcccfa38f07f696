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

/**
 * What a game's page posts to the page around it as a round begins whose end its player should see, and as it ends. A round that was left
 * open has begun as the page opens again. Ours.
 */
export const GAME_ROUND_BEGAN = 'pavilion:round-began';
export const GAME_ROUND_ENDED = 'pavilion:round-ended';

/**
 * What a game's page posts to the page around it where its player's balance does not reach and they ask to deposit: the game stays open
 * meanwhile. Ours.
 */
export const GAME_WANTS_DEPOSIT = 'pavilion:deposit';

/** Every word that a game's page may post; a page around it hears nothing else. */
export const gameWords = [GAME_SESSION_OVER, GAME_ROUND_BEGAN, GAME_ROUND_ENDED, GAME_WANTS_DEPOSIT] as const;
export type GameWord = (typeof gameWords)[number];

export const lobbyCalls = { openLobby };
