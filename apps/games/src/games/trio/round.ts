import {
  HANDS,
  type ThreeCards,
  type TrioMark,
  type TrioRound,
  type TrioSpot,
  type TrioStep,
  trio,
} from '@pavilion/game-rules';
import { readNumber, readObject, readOne } from '../../kit/calls/readers.ts';
import { readCard } from '../../kit/tables/card-reader.ts';
import type { TableKind } from '../../kit/tables/play.ts';

export const trioKind: TableKind<TrioSpot, TrioRound, TrioStep, TrioMark, null> = {
  rules: trio,
  readers: {
    step(input) {
      const { card, sum, reds } = readObject(input);
      return { card: readCard(card), sum: readNumber(sum), reds: readNumber(reds) };
    },
    mark(input) {
      const { sum, colour, hand } = readObject(input);
      return { sum: readNumber(sum), colour: readOne(colour, ['red', 'black']), hand: readOne(hand, HANDS) };
    },
    opening: () => null,
  },
  roundOf: (steps) => ({ cards: steps.map(({ card }) => card) as unknown as ThreeCards }),
  counts: 540,
};
