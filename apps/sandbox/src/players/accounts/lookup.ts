import { inOrder, numberPage, type Paging } from '../../base/index.ts';
import { countOf, onlyRow, type Queryable } from '../../store/index.ts';
import { usernameKey } from './players.ts';

/** A player as the desk shows them. */
export interface KnownPlayer {
  readonly id: number;
  readonly username: string;
  readonly name: string;
  readonly mobile: string;
  readonly agentCode: string | null;
  /** Whose player they are. */
  readonly organisation: string;
  readonly createdAt: Date;
}

/** The player of an id; undefined where there is none. */
export async function playerById(database: Queryable, id: number | null): Promise<KnownPlayer | undefined> {
  if (id === null) return undefined;
  const [player] = await database.query(
    `select id, username, name, country_code || ' ' || mobile as mobile, agent_code as "agentCode", organisation, created_at as "createdAt"
     from player where id = $1`,
    [id],
  );
  return player;
}

/** A player that a search has found. */
export interface FoundPlayer extends Omit<KnownPlayer, 'agentCode'> {
  /** Whether the text is their id, mobile or user name, whole. */
  readonly isExact: boolean;
}

const EXACT = 'p.id = $1::bigint or p.mobile = $2 or p.username_key = $3';
const FOUND =
  '(p.id = $1::bigint or strpos(p.mobile, $2) > 0 or strpos(p.username_key, $3) > 0 or strpos(lower(p.name), $3) > 0)';
const PLAYER =
  `p.id, p.username, p.name, p.country_code || ' ' || p.mobile as mobile, p.organisation, p.created_at as "createdAt",
  coalesce(${EXACT}, false) as "isExact"` as const;

/**
 * Players whose id (`PV10234`), mobile, user name or name has `text` in it, exact ones first; everybody for an empty one. The newest
 * come first, a page after or before a player by their id: exact ones, of which there are few, stand on the first page alone.
 */
export async function findPlayers(
  database: Queryable,
  text: string,
  paging: Paging,
): Promise<{ players: FoundPlayer[]; count: number }> {
  const [, id] = /^(?:pv)?(\d{1,15})$/i.exec(text.trim()) ?? [];
  const digits = text.replace(/^\+91/, '').replace(/\D/g, '');
  const mobile = /^[+\d\s-]+$/.test(text.trim()) && digits.length >= 4 ? digits : null;
  const key = usernameKey(text);
  const parameters = [id === undefined ? null : Number(id), mobile, key] as const;
  const page = numberPage(paging, 'highest');
  const isFirst = page.bound === Number.MAX_SAFE_INTEGER;
  const players = await database.query(
    isFirst
      ? `select ${PLAYER} from player p where ${FOUND} and p.id < $6 order by "isExact" desc, p.id desc offset $4 limit $5`
      : page.isBackwards
        ? `select ${PLAYER} from player p where ${FOUND} and not coalesce(${EXACT}, false) and p.id > $6 order by p.id offset $4 limit $5`
        : `select ${PLAYER} from player p where ${FOUND} and not coalesce(${EXACT}, false) and p.id < $6 order by p.id desc offset $4 limit $5`,
    [...parameters, page.skip, paging.pagesize, page.bound],
  );
  const count = await countOf(database, `select count(*) as count from player p where ${FOUND}`, parameters);
  return { players: inOrder(players, page), count };
}

/** The names of these players, by id. */
export async function namesOf(database: Queryable, players: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await database.query('select id, name from player where id = any($1::bigint[])', [players]);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Everybody's id, or of those alone whom nothing keeps from playing at a moment. */
export async function everyPlayer(database: Queryable, playingAt: Date | null): Promise<number[]> {
  const rows = await database.query(
    `select id from player where $1::timestamptz is null or (may_bet(restrictions, $1) and 'operator' <> all(quiet))`,
    [playingAt],
  );
  return rows.map(({ id }) => id);
}

/** How many players each agent has right under them, by the agent's id; an agent without any is not in it. */
export async function playersByAgent(database: Queryable): Promise<ReadonlyMap<number, number>> {
  const rows = await database.query(
    'select agent_id as agent, count(*) as players from player where agent_id is not null group by agent_id',
  );
  return new Map(rows.map(({ agent, players }) => [agent, players]));
}

/** How many players there are, and how many of them are signed in at `now`. */
export async function countPlayers(database: Queryable, now: Date): Promise<{ players: number; signedIn: number }> {
  const rows = await database.query(
    `select (select count(*) from player) as players,
       (select count(distinct player_id) from session where revoked_at is null and expires_at > $1) as "signedIn"`,
    [now],
  );
  return onlyRow(rows, 'the count of players');
}
