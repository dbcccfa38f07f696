import type { KycDocument } from '@pavilion/api-client/wire';
import { idOf, inOrder, istDay, momentPage, type Paging, Refusal, reasonFrom } from '../../base/index.ts';
import { countOf, type Database, type Queryable, type Transaction } from '../../store/index.ts';
import type { FilledField } from '../files/described-form.ts';
import { notify } from '../notifications/notify.ts';
import { COLUMNS, type DocumentRow, documentFrom } from './document.ts';

/** A document as the operator's desk sees it. */
export interface DeskDocument {
  readonly document: KycDocument;
  /** Whose it is: the player's id. */
  readonly player: number;
  /** What kind it is, in words. */
  readonly label: string;
  /** As it was sent; a file's value is its id, for `fileOf`. */
  readonly fields: readonly FilledField[];
}

interface DeskRow extends DocumentRow {
  readonly player: number;
  readonly label: string;
}

const DESK_COLUMNS = `${COLUMNS}, d.player_id as player, t.label` as const;
const TABLES = 'kyc_document d join kyc_document_type t on t.type = d.type';

const deskDocument = (row: DeskRow): DeskDocument => ({
  document: documentFrom(row),
  player: row.player,
  label: row.label,
  fields: row.fields,
});

/** The documents that wait for the operator, the longest wait first, and how many there are. */
export async function pendingKyc(
  database: Database,
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
  return { documents: inOrder(rows, page).map(deskDocument), count };
}

/** One document in whatever state; throws a 404 where there is none. */
export async function showKyc(database: Queryable, id: string, now: Date): Promise<DeskDocument> {
  const [row] = await database.query(`select ${DESK_COLUMNS} from ${TABLES} where d.id = $2`, [
    istDay(now),
    numberOf(id),
  ]);
  if (!row) throw missing();
  return deskDocument(row);
}

/** Approves a pending document. Approved already: nothing more happens. Declined, or past its own date: a 409. */
export async function approveKyc(tx: Transaction, id: string, now: Date): Promise<KycDocument> {
  const { document, player, label } = await lock(tx, id, now);
  if (document.status === 'approved') return document;
  if (document.status !== 'pending') throw decided(document);
  if (document.expiresOn !== undefined && document.expiresOn < istDay(now)) {
    throw new Refusal(409, 'This document has expired since it was sent.', 'id');
  }
  await tx.query(`update kyc_document set status = 'approved', decided_at = $2 where id = $1`, [
    Number(document.id),
    now,
  ]);
  await notify(tx, player, {
    title: 'KYC approved',
    message: `${label} is approved. Withdrawals no longer wait for it.`,
    status: 'success',
    at: now,
  });
  return { ...document, status: 'approved' };
}

/** Declines a pending document; the player is told why and may send it again. Declined already: its first reason stays. */
export async function declineKyc(tx: Transaction, id: string, reason: string, now: Date): Promise<KycDocument> {
  const why = reasonFrom(reason, 'Say why it is declined.');
  const { document, player, label } = await lock(tx, id, now);
  if (document.status === 'declined') return document;
  if (document.status !== 'pending') throw decided(document);
  await tx.query(`update kyc_document set status = 'declined', reason = $3, decided_at = $2 where id = $1`, [
    Number(document.id),
    now,
    why,
  ]);
  await notify(tx, player, { title: 'KYC declined', message: `${label}: ${why}`, status: 'error', at: now });
  return { ...document, status: 'declined', reason: why };
}

/** Takes a document for a decision: nobody else decides it until `tx` ends. Throws a 409 where it is decided already. */
export async function takeKyc(tx: Transaction, id: string, now: Date): Promise<DeskDocument> {
  const taken = await lock(tx, id, now);
  if (taken.document.status !== 'pending') throw decided(taken.document);
  return taken;
}

/** Locks a document, so that two people at the desk take turns. */
async function lock(tx: Transaction, id: string, now: Date): Promise<DeskDocument> {
  await tx.query('select 1 from kyc_document where id = $1 for no key update', [numberOf(id)]);
  return showKyc(tx, id, now);
}

/** Throws a 404 where it is no document's id. */
function numberOf(id: string): number {
  const number = idOf(id);
  if (number === null) throw missing();
  return number;
}

const missing = () => new Refusal(404, 'There is no such document.', 'id');
const decided = ({ status }: KycDocument) => new Refusal(409, `This document is ${status} already.`, 'id');
