import { formatMoney, type Paise } from '@pavilion/money';
import { type Paging, Refusal } from '../../base/index.ts';
import { collectDebts } from '../../money/index.ts';
import { notify } from '../../players/index.ts';
import { countOf, lockAccounts, type Queryable, type Transaction } from '../../store/index.ts';

/** A win that waits at the desk: with it its player's part of the round has won more than its provider may pay at once. */
export interface HeldWin {
  readonly id: number;
  /** The number of the transaction that it came with. */
  readonly transaction: number;
  readonly provider: string;
  readonly round: string;
  readonly player: number;
  readonly amount: Paise;
  readonly at: Date;
  /** Of the round. */
  readonly title: string;
  readonly maker: string;
}

/** A win that waited, and waits no more. */
export interface EndedWin extends Pick<HeldWin, 'id' | 'round' | 'player' | 'amount' | 'title' | 'maker'> {
  readonly endedAt: Date | null;
}

const HELD = `select h.id, h.transaction_id as transaction, h.provider, h.round, h.player_id as player, h.amount, h.at, g.title, g.maker
  from held_win h join game_round g on g.provider = h.provider and g.round = h.round and g.player_id = h.player_id`;

/** A page of the wins that wait, the longest wait first. */
export const heldWins = (database: Queryable, { skip, pagesize }: Paging): Promise<HeldWin[]> =>
  database.query(`${HELD} where h.outcome is null order by h.at, h.id offset $1 limit $2`, [skip, pagesize]);

/** Wins that ended unpaid with the last bet of their round, the newest first. */
export const winsWithoutABet = (database: Queryable, most: number): Promise<EndedWin[]> =>
  database.query(
    `select h.id, h.round, h.player_id as player, h.amount, g.title, g.maker, h.ended_at as "endedAt"
     from held_win h join game_round g on g.provider = h.provider and g.round = h.round and g.player_id = h.player_id
       join wallet_transaction t on t.id = h.transaction_id and t.kind = 'win'
     where h.outcome = 'rolled-back' order by h.ended_at desc, h.id limit $1`,
    [most],
  );

/** A win that waits; throws a `Refusal` where it does not, and where no bet is left in its round. */
export async function heldWinOf(tx: Transaction, id: number): Promise<HeldWin> {
  const [win] = await tx.query(`${HELD} where h.id = $1 and h.outcome is null`, [id]);
  if (!win) throw await notWaitingAnyMore(tx, id);
  return win;
}

/** How many wins wait. */
export const heldWinCount = (database: Queryable): Promise<number> =>
  countOf(database, 'select count(*) as count from held_win where outcome is null');

/**
 * Pays a win that waits, as it would have been paid; the player is told. Returns it; throws a `Refusal` where it does not wait, and
 * where no bet is left in its round.
 */
export async function approveWin(tx: Transaction, id: number, now: Date): Promise<HeldWin> {
  const [known] = await tx.query(
    'select transaction_id as transaction, player_id as player from held_win where id = $1',
    [id],
  );
  if (!known) throw notWaiting();
  // The transaction first and then the accounts, as whoever rolls it back takes them.
  await tx.query('select 1 from wallet_transaction where id = $1 for no key update', [known.transaction]);
  await lockAccounts(tx, known.player);
  const win = await ended(tx, id, 'approved', now);
  const { provider, round, player, amount, transaction, title, maker } = win;
  const [part] = await tx.query(
    'select bets from game_round where provider = $1 and round = $2 and player_id = $3 for no key update',
    [provider, round, player],
  );
  if (!part?.bets) throw noBetLeft();
  await tx.query('select 1 as done from wallet_move($1, $2, $3, $4, $5, $6, $7, $8)', [
    ...([player, round, title, maker] as const),
    ...([`GT-${transaction}-H`, 'Won', amount, now] as const),
  ]);
  await tx.query(`select 1 as done from wallet_round_moved($1, $2, $3, 0, 0, $4, false, 'desk', $5)`, [
    ...([provider, round, player] as const),
    ...([amount, now] as const),
  ]);
  await tx.query('update wallet_transaction set won = $2 where id = $1', [transaction, amount]);
  await collectDebts(tx, player, now);
  await notify(tx, player, {
    title: 'Win paid',
    message: `${formatMoney(amount)} for ${title}, round ${round}.`,
    status: 'success',
    about: { kind: 'round', id: `GT-${transaction}-H` },
    at: now,
  });
  tx.notify('balance', String(player));
  return win;
}

/** Refuses a win that waits: nothing is paid. Returns it; throws a `Refusal` where it does not wait. */
export const declineWin = (tx: Transaction, id: number, now: Date): Promise<HeldWin> => ended(tx, id, 'declined', now);

async function ended(tx: Transaction, id: number, outcome: 'approved' | 'declined', now: Date): Promise<HeldWin> {
  const [win] = await tx.query(`${HELD} where h.id = $1 and h.outcome is null for no key update of h`, [id]);
  if (!win) throw await notWaitingAnyMore(tx, id);
  await tx.query('update held_win set outcome = $2, ended_at = $3 where id = $1', [id, outcome, now]);
  return win;
}

/** Why a win does not wait any more. */
async function notWaitingAnyMore(tx: Transaction, id: number): Promise<Refusal> {
  const [win] = await tx.query('select outcome from held_win where id = $1', [id]);
  return win?.outcome === 'rolled-back' ? noBetLeft() : notWaiting();
}

const noBetLeft = () => new Refusal(409, 'All bets in this round were rolled back. This win is cancelled.', 'id');

const notWaiting = () => new Refusal(409, 'This win is no longer pending.', 'id');
