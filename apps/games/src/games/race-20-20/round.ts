import {
  RACE_LENGTHS,
  type RaceMark,
  type RaceRound,
  type RaceSpot,
  type RaceStep,
  type RaceSuit,
  race2020,
  type Suit,
} from '@pavilion/game-rules';
import { readNumber, readObject, readOne } from '../../kit/calls/readers.ts';
import { readCard } from '../../kit/tables/card-reader.ts';
import type { TableKind } from '../../kit/tables/play.ts';

/** The lanes from the top down. */
export const LANES = ['spades', 'hearts', 'clubs', 'diamonds'] as const satisfies readonly RaceSuit[];
export const SUIT_OF: Readonly<Record<RaceSuit, Suit>> = { spades: 's', hearts: 'h', clubs: 'c', diamonds: 'd' };
export const GOAL = 5;

export const raceKind: TableKind<RaceSpot, RaceRound, RaceStep, RaceMark, null> = {
  rules: race2020,
  readers: {
    step(input) {
      const { card, places } = readObject(input);
      const { spades, hearts, clubs, diamonds } = readObject(places);
      return {
        card: readCard(card),
        places: {
          spades: readNumber(spades),
          hearts: readNumber(hearts),
          clubs: readNumber(clubs),
          diamonds: readNumber(diamonds),
        },
      };
    },
    mark(input) {
      const { winner, length } = readObject(input);
      return { winner: readOne(winner, LANES), length: readOne(length, RACE_LENGTHS) };
    },
    opening: () => null,
  },
  roundOf: (steps) => ({ cards: steps.map(({ card }) => card) }),
  counts: 280,
};
