import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type Clock, Refusal } from '../../base/index.ts';
import type { Database, Transaction } from '../../store/index.ts';
import type { StudioSession } from '../sessions/sessions.ts';
import type { WalletReply } from '../wallet/client.ts';
import { order, type Sender } from '../wallet/orders.ts';
import { type Answered, answeredOf, askStake, UNASKED, undoingOf, winOf } from '../wallet/stakes.ts';
import type { Engine } from './engines.ts';
import { BY_ID, playedOf, ROUND, type RoundRow } from './rows.ts';
import { countBet, type Place, seedsInUse } from './seeds.ts';
import { type RoundView, viewOf } from './view.ts';

export interface RoundServices extends Sender {
  readonly clock: Clock;
  /** The rules of a title; throws for one that the studio does not know. */
  readonly engineOf: (title: { readonly engine: string; readonly model: string | null }) => Engine;
}

/** A round after something was done in it. */
export interface RoundAnswer extends Answered {
  readonly round: RoundView;
}

export const placeOf = ({ title, player }: StudioSession): Place => ({
  provider: title.provider,
  game: title.game,
  player,
});

/**
 * Begins a round: its seeds are taken, then its stake. A reference that is known is that round, whatever became of it, so that a page
 * that got no answer sends the same again. Throws a `Refusal` for a bet that is none of the game's, and while another round is open.
 */
export async function beginRound(
  services: RoundServices,
  session: StudioSession,
  { ref, bet }: { readonly ref: string; readonly bet: unknown },
): Promise<RoundAnswer> {
  const { database, clock, wallet } = services;
  const engine = services.engineOf(session.title);
  const begun = await database.transaction((tx) => putDown(tx, engine, session, { ref, bet, now: clock() }));
  if (!begun.isNew) return { round: viewOf(engine, begun.row), ...UNASKED };
  const { row } = begun;
  const reply = await askStake(wallet, row);
  const after = await database.transaction((tx) => staked(tx, engine, { id: row.id, reply, now: clock() }));
  return { round: viewOf(engine, after), ...(await answeredOf(services, after, reply)) };
}

/**
 * A move in the round that is open: the next after the `at` that were made. The same one sent again is answered as it stands. Throws a
 * `Refusal` for a round that is another's or none, and for what is not allowed now.
 */
export async function moveIn(
  services: RoundServices,
  session: StudioSession,
  { round, at, move }: { readonly round: string; readonly at: number; readonly move: unknown },
): Promise<RoundAnswer> {
  const { database, clock } = services;
  const engine = services.engineOf(session.title);
  const read = engine.readMove(move);
  if (read === null) throw new Refusal(422, 'This move is not valid.', 'move');
  const after = await database.transaction(async (tx) => {
    const row = await lockedRound(tx, round);
    if (row?.player !== session.player || row.game !== session.title.game) {
      throw new Refusal(404, 'This round was not found.', 'round');
    }
    if (at < row.moves.length && isDeepStrictEqual(row.moves[at], read)) return row;
    if (row.state !== 'open') throw new Refusal(409, 'This round has ended.', 'round');
    if (at !== row.moves.length) throw new Refusal(409, 'Another move was made. Try again.', 'at');
    const now = clock();
    refuseHaste(engine, row.movedAt, now);
    if (!engine.offers(playedOf(row), read)) {
      throw new Refusal(409, 'This would exceed the maximum win. Cash out now.', 'move');
    }
    const moves = [...row.moves, read];
    const standing = engine.play(playedOf(row, moves));
    if (!standing) throw new Refusal(409, 'This is not possible right now.', 'move');
    await tx.query('update studio_round set moves = $2::text::jsonb, moved_at = $3 where id = $1', [
      row.id,
      JSON.stringify(moves),
      now,
    ]);
    if (standing.isReturned) await undoRound(tx, row, now);
    else if (standing.isOver) await endRound(tx, row, standing.pays, now);
    return roundOf(tx, row.id);
  });
  return { round: viewOf(engine, after), ...(await answeredOf(services, after)) };
}

/** The round of a player that is open, or whose stake is being taken; null where there is none. */
export async function openRound(
  database: Database,
  engine: Engine,
  { provider, game, player }: Place,
): Promise<RoundView | null> {
  const [row] = await database.query(
    `${ROUND} where r.player = $1 and r.game = $2 and r.provider = $3 and r.state in ('staking', 'open')`,
    [player, game, provider],
  );
  return row ? viewOf(engine, row) : null;
}

