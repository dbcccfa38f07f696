import { type KycDocument, namesOf } from '@pavilion/api-client/wire';
import { idOf, inOrder, istDay, momentPage, type Paging, Refusal, reasonFrom } from '../../base/index.ts';
import { countOf, type Database, NO_KEY, type Queryable, type Transaction, type Vault } from '../../store/index.ts';
import type { FilledField } from '../files/described-form.ts';
import { notify } from '../notifications/notify.ts';
import { COLUMNS, type DocumentRow, documentFrom } from './document.ts';
import { refuseSecondAccount } from './one-person.ts';
import { fieldsIn } from './sealed.ts';
import { kycAfter } from './states.ts';

/** A document as the operator's desk sees it. */
export interface DeskDocument {
  readonly document: KycDocument;
  /** Whose it is: the player's id. */
  readonly player: number;
  /** What kind it is, in words. */
  readonly label: string;
  /** As it was sent; a file's value is its id, for `fileOf`. `no-key` where no key at hand opens it. */
  readonly fields: readonly FilledField[] | 'no-key';
}

interface DeskRow extends DocumentRow {
  readonly player: number;
  readonly label: string;
  readonly sealed: Uint8Array | null;
}

const DESK_COLUMNS = `${COLUMNS}, d.player_id as player, t.label` as const;
const TABLES = 'kyc_document d join kyc_document_type t on t.type = d.type';

const deskDocument = (vault: Vault, row: DeskRow): DeskDocument => ({
  document: documentFrom(row),
  player: row.player,
  label: row.label,
  fields: fieldsIn(vault, row),
});

/** The documents that wait for the operator, the longest wait first, and how many there are. */
export async function pendingKyc(
  database: Database,
  vault: Vault,
  now: Date,
  paging: Paging,
): Promise<{ documents: DeskDocument[]; count: number }> {
  const page = momentPage(paging);
  const { bound, skip } = page;
  const [count, rows] = await Promise.all([
    countOf(database, `select count(*) as count from kyc_document where status = 'pending'`),
    database.query(
      page.isBackwards
        ? `select ${DESK_COLUMNS} from ${TABLES} where d.status = 'pending' and (d.submitted_at, d.id) < ($4::timestamptz, $5::bigint)
           order by d.submitted_at desc, d.id desc offset $2 limit $3`
        : `select ${DESK_COLUMNS} from ${TABLES} where d.status = 'pending' and (d.submitted_at, d.id) > ($4::timestamptz, $5::bigint)
           order by d.submitted_at, d.id offset $2 limit $3`,
      [istDay(now), skip, paging.pagesize, bound?.at ?? '-infinity', bound?.id ?? 0],
    ),
  ]);
  return { documents: inOrder(rows, page).map((row) => deskDocument(vault, row)), count };
}

/** One document in whatever state; throws a 404 where there is none. */
export async function showKyc(database: Queryable, vault: Vault, id: string, now: Date): Promise<DeskDocument> {
  return deskDocument(vault, await rowOf(database, id, now));
}

async function rowOf(database: Queryable, id: string, now: Date): Promise<DeskRow> {
  const [row] = await database.query(`select ${DESK_COLUMNS} from ${TABLES} where d.id = $2`, [
    istDay(now),
    numberOf(id),
  ]);
  if (!row) throw missing();
  return row;
}

/**
 * Looks whether a pending document may be approved, and locks it. Declined, past its own date, sealed by a key that is missing, or of a person who
 * has another account (`refuseSecondAccount`): a 409. Returns whether that takes two operators: its player shares with an excluded one what nobody has looked at.
 */
