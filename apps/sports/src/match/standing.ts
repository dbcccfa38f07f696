import type { Bet, MarketType } from '@pavilion/api-client';
import { type MarketShape, type Outcome, type Preview, previewOf, type Wager, wagerOf } from '@pavilion/betting-math';
import { parseRupees } from '@pavilion/money';
import { bookOfMarket } from '../slip/open-book.ts';
import { isDraft, type SlipBet, selectionOf } from '../slip/slip-bet.ts';

/** A typed stake beyond this is no stake that any market takes: nothing is reckoned with it. */
const MOST_STAKE = 1e13;

/** How the player stands on one market: by its outcomes now, and with what is on the slip. */
export interface Standing {
  readonly preview: Preview;
  /** Whether the player has an open bet on it. */
  readonly hasBets: boolean;
  /** Whether the slip holds a stake on it. */
  readonly hasDrafts: boolean;
}

/** By the player's bets on the match and the selections of their slip. `runners`: their ids in the market's order, none for a fancy. */
export function standingOf(
  market: { readonly marketId: string; readonly kind: MarketType; readonly runners: readonly string[] },
  bets: readonly Bet[],
  slip: readonly SlipBet[],
): Standing {
  const shape: MarketShape = { kind: market.kind, runners: market.runners };
  const book = bookOfMarket(market.marketId, bets);
  const drafts = slip.flatMap((bet) => draftWager(bet, market.marketId) ?? []);
  return {
    preview: previewOf(shape, book, { matched: drafts }),
    hasBets: book.matched.length + book.unmatched.length > 0,
    hasDrafts: drafts.length > 0,
  };
}

function draftWager(bet: SlipBet, marketId: string): Wager | null {
  const stake = parseRupees(bet.stakeText);
  if (!isDraft(bet) || bet.marketId !== marketId || stake === null || stake <= 0 || stake > MOST_STAKE) return null;
  return wagerOf(bet.kind, { selection: selectionOf(bet), side: bet.side }, { stake, price: bet.price });
}

/** A standing's row of one runner. */
export const rowOf = ({ preview }: Standing, runnerId: string) =>
  preview.rows.find(({ outcome }) => isRunner(outcome) && outcome === runnerId);

const isRunner = (outcome: Outcome): outcome is string => typeof outcome === 'string';