/** Ends a round with what it pays, which goes out from now on until it is answered. */
export async function endRound(tx: Transaction, row: RoundRow, pays: RoundRow['stake'], now: Date): Promise<void> {
  await tx.query("update studio_round set state = 'over', pays = $2, moved_at = $3 where id = $1", [row.id, pays, now]);
  await order(tx, winOf(row, pays), now);
}

/** Undoes a round whose stake nobody knows to be taken, or with which nothing was risked: it comes back, or is refused when it comes. */
export async function undoRound(
  tx: Transaction,
  row: Pick<RoundRow, 'id' | 'provider' | 'player'>,
  now: Date,
): Promise<void> {
  await tx.query("update studio_round set state = 'undone', moved_at = $2 where id = $1", [row.id, now]);
  await order(tx, undoingOf(row), now);
}

/** Throws a `Refusal` for what comes sooner after the last bet or move than the game's pace lets it. */
function refuseHaste({ pace }: Engine, last: Date, now: Date): void {
  const wait = last.getTime() + pace - now.getTime();
  if (wait > 0) throw new Refusal(429, 'Too fast. Wait a moment and try again.', 'pace', Math.ceil(wait / 1000));
}

interface NewBet {
  readonly ref: string;
  readonly bet: unknown;
  readonly now: Date;
}

/** Puts a round down before its stake is asked for, so that whatever happens to the answer, it is known that it was. */
async function putDown(tx: Transaction, engine: Engine, session: StudioSession, { ref, bet, now }: NewBet) {
  const place = placeOf(session);
  const { provider, game, player } = place;
  const { title } = session;
  const seeds = await seedsInUse(tx, place);
  const [known] = await tx.query(`${ROUND} where r.player = $1 and r.game = $2 and r.provider = $3 and r.ref = $4`, [
    ...([player, game, provider, ref] as const),
  ]);
  if (known) return { row: known, isNew: false };
  const read = engine.readBet(bet, title);
  if (!read) throw new Refusal(422, 'This bet is not valid.', 'bet');
  const going = await tx.query(
    "select id from studio_round where player = $1 and game = $2 and provider = $3 and state in ('staking', 'open')",
    [player, game, provider],
  );
  if (going.length > 0) throw new Refusal(409, 'Finish your current round first.', 'round');
  const [last] = await tx.query(
    `select moved_at as "movedAt" from studio_round where player = $1 and game = $2 and provider = $3 and state = 'over'
     order by began_at desc limit 1`,
    [player, game, provider],
  );
  if (last) refuseHaste(engine, last.movedAt, now);
  const id = randomBytes(15).toString('base64url');
  await tx.query(
    `insert into studio_round (id, provider, game, player, ref, seed_id, nonce, engine, model, bet, stake, most_win, wallet_token, state,
       began_at, moved_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::text::jsonb, $11, $12, $13, 'staking', $14, $14)`,
    [
      ...([id, provider, game, player, ref, seeds.id, seeds.nonce, title.engine, title.model] as const),
      ...([JSON.stringify(read.bet), read.stake, title.mostWin, session.walletToken, now] as const),
    ],
  );
  await countBet(tx, seeds);
  return { row: await roundOf(tx, id), isNew: true };
}

/** What becomes of a round by what the operator says of its stake. A sweep may have undone it meanwhile: then it stays so. */
async function staked(
  tx: Transaction,
  engine: Engine,
  { id, reply, now }: { readonly id: string; readonly reply: WalletReply; readonly now: Date },
): Promise<RoundRow> {
  const row = await lockedRound(tx, id);
  if (!row) throw new Error(`The round ${id} is gone`);
  if (row.state !== 'staking') return row;
  if (reply.kind === 'refused') {
    await tx.query("update studio_round set state = 'undone', moved_at = $2 where id = $1", [id, now]);
  } else if (reply.kind === 'unknown') {
    await undoRound(tx, row, now);
  } else {
    await tx.query("update studio_round set state = 'open', moved_at = $2 where id = $1", [id, now]);
    const standing = engine.play(playedOf(row));
    if (!standing) throw new Error(`The round ${id} can’t be played`);
    if (standing.isOver) await endRound(tx, row, standing.pays, now);
  }
  return roundOf(tx, id);
}

async function lockedRound(tx: Transaction, id: string): Promise<RoundRow | undefined> {
  const [row] = await tx.query(`${ROUND} where r.id = $1 for update of r`, [id]);
  return row;
}

async function roundOf(tx: Transaction, id: string): Promise<RoundRow> {
  const [row] = await tx.query(BY_ID, [id]);
  if (!row) throw new Error(`The round ${id} is gone`);
  return row;
}
