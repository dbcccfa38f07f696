import { createHash, randomBytes } from 'node:crypto';
import { type Clock, DAY } from '../../base/index.ts';
import type { Session, SessionCheck } from '../../server/index.ts';
import { type Database, grouped, type Queryable } from '../../store/index.ts';
import { closedAccount } from './restrictions.ts';

/** The sessions of the operator's players. */
export interface Sessions extends SessionCheck {
  /** Begins a session and returns its token: 256 random bits, known to the player alone. Throws a `Refusal` where their account is closed. */
  begin(tx: Queryable, player: number, isRemembered: boolean): Promise<string>;
  /** Ends one session. Whoever listens to `session` hears its id and cuts its sockets. */
  end(tx: Queryable, session: Pick<Session, 'id'>): Promise<void>;
  /** Ends every session of a player. */
  endAll(tx: Queryable, player: number): Promise<void>;
  /** Ends every session of a player but this one. */
  endOthers(tx: Queryable, session: Session): Promise<void>;
}

const REMEMBERED = 30 * DAY;
const NOT_REMEMBERED = DAY;
/** No session's id. */
const NONE = 0;
const TOKEN = /^[\w-]{43}$/;

/** How many sessions are looked up by one statement at most. */
const MOST = 64;
/** As one text, and each by its key (`offset 0`): a list would be planned anew at every call. */
const FIND = `
  select h.hash, f.id, f.player, f."expiresAt", f.restrictions
  from string_to_table($1, ' ') as h (hash) cross join lateral (
    select s.id, s.player_id as player, s.expires_at as "expiresAt", p.restrictions
    from session s join player p on p.id = s.player_id
    where s.token_hash = decode(h.hash, 'hex') and s.revoked_at is null and s.expires_at > $2 and p.restrictions -> 'closed' is null
    offset 0) f`;

export function createSessions(database: Database, clock: Clock): Sessions {
  const endBut = async (tx: Queryable, player: number, kept: number) => {
    const ended = await tx.query(
      'update session set revoked_at = $1 where revoked_at is null and player_id = $2 and id <> $3 returning id',
      [clock(), player, kept],
    );
    for (const { id } of ended) tx.notify('session', String(id));
  };
  const find = grouped<string, Session | null>({
    all: async (hashes) => {
      const found = await database.query(FIND, [hashes.join(' '), clock()]);
      const byHash = new Map(found.map(({ hash, ...session }) => [hash, session]));
      return hashes.map((hash) => byHash.get(hash) ?? null);
    },
    most: MOST,
  });
  return {
    async begin(tx, player, isRemembered) {
      const token = randomBytes(32).toString('base64url');
      const now = clock();
      const expires = new Date(now.getTime() + (isRemembered ? REMEMBERED : NOT_REMEMBERED));
      const begun = await tx.query(
        `insert into session (player_id, token_hash, created_at, expires_at)
         select p.id, $2, $3, $4 from player p where p.id = $1 and p.restrictions -> 'closed' is null returning id`,
        [player, bytesOf(token), now, expires],
      );
      if (begun.length === 0) throw closedAccount();
      return token;
    },
    async find(token) {
      if (!TOKEN.test(token)) return null;
      return find(hashOf(token));
    },
    stands: ({ id }) => isSessionOpen(database, id, clock()),
    async end(tx, session) {
      const ended = await tx.query(
        'update session set revoked_at = $1 where revoked_at is null and id = $2 returning id',
        [clock(), session.id],
      );
      for (const { id } of ended) tx.notify('session', String(id));
    },
    endAll: (tx, player) => endBut(tx, player, NONE),
    endOthers: (tx, { player, id }) => endBut(tx, player, id),
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
