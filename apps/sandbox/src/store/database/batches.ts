import { countOf } from './count.ts';
import type { Queryable } from './database.ts';

/** How many rows one statement removes at most, and how many statements one turn may take. */
const ROWS = 1000;
const TURNS = 20;

/**
 * Removes what `sql` deletes, a thousand rows at a time, so that no statement holds many locks or lasts; what is left after twenty
 * times is for the next turn. `sql` deletes at most `$1` rows, with `parameters` from `$2` on, and returns something for each.
 */
export async function deleteInBatches(
  database: Queryable,
  sql: string,
  parameters: readonly unknown[] = [],
): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) {
    const removed = await countOf(database, `with removed as (${sql}) select count(*) as count from removed`, [
      ROWS,
      ...parameters,
    ]);
    if (removed < ROWS) return;
  }
}
