import { type Paise, paise, subtractPaise, sumPaise, ZERO } from '@pavilion/money';
import type { Draws } from './fairness/draws.ts';
import { type Multiplier, ONCE } from './multiplier.ts';
import { readChoice, readFields, readStake, STAKE_LIMITS, type StakeLimits } from './readers.ts';
import { MOST_WIN, winOf } from './win.ts';

/**
 * A game whose rounds are everyone's: a table. All of a round is decided at once, by its draws, and shown step by step.
 *
 * `Opening` is what lies open while bets are taken, null in most games. It is not handed from round to round but drawn from the draws of
 * the round before: in a chain of seeds that round's seed is the SHA-256 of this round's (for the first, what was published), so a round
 * is computed from its own seed alone.
 */
export interface TableGame<Spot extends string, Round, Step, Mark, Opening = null> {
  readonly code: string;
  /** What can be betted on, in the order of the board. */
  readonly spots: readonly Spot[];
  /** What lies open while bets are taken, by the draws of the round before. */
  opening(earlier: Draws): Opening;
  deal(draws: Draws, opening: Opening): Round;
  /** How many times its stake a spot brings back; 0 where it is lost. */
  times(spot: Spot, round: Round): Multiplier;
  /** The greatest that `times` can be; 0 where no bet is taken on the spot this time: nothing is lower than an ace. */
  greatest(spot: Spot, opening: Opening): Multiplier;
  /** What comes back on average of what is staked on a spot, 0.97 where that is 97 %, without the cap; 0 where no bet is taken. */
  returnOf(spot: Spot, opening: Opening): number;
  /** What is shown one after the other, each with what is known of the result by then. */
  course(round: Round): readonly Step[];
  /** The result as it stands in a road or a list of last rounds. */
  mark(round: Round): Mark;
}

/** One stake of a player's on one spot, paise. */
export interface TableBet<Spot extends string> {
  readonly spot: Spot;
  readonly stake: Paise;
}

/** What a player's bets on one round bring back, their stakes in it. */
export interface TableResult {
  readonly pays: Paise;
  /** By bet, in the order of the bets; their sum is `pays`. */
  readonly each: readonly Paise[];
  /** Whether the cap took something off. */
  readonly isCapped: boolean;
}

/** As much of a game as a stake needs. */
export type TableRules<Spot extends string, Round, Opening> = TableGame<Spot, Round, unknown, unknown, Opening>;

/**
 * What a player's bets bring back, at most `mostWin` for all of them together: they are paid in their order until that is reached. Stakes
 * that only come back are in it too, which is why `readBets` takes no more stakes than the cap.
 */
export function settled<Spot extends string, Round, Opening>(
  game: TableRules<Spot, Round, Opening>,
  bets: readonly TableBet<Spot>[],
  round: Round,
  mostWin: Paise = MOST_WIN,
): TableResult {
  let left = mostWin;
  const wins = bets.map(({ spot, stake }) => {
    const win = winOf(stake, game.times(spot, round), ONCE, left);
    left = subtractPaise(left, win.pays);
    return win;
  });
  const each = wins.map(({ pays }) => pays);
  return { pays: subtractPaise(mostWin, left), each, isCapped: wins.some(({ isCapped }) => isCapped) };
}

/**
 * The greatest stake on a spot that the cap never takes anything off, down to the rupee: a table's limit above it makes the spot return
 * less than is stated. 0 where no bet is taken, and on the wheel of dream catcher, whose multipliers can reach the cap from any stake.
 */
export function greatestStake<Spot extends string, Round, Opening>(
  game: TableRules<Spot, Round, Opening>,
  spot: Spot,
  opening: Opening,
  mostWin: Paise = MOST_WIN,
): Paise {
  const greatest = game.greatest(spot, opening);
  if (greatest === 0) return ZERO;
  const rupee = 100;
  return paise(Number((BigInt(mostWin) * BigInt(ONCE)) / BigInt(greatest * rupee)) * rupee);
}

/**
 * A player's bets on a round, as they came from outside: one or more, each on an open spot of its own and within the limits, together
 * at most the cap. Null for anything else.
 */
export function readBets<Spot extends string, Round, Opening>(
  game: TableRules<Spot, Round, Opening>,
  input: unknown,
  opening: Opening,
  limits: StakeLimits = STAKE_LIMITS,
  mostWin: Paise = MOST_WIN,
): readonly TableBet<Spot>[] | null {
  if (!Array.isArray(input) || input.length === 0 || input.length > game.spots.length) return null;
  const bets = new Map<Spot, TableBet<Spot>>();
  for (const item of input as readonly unknown[]) {
    const fields = readFields(item, 'spot', 'stake');
    const spot = readChoice(fields?.spot, game.spots);
    const stake = readStake(fields?.stake, limits);
    if (spot === null || stake === null || bets.has(spot) || game.greatest(spot, opening) === 0) return null;
    bets.set(spot, { spot, stake });
  }
  const list = [...bets.values()];
  return sumPaise(list, ({ stake }) => stake) <= mostWin ? list : null;
}
