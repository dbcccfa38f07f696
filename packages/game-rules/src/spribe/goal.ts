import { type Multiplier, multiplierOf } from '../multiplier.ts';
import type { OwnBet, OwnGame } from '../own-game.ts';
import { readChoice, readCount, readFields, readStake } from '../readers.ts';
import { MOST_WIN } from '../win.ts';
import {
  atFoot,
  type CashOut,
  type Climb,
  cashedOut,
  isWithinMost,
  left,
  lost,
  readCashOut,
  type SeenClimb,
  safe,
  seenClimb,
} from './climb.ts';

/** The pitches, by rows and columns: how many places each pass can go to, and how many passes there are. */
export const PITCHES = {
  '3x4': { rows: 3, columns: 4 },
  '4x7': { rows: 4, columns: 7 },
  '5x10': { rows: 5, columns: 10 },
} as const;
export type Pitch = keyof typeof PITCHES;
export const PITCH_NAMES = Object.keys(PITCHES) as readonly Pitch[];
const MOST_ROWS = 5;

export interface GoalBet extends OwnBet {
  readonly pitch: Pitch;
}

/** A pass goes to a row of the next column; the first row is 0. */
export type GoalMove = CashOut | { readonly kind: 'pass'; readonly row: number };

export interface GoalRound extends Climb<GoalBet> {
  /** The row of each column's bomb. Hidden until its column is passed or the round is over. */
  readonly bombs: readonly number[];
  /** The rows that were passed to, column by column; where the round was lost, the last has the bomb. */
  readonly passes: readonly number[];
}

export interface GoalSeen extends SeenClimb {
  readonly pitch: Pitch;
  readonly passes: readonly number[];
  /** Of the columns that were passed; of all of them when the round is over. */
  readonly bombs: readonly number[];
}

/** What `passes` safe passes pay: `0.97 · (r / (r − 1))ᵏ`. */
export function goalMultiplier(pitch: Pitch, passes: number): Multiplier {
  const { rows } = PITCHES[pitch];
  return multiplierOf(97 * rows ** passes, 100 * (rows - 1) ** passes);
}

/** Goal. When the round begins a bomb is drawn for each column, `below(rows)`, the first column's first, and nothing else ever is. */
export const goal: OwnGame<GoalBet, GoalMove, GoalRound, GoalSeen> = {
  code: 'goal',
  readBet(input, limits) {
    const fields = readFields(input, 'stake', 'pitch');
    const stake = readStake(fields?.stake, limits);
    const pitch = readChoice(fields?.pitch, PITCH_NAMES);
    return stake === null || pitch === null ? null : { stake, pitch };
  },
  readMove(input) {
    const fields = readFields(input, 'kind', 'row');
    const row = readCount(fields?.row, 0, MOST_ROWS - 1);
    return fields?.kind === 'pass' && row !== null ? { kind: 'pass', row } : readCashOut(input);
  },
  begin(bet, draws, mostWin = MOST_WIN) {
    const { rows, columns } = PITCHES[bet.pitch];
    return { ...atFoot(bet, mostWin), bombs: Array.from({ length: columns }, () => draws.below(rows)), passes: [] };
  },
  offers: (round, move) =>
    move.kind === 'cash-out' || isWithinMost(round, goalMultiplier(round.bet.pitch, round.passes.length + 1)),
  next(round, move) {
    if (round.isOver) return null;
    if (move.kind === 'cash-out') return cashedOut(round);
    const { rows, columns } = PITCHES[round.bet.pitch];
    if (move.row >= rows) return null;
    const after = { ...round, passes: [...round.passes, move.row] };
    if (round.bombs[round.passes.length] === move.row) return lost(after);
    return safe(after, goalMultiplier(round.bet.pitch, after.passes.length), after.passes.length === columns);
  },
  abandoned: left,
  seen: (round) => ({
    ...seenClimb(round),
    pitch: round.bet.pitch,
    passes: round.passes,
    bombs: round.isOver ? round.bombs : round.bombs.slice(0, round.passes.length),
  }),
};
