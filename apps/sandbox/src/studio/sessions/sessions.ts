import { createHash, randomBytes } from 'node:crypto';
import type { Paise } from '@pavilion/money';
import { type Clock, DAY, HOUR, Refusal } from '../../base/index.ts';
import { type Database, deleteInBatches, type Queryable } from '../../store/index.ts';
import { type Title, titleOf } from '../titles/titles.ts';
import type { Wallet } from '../wallet/client.ts';

/** How long a game stays open at most, ms: as long as the operator's token takes bets. */
const LASTS = 12 * HOUR;

/** A game that a player has open. */
export interface StudioSession {
  readonly id: number;
  readonly title: Title;
  /** The operator's name of the player. */
  readonly player: string;
  /** What bets go by at the operator. */
  readonly walletToken: string;
}

/** A game that was opened just now. */
export interface Opened {
  /** What the game's page shows for itself with each call. */
  readonly token: string;
  readonly title: Title;
  /** What bets go by at the operator: no page is told. */
  readonly walletToken: string;
  /** Paise. */
  readonly balance: Paise;
  /** The origins of the operator's pages that may have the game in a frame. */
  readonly framedBy: readonly string[];
}

/** Opens a game with the lobby's ticket; null where the ticket opens nothing, or nothing any more. */
export async function openSession(
  { database, wallet, clock }: { readonly database: Database; readonly wallet: Wallet; readonly clock: Clock },
  title: Title,
  ticket: string,
): Promise<Opened | null> {
  const { game, provider } = title;
  const reply = await wallet.call(provider, 'authenticate', { ticket, game });
  if (reply.kind !== 'done' || reply.token === null) return null;
  const token = randomBytes(32).toString('base64url');
  await database.query(
    `insert into studio_session (token_hash, provider, game, player, wallet_token, expires_at) values ($1, $2, $3, $4, $5, $6)`,
    [hashOf(token), provider, game, reply.player, reply.token, new Date(clock().getTime() + LASTS)],
  );
  return { token, title, walletToken: reply.token, balance: reply.balance, framedBy: reply.framedBy };
}

/** The session of a page's token. Throws a `Refusal` (401) where it is over. */
export async function sessionOf(database: Queryable, token: string, now: Date): Promise<StudioSession> {
  const [row] = await database.query(
    'select id, game, player, wallet_token as "walletToken" from studio_session where token_hash = $1 and expires_at > $2',
    [hashOf(token), now],
  );
  const title = row && (await titleOf(database, row.game));
  if (!title) throw sessionOver();
  return { id: row.id, title, player: row.player, walletToken: row.walletToken };
}

/** What a page is told whose session is over. */
export const sessionOver = () => new Refusal(401, 'Your game session has ended. Open the game again.', 'session');

/** Ends a session before its time. */
export async function endSession(database: Queryable, id: number, now: Date): Promise<void> {
  await database.query('update studio_session set expires_at = $2 where id = $1 and expires_at > $2', [id, now]);
}

/** Forgets sessions a day after they ended. */
export async function sweepStudioSessions(database: Queryable, now: Date): Promise<void> {
  await deleteInBatches((rows) =>
    database.query(
      `delete from studio_session where id in (select id from studio_session where expires_at < $2 order by expires_at limit $1)
       returning 1`,
      [rows, new Date(now.getTime() - DAY)],
    ),
  );
}

const hashOf = (token: string) => createHash('sha256').update(token).digest();
