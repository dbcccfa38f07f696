import { type Paise, ZERO } from '@pavilion/money';
import { type Multiplier, ONCE } from '../multiplier.ts';
import type { OwnBet, OwnRound } from '../own-game.ts';
import { readFields } from '../readers.ts';
import { winOf } from '../win.ts';

/**
 * How a climb ended: on a step that was not safe; by its player's cash-out; by its last step, or by one at which the round pays the most
 * that a round may, paid as if cashed out; given back, since its player left before the first step.
 */
export type ClimbEnd = 'lost' | 'cashed-out' | 'finished' | 'returned';

/**
 * A round of steps, each safe or the end, with a cash-out after any safe one: mines, goal, hi-lo. A step that would pay more than the cap
 * is not offered (`isWithinMost`). Where the cap is reached going on could only lose, so the round ends there by itself, with the cap paid.
 */
export interface Climb<Bet extends OwnBet> extends OwnRound<Bet> {
  readonly end: ClimbEnd | null;
  /** What a cash-out pays now, or paid, of the stake; null before the first safe step. 0 where the round was lost. */
  readonly multiplier: Multiplier | null;
}

/** What of a climb its player sees at any time. */
export type SeenClimb = Pick<Climb<OwnBet>, 'isOver' | 'pays' | 'isCapped' | 'end' | 'multiplier'>;

/** What every climb begins as. */
export const atFoot = <Bet extends OwnBet>(bet: Bet, mostWin: Paise): Climb<Bet> => ({
  bet,
  mostWin,
  isOver: false,
  pays: ZERO,
  isCapped: false,
  end: null,
  multiplier: null,
});

/** Whether a step is offered that pays so much of the stake where it is safe: not one beyond the most that the round may pay. */
export const isWithinMost = ({ bet, mostWin }: OwnRound, multiplier: Multiplier): boolean =>
  !winOf(bet.stake, multiplier, ONCE, mostWin).isCapped;

/** What a safe step makes of a climb; over where none can follow, or where the cap is reached. */
export function safe<Round extends Climb<OwnBet>>(round: Round, multiplier: Multiplier, isLast: boolean): Round {
  const win = winOf(round.bet.stake, multiplier, ONCE, round.mostWin);
  const isOver = isLast || win.pays === round.mostWin;
  return { ...round, ...win, multiplier, isOver, end: isOver ? 'finished' : null };
}

export const lost = <Round extends Climb<OwnBet>>(round: Round): Round => ({
  ...round,
  isOver: true,
  pays: ZERO,
  isCapped: false,
  end: 'lost',
  multiplier: 0,
});

/** Null before the first safe step: there is nothing to cash out. */
export const cashedOut = <Round extends Climb<OwnBet>>(round: Round): Round | null =>
  round.multiplier === null ? null : { ...round, isOver: true, end: 'cashed-out' };

/** Cashed out at the last safe step. Before the first, nothing was risked yet: the stake comes back, and the server may take the bet back. */
export function left<Round extends Climb<OwnBet>>(round: Round): Round {
  if (round.isOver) return round;
  const returned = winOf(round.bet.stake, ONCE, ONCE, round.mostWin);
  return cashedOut(round) ?? { ...round, ...returned, isOver: true, end: 'returned', multiplier: ONCE };
}

export const seenClimb = ({ isOver, pays, isCapped, end, multiplier }: SeenClimb): SeenClimb => ({
  isOver,
  pays,
  isCapped,
  end,
  multiplier,
});

export interface CashOut {
  readonly kind: 'cash-out';
}

export const readCashOut = (input: unknown): CashOut | null =>
  readFields(input, 'kind')?.kind === 'cash-out' ? { kind: 'cash-out' } : null;
