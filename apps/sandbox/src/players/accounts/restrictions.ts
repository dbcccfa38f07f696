import { Refusal } from '../../base/index.ts';
import type { Restrictions } from '../../server/index.ts';
import { onlyRow, type Queryable, type Transaction } from '../../store/index.ts';

/** What keeps a player from something, also what has run out; `lock` keeps it from being changed until this transaction is over. */
export async function restrictionsOf(
  database: Queryable,
  player: number,
  lock: '' | 'for no key update' = '',
): Promise<Restrictions> {
  const rows = await database.query(`select restrictions from player where id = $1 ${lock}`, [player]);
  return onlyRow(rows, `player ${player}`).restrictions;
}

/** Whom of these players something keeps from something, also what has run out. */
export async function restrictedOf(
  database: Queryable,
  players: readonly number[],
): Promise<{ readonly id: number; readonly restrictions: Restrictions }[]> {
  if (players.length === 0) return [];
  return database.query(
    `select id, restrictions from player where id = any($1::bigint[]) and restrictions <> '{}' order by id`,
    [players],
  );
}

/** Notes that a player plays now, and what they have played of how long they let themselves; undefined for who may not play, and for nobody. */
export async function notePlay(
  database: Queryable,
  player: number,
  now: Date,
): Promise<{ readonly usedSeconds: number; readonly mostMinutes: number | null } | undefined> {
  const [play] = await database.query(
    `select n.used_seconds as "usedSeconds", n.most_minutes as "mostMinutes"
     from player p cross join lateral note_play(p.id, $2) n where p.id = $1 and may_bet(p.restrictions, $2)`,
    [player, now],
  );
  return play;
}

/** Has this keep a player from something, and nothing else. */
export async function setRestrictions(tx: Transaction, player: number, restrictions: Restrictions): Promise<void> {
  await tx.query('update player set restrictions = $2::text::jsonb where id = $1', [
    player,
    JSON.stringify(restrictions),
  ]);
}

/** What somebody reads who signs in to an account that is closed. */
export const CLOSED = 'This account is closed. Contact support.';

/** The refusal of a sign-in to a closed account: after the right password alone, so that nobody else learns of it. */
export const closedAccount = () => new Refusal(403, CLOSED);
