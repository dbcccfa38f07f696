import { ONCE } from '../multiplier.ts';
import type { TableGame } from '../table-game.ts';

/** What a field of the wheel bears: a number, which pays so much to one, or a multiplier. */
export type WheelField = DreamNumber | '2x' | '7x';
export type DreamNumber = 1 | 2 | 5 | 10 | 20 | 40;
export type DreamSpot = `${DreamNumber}`;

/** Where the wheel stopped, spin by spin, as places in `WHEEL`: multipliers, and last a number. */
export interface DreamRound {
  readonly stops: readonly number[];
}

/** One spin. */
export interface DreamStep {
  readonly stop: number;
  readonly field: WheelField;
  /** What a number pays from here on, as a multiple of itself: 1 as long as no multiplier came. */
  readonly multiplier: number;
}

export interface DreamMark {
  readonly number: DreamNumber;
  readonly multiplier: number;
}

/** The wheel's 54 fields, from the one under the pointer at rest on clockwise. */
export const WHEEL: readonly WheelField[] = [
  ...([40, 2, 5, 1, 10, 2, 1, 1, 2, 20, 5, 1, 2, 1, '7x', 2, 1, 5] as const),
  ...([10, 2, 1, 1, 1, 2, 1, 5, 2, 1, 1, 1, 2, 10, 1, 5, 2, 1] as const),
  ...([20, 2, 1, 1, 1, '2x', 5, 2, 2, 10, 1, 1, 5, 2, 1, 2, 1, 1] as const),
];

/** Where multipliers stop growing. It is so far away that it takes less than a millionth off what comes back. */
const MOST_MULTIPLIER = 10_00_000;
const MULTIPLIERS = { '2x': 2, '7x': 7 } as const;
const NUMBERS = [1, 2, 5, 10, 20, 40] as const;

/**
 * A wheel of 54 fields. Each spin is one draw, `below(54)`, a place in `WHEEL`. A number ends the round and pays itself to one. A multiplier
 * pays nothing yet: bets stay, the wheel is spun again within the same round, and what the number then pays to one is multiplied, by all
 * multipliers that came before it; the stake in it is not.
 *
 * So a number n on c fields wins in the mean `n·c/54` with each spin that is reached, and the multipliers reached before are worth
 * `9/54` more each time: `n·c/45`, and the stake with it in `c/52` of all rounds.
 */
export const dreamCatcher: TableGame<DreamSpot, DreamRound, DreamStep, DreamMark> = {
  code: 'dream-catcher',
  spots: NUMBERS.map((number): DreamSpot => `${number}`),
  opening: () => null,
  deal(draws) {
    const stops: number[] = [];
    do stops.push(draws.below(WHEEL.length));
    while (typeof fieldAt(stops.at(-1)) === 'string');
    return { stops };
  },
  times(spot, round) {
    const { number, multiplier } = markOf(round);
    return Number(spot) === number ? (number * multiplier + 1) * ONCE : 0;
  },
  greatest: (spot) => (Number(spot) * MOST_MULTIPLIER + 1) * ONCE,
  returnOf(spot) {
    const fields = WHEEL.filter((field) => field === Number(spot)).length;
    return (Number(spot) * fields) / 45 + fields / 52;
  },
  course({ stops }) {
    let multiplier = 1;
    return stops.map((stop) => {
      const field = fieldAt(stop);
      if (typeof field === 'string') multiplier = Math.min(multiplier * MULTIPLIERS[field], MOST_MULTIPLIER);
      return { stop, field, multiplier };
    });
  },
  mark: markOf,
};

const fieldAt = (stop: number | undefined): WheelField => WHEEL[stop ?? 0] as WheelField;

function markOf(round: DreamRound): DreamMark {
  const { field, multiplier } = dreamCatcher.course(round).at(-1) as DreamStep;
  return { number: field as DreamNumber, multiplier };
}
