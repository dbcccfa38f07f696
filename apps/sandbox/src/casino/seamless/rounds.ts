import { negatePaise, type Paise, subtractPaise, ZERO } from '@pavilion/money';
import { countWager, voidWager } from '../../money/index.ts';
import { post, type Transaction } from '../../store/index.ts';
import type { PlayedGame } from '../catalogue/played-game.ts';
import type { Order } from './transactions.ts';

/** A player's part of a round. */
export interface Round {
  readonly title: string;
  readonly maker: string;
  /** How many bets of it stand. */
  readonly bets: number;
  readonly isClosed: boolean;
}

/** A player's part of the round that an order is of; undefined where they have bet nothing in it. */
export async function roundOf(tx: Transaction, { provider, input }: Order): Promise<Round | undefined> {
  const [round] = await tx.query(
    `select title, maker, bets, closed_at is not null as "isClosed" from game_round
     where provider = $1 and round = $2 and player_id = $3`,
    [provider, input.round, input.player],
  );
  return round;
}

/** Begins a player's part of a round, unless they have one. */
export async function openRound(tx: Transaction, { provider, input, at }: Order, game: PlayedGame): Promise<void> {
  await tx.query(
    `insert into game_round (provider, round, player_id, title, maker, product, opened_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (provider, round, player_id) do nothing`,
    [provider, input.round, input.player, game.name, game.providerName, productOf(game), at],
  );
}

/** What a game's rounds count as for a bonus: whatever is neither a slot nor a crash game, as a table does. */
const productOf = ({ category }: PlayedGame) => (category === 'slots' || category === 'crash' ? category : 'live');

interface Change {
  /** How many bets more stand, or fewer. */
  readonly bets: number;
  readonly staked: Paise;
  readonly won: Paise;
}

/**
 * Adds to a player's part of a round, and closes it where the order says so. Its net counts for bonus and referrers once it is closed;
 * what comes after that is counted anew.
 */
export async function moveRound(
  tx: Transaction,
  { provider, input: { round, player, close }, at }: Order,
  { bets, staked, won }: Change,
): Promise<void> {
  const [moved] = await tx.query(
    `update game_round set bets = bets + $4, staked = staked + $5, won = won + $6,
       closed_at = coalesce(closed_at, case when $7 then $8::timestamptz end)
     where provider = $1 and round = $2 and player_id = $3
     returning product, staked, won, closed_at is not null as "isClosed"`,
    [provider, round, player, bets, staked, won, close, at],
  );
  if (!moved?.isClosed) return;
  const reference = `game:${provider}:${round}:${player}`;
  if (moved.staked === 0) return voidWager(tx, { reference });
  await countWager(tx, {
    player,
    product: moved.product,
    stake: moved.staked,
    // What lies on the table can all be lost: a provider doesn't say which of its bets exclude each other.
    atRisk: moved.staked,
    result: subtractPaise(moved.won, moved.staked),
    reference,
    at,
  });
}

/** Moves money between a player's cash and the house's casino; plus is what the player gains. */
export async function move(
  tx: Transaction,
  { input: { player, round }, at }: Order,
  { title, maker }: Pick<Round, 'title' | 'maker'>,
  { reference, state, amount }: { readonly reference: string; readonly state: string; readonly amount: Paise },
): Promise<void> {
  if (amount === ZERO) return;
  await post(tx, {
    reference,
    kind: 'casino',
    title,
    detail: `${maker}, round ${round}`,
    state,
    at,
    entries: [
      { account: { player, name: 'cash' }, amount },
      { account: { house: 'casino' }, amount: negatePaise(amount) },
    ],
  });
}
