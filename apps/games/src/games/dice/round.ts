import { ANY_STAKE, type DiceBet, type DiceSeen, type DiceSide, dice } from '@pavilion/game-rules';
import { readAmount, readFlag, readNumber, readObject, UnreadableAnswer } from '../../kit/calls/readers.ts';
import type { PastRound, RoundReaders } from '../../kit/calls/round.ts';
import { readRules } from '../../kit/calls/rules.ts';
import type { Mark } from '../../kit/frame/game-frame.tsx';

export const diceReaders: RoundReaders<DiceBet, DiceSeen> = {
  bet: (input) => readRules(dice.readBet(input, ANY_STAKE)),
  seen(input) {
    const { isOver, pays, isCapped, roll, isWon } = readObject(input);
    if (isOver !== true) throw new UnreadableAnswer('A roll that is not over');
    return {
      isOver,
      pays: readAmount(pays),
      isCapped: readFlag(isCapped),
      roll: readNumber(roll),
      isWon: readFlag(isWon),
    };
  },
};

/** Hundredths as they are shown: `48.50`. */
export const hundredths = (number: number): string => (number / 100).toFixed(2);

/** A past roll in the bar. */
export const markOf = ({ seen }: PastRound<DiceBet, DiceSeen>): Mark =>
  seen === null ? { text: '', tone: 'none' } : { text: hundredths(seen.roll), tone: seen.isWon ? 'won' : 'none' };

/** The targets that can be chosen on a side, in hundredths: those with a chance from 1 to 94 %. */
export const targetsOf = (side: DiceSide): { readonly least: number; readonly most: number } =>
  side === 'under' ? { least: 100, most: 9400 } : { least: 600, most: 9900 };

/** The nearest target that can be chosen. */
export function within(target: number, side: DiceSide): number {
  const { least, most } = targetsOf(side);
  return Math.min(Math.max(target, least), most);
}
