import type { Paise } from '@pavilion/money';
import type { Draws } from './fairness/draws.ts';
import type { StakeLimits } from './readers.ts';

/** What a player's own round begins with. */
export interface OwnBet {
  /** What the round costs in all. */
  readonly stake: Paise;
}

/** A player's own round, at any moment of it. */
export interface OwnRound<Bet extends OwnBet = OwnBet> {
  readonly bet: Bet;
  /** The most that the round may pay; given when it began. */
  readonly mostWin: Paise;
  readonly isOver: boolean;
  /** What comes back in all: when over, what is paid; before, what a cash-out would pay now, 0 where none is possible. */
  readonly pays: Paise;
  /** Whether `pays` is less than the rules give, since no round pays more than `mostWin`. */
  readonly isCapped: boolean;
  /** How it ended, where its game says so; `returned` is a stake with which nothing was risked: the bet is taken back, and nothing is won. */
  readonly end?: string | null;
}

/**
 * A game whose rounds are a player's own, as a fold: a round is what its bet and its moves make of its draws, one after the other from one
 * `Draws`. So nothing is kept but bet and moves, and whoever has the seeds folds the same round again.
 */
export interface OwnGame<Bet extends OwnBet, Move, Round extends OwnRound<Bet>, Seen> {
  /** The specification's code. */
  readonly code: string;
  /** A bet as it came from outside; null where a field is missing, unknown or out of its bounds. */
  readBet(input: unknown, limits?: StakeLimits): Bet | null;
  readMove(input: unknown): Move | null;
  /** `mostWin` is `MOST_WIN` where it is not given. A game that is decided at once is over here. */
  begin(bet: Bet, draws: Draws, mostWin?: Paise): Round;
  /**
   * Whether a move may be made now: one whose win the cap would lessen is not offered, so every move that is taken returns what is stated.
   * Where it is missing, each that `next` knows is. `next` itself knows such a move still, for rounds that were played while it was taken.
   */
  offers?(round: Round, move: Move): boolean;
  /** The round after a move; null where the move is not allowed now, and nothing has been drawn then. */
  next(round: Round, move: Move, draws: Draws): Round | null;
  /**
   * How the round ends where its player is gone: cashed out at the last safe step, and where no step was taken, with the stake given
   * back. What its draws still hold is played by them where the rules ask for no decision (free spins). A round that is over stays as
   * it is.
   */
  abandoned(round: Round, draws: Draws): Round;
  /** What its player may see now, plain JSON: nothing that is still hidden. */
  seen(round: Round): Seen;
}

/** A way to play, for the proof of a game's return: it moves by what a player sees, so it can't know more. */
export interface Strategy<Bet extends OwnBet, Move, Seen> {
  readonly name: string;
  readonly bet: Bet;
  /** The next move of a round that is not over; null is to leave it, as `abandoned` has it. */
  move(seen: Seen): Move | null;
  /** What comes back of the stake in the mean, rounding and cap included: 0.97 where that is 97 %. Worked out, not tried. */
  readonly returns: number;
}
