import { type Database, holdKeys, resealRows, type Transaction, type Vault } from '../../store/index.ts';
import { sealPictures } from '../files/reseal.ts';
import { openedFields, sealedFields } from './sealed.ts';

/** How many documents are sealed in one transaction of the start. */
const AT_ONCE = 500;

/**
 * Seals the fields of every document anew, and makes its fingerprint anew: what `from` opens, `to` opens and knows again from then on.
 * Returns how many there were.
 */
export const resealDocuments = (tx: Transaction, from: Vault, to: Vault): Promise<number> =>
  resealRows({
    read: (after, most) =>
      tx.query(
        `select id, player_id as player, type, fields, sealed from kyc_document
         where id > $1 and sealed is not null order by id limit $2 for no key update`,
        [after, most],
      ),
    anew: (row) => sealedFields(to, { ...row, fields: openedFields(from, row) }),
    keep: (...columns) =>
      tx.query(
        `update kyc_document d set sealed = n.sealed, fingerprint = n.fingerprint
         from unnest($1::bigint[], $2::bytea[], $3::bytea[]) as n (id, sealed, fingerprint) where d.id = n.id`,
        columns,
      ),
  });

/**
 * Seals what an operator of before kept in clear: the fields of documents, their pictures, and proofs of payment. Done at a start, and each
 * minute: one of before may have run on meanwhile. Doing it again changes nothing.
 */
export async function sealPapers(database: Database, vault: Vault): Promise<void> {
  for (const sealSome of [sealDocuments, sealPictures]) {
    while ((await database.transaction((tx) => sealSome(tx, vault))) > 0);
  }
}

async function sealDocuments(tx: Transaction, vault: Vault): Promise<number> {
  await holdKeys(tx, vault);
  const rows = await tx.query(
    `select id, player_id as player, type, fields, sealed from kyc_document where sealed is null
     order by id limit $1 for no key update`,
    [AT_ONCE],
  );
  const sealed = rows.map((row) => sealedFields(vault, { ...row, fields: openedFields(vault, row) }));
  await tx.query(
    `update kyc_document d set fields = null, sealed = n.sealed, fingerprint = n.fingerprint, masked_number = n.number
     from unnest($1::bigint[], $2::bytea[], $3::bytea[], $4::text[]) as n (id, sealed, fingerprint, number) where d.id = n.id`,
    [
      rows.map(({ id }) => id),
      sealed.map((one) => one.sealed),
      sealed.map(({ fingerprint }) => fingerprint),
      sealed.map(({ maskedNumber }) => maskedNumber),
    ],
  );
  return rows.length;
}
