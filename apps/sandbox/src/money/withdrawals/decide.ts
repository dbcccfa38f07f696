import type { Withdrawal } from '@pavilion/api-client/wire';
import { formatMoney, type Paise, subtractPaise } from '@pavilion/money';
import { matchesPattern, spelledAs } from '@pavilion/money/pattern';
import {
  inOrder,
  numberPage,
  type Paging,
  playerId,
  Refusal,
  reasonFrom,
  withdrawalId,
  withdrawalNumber,
} from '../../base/index.ts';
import { kycStatusOf, notify } from '../../players/index.ts';
import {
  countOf,
  type Database,
  lockAccounts,
  MissingKey,
  NO_KEY,
  onlyRow,
  type Queryable,
  type Transaction,
  type Vault,
  violates,
} from '../../store/index.ts';
import { owedBy } from '../debts/debts.ts';
import type { Destination } from './destination.ts';
import { checkMove, isFinal, type WithdrawalMove, type WithdrawalMoveName, withdrawalMoves } from './states.ts';
import { COLUMNS, payOut, refund, type WithdrawalRow, withdrawalFrom } from './withdrawal.ts';

/** A request as the operator's desk sees it. */
export interface DeskWithdrawal {
  readonly withdrawal: Withdrawal;
  /** Whose it is: the player's id. */
  readonly player: number;
  /** Where the money goes, whole, while it may yet go there; null once it is decided for good, and for requests older than this house; `no-key` where no key at hand opens it. */
  readonly destination: Destination | 'no-key' | null;
  /** What they owe, paise: while that is more than 0 the request is not approved. */
  readonly owed: Paise;
}

type Row = WithdrawalRow & { readonly sealed: Uint8Array | null };

/** The requests that wait for the operator, pending and approved ones, the longest wait first, and how many there are. */
export async function waitingWithdrawals(
  database: Database,
  vault: Vault,
  now: Date,
  paging: Paging,
): Promise<{ withdrawals: DeskWithdrawal[]; count: number }> {
  const count = await countOf(
    database,
    `select count(*) as count from withdrawal where state in ('pending', 'approved')`,
  );
  const page = numberPage(paging, 'lowest');
  const rows = await database.query(
    page.isBackwards
      ? `select ${COLUMNS}, sealed from withdrawal where state in ('pending', 'approved') and id < $3 order by id desc offset $1 limit $2`
      : `select ${COLUMNS}, sealed from withdrawal where state in ('pending', 'approved') and id > $3 order by id offset $1 limit $2`,
    [page.skip, paging.pagesize, page.bound],
  );
  const withdrawals: DeskWithdrawal[] = [];
  for (const row of inOrder(rows, page)) withdrawals.push(await deskWithdrawal(database, vault, row, now));
  return { withdrawals, count };
}

/**
 * Approves a pending request: it is to be paid now. Approved already: nothing more happens. What `checkApproval` refuses is refused.
 */
export async function approveWithdrawal(tx: Transaction, vault: Vault, id: string, now: Date): Promise<Withdrawal> {
  const row = await lock(tx, id);
  if (row.state === 'approved') return onTheWire(tx, row, now);
  await refuseUnapprovable(tx, vault, row, now);
  await tell(tx, row, 'Withdrawal approved', `${arriving(row)} is being paid.`, 'success', now);
  return decide(tx, row, 'approve', {}, now);
}

/**
 * Refuses what can't be approved now, whoever of one or two operators does it: while it waits for KYC, while the player owes something,
 * where the money goes can’t be read, or where it is decided otherwise, a 409.
 */
export async function checkApproval(tx: Transaction, vault: Vault, id: string, now: Date): Promise<void> {
  await refuseUnapprovable(tx, vault, await lock(tx, id), now);
}

