import { createHash, randomBytes } from 'node:crypto';
import { DAY } from '../../base/index.ts';
import { isSessionOpen, refusalFor } from '../../players/index.ts';
import type { Session } from '../../server/index.ts';
import type { Database, Queryable } from '../../store/index.ts';

/** How long a ticket stands, ms. */
const STANDS = 60_000;
const TOKEN = /^[\w-]{43}$/;
const COLUMNS = 'player_id as player, session_id as session, app_origins as "appOrigins"';
const TARGET = /^(?:game|product)\/[\w-]{1,40}$/;

/** What a ticket opens, and for whom. */
interface NewTicket {
  readonly session: Session;
  /** The path on the games' origin, without its first slash: `game/1339`. */
  readonly target: string;
  /** The origins of the app that may frame it. */
  readonly appOrigins: readonly string[];
}

/** Makes a ticket of 256 random bits that opens `target` once, until `expiresAt`. */
export async function makeTicket(
  database: Queryable,
  { session, target, appOrigins }: NewTicket,
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + STANDS);
  await database.query(
    `insert into lobby_ticket (token_hash, player_id, session_id, target, app_origins, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [hashOf(token), session.player, session.id, target, appOrigins, now, expiresAt],
  );
  return { token, expiresAt };
}

/** What became of a ticket that was shown: whether it opens the target now, and who may frame what is answered. */
export interface TakenTicket {
  readonly isOpen: boolean;
  readonly player: number;
  /** The player's session that it was made in. */
  readonly session: number;
  readonly appOrigins: readonly string[];
}

/**
 * Uses a ticket up: of two that show it at the same time one gets in. One for another target, used, late, or of a session that
 * has ended, or of a player who may not play any more, opens nothing; one that was never made is null.
 */
export async function takeTicket(
  database: Database,
  token: string,
  target: string,
  now: Date,
): Promise<TakenTicket | null> {
  if (!TOKEN.test(token) || !TARGET.test(target)) return null;
  const [taken] = await database.query(
    `update lobby_ticket set used_at = $3
     where token_hash = $1 and target = $2 and used_at is null and expires_at > $3
     returning ${COLUMNS}`,
    [hashOf(token), target, now],
  );
  if (taken) {
    const isStanding = await isSessionOpen(database, taken.session, now);
    return { ...taken, isOpen: isStanding && !(await refusalFor(database, taken.player, 'play', now)) };
  }
  const [known] = await database.query(`select ${COLUMNS} from lobby_ticket where token_hash = $1`, [hashOf(token)]);
  return known ? { ...known, isOpen: false } : null;
}

/** Forgets tickets a day after they ended. */
export async function sweepTickets(database: Queryable, now: Date): Promise<void> {
  await database.query('delete from lobby_ticket where expires_at < $1', [new Date(now.getTime() - DAY)]);
}

const hashOf = (token: string) => createHash('sha256').update(token).digest();
