import { randomBytes } from 'node:crypto';
import { type Clock, Refusal } from '../../base/index.ts';
import type { Transaction } from '../../store/index.ts';
import type { StudioSession } from '../sessions/sessions.ts';
import type { WalletReply } from '../wallet/client.ts';
import type { Sender } from '../wallet/orders.ts';
import { type Answered, answeredOf, askStake, UNASKED } from '../wallet/stakes.ts';
import type { Chains } from './chains.ts';
import type { TableEngine } from './engines.ts';
import { endTickets, keepEnds, undoTickets } from './payments.ts';
import { closesAt, sharedRound } from './rounds.ts';
import {
  BY_ID,
  BY_REF,
  heldTicket,
  OF_PLAYER,
  type TicketRow,
  type TicketView,
  ticketOf,
  ticketView,
} from './ticket-rows.ts';

export interface TicketServices extends Sender {
  readonly clock: Clock;
  readonly chains: Chains;
}

/** A ticket after something was done with it. */
export interface TicketAnswer extends Answered {
  readonly ticket: TicketView;
}

/** How many tickets a player may have on one round, those that were undone too. */
const MOST_TICKETS = 30;

interface Table {
  readonly engine: TableEngine;
  readonly session: StudioSession;
}

/**
 * Puts a bet on the round that takes bets. A reference that is known is that ticket, whatever became of it, so that a page that got no
 * answer sends the same again. Throws a `Refusal` for a bet that is none of the table's, and once betting has closed.
 */
export async function putTicket(
  services: TicketServices,
  table: Table,
  input: { readonly ref: string; readonly round: number; readonly bet: unknown },
): Promise<TicketAnswer> {
  const { database, wallet } = services;
  const { row, isNew } = await database.transaction((tx) => putDown(tx, services, table, input));
  if (!isNew) return { ticket: ticketView(row), ...UNASKED };
  const reply = await askStake(wallet, row, row.roundId);
  const after = await database.transaction((tx) => staked(tx, services, table.engine, { id: row.id, reply }));
  return { ticket: ticketView(after), ...(await answeredOf(services, after, reply)) };
}

/** Writes a ticket before its stake is asked for, so that whatever happens to the answer, it is known that it was. */
async function putDown(
  tx: Transaction,
  { clock, chains }: TicketServices,
  { engine, session }: Table,
  { ref, round: id, bet }: { readonly ref: string; readonly round: number; readonly bet: unknown },
): Promise<{ readonly row: TicketRow; readonly isNew: boolean }> {
  const { title, player } = session;
  const { game, provider } = title;
  const [known] = await tx.query(BY_REF, [player, game, provider, ref]);
  if (known) return { row: known, isNew: false };
  const round = await sharedRound(tx, id);
  if (round?.game !== game) throw new Refusal(404, 'This round was not found.', 'round');
  const before = await tx.query(OF_PLAYER, [id, player]);
  const standing = before.filter(({ state }) => state !== 'undone').map((one) => one.bet);
  if (before.length >= MOST_TICKETS)
    throw new Refusal(409, 'You have reached the maximum number of bets for this round.', 'bet');
  const read = engine.readBet(bet, { stakes: title, earlier: await chains.earlier(tx, round), standing });
  if (!read) throw new Refusal(422, 'This bet is not valid.', 'bet');
  const ticket = randomBytes(15).toString('base64url');
  // Looked at last: whatever was waited for, nobody bets when the round may be known.
  const now = clock();
  if (round.state !== 'going' || now.getTime() >= closesAt(round, engine)) {
    throw new Refusal(409, 'Betting is closed. Bet on the next round.', 'round');
  }
  const put = await tx.query(
    `insert into studio_ticket (id, round_id, provider, game, player, ref, ordinal, bet, stake, most_win, wallet_token, state, put_at,
       moved_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8::text::jsonb, $9, $10, $11, 'staking', $12, $12) on conflict do nothing returning id`,
    [
      ...([ticket, id, provider, game, player, ref, before.length + 1, JSON.stringify(read.bet), read.stake] as const),
      ...([title.mostWin, session.walletToken, now] as const),
    ],
  );
  if (put.length > 0) return { row: await ticketOf(tx, ticket), isNew: true };
  // Another of the player's came first: the same one, or one that this was not read beside.
  const [first] = await tx.query(BY_REF, [player, game, provider, ref]);
  if (first) return { row: first, isNew: false };
  throw new Refusal(409, 'Another bet was placed at the same moment. Try again.', 'bet');
}

