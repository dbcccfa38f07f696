import { type Kyc, type KycDocument, type kycStatuses, namesOf } from '@pavilion/api-client/wire';
import { istDay, Refusal } from '../../base/index.ts';
import { holdKeys, onlyRow, ownTextsOf, type Queryable, type Transaction, type Vault } from '../../store/index.ts';
import { type FilledField, namedField } from '../files/described-form.ts';
import { maskedNumberIn, sealedFields } from './sealed.ts';

export type KycStatus = (typeof kycStatuses)[number];

/** What `documentFrom` reads; `$1` is today in India. An approved document is expired from the day after its own. */
export const COLUMNS = `d.id, d.type, d.reason, d.fields, d.sealed, d.masked_number as "maskedNumber", d.submitted_at as "submittedAt", d.decided_at as "decidedAt",
  to_char(d.expires_on, 'YYYY-MM-DD') as "expiresOn",
  case when d.status = 'approved' and d.expires_on < $1::date then 'expired' else d.status end as status`;

export interface DocumentRow
  extends Omit<KycDocument, 'id' | 'reason' | 'named' | 'expiresOn' | 'decidedAt' | 'number'> {
  readonly id: number;
  readonly reason: string | null;
  readonly expiresOn: string | null;
  readonly decidedAt: Date | null;
  readonly maskedNumber: string | null;
  /** Those of an operator of before; null once they are sealed. */
  readonly fields: readonly FilledField[] | null;
}

export function documentFrom(row: DocumentRow): KycDocument {
  const { id, type, status, reason, fields, submittedAt, expiresOn, decidedAt } = row;
  const number = row.maskedNumber ?? maskedNumberIn(fields ?? []);
  return {
    id: String(id),
    type,
    status,
    submittedAt,
    ...(number === null ? {} : { number }),
    ...(reason === null ? {} : { reason, ...namesOf({ reason }) }),
    ...(expiresOn === null ? {} : { expiresOn }),
    ...(decidedAt === null ? {} : { decidedAt }),
  };
}

/** Every document that a player sent, newest first, and where they stand by them. */
export async function documentsOf(
  database: Queryable,
  player: number,
  now: Date,
): Promise<{ readonly status: KycStatus; readonly documents: KycDocument[] }> {
  const rows = await database.query(
    `select ${COLUMNS}, s.status as standing from kyc_document d cross join kyc_status($2, $1::date) s
     where d.player_id = $2 order by d.submitted_at desc, d.id desc`,
    [istDay(now), player],
  );
  return { status: rows[0]?.standing ?? 'none', documents: rows.map(documentFrom) };
}

/** Where a player stands today: one approved document is enough, one that waits comes next, then what became of the newest. */
export async function kycStatusOf(database: Queryable, player: number, now: Date): Promise<KycStatus> {
  const rows = await database.query('select status from kyc_status($1, $2::date)', [player, istDay(now)]);
  return onlyRow(rows, `how the KYC of player ${player} stands`).status;
}

/** The documents that the operator takes. */
export async function kycSchema(database: Queryable): Promise<Kyc['schema']> {
  const rows = await database.query(
    'select type, label, fields from kyc_document_type where is_open order by position, type',
  );
  const own = await ownTextsOf(database);
  return rows.map(({ fields, ...row }) => ({
    ...row,
    ...namesOf({ label: row.label }, own),
    fields: fields.map((field) => namedField(field, own)),
  }));
}

/** A kind of document as the desk sees it. */
export interface KeptDocumentType {
  readonly type: string;
  readonly label: string;
  /** Whether players may send it now. */
  readonly isOpen: boolean;
}

/** All kinds of documents, the closed ones too. */
export const documentTypesOf = (database: Queryable): Promise<KeptDocumentType[]> =>
  database.query('select type, label, is_open as "isOpen" from kyc_document_type order by position, type');

/**
 * Opens a kind of document to players, or closes it: none is sent then, and what was sent stays as it is. Refused with a 404 where there is no
 * such kind, with a 409 where it stands so already, and where it is the last one open: no withdrawal that waits for KYC could end. Returns it
 * as it was.
 */
export async function setDocumentTypeOpen(tx: Transaction, type: string, isOpen: boolean): Promise<KeptDocumentType> {
  await tx.query('select 1 from kyc_document_type order by type for update');
  const kept = await documentTypesOf(tx);
  const before = kept.find((one) => one.type === type);
  if (!before) throw new Refusal(404, 'This document was not found.', 'type');
  if (before.isOpen === isOpen) throw new Refusal(409, `It is ${isOpen ? 'open' : 'closed'} already.`, 'type');
  if (!isOpen && kept.filter((one) => one.isOpen).length === 1) {
    throw new Refusal(
      409,
      'This is the last document. Without it, withdrawals waiting for KYC could not be approved.',
      'type',
    );
  }
  await tx.query('update kyc_document_type set is_open = $2 where type = $1', [type, isOpen]);
  return before;
}

/** Adds a type of document that players may send; one that is there already stays as it is. */
export async function addDocumentType(tx: Transaction, schema: Kyc['schema'][number], position: number): Promise<void> {
  await tx.query(
    'insert into kyc_document_type (type, position, label, fields) values ($1, $2, $3, $4::text::jsonb) on conflict (type) do nothing',
    [schema.type, position, schema.label, JSON.stringify(schema.fields)],
  );
}

/** A document that has been decided. */
interface PastDocument {
  readonly type: string;
  readonly fields: readonly FilledField[];
  /** Why it was declined; undefined for an approved one. */
  readonly reason: string | undefined;
  /** Its own last day, `2026-11-21`, where it has one. */
  readonly expiresOn?: string;
  readonly sent: Date;
  readonly decided: Date;
}

/** Keeps a player's document of the past. */
export async function recordDocument(
  tx: Transaction,
  vault: Vault,
  player: number,
  document: PastDocument,
): Promise<void> {
  await holdKeys(tx, vault);
  const { type, fields, reason, expiresOn, sent, decided } = document;
  const { sealed, fingerprint, maskedNumber } = sealedFields(vault, { player, type, fields });
  await tx.query(
    `insert into kyc_document (player_id, type, status, reason, sealed, fingerprint, masked_number, submitted_at, decided_at, expires_on)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::text::date)`,
    [
      player,
      type,
      reason === undefined ? 'approved' : 'declined',
      reason ?? null,
      sealed,
      fingerprint,
      maskedNumber,
      sent,
      decided,
      expiresOn ?? null,
    ],
  );
}
