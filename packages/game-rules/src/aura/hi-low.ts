import { type Card, PACK, rankOf } from '../cards/card.ts';
import type { Draws } from '../fairness/draws.ts';
import { ONCE } from '../multiplier.ts';
import type { TableGame } from '../table-game.ts';

export type HiLowSpot = 'lower' | 'same' | 'higher';

export interface HiLowRound {
  /** The card that lay open while bets were taken. */
  readonly open: Card;
  readonly card: Card;
}

export interface HiLowStep {
  readonly card: Card;
  readonly result: HiLowSpot;
}

const RANK_COUNT = 13;
/** 0.965 in ten-thousandths: what comes back in the mean, before what a spot pays is rounded down. */
const MEAN = 9_650;

/** How many of the thirteen ranks a spot wins with over an open card; the ace is the lowest. */
export function hiLowRanks(spot: HiLowSpot, open: Card): number {
  if (spot === 'same') return 1;
  return spot === 'higher' ? RANK_COUNT - rankOf(open) : rankOf(open) - 1;
}

/**
 * A card lies open, the next is higher, lower or the same. Cards come of a pack that never ends: each is one draw, `PACK[below(52)]`. The
 * open card is the one that the round before was decided by, and is drawn of that round's draws in the same way.
 *
 * A spot that wins with k of thirteen ranks pays `0.965 · 13/k` in all, down to four decimals; that is what a client shows, less the
 * stake. Nothing is lower than an ace or higher than a king: these spots take no bets then.
 */
export const hiLow: TableGame<HiLowSpot, HiLowRound, HiLowStep, HiLowStep, Card> = {
  code: 'hi-low',
  spots: ['lower', 'same', 'higher'],
  opening: drawnCard,
  deal: (draws, open) => ({ open, card: drawnCard(draws) }),
  times: (spot, { open, card }) => (resultOf(open, card) === spot ? timesOf(spot, open) : 0),
  greatest: timesOf,
  returnOf: (spot, open) => (timesOf(spot, open) * hiLowRanks(spot, open)) / (RANK_COUNT * ONCE),
  course: (round) => [hiLow.mark(round)],
  mark: ({ open, card }) => ({ card, result: resultOf(open, card) }),
};

function drawnCard(draws: Draws): Card {
  return PACK[draws.below(PACK.length)] as Card;
}

function timesOf(spot: HiLowSpot, open: Card): number {
  const ranks = hiLowRanks(spot, open);
  return ranks === 0 ? 0 : Math.floor((MEAN * RANK_COUNT) / ranks);
}

function resultOf(open: Card, card: Card): HiLowSpot {
  if (rankOf(open) === rankOf(card)) return 'same';
  return rankOf(card) > rankOf(open) ? 'higher' : 'lower';
}
