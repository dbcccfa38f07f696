import { negatePaise, type Paise, subtractPaise, ZERO } from '@pavilion/money';
import { countWager, voidWager } from '../../money/index.ts';
import { post, type Transaction } from '../../store/index.ts';
import type { PlayedGame } from '../catalogue/played-game.ts';
import { sealedRound } from './sealed.ts';
import type { Order } from './transactions.ts';

/** A player's part of a round. */
export interface Round {
  readonly title: string;
  readonly maker: string;
  /** How many bets of it stand. */
  readonly bets: number;
  readonly isClosed: boolean;
}

/**
 * A player's part of the round that an order is of, kept as it is until this transaction ends; undefined where they have bet nothing in
 * it. One that has been sealed meanwhile is refused.
 */
export async function roundOf(tx: Transaction, { provider, input }: Order): Promise<Round | undefined> {
  const [round] = await tx.query(
    `select title, maker, bets, closed_at is not null as "isClosed", sealed_at is not null as "isSealed" from game_round
     where provider = $1 and round = $2 and player_id = $3 for no key update`,
    [provider, input.round, input.player],
  );
  if (round?.isSealed) throw sealedRound();
  return round;
}

/** Begins a player's part of a round, unless they have one. */
export async function openRound(tx: Transaction, { provider, input, at }: Order, game: PlayedGame): Promise<void> {
  await tx.query(
    `insert into game_round (provider, round, player_id, title, maker, product, unfinished, opened_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (provider, round, player_id) do nothing`,
    [
      ...([provider, input.round, input.player, game.name, game.providerName] as const),
      ...([productOf(game), unfinishedOf(game), at] as const),
    ],
  );
}

/** What a game's rounds count as for a bonus: whatever is neither a slot nor a crash game, as a table does. */
const productOf = ({ category }: PlayedGame) => (category === 'slots' || category === 'crash' ? category : 'live');

/** What becomes of a game's round that its provider never ends: one of a crash game is lost, of any other only they can tell. */
const unfinishedOf = ({ motif }: PlayedGame) => (motif === 'crash' ? 'lost' : 'provider');

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
  { provider, input: { round, player, close }, by = 'provider', at }: Order,
  { bets, staked, won }: Change,
): Promise<void> {
  const [moved] = await tx.query(
    `update game_round set bets = bets + $4, staked = staked + $5, won = won + $6,
       closed_at = coalesce(closed_at, case when $7 then $8::timestamptz end),
       closed_by = coalesce(closed_by, case when $7 then $9::text end)
     where provider = $1 and round = $2 and player_id = $3
     returning provider, round, player_id as player, product, staked, won, closed_at is not null as "isClosed"`,
    [provider, round, player, bets, staked, won, close, at, by],
  );
  if (moved?.isClosed) await countRound(tx, moved, at);
}

/** What is counted of a player's part of a round that has ended. */
interface EndedRound {
  readonly provider: string;
  readonly round: string;
  readonly player: number;
  readonly product: 'slots' | 'live' | 'crash';
  readonly staked: Paise;
  readonly won: Paise;
}

/** Counts a player's part of a round by its net, once however often it is said: what came since the last time changes it. */
export async function countRound(
  tx: Transaction,
  { provider, round, player, product, staked, won }: EndedRound,
  at: Date,
): Promise<void> {
  const reference = `game:${provider}:${round}:${player}`;
  if (staked === 0) return voidWager(tx, { reference });
  await countWager(tx, {
    player,
    product,
    stake: staked,
    // What lies on the table can all be lost: a provider doesn't say which of its bets exclude each other.
    atRisk: staked,
    result: subtractPaise(won, staked),
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
