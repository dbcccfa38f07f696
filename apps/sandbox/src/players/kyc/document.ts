import type { Kyc, KycDocument, kycStatuses } from '@pavilion/api-client/wire';
import { istDay } from '../../base/index.ts';
import { onlyRow, type Queryable, type Transaction } from '../../store/index.ts';
import type { FilledField } from '../files/described-form.ts';

export type KycStatus = (typeof kycStatuses)[number];

/** What `documentFrom` reads; `$1` is today in India. An approved document is expired from the day after its own. */
export const COLUMNS = `d.id, d.type, d.reason, d.fields, d.submitted_at as "submittedAt",
  to_char(d.expires_on, 'YYYY-MM-DD') as "expiresOn",
  case when d.status = 'approved' and d.expires_on < $1::date then 'expired' else d.status end as status`;

export interface DocumentRow extends Omit<KycDocument, 'id' | 'reason' | 'expiresOn' | 'number'> {
  readonly id: number;
  readonly reason: string | null;
  readonly expiresOn: string | null;
  readonly fields: readonly FilledField[];
}

export function documentFrom({ id, type, status, reason, fields, submittedAt, expiresOn }: DocumentRow): KycDocument {
  const number = fields.find(({ name }) => name === 'number')?.value;
  return {
    id: String(id),
    type,
    status,
    submittedAt,
    ...(number === undefined ? {} : { number: masked(number) }),
    ...(reason === null ? {} : { reason }),
    ...(expiresOn === null ? {} : { expiresOn }),
  };
}

const masked = (number: string) => `${'•'.repeat(Math.max(0, number.length - 4))}${number.slice(-4)}`;

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
  return database.query('select type, label, fields from kyc_document_type where is_open order by position, type');
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
  readonly sent: Date;
  readonly decided: Date;
}

/** Keeps a player's document of the past. */
export async function recordDocument(tx: Transaction, player: number, document: PastDocument): Promise<void> {
  const { type, fields, reason, sent, decided } = document;
  await tx.query(
    `insert into kyc_document (player_id, type, status, reason, fields, submitted_at, decided_at)
     values ($1, $2, $3, $4, $5::text::jsonb, $6, $7)`,
    [
      player,
      type,
      reason === undefined ? 'approved' : 'declined',
      reason ?? null,
      JSON.stringify(fields),
      sent,
      decided,
    ],
  );
}
