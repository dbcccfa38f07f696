import type { Deposit } from '@pavilion/api-client/wire';
import type { Paise } from '@pavilion/money';
import { depositId, depositNumber, inOrder, momentPage, type Paging, Refusal, reasonFrom } from '../../base/index.ts';
import { type FilledField, lockPlayer } from '../../players/index.ts';
import { countOf, type Database, onlyRow, type Queryable, type Transaction } from '../../store/index.ts';
import { againstCredit, FOR_DESK, GOES_BACK } from './against.ts';
import { credit, decline } from './credit.ts';
import { COLUMNS, type DepositRow, depositFrom, depositOf, TABLES } from './deposit.ts';
import { depositAfter } from './states.ts';

/** A deposit as the operator's desk sees it. */
export interface DeskDeposit {
  readonly deposit: Deposit;
  /** Whose it is: the player's id. */
  readonly player: number;
  /** The proof, as it was sent; a file's value is its id, for `fileOf`. */
  readonly fields: readonly FilledField[];
  /** Other deposits with its reference, by whichever way on its rail and of whomever, in whatever state: the latest twenty. */
  readonly sameReference: readonly Pick<Deposit, 'id' | 'state'>[];
  /** Why a pending one can’t be approved as its player stands now, as the desk reads it; null where it can. */
  readonly against: string | null;
  /** What one of its coins counts at its way now; null where it was paid in rupees. */
  readonly rateNow: Paise | null;
}

interface DeskRow extends DepositRow {
  readonly player: number;
  readonly fields: readonly FilledField[];
  readonly rateNow: Paise | null;
  readonly others: readonly { readonly id: number; readonly state: Deposit['state'] }[];
}

const SAME_REFERENCE = 'o.rail = d.rail and lower(o.reference) = lower(d.reference)';
const DESK_COLUMNS = `${COLUMNS}, d.player_id as player, d.fields,
  g.rate as "rateNow", coalesce((select jsonb_agg(s) from (select o.id, o.state from deposit o where ${SAME_REFERENCE} and o.id <> d.id
    order by o.id desc limit 20) s), '[]') as others` as const;
const WAITS = `d.state = 'pending' and (d.expires_at > $1 or d.expires_at is null) and g.kind = 'manual'`;

async function deskDeposit(database: Queryable, row: DeskRow, now: Date): Promise<DeskDeposit> {
  const against = row.state === 'pending' ? await againstDeposit(database, row, now) : null;
  return {
    deposit: depositFrom(row),
    player: row.player,
    fields: row.fields,
    sameReference: row.others.map(({ id, state }) => ({ id: depositId(id), state })),
    against,
    rateNow: row.rateNow,
  };
}

/** Why a pending deposit is not credited as its player stands now, for the desk; null where it may be. */
async function againstDeposit(
  database: Queryable,
  { player, goesBack }: Pick<DeskRow, 'player' | 'goesBack'>,
  now: Date,
): Promise<string | null> {
  if (goesBack) return GOES_BACK;
  const against = await againstCredit(database, player, now);
  return against && FOR_DESK[against];
}

/** The deposits that wait for the operator, the longest wait first, and how many there are. */
export async function pendingDeposits(
  database: Database,
  now: Date,
  paging: Paging,
): Promise<{ deposits: DeskDeposit[]; count: number }> {
  const page = momentPage(paging);
  const { bound, skip } = page;
  const [count, rows] = await Promise.all([
    countOf(database, `select count(*) as count from ${TABLES} where ${WAITS}`, [now]),
    database.query(
      page.isBackwards
        ? `select ${DESK_COLUMNS} from ${TABLES} where ${WAITS} and (d.created_at, d.id) < ($4::timestamptz, $5::bigint)
           order by d.created_at desc, d.id desc offset $2 limit $3`
        : `select ${DESK_COLUMNS} from ${TABLES} where ${WAITS} and (d.created_at, d.id) > ($4::timestamptz, $5::bigint)
           order by d.created_at, d.id offset $2 limit $3`,
      [now, skip, paging.pagesize, bound?.at ?? '-infinity', bound?.id ?? 0],
    ),
  ]);
  const deposits: DeskDeposit[] = [];
  for (const row of inOrder(rows, page)) deposits.push(await deskDeposit(database, row, now));
  return { deposits, count };
}

/** One deposit in whatever state; throws a 404 where there is none. */
export async function showDeposit(database: Queryable, id: string, now: Date): Promise<DeskDeposit> {
  const [row] = await database.query(`select ${DESK_COLUMNS} from ${TABLES} where d.id = $2`, [now, numberOf(id)]);
  if (!row) throw missing();
  return deskDeposit(database, row, now);
}

