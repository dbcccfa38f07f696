import { type Paise, sumPaise, ZERO } from '@pavilion/money';
import { type Database, deleteInBatches, type Transaction } from '../../store/index.ts';
import { orderAll, STAKING } from '../wallet/orders.ts';
import { undoingOf, winOf } from '../wallet/stakes.ts';
import type { Dealt, TicketEnd } from './engines.ts';
import type { TableRound } from './rounds.ts';
import { OPEN, type TicketRow } from './ticket-rows.ts';

/** How many one turn looks after. */
const AT_ONCE = 500;

/**
 * Ends every ticket of a round that has come to its end by a moment (ms after betting closed), with its win as an order of the same
 * transaction. Returns how many there were.
 */
export async function settleTickets(
  tx: Transaction,
  round: Pick<TableRound, 'id'>,
  dealt: Dealt,
  { at, now }: { readonly at: number; readonly now: Date },
): Promise<number> {
  const open = await tx.query(OPEN, [round.id]);
  // A table ends all of a player's tickets at once, and a flight caps each by itself: nothing was paid that would count here.
  const ends = [...Map.groupBy(open, ({ player }) => player).values()].flatMap((rows) => endsOf(rows, dealt, at, ZERO));
  await keepEnds(tx, ends, now);
  return ends.length;
}

interface Ended {
  readonly row: TicketRow;
  readonly end: TicketEnd;
}

/** Ends one player's tickets whose `others` on the same round are over already. */
export async function endTickets(
  tx: Transaction,
  rows: readonly TicketRow[],
  dealt: Dealt,
  { at, now, others }: { readonly at: number; readonly now: Date; readonly others: readonly TicketRow[] },
): Promise<void> {
  const paid = sumPaise(others, ({ pays }) => pays ?? ZERO);
  await keepEnds(tx, endsOf(rows, dealt, at, paid), now);
}

/** How one player's tickets end that have come to their end. */
function endsOf(rows: readonly TicketRow[], dealt: Dealt, at: number, paid: Paise): readonly Ended[] {
  const [first] = rows;
  if (!first) return [];
  const ends = dealt.ends({ bets: rows.map(({ bet }) => bet), mostWin: first.mostWin, paid }, at);
  return rows.flatMap((row, place) => {
    const end = ends[place];
    return end ? [{ row, end }] : [];
  });
}

/** Ends tickets, all in one statement, and puts what they pay down as orders, all in another. */
export async function keepEnds(tx: Transaction, ends: readonly Ended[], now: Date): Promise<void> {
  if (ends.length === 0) return;
  await tx.query(
    `update studio_ticket t set state = 'over', pays = n.pays, left_at = n.left_at, moved_at = $4
     from unnest($1::text[], $2::bigint[], $3::integer[]) as n (id, pays, left_at) where t.id = n.id and t.state = 'open'`,
    [
      ends.map(({ row }) => row.id),
      ends.map(({ end }) => end.pays),
      // A flight's altitude, where there is one.
      ends.map(({ end }) => end.leftAt) as number[],
      now,
    ],
  );
  const orders = ends.map(({ row, end }) => winOf(row, end.pays));
  await orderAll(tx, orders, now);
}

/** Undoes tickets whose stake nobody knows to be taken, or whose player took it back: it comes back, or is refused when it comes. */
export async function undoTickets(
  tx: Transaction,
  rows: readonly Pick<TicketRow, 'id' | 'player' | 'provider'>[],
  now: Date,
): Promise<void> {
  await tx.query("update studio_ticket set state = 'undone', moved_at = $2 where id = any($1::text[])", [
    rows.map(({ id }) => id),
    now,
  ]);
  await orderAll(tx, rows.map(undoingOf), now);
}

/** Gives back stakes whose answer nobody waits for any more: the process that had asked for them is gone. */
export async function sweepTickets({ database }: { readonly database: Database }, now: Date): Promise<void> {
  await database.transaction(async (tx) => {
    const left = await tx.query(
      `select id, player, provider from studio_ticket where state = 'staking' and moved_at < $1 order by moved_at limit $2
       for update skip locked`,
      [new Date(now.getTime() - STAKING), AT_ONCE],
    );
    if (left.length > 0) await undoTickets(tx, left, now);
  });
}

/** Forgets tickets whose stake was refused or came back before then. Those that were played stay, since a statement opens to them. */
export async function forgetUndoneTickets(database: Database, before: Date): Promise<void> {
  await deleteInBatches((rows) =>
    database.query(
      `delete from studio_ticket where id in (
         select id from studio_ticket where state = 'undone' and moved_at < $2 and not studio_undoing_stands(id)
         order by moved_at limit $1)
       returning 1`,
      [rows, before],
    ),
  );
}
