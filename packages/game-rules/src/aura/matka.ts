import type { TableGame } from '../table-game.ts';

type Digits = readonly [number, number, number];
/** `ank-3`, or `patti-148`: a patti's digits ascend, 0 is the lowest. */
export type MatkaSpot = `ank-${number}` | `patti-${string}`;

export interface MatkaRound {
  /** As they were drawn. */
  readonly digits: Digits;
}

export interface MatkaStep {
  readonly digit: number;
  /** Known with the third digit, null before. */
  readonly ank: number | null;
}

export interface MatkaMark {
  /** The three digits, ascending: `148`. */
  readonly patti: string;
  readonly ank: number;
}

const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** All 220 pattis: three digits as a set, so the same three in another order are the same patti. */
export const PATTIS: readonly string[] = DIGITS.flatMap((low) =>
  DIGITS.filter((middle) => middle >= low).flatMap((middle) =>
    DIGITS.filter((high) => high >= middle).map((high) => `${low}${middle}${high}`),
  ),
);

/** What each pays in all: an ank comes in one of ten rounds, a patti in as many of a thousand as its digits have orders: six, three, one. */
const TIMES = { ank: 96_000, different: 1_600_000, pair: 3_200_000, triple: 9_600_000 };

/**
 * Three digits are drawn, each by `below(10)`, so a digit may come again. The ank is the last digit of their sum, the patti is the three as
 * a set. All spots return the same 96 %.
 */
export const matka: TableGame<MatkaSpot, MatkaRound, MatkaStep, MatkaMark> = {
  code: 'matka',
  spots: [
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 0].map((digit): MatkaSpot => `ank-${digit}`),
    ...PATTIS.map((patti): MatkaSpot => `patti-${patti}`),
  ],
  opening: () => null,
  deal: (draws) => ({ digits: [draws.below(10), draws.below(10), draws.below(10)] }),
  times(spot, round) {
    const { patti, ank } = matka.mark(round);
    return spot === `ank-${ank}` || spot === `patti-${patti}` ? timesOf(spot) : 0;
  },
  greatest: timesOf,
  returnOf: () => 0.96,
  course: ({ digits }) => digits.map((digit, at) => ({ digit, ank: at === 2 ? ankOf(digits) : null })),
  mark: ({ digits }) => ({ patti: digits.toSorted((a, b) => a - b).join(''), ank: ankOf(digits) }),
};

function timesOf(spot: MatkaSpot): number {
  const [kind, patti = ''] = spot.split('-');
  if (kind === 'ank') return TIMES.ank;
  const different = new Set(patti).size;
  if (different === 3) return TIMES.different;
  return different === 2 ? TIMES.pair : TIMES.triple;
}

const ankOf = (digits: Digits): number => digits.reduce((sum, digit) => sum + digit, 0) % 10;
