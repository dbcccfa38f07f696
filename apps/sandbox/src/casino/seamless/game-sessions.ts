import { createHash, randomBytes } from 'node:crypto';
import { DAY, HOUR, playerId } from '../../base/index.ts';
import { isSessionOpen } from '../../players/index.ts';
import { cashAndHeldOf, type Database, deleteInBatches, type Queryable } from '../../store/index.ts';
import { gameOf } from '../catalogue/played-game.ts';
import { takeTicket } from '../lobby/tickets.ts';
import { freeOf } from './balance.ts';
import { type WalletAnswer, WalletRefusal } from './codes.ts';
import type { WalletInput } from './wire.ts';

/** How long a game's token takes bets at most, ms; no longer than the player is signed in. */
const LASTS = 12 * HOUR;

/** A game that a player has open. */
interface GameSession {
  readonly player: number;
  readonly game: string;
  /** The player's session that it was opened in. */
  readonly session: number;
  readonly expiresAt: Date;
}

/** Uses a lobby's ticket up and begins a session of its game. A ticket of another provider's game is left as it is. */
export async function authenticate(
  database: Database,
  provider: string,
  { ticket, game }: WalletInput<'authenticate'>,
  now: Date,
): Promise<WalletAnswer> {
  const played = await gameOf(database, game);
  if (played?.provider === provider && !played.isOn) {
    throw new WalletRefusal('GAME_NOT_AVAILABLE', 'This provider’s games are not available right now.');
  }
  if (played?.provider === provider && played.isMaintained) {
    throw new WalletRefusal('GAME_NOT_AVAILABLE', 'This game is under maintenance.');
  }
  const taken = played?.provider === provider ? await takeTicket(database, ticket, `game/${game}`, now) : null;
  if (!taken?.isOpen) throw new WalletRefusal('INVALID_TOKEN', 'This ticket opens nothing, or nothing any more.');
  const token = randomBytes(32).toString('base64url');
  await database.query(
    `insert into game_session (token_hash, provider, game, player_id, session_id, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [tokenHash(token), provider, game, taken.player, taken.session, now, new Date(now.getTime() + LASTS)],
  );
  return { ...(await balanceAnswer(database, taken.player)), token, framedBy: taken.appOrigins };
}

/** What a player can play with, for whoever has their game open. */
export async function balanceOf(
  database: Queryable,
  provider: string,
  { token }: WalletInput<'balance'>,
  now: Date,
): Promise<WalletAnswer> {
  const session = await gameSessionOf(database, provider, token);
  const over = await sessionOver(database, session, now);
  if (over) throw over;
  return balanceAnswer(database, session.player);
}

async function balanceAnswer(database: Queryable, player: number): Promise<WalletAnswer> {
  return {
    code: 'OK',
    message: '',
    player: playerId(player),
    currency: 'INR',
    balance: freeOf(await cashAndHeldOf(database, player)),
  };
}

/** The session of a game's token, over or not; refuses one that this provider was never given. */
async function gameSessionOf(database: Queryable, provider: string, token: string): Promise<GameSession> {
  const [session] = await database.query(
    `select player_id as player, game, session_id as session, expires_at as "expiresAt" from game_session
     where token_hash = $1 and provider = $2`,
    [tokenHash(token), provider],
  );
  if (!session) throw new WalletRefusal('INVALID_TOKEN', 'There is no such token.');
  return session;
}

/** Why a game's session takes no bet any more; null while it does. */
async function sessionOver(
  database: Queryable,
  { session, expiresAt }: GameSession,
  now: Date,
): Promise<WalletRefusal | null> {
  if (expiresAt > now && (await isSessionOpen(database, session, now))) return null;
  return new WalletRefusal('TOKEN_EXPIRED', 'Your game session has ended. Open the game again.');
}

/** Forgets games' sessions a day after they ended. */
export async function sweepGameSessions(database: Queryable, now: Date): Promise<void> {
  await deleteInBatches((rows) =>
    database.query(
      `delete from game_session where token_hash in (
         select token_hash from game_session where expires_at < $2 order by expires_at limit $1)
       returning 1`,
      [rows, new Date(now.getTime() - DAY)],
    ),
  );
}

/** What is kept of a game's token. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();
