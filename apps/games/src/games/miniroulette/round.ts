import {
  ANY_STAKE,
  miniroulette,
  ONCE,
  ROULETTE_SPOTS,
  ROULETTE_WHEEL,
  type RouletteBet,
  type RouletteChip,
  type RouletteSeen,
  type RouletteSpot,
  rouletteColour,
  rouletteMultiplier,
  rouletteWon,
  winOf,
} from '@pavilion/game-rules';
import { addPaise, maxPaise, type Paise, paise, sumPaise, ZERO } from '@pavilion/money';
import { readAmount, readFlag, readList, readNumber, readObject, readOne } from '../../kit/calls/readers.ts';
import type { PastRound, RoundReaders } from '../../kit/calls/round.ts';
import { readRules } from '../../kit/calls/rules.ts';
import type { Mark } from '../../kit/frame/game-frame.tsx';

export const rouletteReaders: RoundReaders<RouletteBet, RouletteSeen> = {
  bet: (input) => readRules(miniroulette.readBet(input, ANY_STAKE)),
  seen(input) {
    const { isOver, pays, isCapped, number, won } = readObject(input);
    return {
      isOver: readOne(isOver, [true] as const),
      pays: readAmount(pays),
      isCapped: readFlag(isCapped),
      number: readNumber(number),
      won: readList(won, (spot) => readOne(spot, ROULETTE_SPOTS)),
    };
  },
};

/** The spots that have a number, in the table's two rows: 1 to 6, and 7 to 12. */
export const NUMBERS: readonly RouletteSpot[] = ROULETTE_SPOTS.slice(1, ROULETTE_WHEEL.length);

/** The colour of a number's pocket. */
export const colourOf = (number: number): 'red' | 'black' | 'zero' => rouletteColour(number) ?? 'zero';

/** A past number in the bar. */
export const markOf = ({ seen }: PastRound<RouletteBet, RouletteSeen>): Mark =>
  seen === null ? { text: '', tone: 'none' } : { text: String(seen.number), tone: colourOf(seen.number) };

/** One chip, as it was laid down. */
export type Laid = RouletteChip;

/** What lies on each spot, in one heap. */
export function heapsOf(laid: readonly Laid[]): readonly RouletteChip[] {
  const heaps = new Map<RouletteSpot, Paise>();
  for (const { spot, stake } of laid) {
    const before = heaps.get(spot);
    heaps.set(spot, before === undefined ? stake : addPaise(before, stake));
  }
  return [...heaps].map(([spot, stake]) => ({ spot, stake }));
}

export const stakeOf = (laid: readonly Laid[]): Paise => sumPaise(laid, ({ stake }) => stake);

/** The most that the number to come can bring. */
export function mostOf(laid: readonly Laid[], mostWin: Paise): Paise {
  const wins = ROULETTE_WHEEL.map((number) => {
    const won = rouletteWon(number);
    const times = laid.reduce(
      (sum, { spot, stake }) => sum + (won.includes(spot) ? stake * rouletteMultiplier(spot) : 0),
      0,
    );
    return winOf(paise(1), times, ONCE, mostWin).pays;
  });
  return maxPaise(ZERO, ...wins);
}

/** An angle of the wheel at which this number stands at its top, degrees; further on than `from` by three turns and a part of one. */
export function turnedTo(number: number, from: number): number {
  const pocket = 360 / ROULETTE_WHEEL.length;
  const numbers: readonly number[] = ROULETTE_WHEEL;
  const at = -numbers.indexOf(number) * pocket;
  const turns = Math.ceil((from - at) / 360) + 3;
  return at + turns * 360;
}
