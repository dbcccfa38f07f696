import { namesOf, type Withdrawal, type withdrawalStates } from '@pavilion/api-client/wire';
import { negatePaise, type Paise, subtractPaise } from '@pavilion/money';
import { withdrawalId } from '../../base/index.ts';
import { type HouseAccount, post, type Queryable, type Transaction } from '../../store/index.ts';

/** A request as it is kept. Amount in paise. */
export interface WithdrawalRow
  extends Omit<Withdrawal, 'id' | 'state' | 'waitsForKyc' | 'reason' | 'named' | 'utr' | 'approvedAt' | 'decidedAt'> {
  readonly id: number;
  readonly state: (typeof withdrawalStates)[number];
  readonly player: number;
  readonly needsKyc: boolean;
  readonly reason: string | null;
  readonly utr: string | null;
  readonly approvedAt: Date | null;
  readonly decidedAt: Date | null;
}

export const COLUMNS = `id, player_id as player, method, destination, amount, fee, state, needs_kyc as "needsKyc", reason, utr,
  created_at as "createdAt", approved_at as "approvedAt", decided_at as "decidedAt"`;

/** A request as the wire has it, for a player whose KYC is approved or not. */
export const withdrawalFrom = (row: WithdrawalRow, isKycApproved: boolean): Withdrawal => ({
  id: withdrawalId(row.id),
  method: row.method,
  destination: row.destination,
  amount: row.amount,
  fee: row.fee,
  state: row.state,
  waitsForKyc: row.state === 'pending' && row.needsKyc && !isKycApproved,
  createdAt: row.createdAt,
  ...(row.reason === null ? {} : { reason: row.reason, ...namesOf({ reason: row.reason }) }),
  ...(row.utr === null ? {} : { utr: row.utr }),
  ...(row.approvedAt === null ? {} : { approvedAt: row.approvedAt }),
  ...(row.decidedAt === null ? {} : { decidedAt: row.decidedAt }),
});

const METHODS = { bank: 'bank', upi: 'UPI' } as const;

interface Step {
  readonly title: string;
  readonly state: string;
  /** What the reference has after the request's name, which is that of the request itself. */
  readonly suffix: '-R' | '-P';
  /** Where it goes out of what the house keeps for requests. */
  readonly to: readonly (readonly [account: HouseAccount | 'player', amount: Paise])[];
}

/** Moves a request's money one step. Each step has a reference of its own, which the ledger takes once. */
function move(tx: Transaction, row: WithdrawalRow, at: Date, { title, state, suffix, to }: Step) {
  return post(tx, {
    reference: withdrawalId(row.id) + suffix,
    kind: 'withdrawal',
    title,
    detail: row.destination,
    state,
    at,
    entries: [
      { account: { house: 'withdrawals' }, amount: negatePaise(row.amount) },
      ...to.map(([name, amount]) => ({
        account: name === 'player' ? ({ player: row.player, name: 'cash' } as const) : { house: name },
        amount,
      })),
    ],
  });
}

/** It returns to their cash when the request ends without a payment. */
export const refund = (tx: Transaction, row: WithdrawalRow, at: Date) =>
  move(tx, row, at, {
    title: `Withdrawal to ${METHODS[row.method]} returned`,
    state: 'Returned',
    suffix: '-R',
    to: [['player', row.amount]],
  });

/** It leaves the house when it is paid, but for the fee. */
export const payOut = (tx: Transaction, row: WithdrawalRow, at: Date) =>
  move(tx, row, at, {
    title: `Withdrawal to ${METHODS[row.method]} paid`,
    state: 'Paid',
    suffix: '-P',
    to: [['bank', subtractPaise(row.amount, row.fee)], ...(row.fee === 0 ? [] : [['fees', row.fee] as const])],
  });

/** A player's latest requests, newest first. */
export async function latestWithdrawals(database: Queryable, player: number, count: number) {
  const rows = await database.query(
    `select id, destination, state, amount, created_at as "createdAt" from withdrawal
     where player_id = $1 order by id desc limit $2`,
    [player, count],
  );
  return rows.map((row) => ({ ...row, id: withdrawalId(row.id) }));
}