async function refuseUnapprovable(tx: Transaction, vault: Vault, row: Row, now: Date): Promise<void> {
  checkMove('approve', row);
  refuseUnread(vault, row);
  if (row.needsKyc && (await kycStatusOf(tx, row.player, now)) !== 'approved') {
    throw new Refusal(409, 'This request is waiting for the player’s KYC.', 'id');
  }
  // No debt begins while somebody else has the accounts of its player.
  await lockAccounts(tx, row.player);
  const owed = await owedBy(tx, row.player);
  if (owed > 0) {
    const what = `${playerId(row.player)} owes ${formatMoney(owed)}`;
    throw new Refusal(409, `${what}: this is approved when it is paid. Declined, what comes back pays it.`, 'id');
  }
}

/** Declines a pending request and gives the money back; the player is told why. Declined already: its first reason stays. */
export async function declineWithdrawal(tx: Transaction, id: string, reason: string, now: Date): Promise<Withdrawal> {
  const why = reasonFrom(reason, 'Say why.');
  const row = await lock(tx, id);
  if (row.state === 'declined') return onTheWire(tx, row, now);
  checkMove('decline', row);
  await tell(tx, row, 'Withdrawal declined', `${why} ${formatMoney(row.amount)} returned to your cash.`, 'error', now);
  return decide(tx, row, 'decline', { reason: why }, now);
}

/** The bank's reference of a payment. */
const UTR_PATTERN = '[A-Z0-9]{6,30}';

/**
 * Notes that an approved request has been paid, by the bank's reference. Paid already by the same: nothing more happens. Where the
 * money goes can’t be read: a 409, nobody has paid it; and where another request was paid by that reference: one payment pays one.
 */
export async function payWithdrawal(
  tx: Transaction,
  vault: Vault,
  id: string,
  utr: string,
  now: Date,
): Promise<Withdrawal> {
  const reference = spelledAs(UTR_PATTERN, utr);
  if (!matchesPattern(UTR_PATTERN, reference)) {
    throw new Refusal(422, 'A UTR has 6 to 30 letters and digits.', 'utr');
  }
  const row = await lock(tx, id);
  if (row.state === 'paid' && row.utr === reference) return onTheWire(tx, row, now);
  checkMove('pay', row);
  refuseUnread(vault, row);
  const [other] = await tx.query('select id from withdrawal where paid_by = $1', [reference]);
  if (other) throw new Refusal(409, `This UTR is already used for ${withdrawalId(other.id)}.`, 'utr');
  await tell(tx, row, 'Withdrawal paid', `${arriving(row)}.`, 'success', now);
  try {
    return await decide(tx, row, 'pay', { utr: reference }, now);
  } catch (error) {
    // Another operator has just entered it.
    if (!violates(error, 'withdrawal_paid_once')) throw error;
    throw new Refusal(409, 'This UTR has just been used for another request.', 'utr');
  }
}

/** Notes that an approved request could not be paid, and gives the money back. Failed already: its first reason stays. */
export async function failWithdrawal(tx: Transaction, id: string, reason: string, now: Date): Promise<Withdrawal> {
  const why = reasonFrom(reason, 'Say why.');
  const row = await lock(tx, id);
  if (row.state === 'failed') return onTheWire(tx, row, now);
  checkMove('fail', row);
  await tell(tx, row, 'Withdrawal failed', `${why} ${formatMoney(row.amount)} returned to your cash.`, 'error', now);
  return decide(tx, row, 'fail', { reason: why }, now);
}

/**
 * Takes a request for a move, or for whatever it waits for: nobody else decides it until `tx` ends. Throws a 409 where it stands elsewhere.
 * Returns what it is called, whose it is, and how it stands.
 */
export async function takeWithdrawal(
  tx: Transaction,
  id: string,
  move?: WithdrawalMoveName,
): Promise<{ readonly subject: string; readonly player: number; readonly before: Withdrawal['state'] }> {
  const row = await lock(tx, id);
  if (move !== undefined) checkMove(move, row);
  else if (row.state !== 'pending' && row.state !== 'approved')
    throw new Refusal(409, `This request is ${row.state}.`, 'id');
  return { subject: withdrawalId(row.id), player: row.player, before: row.state };
}

