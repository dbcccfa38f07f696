import type { Queryable } from '../../store/index.ts';

/** The accounts of the person that a player is by their approved documents, theirs included, in the order of their numbers. */
export async function accountsOfPerson(database: Queryable, player: number): Promise<number[]> {
  const rows = await database.query('select coalesce(player, 0) as id from accounts_of_person($1)', [player]);
  return rows.map(({ id }) => id);
}

/** Who has excluded themselves, and has another account by an approved document that is not excluded, or not for as long. */
export async function excludedInPart(database: Queryable, now: Date): Promise<number[]> {
  const rows = await database.query('select coalesce(player, 0) as id from excluded_in_part($1)', [now]);
  return rows.map(({ id }) => id);
}