/**
 * What becomes of a ticket by what the operator says of its stake. A sweep may have undone it meanwhile: then it stays so. Where the round
 * is over by then the ticket ends at once: it was put down in time, and the round had been decided before anybody knew.
 */
async function staked(
  tx: Transaction,
  { clock, chains }: TicketServices,
  engine: TableEngine,
  { id, reply }: { readonly id: string; readonly reply: WalletReply },
): Promise<TicketRow> {
  const { roundId } = await ticketOf(tx, id);
  // The round first, as whoever settles it does: so it is settled with this ticket, or after it is open.
  const round = await sharedRound(tx, roundId);
  const row = await heldTicket(tx, id);
  if (!round || row.state !== 'staking') return row;
  const now = clock();
  if (reply.kind === 'unknown') {
    await undoTickets(tx, [row], now);
  } else {
    const state = reply.kind === 'refused' ? 'undone' : 'open';
    await tx.query('update studio_ticket set state = $2, moved_at = $3 where id = $1', [id, state, now]);
    if (state === 'open' && round.state === 'over') {
      const { draws, earlier } = await chains.seedsOf(tx, round);
      const others = await tx.query(OF_PLAYER, [roundId, row.player]);
      await endTickets(tx, [row], engine.deal(draws, earlier), { at: Number.POSITIVE_INFINITY, now, others });
    }
  }
  return ticketOf(tx, id);
}

/** Takes a ticket back while bets are taken. Throws a `Refusal` afterwards. */
export async function takeBack(
  services: TicketServices,
  { engine, session }: Table,
  id: string,
): Promise<TicketAnswer> {
  const { database, clock } = services;
  const after = await database.transaction(async (tx) => {
    const { roundId } = await ownTicket(tx, session, id);
    const round = await sharedRound(tx, roundId);
    const row = await heldTicket(tx, id);
    if (row.state === 'undone') return row;
    const now = clock();
    if (!round || row.state !== 'open' || now.getTime() >= closesAt(round, engine)) {
      throw new Refusal(409, 'This bet can no longer be cancelled.', 'ticket');
    }
    await undoTickets(tx, [row], now);
    return ticketOf(tx, id);
  });
  return { ticket: ticketView(after), ...(await answeredOf(services, after)) };
}

/**
 * Leaves a flight by hand, as of the moment at which the call arrived. Sent again it is answered as it stands, and pays once. Throws a
 * `Refusal` where the flight is not under way, or over.
 */
export async function leaveFlight(
  services: TicketServices,
  { engine, session }: Table,
  { id, arrivedAt }: { readonly id: string; readonly arrivedAt: Date },
): Promise<TicketAnswer> {
  const { database, clock, chains } = services;
  const after = await database.transaction(async (tx) => {
    await ownTicket(tx, session, id);
    const row = await heldTicket(tx, id);
    if (row.state === 'over') return row;
    const [round] = await tx.query(
      'select chain_id as "chainId", position, began_at as "beganAt" from studio_table_round where id = $1',
      [row.roundId],
    );
    const since = round ? arrivedAt.getTime() - closesAt(round, engine) : -1;
    if (!round || row.state !== 'open' || since < 0)
      throw new Refusal(409, 'There is nothing to cash out yet.', 'ticket');
    const { draws, earlier } = await chains.seedsOf(tx, round);
    const end = engine.deal(draws, earlier).leave(row.bet, since, row.mostWin);
    if (!end) throw new Refusal(409, 'Too late. The flight has ended.', 'ticket');
    await keepEnds(tx, [{ row, end }], clock());
    return ticketOf(tx, id);
  });
  return { ticket: ticketView(after), ...(await answeredOf(services, after)) };
}

async function ownTicket(tx: Transaction, { player, title }: StudioSession, id: string): Promise<TicketRow> {
  const [row] = await tx.query(BY_ID, [id]);
  if (row?.player !== player || row.game !== title.game) throw new Refusal(404, 'This bet was not found.', 'ticket');
  return row;
}
