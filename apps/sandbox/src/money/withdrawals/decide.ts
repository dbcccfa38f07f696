import type { Withdrawal } from '@pavilion/api-client/wire';
import { formatMoney, type Paise } from '@pavilion/money';
import { inOrder, numberPage, type Paging, playerId, Refusal, reasonFrom, withdrawalNumber } from '../../base/index.ts';
import { kycStatusOf, notify } from '../../players/index.ts';
import { countOf, type Database, lockAccounts, type Queryable, type Transaction } from '../../store/index.ts';
import { MissingKey, type Vault } from '../bank/vault.ts';
import { owedBy } from '../debts/debts.ts';
import type { Destination } from './destination.ts';
import { COLUMNS, payOut, refund, type WithdrawalRow, withdrawalFrom } from './withdrawal.ts';

/** A request as the operator's desk sees it. */
export interface DeskWithdrawal {
  readonly withdrawal: Withdrawal;
  /** Whose it is: the player's id. */
  readonly player: number;
  /** Where the money goes, whole; null for requests older than this house; `no-key` where no key at hand opens it. */
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

/** What is said of a request whose destination is `no-key`. */
export const NO_KEY = 'The account can’t be opened: a key is missing.';

/**
 * Approves a pending request: it is to be paid now. Approved already: nothing more happens. While it waits for KYC, while the player
 * owes something or where the money goes can’t be read, or decided otherwise: a 409.
 */
export async function approveWithdrawal(tx: Transaction, vault: Vault, id: string, now: Date): Promise<Withdrawal> {
  const row = await lock(tx, id);
  if (row.state === 'approved') return onTheWire(tx, row, now);
  if (row.state !== 'pending') throw decided(row);
  refuseUnread(vault, row);
  if (row.needsKyc && (await kycStatusOf(tx, row.player, now)) !== 'approved') {
    throw new Refusal(409, 'This request waits for the player’s KYC.', 'id');
  }
  // No debt begins while somebody else has the accounts of its player.
  await lockAccounts(tx, row.player);
  const owed = await owedBy(tx, row.player);
  if (owed > 0) {
    const what = `${playerId(row.player)} owes ${formatMoney(owed)}`;
    throw new Refusal(409, `${what}: this is approved when it is paid. Declined, what comes back pays it.`, 'id');
  }
  return decide(tx, row, { state: 'approved' }, now);
}

/** Declines a pending request and gives the money back; the player is told why. Declined already: its first reason stays. */
export async function declineWithdrawal(tx: Transaction, id: string, reason: string, now: Date): Promise<Withdrawal> {
  const why = reasonFrom(reason, 'Say why.');
  const row = await lock(tx, id);
  if (row.state === 'declined') return onTheWire(tx, row, now);
  if (row.state !== 'pending') throw decided(row);
  await refund(tx, row, now);
  await tell(tx, row, 'Withdrawal declined', `${why} ${formatMoney(row.amount)} returned to your cash.`, 'error', now);
  return decide(tx, row, { state: 'declined', reason: why }, now);
}

/**
 * Notes that an approved request has been paid, by the bank's reference. Paid already by the same: nothing more happens. Where the
 * money goes can’t be read: a 409, nobody has paid it.
 */
export async function payWithdrawal(
  tx: Transaction,
  vault: Vault,
  id: string,
  utr: string,
  now: Date,
): Promise<Withdrawal> {
  const reference = utr.trim().toUpperCase();
  if (!/^[A-Z0-9]{6,30}$/.test(reference)) {
    throw new Refusal(422, 'A UTR has 6 to 30 letters and digits.', 'utr');
  }
  const row = await lock(tx, id);
  if (row.state === 'paid' && row.utr === reference) return onTheWire(tx, row, now);
  if (row.state !== 'approved') throw decided(row);
  refuseUnread(vault, row);
  await payOut(tx, row, now);
  await tell(tx, row, 'Withdrawal paid', `${formatMoney(row.amount)} to ${row.destination}.`, 'success', now);
  return decide(tx, row, { state: 'paid', utr: reference }, now);
}

/** Notes that an approved request could not be paid, and gives the money back. Failed already: its first reason stays. */
export async function failWithdrawal(tx: Transaction, id: string, reason: string, now: Date): Promise<Withdrawal> {
  const why = reasonFrom(reason, 'Say why.');
  const row = await lock(tx, id);
  if (row.state === 'failed') return onTheWire(tx, row, now);
  if (row.state !== 'approved') throw decided(row);
  await refund(tx, row, now);
  await tell(tx, row, 'Withdrawal failed', `${why} ${formatMoney(row.amount)} returned to your cash.`, 'error', now);
  return decide(tx, row, { state: 'failed', reason: why }, now);
}

/** Takes a request in this state for a decision: nobody else decides it until `tx` ends. Throws a 409 where it is in another. */
export async function takeWithdrawal(tx: Transaction, id: string, state: 'pending' | 'approved'): Promise<void> {
  const row = await lock(tx, id);
  if (row.state !== state) throw decided(row);
}

/** Locks a request, so that two people at the desk, or the desk and the player, take turns. */
async function lock(tx: Transaction, id: string): Promise<Row> {
  const number = withdrawalNumber(id);
  const [row] =
    number === null
      ? []
      : await tx.query(`select ${COLUMNS}, sealed from withdrawal where id = $1 for no key update`, [number]);
  if (!row) throw new Refusal(404, 'There is no such request.', 'id');
  return row;
}

type Decision = Pick<WithdrawalRow, 'state'> & { readonly reason?: string; readonly utr?: string };

async function decide(tx: Transaction, row: WithdrawalRow, decision: Decision, now: Date): Promise<Withdrawal> {
  const [after] = await tx.query(
    `update withdrawal set state = $2, reason = $3, utr = $4, decided_at = $5 where id = $1 returning ${COLUMNS}`,
    [row.id, decision.state, decision.reason ?? null, decision.utr ?? null, now],
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

function destinationIn(vault: Vault, { player, sealed }: Row): DeskWithdrawal['destination'] {
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

function tell(
  tx: Transaction,
  { player }: WithdrawalRow,
  title: string,
  message: string,
  status: 'success' | 'error',
  at: Date,
): Promise<void> {
  return notify(tx, player, { title, message, status, at });
}

const decided = ({ state }: WithdrawalRow) => new Refusal(409, `This request is ${state}.`, 'id');
