import {
  ANY_STAKE,
  type Multiplier,
  ONCE,
  type PlinkoBet,
  type PlinkoRisk,
  type PlinkoRows,
  type PlinkoSeen,
  plinko,
  plinkoPockets,
} from '@pavilion/game-rules';
import { readAmount, readFlag, readList, readNumber, readObject, readOne } from '../../kit/calls/readers.ts';
import type { PastRound, Round, RoundReaders } from '../../kit/calls/round.ts';
import { readRules } from '../../kit/calls/rules.ts';
import { plainMultiplier } from '../../kit/figures.ts';
import type { Mark } from '../../kit/frame/game-frame.tsx';

export type PlinkoDrop = Round<PlinkoBet, PlinkoSeen>;

/** The field of pegs and pockets, in the units of its drawing. */
export const FIELD = { width: 340, height: 340, middle: 170, top: 24, bottom: 297, pockets: 304 } as const;
/** How long a ball takes from one row to the next, ms. */
const ROW_TIME = 90;

export const plinkoReaders: RoundReaders<PlinkoBet, PlinkoSeen> = {
  bet: (input) => readRules(plinko.readBet(input, ANY_STAKE)),
  seen(input) {
    const { isOver, pays, isCapped, path, pocket } = readObject(input);
    return {
      isOver: readOne(isOver, [true] as const),
      pays: readAmount(pays),
      isCapped: readFlag(isCapped),
      path: readList(path, (turn) => readOne(turn, [0, 1] as const)),
      pocket: readNumber(pocket),
    };
  },
};

/** What a round's pocket pays. */
export const multiplierOfDrop = ({ bet, seen }: Pick<PlinkoDrop, 'bet' | 'seen'>): Multiplier =>
  plinkoPockets(bet.rows, bet.risk)[seen?.pocket ?? 0] ?? 0;

/** A past ball in the bar, by what its pocket paid. */
export function markOf(round: PastRound<PlinkoBet, PlinkoSeen>): Mark {
  const multiplier = multiplierOfDrop(round);
  const tone = multiplier >= 10 * ONCE ? 'hot' : multiplier > ONCE ? 'warm' : 'none';
  return { text: plainMultiplier(multiplier), tone };
}

/** How warm a pocket is drawn, from the ground's slate below the stake to the light. */
export function warmthOf(multiplier: Multiplier): number {
  const bounds = [ONCE, ONCE + 1, 2 * ONCE, 10 * ONCE, 100 * ONCE];
  return bounds.filter((bound) => multiplier >= bound).length;
}

/** From one peg to the next across, and from one row to the next down. */
export const stepsOf = (rows: PlinkoRows) => ({
  across: FIELD.width / (rows + 1),
  down: (FIELD.bottom - FIELD.top) / (rows - 1),
});

/** Where the pegs stand, row by row: three in the first, one more in each. */
export function pegsOf(rows: PlinkoRows): readonly { readonly x: number; readonly y: number; readonly name: string }[] {
  const { across, down } = stepsOf(rows);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 3 }, (__, nth) => ({
      x: FIELD.middle + (nth - (row + 2) / 2) * across,
      y: FIELD.top + row * down,
      name: `${row}-${nth}`,
    })),
  ).flat();
}

export const fallTime = ({ bet }: PlinkoDrop): number => (bet.rows + 1) * ROW_TIME;

/** Where a ball is after a time, ms, and the peg that it touched last: it hops from each, and falls. */
export function placeOf({ bet, seen }: PlinkoDrop, time: number) {
  const { across, down } = stepsOf(bet.rows);
  const path = seen?.path ?? [];
  const at = Math.min(time / ROW_TIME, bet.rows + 1);
  const row = Math.min(Math.floor(at), bet.rows);
  const part = Math.min(at - row, 1);
  const rights = (count: number) => path.slice(0, count).filter((turn) => turn === 1).length;
  const offset = (count: number) => (2 * rights(count) - count) * (across / 2);
  // The first stretch is the fall from the lamp to the first peg.
  if (row === 0) return { x: FIELD.middle, y: 4 + (FIELD.top - 12) * part * part, peg: null };
  const from = offset(row - 1);
  const to = offset(row);
  return {
    x: FIELD.middle + from + (to - from) * part,
    y: FIELD.top - 8 + (row - 1) * down + down * (-0.45 * part + 1.45 * part * part),
    peg: `${row - 1}-${rights(row - 1) + 1}`,
  };
}

/** Lowest and highest of what a ball can pay. */
export function rangeOf(rows: PlinkoRows, risk: PlinkoRisk): { readonly least: Multiplier; readonly most: Multiplier } {
  const pockets = plinkoPockets(rows, risk);
  return { least: Math.min(...pockets), most: Math.max(...pockets) };
}
