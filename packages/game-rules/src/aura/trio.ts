import { type Card, isRed, PACK, rankOf } from '../cards/card.ts';
import { type Hand, type ThreeCards, valued } from '../cards/three-cards.ts';
import { ONCE } from '../multiplier.ts';
import type { TableGame } from '../table-game.ts';

export type TrioSpot = 'below-21' | 'from-21' | 'red' | 'black' | 'pair' | 'colour' | 'sequence' | 'trail';

export interface TrioRound {
  readonly cards: ThreeCards;
}

export interface TrioStep {
  readonly card: Card;
  /** Of the cards until now, this one with them. */
  readonly sum: number;
  readonly reds: number;
}

export interface TrioMark {
  readonly sum: number;
  readonly colour: 'red' | 'black';
  readonly hand: Hand;
}

/** Of the 22,100 hands, how many win on a spot; a test counts them. A pure sequence is a colour and a sequence, a trail is no pair. */
const WAYS: Readonly<Record<TrioSpot, number>> = {
  'below-21': 10_400,
  'from-21': 11_700,
  red: 11_050,
  black: 11_050,
  pair: 3_744,
  colour: 1_144,
  sequence: 768,
  trail: 52,
};
const ALL_WAYS = 22_100;

/** What a spot pays in all: for the four hands 0.96 over the chance, down to two decimals. */
const TIMES: Readonly<Record<TrioSpot, number>> = {
  'below-21': 20_600,
  'from-21': 18_300,
  red: 19_400,
  black: 19_400,
  pair: 56_600,
  colour: 185_400,
  sequence: 276_200,
  trail: 4_080_000,
};

/**
 * Three cards are dealt (`Draws.dealt`) of `PACK`, one pack for each round. Their sum, the ace one and the king thirteen, is 21 or more or
 * below; two or three of them are red or black; and they may be a pair, a colour, a sequence (the ace at either end) or a trail.
 */
export const trio: TableGame<TrioSpot, TrioRound, TrioStep, TrioMark> = {
  code: 'trio',
  spots: ['below-21', 'from-21', 'red', 'black', 'pair', 'colour', 'sequence', 'trail'],
  opening: () => null,
  deal: (draws) => ({ cards: draws.dealt(PACK, 3) as unknown as ThreeCards }),
  times: (spot, round) => (isWon(spot, trio.mark(round)) ? TIMES[spot] : 0),
  greatest: (spot) => TIMES[spot],
  returnOf: (spot) => (WAYS[spot] * TIMES[spot]) / (ALL_WAYS * ONCE),
  course({ cards }) {
    let sum = 0;
    let reds = 0;
    return cards.map((card) => {
      sum += rankOf(card);
      reds += isRed(card) ? 1 : 0;
      return { card, sum, reds };
    });
  },
  mark(round) {
    const { sum, reds } = trio.course(round).at(-1) as TrioStep;
    return { sum, colour: reds >= 2 ? 'red' : 'black', hand: valued(round.cards).hand };
  },
};

function isWon(spot: TrioSpot, { sum, colour, hand }: TrioMark): boolean {
  if (spot === 'below-21') return sum < 21;
  if (spot === 'from-21') return sum >= 21;
  if (spot === 'red' || spot === 'black') return spot === colour;
  return hand === spot || (hand === 'pure-sequence' && (spot === 'colour' || spot === 'sequence'));
}
