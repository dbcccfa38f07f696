import * as z from 'zod/mini';
import { answer, defineCall } from './call.ts';
import { instant } from './money.ts';
import { listOf } from './reading.ts';

/** What the lobby host can launch besides the games of the catalogue (routes.md: `/betby`, `/sportsbooktest`). */
export const lobbyProducts = ['betby', 'sportsbooktest'] as const;
export type LobbyProduct = (typeof lobbyProducts)[number];

/**
 * Asks the lobby host for the address of a game, by its code, or of a product. The address is on another origin, for one player and one
 * use, and opens until `expiresAt`. `rights` is what its frame may do besides running scripts and playing sound: `forms`, `popups`,
 * `storage` (of its own origin), `sensors`. The page refuses any other right. Ours; an operator that does not name any gives `storage`.
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
  response: answer(z.object({ url: z.url(), expiresAt: instant, rights: z._default(listOf(z.string()), ['storage']) })),
});

/*
 * The messages between a game's page and the page around it (docs/games.md, "Messages"). Each is one of these strings and nothing else.
 */

/** The game can be seen and played. */
export const GAME_READY = 'pavilion:ready';
/** Its session is over: the address was used before or too late, or nothing was played for long. */
export const GAME_SESSION_OVER = 'pavilion:session-over';
/** A round has begun whose end its player should see. A round that was left open has begun as the page opens again. */
export const GAME_ROUND_BEGAN = 'pavilion:round-began';
export const GAME_ROUND_ENDED = 'pavilion:round-ended';
/** What the player has with the operator has changed. */
export const GAME_BALANCE_CHANGED = 'pavilion:balance-changed';
/** The balance does not cover the bet, and the player asks to deposit. */
export const GAME_WANTS_DEPOSIT = 'pavilion:deposit';
/** The player is done with the game. */
export const GAME_CLOSE = 'pavilion:close';

/** A setting of the player's. The page sends what is wanted, the game what it shows. */
const gameSettings = [
  'pavilion:language=en',
  'pavilion:language=hi',
  'pavilion:sound=on',
  'pavilion:sound=off',
] as const;
export type GameSetting = (typeof gameSettings)[number];

/** All that a game's page may send. */
export const gameWords = [
  GAME_READY,
  GAME_SESSION_OVER,
  GAME_ROUND_BEGAN,
  GAME_ROUND_ENDED,
  GAME_BALANCE_CHANGED,
  GAME_WANTS_DEPOSIT,
  GAME_CLOSE,
  ...gameSettings,
] as const;
export type GameWord = (typeof gameWords)[number];

export const lobbyCalls = { openLobby };
