import type { Database } from '../store/index.ts';
import { uncheckedRows } from './unchecked-rows.ts';

/** Everything that a player has or asked for, row by row and table by table. */
export async function playerRows(database: Database, player: number): Promise<Record<string, unknown[]>> {
  const tables = await database.query(
    `select coalesce(table_name::text, '') as name from information_schema.columns
     where table_schema = 'public' and column_name = 'player_id' order by 1`,
  );
  const rows: Record<string, unknown[]> = {};
  for (const { name } of tables) {
    rows[name] = await uncheckedRows(database, `select t::text from ${name} t where player_id = $1 order by 1`, [
      player,
    ]);
  }
  rows.player = await database.query('select p::text from player p where id = $1', [player]);
  rows.ledger_entry = await database.query(
    'select e::text from ledger_entry e join account a on a.id = e.account_id where a.player_id = $1 order by e.id',
    [player],
  );
  return rows;
}
