import type { Queryable, Vault } from '../../store/index.ts';
import { namesOf } from '../accounts/lookup.ts';
import { fieldsIn } from './sealed.ts';

/** What a player is called, and whether a document that stands approved says so: otherwise it is what they signed up by. */
export interface KnownName {
  readonly name: string;
  readonly isVerified: boolean;
}

/** The names of these players by their id: of the document approved last, where one bears a name that a key at hand opens. */
export async function knownNamesOf(
  database: Queryable,
  vault: Vault,
  players: readonly number[],
): Promise<ReadonlyMap<number, KnownName>> {
  const known = new Map<number, KnownName>();
  for (const [id, name] of await namesOf(database, players)) known.set(id, { name, isVerified: false });
  const documents = await database.query(
    `select player_id as player, fields, sealed from kyc_document
     where player_id = any($1::bigint[]) and status = 'approved' order by decided_at, id`,
    [players],
  );
  for (const document of documents) {
    const fields = fieldsIn(vault, document);
    const name = fields === 'no-key' ? undefined : fields.find((field) => field.name === 'fullName')?.value;
    if (name) known.set(document.player, { name, isVerified: true });
  }
  return known;
}

/** Whether `given` is another name than `known`, whatever the order and case of its words and the marks between them. */
export const isOtherName = ({ name: known }: KnownName, given: string): boolean => wordsOf(known) !== wordsOf(given);

const wordsOf = (name: string) =>
  (
    name
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  )
    .toSorted()
    .join(' ');
