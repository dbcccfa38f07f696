/** A row that has to be there is not: the database does not hold what it promises, or the query asks for something else. */
export class MissingRowError extends Error {
  override readonly name = 'MissingRowError';
}

/**
 * The first row of a query that always finds one: a count, what was just inserted, an account that was opened with its player.
 * Throws a `MissingRowError` that names `what` was looked for: nothing goes on with 0 in place of a balance.
 */
export function onlyRow<Row>(rows: readonly Row[], what: string): Row {
  const [row] = rows;
  if (row === undefined) throw new MissingRowError(`The database has no row for ${what}`);
  return row;
}

/** What a map of rows has for a key that has to be in it; throws a `MissingRowError` that names `what` was looked for. */
export function mappedTo<Key, Row>(rows: ReadonlyMap<Key, Row>, key: Key, what: string): Row {
  const row = rows.get(key);
  return onlyRow(row === undefined ? [] : [row], what);
}
