import type { Withdrawal } from '@pavilion/api-client/wire';
import { negatePaise } from '@pavilion/money';
import { withdrawalId, withdrawalNumber } from '../../base/index.ts';
import { type HouseAccount, onlyRow, post, type Queryable, type Transaction } from '../../store/index.ts';

/** A request as it is kept. Amount in paise. */
export interface WithdrawalRow extends Omit<Withdrawal, 'id' | 'waitsForKyc' | 'reason' | 'utr' | 'decidedAt'> {
  readonly id: number;
  readonly player: number;
  readonly needsKyc: boolean;
  readonly reason: string | null;
  readonly utr: string | null;
  readonly decidedAt: Date | null;
}

export const COLUMNS = `id, player_id as player, method, destination, amount, state, needs_kyc as "needsKyc", reason, utr,
  created_at as "createdAt", decided_at as "decidedAt"`;

/** A request as the wire has it, for a player whose KYC is approved or not. */
export const withdrawalFrom = (row: WithdrawalRow, isKycApproved: boolean): Withdrawal => ({
  id: withdrawalId(row.id),
  method: row.method,
  destination: row.destination,
  amount: row.amount,
  state: row.state,
  waitsForKyc: row.state === 'pending' && row.needsKyc && !isKycApproved,
  createdAt: row.createdAt,
  ...(row.reason === null ? {} : { reason: row.reason }),
  ...(row.utr === null ? {} : { utr: row.utr }),
  ...(row.decidedAt === null ? {} : { decidedAt: row.decidedAt }),
});

const METHODS = { bank: 'bank', upi: 'UPI' } as const;

interface Step {
  readonly title: string;
  readonly state: string;
  /** What the reference has after the request's name, which is that of the request itself. */
  readonly suffix: '-R' | '-P';
  readonly from: HouseAccount | 'player';
  readonly to: HouseAccount | 'player';
}

/** Moves a request's money one step. Each step has a reference of its own, which the ledger takes once. */
function move(tx: Transaction, row: WithdrawalRow, at: Date, { title, state, suffix, from, to }: Step) {
  const account = (name: Step['from']) =>
    name === 'player' ? ({ player: row.player, name: 'cash' } as const) : { house: name };
  return post(tx, {
    reference: withdrawalId(row.id) + suffix,
    kind: 'withdrawal',
    title,
    detail: row.destination,
    state,
    at,
    entries: [
      { account: account(from), amount: negatePaise(row.amount) },
      { account: account(to), amount: row.amount },
    ],
  });
}

/** It returns to their cash when the request ends without a payment. */
export const refund = (tx: Transaction, row: WithdrawalRow, at: Date) =>
  move(tx, row, at, {
    title: `Withdrawal to ${METHODS[row.method]} returned`,
    state: 'Returned',
    suffix: '-R',
    from: 'withdrawals',
    to: 'player',
  });

/** It leaves the house when it is paid. */
export const payOut = (tx: Transaction, row: WithdrawalRow, at: Date) =>
  move(tx, row, at, {
    title: `Withdrawal to ${METHODS[row.method]} paid`,
    state: 'Paid',
    suffix: '-P',
    from: 'withdrawals',
    to: 'bank',
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

/** Whose a request is, by its name. */
export async function playerOfWithdrawal(database: Queryable, id: string): Promise<number> {
  const number = withdrawalNumber(id);
  const rows =
    number === null ? [] : await database.query('select player_id as player from withdrawal where id = $1', [number]);
  return onlyRow(rows, `the withdrawal ${id}`).player;
}