/** What was approved of a player's requests since an instant, whatever became of it then, paise. */
export async function approvedSince(tx: Transaction, player: number, since: Date): Promise<Paise> {
  const rows = await tx.query(
    `select coalesce(sum(amount), 0)::bigint as sum from withdrawal where player_id = $1 and approved_at > $2`,
    [player, since],
  );
  return onlyRow(rows, 'what was approved').sum;
}

/** One request in whatever state; throws a 404 where there is none. */
export async function showWithdrawal(
  database: Queryable,
  vault: Vault,
  id: string,
  now: Date,
): Promise<DeskWithdrawal> {
  const number = withdrawalNumber(id);
  const [row] =
    number === null ? [] : await database.query(`select ${COLUMNS}, sealed from withdrawal where id = $1`, [number]);
  if (!row) throw new Refusal(404, 'This request was not found.', 'id');
  return deskWithdrawal(database, vault, row, now);
}

/** Locks a request, so that two people at the desk, or the desk and the player, take turns. */
async function lock(tx: Transaction, id: string): Promise<Row> {
  const number = withdrawalNumber(id);
  const [row] =
    number === null
      ? []
      : await tx.query(`select ${COLUMNS}, sealed from withdrawal where id = $1 for no key update`, [number]);
  if (!row) throw new Refusal(404, 'This request was not found.', 'id');
  return row;
}

/** Makes a move of the table: its money first, then its state. */
async function decide(
  tx: Transaction,
  row: WithdrawalRow,
  move: WithdrawalMoveName,
  { reason, utr }: { readonly reason?: string; readonly utr?: string },
  now: Date,
): Promise<Withdrawal> {
  checkMove(move, row);
  const { to, money }: WithdrawalMove = withdrawalMoves[move];
  if (money === 'returned') await refund(tx, row, now);
  if (money === 'paid out') await payOut(tx, row, now);
  const [after] = await tx.query(
    `update withdrawal set state = $2, reason = $3, utr = $4, decided_at = $5,
       approved_at = case when $2 = 'approved' then $5 else approved_at end
     where id = $1 returning ${COLUMNS}`,
    [row.id, to, reason ?? null, utr ?? null, now],
  );
  return onTheWire(tx, after ?? row, now);
}

async function onTheWire(database: Queryable, row: WithdrawalRow, now: Date): Promise<Withdrawal> {
  return withdrawalFrom(row, (await kycStatusOf(database, row.player, now)) === 'approved');
}

async function deskWithdrawal(database: Queryable, vault: Vault, row: Row, now: Date): Promise<DeskWithdrawal> {
  const [withdrawal, owed] = [await onTheWire(database, row, now), await owedBy(database, row.player)];
  return { withdrawal, player: row.player, destination: destinationIn(vault, row), owed };
}

function destinationIn(vault: Vault, { player, sealed, state }: Row): DeskWithdrawal['destination'] {
  if (isFinal(state)) return null;
  try {
    return sealed && (JSON.parse(vault.open(player, sealed)) as Destination);
  } catch (error) {
    if (error instanceof MissingKey) return 'no-key';
    throw error;
  }
}

function refuseUnread(vault: Vault, row: Row): void {
  if (destinationIn(vault, row) === 'no-key') throw new Refusal(409, NO_KEY, 'id');
}

/** What arrives of a request, and where. */
const arriving = ({ amount, fee, destination }: WithdrawalRow) =>
  `${formatMoney(subtractPaise(amount, fee))} to ${destination}`;

function tell(
  tx: Transaction,
  { id, player }: WithdrawalRow,
  title: string,
  message: string,
  status: 'success' | 'error',
  at: Date,
): Promise<void> {
  return notify(tx, player, { title, message, status, about: { kind: 'withdrawal', id: withdrawalId(id) }, at });
}
