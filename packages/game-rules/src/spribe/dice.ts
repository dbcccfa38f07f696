import { type Multiplier, multiplierOf, ONCE } from '../multiplier.ts';
import type { OwnBet, OwnGame, OwnRound } from '../own-game.ts';
import { readChoice, readCount, readFields, readStake } from '../readers.ts';
import { MOST_WIN, winOf } from '../win.ts';
import { atOnce, decided, type SeenAtOnce, seenAtOnce } from './at-once.ts';

/** A roll is 0.00 to 99.99, in hundredths: 0 to 9,999. */
const ROLLS = 10_000;
/** The chance that can be bought, in hundredths of a percent, so in rolls: 1 to 94 %. */
export const DICE_CHANCES = { least: 100, most: 9_400 } as const;

export const DICE_SIDES = ['under', 'over'] as const;
export type DiceSide = (typeof DICE_SIDES)[number];

export interface DiceBet extends OwnBet {
  readonly side: DiceSide;
  /**
   * In hundredths. A roll is under where it is less; it is over where it is the target or more, as the drawing has it: under 48.50 and
   * over 51.50 are both 4,850 of the 10,000 rolls.
   */
  readonly target: number;
}

export interface DiceRound extends OwnRound<DiceBet>, SeenAtOnce {
  /** In hundredths. */
  readonly roll: number;
  readonly isOver: true;
  readonly isWon: boolean;
}

export type DiceSeen = SeenAtOnce & Pick<DiceRound, 'roll' | 'isWon'>;

/** How many of the 10,000 rolls win: the chance in hundredths of a percent. */
export const diceChance = ({ side, target }: Pick<DiceBet, 'side' | 'target'>): number =>
  side === 'under' ? target : ROLLS - target;

/** What a win pays at a chance in hundredths of a percent: `97 / p`, p in percent. */
export const diceMultiplier = (chance: number): Multiplier => multiplierOf(97 * 100, chance);

/** Dice. One number is drawn: `below(10000)` is the roll in hundredths. */
export const dice: OwnGame<DiceBet, never, DiceRound, DiceSeen> = {
  code: 'dice',
  readBet(input, limits) {
    const fields = readFields(input, 'stake', 'side', 'target');
    const stake = readStake(fields?.stake, limits);
    const side = readChoice(fields?.side, DICE_SIDES);
    const target = readCount(fields?.target, 0, ROLLS);
    if (stake === null || side === null || target === null) return null;
    const chance = readCount(diceChance({ side, target }), DICE_CHANCES.least, DICE_CHANCES.most);
    return chance === null ? null : { stake, side, target };
  },
  ...atOnce,
  begin(bet, draws, mostWin = MOST_WIN) {
    const roll = draws.below(ROLLS);
    const isWon = bet.side === 'under' ? roll < bet.target : roll >= bet.target;
    const win = winOf(bet.stake, isWon ? diceMultiplier(diceChance(bet)) : 0, ONCE, mostWin);
    return { ...decided(bet, mostWin, win), roll, isWon };
  },
  seen: (round) => ({ ...seenAtOnce(round), roll: round.roll, isWon: round.isWon }),
};
