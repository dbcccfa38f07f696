import { type Paise, paise, sumPaise } from '@pavilion/money';
import { type Multiplier, ONCE } from '../multiplier.ts';
import type { OwnBet, OwnGame, OwnRound } from '../own-game.ts';
import { readChoice, readFields, readStake } from '../readers.ts';
import { MOST_WIN, winOf } from '../win.ts';
import { atOnce, decided, type SeenAtOnce, seenAtOnce } from './at-once.ts';

/** The numbers as they stand around the wheel, clockwise; red and black take turns. */
export const ROULETTE_WHEEL = [0, 7, 4, 9, 2, 5, 10, 3, 8, 1, 6, 12, 11] as const;
const RED: readonly number[] = [1, 3, 5, 7, 9, 12];

export const ROULETTE_HALVES = ['red', 'black', 'odd', 'even', '1-6', '7-12'] as const;
export type RouletteHalf = (typeof ROULETTE_HALVES)[number];
export const ROULETTE_SPOTS = [
  ...(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const),
  ...ROULETTE_HALVES,
] as const;
/** What can be betted on: a number by its digits, or a half of the numbers without zero. */
export type RouletteSpot = (typeof ROULETTE_SPOTS)[number];

/** What comes back in all where the number comes, and where one of the half does. */
export const STRAIGHT_PAYS: Multiplier = 126_000;
export const HALF_PAYS: Multiplier = 21_000;

export interface RouletteChip {
  readonly spot: RouletteSpot;
  readonly stake: Paise;
}

/** Chips on up to all of the spots, one heap a spot, each of the least stake or more; `stake` is their sum. */
export interface RouletteBet extends OwnBet {
  readonly chips: readonly RouletteChip[];
}

export interface RouletteRound extends OwnRound<RouletteBet>, SeenAtOnce {
  readonly isOver: true;
  readonly number: number;
}

export type RouletteSeen = SeenAtOnce & {
  readonly number: number;
  /** The spots that won, whether chips lay on them or not. */
  readonly won: readonly RouletteSpot[];
};

/** Zero has no colour. */
export const rouletteColour = (number: number): 'red' | 'black' | null =>
  number === 0 ? null : RED.includes(number) ? 'red' : 'black';

/** The spots that a number wins: itself and three halves; zero only itself. */
export function rouletteWon(number: number): readonly RouletteSpot[] {
  const straight = ROULETTE_SPOTS[number] as RouletteSpot;
  const colour = rouletteColour(number);
  return colour === null
    ? [straight]
    : [straight, colour, number % 2 === 1 ? 'odd' : 'even', number <= 6 ? '1-6' : '7-12'];
}

const isHalf = (spot: RouletteSpot): boolean => ROULETTE_HALVES.some((half) => half === spot);
export const rouletteMultiplier = (spot: RouletteSpot): Multiplier => (isHalf(spot) ? HALF_PAYS : STRAIGHT_PAYS);

/**
 * Mini roulette. One number is drawn: `below(13)` is where the ball comes to rest, 0 to 12. What the spots pay is added up before it is
 * rounded down, once.
 */
export const miniroulette: OwnGame<RouletteBet, never, RouletteRound, RouletteSeen> = {
  code: 'miniroulette',
  readBet(input, limits) {
    const fields = readFields(input, 'stake', 'chips');
    const stake = readStake(fields?.stake, limits);
    if (stake === null || !Array.isArray(fields?.chips) || fields.chips.length > ROULETTE_SPOTS.length) return null;
    const chips: RouletteChip[] = [];
    for (const chip of fields.chips as readonly unknown[]) {
      const read = readFields(chip, 'spot', 'stake');
      const spot = readChoice(read?.spot, ROULETTE_SPOTS);
      const amount = readStake(read?.stake, limits);
      if (spot === null || amount === null || chips.some((other) => other.spot === spot)) return null;
      chips.push({ spot, stake: amount });
    }
    return sumPaise(chips, (chip) => chip.stake) === stake ? { stake, chips } : null;
  },
  ...atOnce,
  begin(bet, draws, mostWin = MOST_WIN) {
    const number = draws.below(ROULETTE_WHEEL.length);
    const won = rouletteWon(number);
    const times = bet.chips
      .filter(({ spot }) => won.includes(spot))
      .reduce((sum, { spot, stake }) => sum + stake * rouletteMultiplier(spot), 0);
    return { ...decided(bet, mostWin, winOf(paise(1), times, ONCE, mostWin)), number };
  },
  seen: (round) => ({ ...seenAtOnce(round), number: round.number, won: rouletteWon(round.number) }),
};
