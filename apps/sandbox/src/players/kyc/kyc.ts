import type { Kyc, kycCalls } from '@pavilion/api-client/wire';
import { type Clock, istDay, Refusal } from '../../base/index.ts';
import type { Handlers } from '../../server/index.ts';
import { type Database, holdKeys, type Transaction, type Vault, violates } from '../../store/index.ts';
import { takeForm } from '../files/described-form.ts';
import { documentsOf, type KycStatus, kycSchema } from './document.ts';
import { sealedFields } from './sealed.ts';
import { kycAfter } from './states.ts';

/** The calls by which a player says who they are. */
export function kycHandlers({
  database,
  clock,
  vault,
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly vault: Vault;
}): Handlers<typeof kycCalls> {
  const kycOf = async (player: number): Promise<{ data: Kyc }> => {
    const [standing, schema] = await Promise.all([documentsOf(database, player, clock()), kycSchema(database)]);
    return { data: { ...standing, schema } };
  };
  return {
    getKyc: (_, { session: { player } }) => kycOf(player),

    async submitKyc({ type, fields: values }, { session: { player } }) {
      await database.transaction((tx) => addDocument(tx, vault, { player, type, values, now: clock() }));
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

async function addDocument(tx: Transaction, vault: Vault, { player, type, values, now }: SentDocument): Promise<void> {
  // First: whoever retires keys has the names of keys before the documents and pictures, too.
  await holdKeys(tx, vault);
  const known = (await kycSchema(tx)).find((one) => one.type === type);
  if (!known) throw new Refusal(422, 'This document is not accepted.', 'type');
  const status = await statusOfType(tx, player, type, now);
  if (kycAfter(status, 'send') === null) throw standsAlready(status);
  const fields = await takeForm(tx, { player, purpose: 'kyc', fields: known.fields, values, now });
  const ends = known.fields.find(({ rule }) => rule === 'future')?.name;
  const expiresOn = fields.find(({ name }) => name === ends)?.value;
  const { sealed, fingerprint, maskedNumber } = sealedFields(vault, { player, type, fields });
  try {
    await tx.query(
      `insert into kyc_document (player_id, type, status, sealed, fingerprint, masked_number, expires_on, submitted_at)
       values ($1, $2, 'pending', $3, $4, $5, $6::date, $7)`,
      [player, type, sealed, fingerprint, maskedNumber, expiresOn ?? null, now],
    );
  } catch (error) {
    if (violates(error, 'kyc_document_pending_key')) throw standsAlready('pending');
    throw error;
  }
}

/** Why a document is not taken again: one of a kind that waits or stands approved is enough. */
const standsAlready = (status: KycStatus) =>
  new Refusal(
    409,
    status === 'pending' ? 'This document is already under review.' : 'This document is already approved.',
    'type',
  );

/** How a player's documents of one kind stand: as the one that waits, else as the one that is approved today, else as the newest. */
async function statusOfType(tx: Transaction, player: number, type: string, now: Date): Promise<KycStatus> {
  const [row] = await tx.query(
    `select case when status = 'approved' and expires_on < $3::date then 'expired' else status end as status
     from kyc_document where player_id = $1 and type = $2
     order by status = 'pending' desc, (status = 'approved' and (expires_on is null or expires_on >= $3::date)) desc,
       submitted_at desc, id desc limit 1`,
    [player, type, istDay(now)],
  );
  return row?.status ?? 'none';
}
