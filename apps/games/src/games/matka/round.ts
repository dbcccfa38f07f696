import { type MatkaMark, type MatkaRound, type MatkaSpot, type MatkaStep, matka, PATTIS } from '@pavilion/game-rules';
import { orNull, readNumber, readObject, readOne } from '../../kit/calls/readers.ts';
import type { TableKind } from '../../kit/tables/play.ts';

export const matkaKind: TableKind<MatkaSpot, MatkaRound, MatkaStep, MatkaMark, null> = {
  rules: matka,
  readers: {
    step(input) {
      const { digit, ank } = readObject(input);
      return { digit: readNumber(digit), ank: orNull(ank, readNumber) };
    },
    mark(input) {
      const { patti, ank } = readObject(input);
      return { patti: readOne(patti, PATTIS), ank: readNumber(ank) };
    },
    opening: () => null,
  },
  roundOf: (steps) => ({ digits: steps.map(({ digit }) => digit) as unknown as MatkaRound['digits'] }),
  counts: 420,
};

export const ANKS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0] as const;

/** Three digits as the patti that they are: ascending. */
export const pattiOf = (digits: readonly number[]): string => digits.toSorted((a, b) => a - b).join('');

/** How many of a patti's digits differ. */
export const differing = (patti: string): number => new Set(patti).size;

/** A patti as it is shown: `2 2 9`. */
export const spaced = (patti: string): string => [...patti].join(' ');
