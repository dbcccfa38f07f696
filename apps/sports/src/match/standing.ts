import type { Bet, MarketType } from '@pavilion/api-client';
import { type MarketShape, type Outcome, type Preview, previewOf } from '@pavilion/betting-math';
import type { SlipWager } from '../slip/assess.ts';
import { bookOfMarket } from '../slip/open-book.ts';

/** How the player stands on one market: by its outcomes now, and with what is on the slip. */
export interface Standing {
  readonly preview: Preview;
  /** Whether the player has an open bet on it. */
  readonly hasBets: boolean;
  /** Whether the slip holds a stake on it. */
  readonly hasDrafts: boolean;
}

/** By the player's bets on the match and what their slip asks of this market. `runners`: their ids in its order, none for a fancy. */
export function standingOf(
  market: { readonly marketId: string; readonly kind: MarketType; readonly runners: readonly string[] },
  bets: readonly Bet[],
  slip: readonly SlipWager[],
): Standing {
  const shape: MarketShape = { kind: market.kind, runners: market.runners };
  const book = bookOfMarket(market.marketId, bets);
  return {
    preview: previewOf(shape, book, {
      matched: slip.flatMap(({ parts }) => parts.matched),
      unmatched: slip.flatMap(({ parts }) => parts.unmatched),
    }),
    hasBets: book.matched.length + book.unmatched.length > 0,
    hasDrafts: slip.length > 0,
  };
}

/** A standing's row of one runner. */
export const rowOf = ({ preview }: Standing, runnerId: string) =>
  preview.rows.find(({ outcome }) => isRunner(outcome) && outcome === runnerId);

const isRunner = (outcome: Outcome): outcome is string => typeof outcome === 'string';