/**
 * Puts the money of a pending deposit into the player's cash, once. Approved already: nothing more happens. Otherwise a 409, as for one
 * whose payment was credited by another deposit: such are of the time before their ways were on one rail.
 */
export async function approveDeposit(tx: Transaction, id: string, now: Date): Promise<Deposit> {
  const { number, state } = await lockForDesk(tx, id, now);
  if (depositAfter(state, 'approve')) {
    await checkCredit(tx, number, now);
    await credit(tx, number, now);
  } else if (state !== 'approved') throw decided(state);
  return stored(tx, number, now);
}

/** Looks at a pending deposit as `approveDeposit` does, and credits nothing: what would stop the second of two operators stops the first. */
export async function checkApprovalOf(tx: Transaction, id: string, now: Date): Promise<void> {
  const { number } = await lockForDesk(tx, id, now);
  await checkCredit(tx, number, now);
}

async function checkCredit(tx: Transaction, number: number, now: Date): Promise<void> {
  await refuseCredited(tx, number);
  await refuseAgainst(tx, number, now);
}

/** What was credited to a player by the desk since an instant, paise. */
export async function creditedSince(tx: Transaction, player: number, since: Date): Promise<Paise> {
  const rows = await tx.query(
    `select coalesce(sum(d.amount), 0)::bigint as sum from deposit d join gateway g on g.code = d.gateway
     where d.player_id = $1 and d.state = 'approved' and d.decided_at > $2 and g.kind = 'manual'`,
    [player, since],
  );
  return onlyRow(rows, 'what was credited').sum;
}

/** Declines a pending deposit; the player is told why. Declined already: its first reason stays. Otherwise a 409. */
export async function declineDeposit(tx: Transaction, id: string, reason: string, now: Date): Promise<Deposit> {
  const why = reasonFrom(reason, 'Say why it is declined.');
  const { number, state } = await lockForDesk(tx, id, now);
  if (depositAfter(state, 'decline')) await decline(tx, number, why, now);
  else if (state !== 'declined') throw decided(state);
  return stored(tx, number, now);
}

/** Takes a deposit for a decision: nobody else decides it until `tx` ends. Throws a 409 where it is decided already. */
export async function takeDeposit(tx: Transaction, id: string, now: Date): Promise<void> {
  const { state } = await lockForDesk(tx, id, now);
  if (!depositAfter(state, 'approve')) throw decided(state);
}

async function refuseCredited(tx: Transaction, number: number): Promise<void> {
  const [other] = await tx.query(
    `select o.id from deposit d join deposit o on ${SAME_REFERENCE} and o.id <> d.id and o.state = 'approved' where d.id = $1 limit 1`,
    [number],
  );
  if (other) throw new Refusal(409, `This payment is already credited by ${depositId(other.id)}.`, 'id');
}

/** What the player has paid who stopped since, or who lets themselves pay in less by now, is given back and not credited. */
async function refuseAgainst(tx: Transaction, number: number, now: Date): Promise<void> {
  const [deposit] = await tx.query('select player_id as player, goes_back as "goesBack" from deposit where id = $1', [
    number,
  ]);
  if (!deposit) throw missing();
  await lockPlayer(tx, deposit.player);
  const against = await againstDeposit(tx, deposit, now);
  if (against !== null) throw new Refusal(409, against, 'id');
}

/** Locks a deposit and those with its reference, so that two people at the desk take turns. */
async function lockForDesk(
  tx: Transaction,
  id: string,
  now: Date,
): Promise<{ number: number; state: Deposit['state'] }> {
  const number = numberOf(id);
  await tx.query(
    `select 1 from deposit o where o.id in (select s.id from deposit d join deposit s on s.rail = d.rail
       and lower(s.reference) = lower(d.reference) where d.id = $1) order by o.id for no key update`,
    [number],
  );
  const [row] = await tx.query(`select ${COLUMNS}, g.kind from ${TABLES} where d.id = $2`, [now, number]);
  if (!row) throw missing();
  if (row.kind !== 'manual') throw new Refusal(409, `${row.gatewayName} confirms its own deposits.`, 'id');
  return { number, state: row.state };
}

async function stored(tx: Queryable, id: number, now: Date): Promise<Deposit> {
  const deposit = await depositOf(tx, id, now);
  if (!deposit) throw missing();
  return deposit;
}

/** Throws a 404 where it is no deposit's name. */
function numberOf(id: string): number {
  const number = depositNumber(id);
  if (number === null) throw missing();
  return number;
}

const missing = () => new Refusal(404, 'This deposit was not found.', 'id');
const decided = (state: Deposit['state']) => new Refusal(409, `This deposit is already ${state}.`, 'id');
