import type { ParametersOf, Queryable, RowOf, Statement } from './database.ts';
import { onlyRow } from './only-row.ts';

/** A statement that selects a number as `count`. */
export type CountStatement = {
  [T in Statement]: RowOf<T> extends { readonly count: number } ? T : never;
}[Statement];

/** What a statement counts, which selects it as `count`. */
export async function countOf<const T extends CountStatement>(
  database: Queryable,
  sql: T,
  ...parameters: ParametersOf<T>
): Promise<number> {
  const rows: readonly { readonly count: number }[] = await database.query(sql, ...parameters);
  return onlyRow(rows, 'a count').count;
}
