import type { Database, Queryable } from '../../store/index.ts';

/** A market with bets that has no result yet. */
export interface UndecidedMarket {
  readonly id: string;
  readonly matchId: string;
  readonly matchName: string;
  /** Since when no feed that looked has known its match; null while one does. */
  readonly missingSince: Date | null;
}

/** Every market with bets that has no result yet. */
export const undecidedMarkets = (database: Queryable): Promise<UndecidedMarket[]> =>
  database.query(
    `select id, match_id as "matchId", match_name as "matchName", missing_since as "missingSince" from market
     where outcome is null order by id`,
  );

/** Whoever locks one of them now sees to it at their next turn. */
const FREE =
  'select id from market where id = any($1::text[]) and outcome is null order by id for no key update skip locked';

/** From now on these markets wait for a person's decision. Those that do already stay as they are. */
export async function noteMissing(database: Database, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await database.query(`update market set missing_since = $2 where missing_since is null and id in (${FREE})`, [
    ids,
    at,
  ]);
}

/** Their matches are known, after all. */
export async function noteSeen(database: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await database.query(`update market set missing_since = null where id in (${FREE})`, [ids]);
}
