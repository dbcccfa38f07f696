import { type Card, rankOf, suitOf } from './card.ts';

/** The hands of three cards, the best first. */
export const HANDS = ['trail', 'pure-sequence', 'sequence', 'colour', 'pair', 'high-card'] as const;
/** A trail is three of one rank, a pure sequence one of one suit, a colour any three of one suit. */
export type Hand = (typeof HANDS)[number];
export type ThreeCards = readonly [Card, Card, Card];

/** Ranks fit between its powers. */
const BASE = 16;

/** A hand and how strong it is: the greater number wins, equal ones tie. Suits never decide. */
export interface Valued {
  readonly hand: Hand;
  readonly strength: number;
}

/**
 * What three cards are worth in teen patti. The ace is the highest, and in a sequence either end of it: ace, king, queen is the best
 * sequence, ace, two, three the second, then king, queen, jack and so on down to four, three, two.
 */
export function valued(cards: ThreeCards): Valued {
  const [high, middle, low] = cards.map(aceHigh).toSorted((a, b) => b - a) as [number, number, number];
  const isColour = cards.every((card) => suitOf(card) === suitOf(cards[0]));
  const sequence = sequenceOf(high, middle, low);
  const isPair = high === middle || middle === low;
  const of = (hand: Hand, ...ranks: readonly number[]): Valued => ({
    hand,
    strength:
      [HANDS.length - HANDS.indexOf(hand), ...ranks].reduce((sum, rank) => sum * BASE + rank, 0) *
      BASE ** (3 - ranks.length),
  });
  if (high === low) return of('trail', high);
  if (sequence > 0) return of(isColour ? 'pure-sequence' : 'sequence', sequence);
  if (isColour) return of('colour', high, middle, low);
  if (isPair) return of('pair', middle, high === middle ? low : high);
  return of('high-card', high, middle, low);
}

const aceHigh = (card: Card): number => (card[0] === 'A' ? 14 : rankOf(card));

/** How high a sequence is, from four, three, two (4) to ace, king, queen (15); 0 for what is none. */
function sequenceOf(high: number, middle: number, low: number): number {
  if (high === 14 && middle === 13 && low === 12) return 15;
  if (high === 14 && middle === 3 && low === 2) return 14;
  return high === middle + 1 && middle === low + 1 ? high : 0;
}
