import type { Queryable } from '../store/index.ts';

/**
 * The rows of a text that the migrated schema does not know: of tables that a test has made itself, or of whatever tables there are. For
 * tests alone: nothing holds the text to anything.
 */
export function uncheckedRows<Row extends object>(
  database: Pick<Queryable, 'query'>,
  text: string,
  parameters: readonly unknown[] = [],
): Promise<Row[]> {
  const unchecked = database as unknown as {
    readonly query: (text: string, parameters: readonly unknown[]) => Promise<Row[]>;
  };
  return unchecked.query(text, parameters);
}
