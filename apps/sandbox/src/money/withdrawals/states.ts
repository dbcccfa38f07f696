import type { withdrawalStates } from '@pavilion/api-client/wire';
import { Refusal, withdrawalId, withdrawalNumber } from '../../base/index.ts';
import { kycStatusOf } from '../../players/index.ts';
import type { Queryable } from '../../store/index.ts';
import { COLUMNS, type WithdrawalRow } from './withdrawal.ts';

type State = (typeof withdrawalStates)[number];

/** One move of a request: who makes it, and what becomes of its money. */
export interface WithdrawalMove {
  readonly from: State;
  readonly to: State;
  readonly by: 'player' | 'desk';
  /** It returns to the player's cash, or leaves the house; it waits on where there is neither. */
  readonly money?: 'returned' | 'paid out';
}

/**
 * Every move that a request makes after it was asked for, pending (betting.md, "Withdrawal"). There is no other one: the server
 * goes by this table, the player's own move (`take_back_withdrawal`) and every write to the state are held to the same in the
 * database (0087).
 */
export const withdrawalMoves = {
  approve: { from: 'pending', to: 'approved', by: 'desk' },
  decline: { from: 'pending', to: 'declined', by: 'desk', money: 'returned' },
  cancel: { from: 'pending', to: 'cancelled', by: 'player', money: 'returned' },
  pay: { from: 'approved', to: 'paid', by: 'desk', money: 'paid out' },
  fail: { from: 'approved', to: 'failed', by: 'desk', money: 'returned' },
} as const satisfies Readonly<Record<string, WithdrawalMove>>;
export type WithdrawalMoveName = keyof typeof withdrawalMoves;

/** Whether nothing moves a request any more: it is decided for good. */
export const isFinal = (state: State): boolean => Object.values(withdrawalMoves).every(({ from }) => from !== state);

/** Throws the 409 of a request that can't make a move, because it stands elsewhere. */
export function checkMove(move: WithdrawalMoveName, { state }: { readonly state: State }): void {
  if (state !== withdrawalMoves[move].from) throw new Refusal(409, `This request is ${state}.`, 'id');
}

/** A request's state as the statement says it: the first is what the ledger writes when it is asked for. */
const STATE_TEXTS: Readonly<Record<State, string>> = {
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
