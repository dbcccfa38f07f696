import type { Withdrawal } from '@pavilion/api-client/wire';
import { withdrawalId, withdrawalNumber } from '../../base/index.ts';
import { kycStatusOf } from '../../players/index.ts';
import type { Queryable } from '../../store/index.ts';
import { COLUMNS, type WithdrawalRow } from './withdrawal.ts';

/** A request's state as the statement says it: the first is what the ledger writes when it is asked for. */
const STATE_TEXTS: Readonly<Record<Withdrawal['state'], string>> = {
  pending: 'Requested',
  approved: 'Approved',
  paid: 'Paid',
  failed: 'Failed',
  declined: 'Declined',
  cancelled: 'Cancelled',
};

/** How those of a player's requests stand now, in a word for their statement, that these references name; no other is in it. */
export async function statesOf(
  database: Queryable,
  player: number,
  references: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  const numbers = references.flatMap((reference) => withdrawalNumber(reference) ?? []);
  if (numbers.length === 0) return new Map();
  const rows: WithdrawalRow[] = await database.query(
    `select ${COLUMNS} from withdrawal where player_id = $1 and id = any($2::bigint[])`,
    [player, numbers],
  );
  const mayWait = rows.some(({ state, needsKyc }) => state === 'pending' && needsKyc);
  const isWaiting = mayWait && (await kycStatusOf(database, player, now)) !== 'approved';
  return new Map(
    rows.map(({ id, state, needsKyc }) => [
      withdrawalId(id),
      isWaiting && state === 'pending' && needsKyc ? 'Waits for KYC' : STATE_TEXTS[state],
    ]),
  );
}
