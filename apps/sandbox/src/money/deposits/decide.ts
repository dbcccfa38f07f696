import type { Deposit } from '@pavilion/api-client/wire';
import { depositId, depositNumber, inOrder, momentPage, type Paging, Refusal, reasonFrom } from '../../base/index.ts';
import type { FilledField } from '../../players/index.ts';
import { countOf, type Database, type Queryable, type Transaction } from '../../store/index.ts';
import { credit, decline } from './credit.ts';
import { COLUMNS, type DepositRow, depositFrom, depositOf, TABLES } from './deposit.ts';

/** A deposit as the operator's desk sees it. */
export interface DeskDeposit {
  readonly deposit: Deposit;
  /** Whose it is: the player's id. */
  readonly player: number;
  /** The proof, as it was sent; a file's value is its id, for `fileOf`. */
  readonly fields: readonly FilledField[];
  /** Other deposits with its reference, by whichever way on its rail and of whomever, in whatever state: the latest twenty. */
  readonly sameReference: readonly Pick<Deposit, 'id' | 'state'>[];
}

interface DeskRow extends DepositRow {
  readonly player: number;
  readonly fields: readonly FilledField[];
  readonly others: readonly { readonly id: number; readonly state: Deposit['state'] }[];
}

const SAME_REFERENCE = 'o.rail = d.rail and lower(o.reference) = lower(d.reference)';
const DESK_COLUMNS = `${COLUMNS}, d.player_id as player, d.fields,
  coalesce((select jsonb_agg(s) from (select o.id, o.state from deposit o where ${SAME_REFERENCE} and o.id <> d.id
    order by o.id desc limit 20) s), '[]') as others` as const;
const WAITS = `d.state = 'pending' and d.expires_at > $1 and g.kind = 'manual'`;

const deskDeposit = (row: DeskRow): DeskDeposit => ({
  deposit: depositFrom(row),
  player: row.player,
  fields: row.fields,
  sameReference: row.others.map(({ id, state }) => ({ id: depositId(id), state })),
});

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
  return { deposits: inOrder(rows, page).map(deskDeposit), count };
}

/** One deposit in whatever state; throws a 404 where there is none. */
export async function showDeposit(database: Queryable, id: string, now: Date): Promise<DeskDeposit> {
  const [row] = await database.query(`select ${DESK_COLUMNS} from ${TABLES} where d.id = $2`, [now, numberOf(id)]);
  if (!row) throw missing();
  return deskDeposit(row);
}

/**
 * Puts the money of a pending deposit into the player's cash, once. Approved already: nothing more happens. Otherwise a 409, as for one
 * whose payment was credited by another deposit: such are of the time before their ways were on one rail.
 */
export async function approveDeposit(tx: Transaction, id: string, now: Date): Promise<Deposit> {
  const { number, state } = await lockForDesk(tx, id, now);
  if (state === 'pending') {
    await refuseCredited(tx, number);
    await credit(tx, number, now);
  } else if (state !== 'approved') throw decided(state);
  return stored(tx, number, now);
}

/** Declines a pending deposit; the player is told why. Declined already: its first reason stays. Otherwise a 409. */
export async function declineDeposit(tx: Transaction, id: string, reason: string, now: Date): Promise<Deposit> {
  const why = reasonFrom(reason, 'Say why it is declined.');
  const { number, state } = await lockForDesk(tx, id, now);
  if (state === 'pending') await decline(tx, number, why, now);
  else if (state !== 'declined') throw decided(state);
  return stored(tx, number, now);
}

/** Takes a deposit for a decision: nobody else decides it until `tx` ends. Throws a 409 where it is decided already. */
export async function takeDeposit(tx: Transaction, id: string, now: Date): Promise<void> {
  const { state } = await lockForDesk(tx, id, now);
  if (state !== 'pending') throw decided(state);
}

async function refuseCredited(tx: Transaction, number: number): Promise<void> {
  const [other] = await tx.query(
    `select o.id from deposit d join deposit o on ${SAME_REFERENCE} and o.id <> d.id and o.state = 'approved' where d.id = $1 limit 1`,
    [number],
  );
  if (other) throw new Refusal(409, `Its payment is credited already, by ${depositId(other.id)}.`, 'id');
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
  if (row.kind !== 'manual') throw new Refusal(409, `${row.gatewayName} decides its deposits itself.`, 'id');
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

const missing = () => new Refusal(404, 'There is no such deposit.', 'id');
const decided = (state: Deposit['state']) => new Refusal(409, `This deposit is ${state} already.`, 'id');
