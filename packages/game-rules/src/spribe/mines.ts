import { choose } from '../choose.ts';
import { type Multiplier, multiplierOf } from '../multiplier.ts';
import type { OwnBet, OwnGame } from '../own-game.ts';
import { readCount, readFields, readStake } from '../readers.ts';
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

/** Fields of the board, five by five: field 0 is the first of the first row, field 5 the first of the second. */
export const MINES_FIELDS = 25;
export const MOST_MINES = 20;
const FIELDS = Array.from({ length: MINES_FIELDS }, (_, field) => field);

export interface MinesBet extends OwnBet {
  /** How many fields hold a mine, 1 to 20. */
  readonly mines: number;
}

export type MinesMove = CashOut | { readonly kind: 'open'; readonly field: number };

export interface MinesRound extends Climb<MinesBet> {
  /** The fields with a mine, as they were drawn. Hidden until the round is over. */
  readonly mined: readonly number[];
  /** The fields that were opened, in their order; where the round was lost, the last has a mine. */
  readonly opened: readonly number[];
}

export interface MinesSeen extends SeenClimb {
  readonly mines: number;
  readonly opened: readonly number[];
  /** Null while the round goes on. */
  readonly mined: readonly number[] | null;
}

/** What `safeFields` opened fields pay: `0.97 · C(25, k) / C(25 − m, k)`, the inverse of their chance less three in a hundred. */
export const minesMultiplier = (mines: number, safeFields: number): Multiplier =>
  multiplierOf(97 * choose(MINES_FIELDS, safeFields), 100 * choose(MINES_FIELDS - mines, safeFields));

/**
 * Mines. When the round begins the mines are drawn and nothing else ever is: of the fields 0 to 24, shuffled from the end, the first `mines`
 * that are dealt, one number of four bytes each.
 */
export const mines: OwnGame<MinesBet, MinesMove, MinesRound, MinesSeen> = {
  code: 'mines',
  readBet(input, limits) {
    const fields = readFields(input, 'stake', 'mines');
    const stake = readStake(fields?.stake, limits);
    const count = readCount(fields?.mines, 1, MOST_MINES);
    return stake === null || count === null ? null : { stake, mines: count };
  },
  readMove(input) {
    const fields = readFields(input, 'kind', 'field');
    const field = readCount(fields?.field, 0, MINES_FIELDS - 1);
    return fields?.kind === 'open' && field !== null ? { kind: 'open', field } : readCashOut(input);
  },
  begin(bet, draws, mostWin = MOST_WIN) {
    return { ...atFoot(bet, mostWin), mined: draws.dealt(FIELDS, bet.mines), opened: [] };
  },
  offers: (round, move) =>
    move.kind === 'cash-out' || isWithinMost(round, minesMultiplier(round.bet.mines, round.opened.length + 1)),
  next(round, move) {
    if (round.isOver) return null;
    if (move.kind === 'cash-out') return cashedOut(round);
    if (round.opened.includes(move.field)) return null;
    const after = { ...round, opened: [...round.opened, move.field] };
    if (round.mined.includes(move.field)) return lost(after);
    const safeFields = after.opened.length;
    const isLast = safeFields === MINES_FIELDS - round.bet.mines;
    return safe(after, minesMultiplier(round.bet.mines, safeFields), isLast);
  },
  abandoned: left,
  seen: (round) => ({
    ...seenClimb(round),
    mines: round.bet.mines,
    opened: round.opened,
    mined: round.isOver ? round.mined : null,
  }),
};
