import { type Card, type HiLowRound, type HiLowSpot, type HiLowStep, hiLow } from '@pavilion/game-rules';
import { readObject, readOne } from '../../kit/calls/readers.ts';
import { readCard } from '../../kit/tables/card-reader.ts';
import type { TableKind } from '../../kit/tables/play.ts';

/** A card that came, and what it was to the one before. */
function readStep(input: unknown): HiLowStep {
  const { card, result } = readObject(input);
  return { card: readCard(card), result: readOne(result, hiLow.spots) };
}

export const hiLowKind: TableKind<HiLowSpot, HiLowRound, HiLowStep, HiLowStep, Card> = {
  rules: hiLow,
  readers: { step: readStep, mark: readStep, opening: readCard },
  roundOf: ([step], open) => ({ open, card: step?.card ?? open }),
  counts: 540,
};