export async function checkKyc(
  tx: Transaction,
  vault: Vault,
  id: string,
  now: Date,
): Promise<LockedDocument & { readonly takesTwo: boolean }> {
  const row = await lock(tx, id, now);
  const locked = lockedIn(row);
  const { document, player } = locked;
  if (kycAfter(document.status, 'approve') === null) throw decided(document);
  if (document.expiresOn !== undefined && document.expiresOn < istDay(now)) {
    throw new Refusal(409, 'This document has expired since it was sent.', 'id');
  }
  // What nobody can have read nobody approves.
  if (fieldsIn(vault, row) === 'no-key') throw new Refusal(409, NO_KEY, 'id');
  const sharing = await refuseSecondAccount(tx, Number(document.id), player, now);
  return { ...locked, takesTwo: sharing !== undefined };
}

/** Approves a pending document that `checkKyc` lets through, by one operator or by two. Approved already: nothing more happens. */
export async function approveKyc(
  tx: Transaction,
  vault: Vault,
  id: string,
  now: Date,
  by: 'one' | 'two' = 'one',
): Promise<KycDocument> {
  const known = documentFrom(await lock(tx, id, now));
  if (known.status === 'approved') return known;
  const { document, player, label, takesTwo } = await checkKyc(tx, vault, id, now);
  if (takesTwo && by === 'one') {
    throw new Refusal(
      409,
      'Who has excluded themselves has sent the same number, or is paid to the same account. This takes two operators.',
      'id',
    );
  }
  await tx.query(`update kyc_document set status = 'approved', decided_at = $2 where id = $1`, [
    Number(document.id),
    now,
  ]);
  await notify(tx, player, {
    title: 'KYC approved',
    message: `${label} was approved. Withdrawals are no longer held for KYC.`,
    status: 'success',
    about: { kind: 'kyc', id: document.id },
    at: now,
  });
  return { ...document, status: 'approved', decidedAt: now };
}

/** Declines a pending document; the player is told why and may send it again. Declined already: its first reason stays. */
export async function declineKyc(tx: Transaction, id: string, reason: string, now: Date): Promise<KycDocument> {
  const why = reasonFrom(reason, 'Say why it is declined.');
  const { document, player, label } = lockedIn(await lock(tx, id, now));
  if (document.status === 'declined') return document;
  if (kycAfter(document.status, 'decline') === null) throw decided(document);
  await tx.query(`update kyc_document set status = 'declined', reason = $3, decided_at = $2 where id = $1`, [
    Number(document.id),
    now,
    why,
  ]);
  const about = { kind: 'kyc', id: document.id } as const;
  await notify(tx, player, {
    title: 'KYC declined',
    message: `${label} was declined: ${why}`,
    status: 'error',
    about,
    at: now,
  });
  return { ...document, status: 'declined', reason: why, ...namesOf({ reason: why }), decidedAt: now };
}

/** Takes a document for a decision: nobody else decides it until `tx` ends. Throws a 409 where it is decided already. */
export async function takeKyc(tx: Transaction, id: string, now: Date): Promise<LockedDocument> {
  const taken = lockedIn(await lock(tx, id, now));
  if (kycAfter(taken.document.status, 'approve') === null) throw decided(taken.document);
  return taken;
}

/** Locks a document and those with the same number, so that two people at the desk take turns, also about two accounts of one person. */
async function lock(tx: Transaction, id: string, now: Date): Promise<DeskRow> {
  await tx.query(
    `select 1 from kyc_document where id = $1 or (status <> 'declined' and fingerprint = (select fingerprint from kyc_document where id = $1))
     order by id for no key update`,
    [numberOf(id)],
  );
  return rowOf(tx, id, now);
}

/** A document but for what is sealed of it. */
type LockedDocument = Omit<DeskDocument, 'fields'>;

const lockedIn = (row: DeskRow): LockedDocument => ({
  document: documentFrom(row),
  player: row.player,
  label: row.label,
});

/** Throws a 404 where it is no document's id. */
function numberOf(id: string): number {
  const number = idOf(id);
  if (number === null) throw missing();
  return number;
}

const missing = () => new Refusal(404, 'This document was not found.', 'id');
const decided = ({ status }: KycDocument) => new Refusal(409, `This document is already ${status}.`, 'id');
