import { createHash, randomBytes } from 'node:crypto';
import type { Device } from '@pavilion/api-client/wire';
import { type Clock, DAY, MINUTE } from '../../base/index.ts';
import type { Session, SessionCheck } from '../../server/index.ts';
import { type Database, grouped, type Queryable } from '../../store/index.ts';
import { closedAccount } from './restrictions.ts';

/** Where somebody signs in: what they do it on, and what its network is known again by. */
export interface SignedInFrom {
  readonly device: Device;
  readonly network: Buffer;
}

/**
 * How a session was ended: by signing out there, by its player from another place, by a new password, by the desk, or with its account.
 */
export type SessionEnd = 'signed out' | 'elsewhere' | 'password' | 'desk' | 'closed';

/** The sessions of the operator's players. */
export interface Sessions extends SessionCheck {
  /** Begins a session and returns its token: 256 random bits, known to the player alone. Throws a `Refusal` where their account is closed. */
  begin(tx: Queryable, player: number, isRemembered: boolean, from?: SignedInFrom): Promise<string>;
  /** Ends one session. Whoever listens to `session` hears its id and cuts its sockets. */
  end(tx: Queryable, session: Pick<Session, 'id'>, how: SessionEnd): Promise<void>;
  /** Ends every session of a player. */
  endAll(tx: Queryable, player: number, how: SessionEnd): Promise<void>;
  /** Ends every session of a player but this one. */
  endOthers(tx: Queryable, session: Session, how: SessionEnd): Promise<void>;
}

const REMEMBERED = 30 * DAY;
const NOT_REMEMBERED = DAY;
/** No session's id. */
const NONE = 0;
const TOKEN = /^[\w-]{43}$/;

/** How exactly it is known when a session was last used: it is written no more often. */
const SEEN_EVERY = 5 * MINUTE;

/** How many sessions are looked up by one statement at most. */
const MOST = 64;
/** As one text, and each by its key (`offset 0`): a list would be planned anew at every call. */
const FIND = `
  select h.hash, f.id, f.player, f.organisation, f."expiresAt", f.restrictions, f."seenAt"
  from string_to_table($1, ' ') as h (hash) cross join lateral (
    select s.id, s.player_id as player, p.organisation, s.expires_at as "expiresAt", p.restrictions, coalesce(s.seen_at, s.created_at) as "seenAt"
    from session s join player p on p.id = s.player_id
    where s.token_hash = decode(h.hash, 'hex') and s.revoked_at is null and s.expires_at > $2 and p.restrictions -> 'closed' is null
    offset 0) f`;

export function createSessions(database: Database, clock: Clock): Sessions {
  const endBut = async (tx: Queryable, player: number, kept: number, how: SessionEnd) => {
    const ended = await tx.query(
      'update session set revoked_at = $1, ended = $4 where revoked_at is null and player_id = $2 and id <> $3 returning id',
      [clock(), player, kept, how],
    );
    for (const { id } of ended) tx.notify('session', String(id));
  };
  const find = grouped<string, Session | null>({
    all: async (hashes) => {
      const now = clock();
      const found = await database.query(FIND, [hashes.join(' '), now]);
      const unseen = found.filter(({ seenAt }) => now.getTime() - seenAt.getTime() >= SEEN_EVERY);
      if (unseen.length > 0) {
        await database.query('update session set seen_at = $2 where id = any($1::bigint[])', [
          unseen.map(({ id }) => id),
          now,
        ]);
      }
      const byHash = new Map(found.map(({ hash, seenAt: _, ...session }) => [hash, session]));
      return hashes.map((hash) => byHash.get(hash) ?? null);
    },
    most: MOST,
  });
  return {
    async begin(tx, player, isRemembered, from) {
      const token = randomBytes(32).toString('base64url');
      const now = clock();
      const expires = new Date(now.getTime() + (isRemembered ? REMEMBERED : NOT_REMEMBERED));
      const begun = await tx.query(
        `insert into session (player_id, token_hash, created_at, expires_at, device, network)
         select p.id, $2, $3, $4, $5::text::jsonb, $6 from player p where p.id = $1 and p.restrictions -> 'closed' is null returning id`,
        [player, bytesOf(token), now, expires, from ? JSON.stringify(from.device) : null, from?.network ?? null],
      );
      if (begun.length === 0) throw closedAccount();
      return token;
    },
    async find(token) {
      if (!TOKEN.test(token)) return null;
      return find(hashOf(token));
    },
    stands: ({ id }) => isSessionOpen(database, id, clock()),
    async end(tx, session, how) {
      const ended = await tx.query(
        'update session set revoked_at = $1, ended = $3 where revoked_at is null and id = $2 returning id',
        [clock(), session.id, how],
      );
      for (const { id } of ended) tx.notify('session', String(id));
    },
    endAll: (tx, player, how) => endBut(tx, player, NONE, how),
    endOthers: (tx, { player, id }, how) => endBut(tx, player, id, how),
  };
}

/** Whether the session of an id stands at `now`. */
export async function isSessionOpen(database: Queryable, id: number, now: Date): Promise<boolean> {
  const rows = await database.query(
    `select 1 from session s join player p on p.id = s.player_id
     where s.id = $1 and s.revoked_at is null and s.expires_at > $2 and p.restrictions -> 'closed' is null`,
    [id, now],
  );
  return rows.length > 0;
}

/** Whether a session was begun after `since`: whoever has just signed in has shown who they are. */
export async function isBegunSince(database: Queryable, { id }: Pick<Session, 'id'>, since: Date): Promise<boolean> {
  return (await database.query('select 1 from session where id = $1 and created_at > $2', [id, since])).length > 0;
}

/** Whether a session that is kept of a player, one that has ended too, was on such a device. The demo is everybody's: so is any device. */
export async function isDeviceKnown(database: Queryable, player: number, device: Device): Promise<boolean> {
  const rows = await database.query(
    `select 1 from player p where p.id = $1
       and (p.is_demo or exists (select from session s where s.player_id = p.id and s.device = $2::text::jsonb))`,
    [player, JSON.stringify(device)],
  );
  return rows.length > 0;
}

/** A session as the desk lists it. */
export interface OpenSession {
  readonly id: number;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** Where a player is signed in at `now`, newest first. */
export function openSessionsOf(database: Queryable, player: number, now: Date): Promise<OpenSession[]> {
  return database.query(
    `select id, created_at as "createdAt", expires_at as "expiresAt" from session
     where player_id = $1 and revoked_at is null and expires_at > $2 order by id desc limit 50`,
    [player, now],
  );
}

const bytesOf = (token: string) => createHash('sha256').update(token).digest();
const hashOf = (token: string) => bytesOf(token).toString('hex');
