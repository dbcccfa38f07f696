import type { Queryable } from './database.ts';
import { onlyRow } from './only-row.ts';

/** What a query counts, which selects it as `count`. */
export async function countOf(
  database: Queryable,
  query: string,
  parameters: readonly unknown[] = [],
): Promise<number> {
  return onlyRow(await database.query<{ count: number }>(query, parameters), 'a count').count;
}
