import type { Kyc, kycCalls } from '@pavilion/api-client/wire';
import { type Clock, istDay, Refusal } from '../../base/index.ts';
import type { Handlers } from '../../server/index.ts';
import { type Database, type Transaction, violates } from '../../store/index.ts';
import { takeForm } from '../files/described-form.ts';
import { documentsOf, kycSchema } from './document.ts';

/** The calls by which a player says who they are. */
export function kycHandlers({
  database,
  clock,
}: {
  readonly database: Database;
  readonly clock: Clock;
}): Handlers<typeof kycCalls> {
  const kycOf = async (player: number): Promise<{ data: Kyc }> => {
    const [standing, schema] = await Promise.all([documentsOf(database, player, clock()), kycSchema(database)]);
    return { data: { ...standing, schema } };
  };
  return {
    getKyc: (_, { session: { player } }) => kycOf(player),

    async submitKyc({ type, fields: values }, { session: { player } }) {
      await database.transaction((tx) => addDocument(tx, { player, type, values, now: clock() }));
      return kycOf(player);
    },
  };
}

interface SentDocument {
  readonly player: number;
  readonly type: string;
  readonly values: Readonly<Record<string, string>>;
  readonly now: Date;
}

const WAITS = 'This document is being checked already.';

async function addDocument(tx: Transaction, { player, type, values, now }: SentDocument): Promise<void> {
  const known = (await kycSchema(tx)).find((one) => one.type === type);
  if (!known) throw new Refusal(422, 'This document is not taken.', 'type');
  await refuseRepeat(tx, player, type, now);
  const fields = await takeForm(tx, { player, purpose: 'kyc', fields: known.fields, values, now });
  const ends = known.fields.find(({ rule }) => rule === 'future')?.name;
  const expiresOn = fields.find(({ name }) => name === ends)?.value;
  try {
    await tx.query(
      `insert into kyc_document (player_id, type, status, fields, expires_on, submitted_at)
       values ($1, $2, 'pending', $3::text::jsonb, $4::date, $5)`,
      [player, type, JSON.stringify(fields), expiresOn ?? null, now],
    );
  } catch (error) {
    if (violates(error, 'kyc_document_pending_key')) throw new Refusal(409, WAITS, 'type');
    throw error;
  }
}

/** One of a kind that waits or stands approved is enough. */
async function refuseRepeat(tx: Transaction, player: number, type: string, now: Date): Promise<void> {
  const rows = await tx.query(
    `select status from kyc_document where player_id = $1 and type = $2
       and (status = 'pending' or (status = 'approved' and (expires_on is null or expires_on >= $3::date)))`,
    [player, type, istDay(now)],
  );
  if (rows.length === 0) return;
  const isApproved = rows.some(({ status }) => status === 'approved');
  throw new Refusal(409, isApproved ? 'This document is approved already.' : WAITS, 'type');
}
