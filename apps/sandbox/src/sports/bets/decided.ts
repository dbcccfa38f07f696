import type { Queryable } from '../../store/index.ts';
import type { Decided } from '../markets/decided.ts';

/** Of these markets those that are decided. */
export async function decidedAmong(database: Queryable, ids: readonly string[]): Promise<Decided> {
  const rows = await database.query(
    'select id, outcome from market where id = any($1::text[]) and outcome is not null',
    [ids],
  );
  return new Map(rows.map(({ id, outcome }) => [id, outcome]));
}
