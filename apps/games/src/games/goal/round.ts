import {
  ANY_STAKE,
  type GoalBet,
  type GoalSeen,
  goal,
  goalMultiplier,
  type Multiplier,
  PITCH_NAMES,
  PITCHES,
} from '@pavilion/game-rules';
import { readList, readNumber, readObject, readOne } from '../../kit/calls/readers.ts';
import type { RoundReaders } from '../../kit/calls/round.ts';
import { readRules } from '../../kit/calls/rules.ts';
import { readClimb } from '../../kit/climb/climb.ts';

export const goalReaders: RoundReaders<GoalBet, GoalSeen> = {
  bet: (input) => readRules(goal.readBet(input, ANY_STAKE)),
  seen(input) {
    const { pitch, passes, bombs } = readObject(input);
    return {
      ...readClimb(input),
      pitch: readOne(pitch, PITCH_NAMES),
      passes: readList(passes, readNumber),
      bombs: readList(bombs, readNumber),
    };
  },
};

/** How many passes were safe. */
export const safePasses = (seen: GoalSeen | null): number =>
  seen === null ? 0 : seen.passes.length - (seen.end === 'lost' ? 1 : 0);

/** What one safe pass more pays. */
export const nextMultiplier = ({ pitch, passes }: Pick<GoalSeen, 'pitch' | 'passes'>): Multiplier =>
  goalMultiplier(pitch, Math.min(passes.length + 1, PITCHES[pitch].columns));

/** What a place of the pitch shows. */
export type PlaceFace = 'ahead' | 'now' | 'passed' | 'here' | 'bomb' | 'hit' | 'empty';

/** What the place `row` of the column `pass` shows, both counted from 0. `canPass`: whether a pass may be played now. */
export function faceOf(seen: GoalSeen | null, pass: number, row: number, canPass: boolean): PlaceFace {
  if (seen === null) return 'ahead';
  const { passes, bombs, end } = seen;
  if (passes[pass] === row) {
    if (bombs[pass] === row) return 'hit';
    return pass === passes.length - 1 && end !== 'lost' ? 'here' : 'passed';
  }
  if (bombs[pass] === row) return 'bomb';
  if (pass < passes.length) return 'empty';
  return pass === passes.length && canPass ? 'now' : 'ahead';
}
