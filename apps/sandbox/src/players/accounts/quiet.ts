import { onlyRow, type Queryable } from '../../store/index.ts';

/** The groups of notifications that a player has turned the toasts of off. */
export async function quietOf(database: Queryable, player: number): Promise<readonly string[]> {
  return onlyRow(await database.query('select quiet from player where id = $1', [player]), 'a player').quiet;
}

/** Turns the toasts of one group off or on again, and returns the groups that are off now. */
export async function setQuiet(
  database: Queryable,
  player: number,
  { group, isQuiet }: { readonly group: string; readonly isQuiet: boolean },
): Promise<readonly string[]> {
  const rows = await database.query(
    `update player
     set quiet = case when $3 then array_append(array_remove(quiet, $2), $2) else array_remove(quiet, $2) end
     where id = $1 returning quiet`,
    [player, group, isQuiet],
  );
  return onlyRow(rows, 'a player').quiet;
}

/** Which of these players have turned the toasts of a group off. */
export async function quietAmong(database: Queryable, players: readonly number[], group: string): Promise<number[]> {
  const rows = await database.query('select id from player where id = any($1::bigint[]) and $2 = any(quiet)', [
    players,
    group,
  ]);
  return rows.map(({ id }) => id);
}
