import type { Paise } from '@pavilion/money';
import type { Hundredths } from './price.ts';
import { type StakeBlocker, type StakeTerms, stakeBlockerOf } from './stake.ts';
import type { Selection, Side } from './wager.ts';

/** Whether a market takes bets (the wire's own words). */
export type MarketState = 'open' | 'suspended' | 'ball-running' | 'closed';

/** What may be taken in place of the price that was seen: nothing, a better one, any. */
export type OddsPolicy = 'none' | 'better' | 'any';

/** A price as it was seen: on which runner, or on which line. */
export interface SeenPrice {
  readonly selection: Selection;
  readonly price: Hundredths;
}

/**
 * What stands against placing a bet. The reason is a name and no text; what the text has to say besides comes with it.
 * A price that is too old to bet on is gone as well, and a closed market is suspended for good.
 */
export type BetBlocker =
  | { readonly reason: 'signed-out' | 'maintenance' | 'self-excluded' | 'ball-running' | 'submitting' }
  | { readonly reason: 'market-suspended'; readonly isClosed: boolean }
  | { readonly reason: 'price-gone'; readonly isStale: boolean }
  /** `line` is null for a market of runners. */
  | { readonly reason: 'price-moved'; readonly price: Hundredths; readonly line: number | null }
  | StakeBlocker;

/** Every reason, in the order in which they apply (betting.md, "Bet slip"; the player's own limit stands before their money). */
export const BLOCKER_REASONS = [
  'signed-out',
  'maintenance',
  'self-excluded',
  'market-suspended',
  'ball-running',
  'price-gone',
  'price-moved',
  'stake-empty',
  'below-min',
  'above-max',
  'over-max-profit',
  'over-own-limit',
  'not-enough-funds',
  'submitting',
] as const satisfies readonly BetBlocker['reason'][];

/** All that decides whether a bet can be placed. */
export interface BetInput {
  readonly isSignedIn: boolean;
  readonly isMaintenance: boolean;
  readonly isSelfExcluded: boolean;
  readonly state: MarketState;
  readonly seen: SeenPrice;
  /** The price now and what limits the stake; null where nobody offers a price. */
  readonly terms: StakeTerms | null;
  /** Whether that price is older than its feed's limit. */
  readonly isStale: boolean;
  readonly policy: OddsPolicy;
  /** Null where the field is empty or holds no amount. */
  readonly stake: Paise | null;
  readonly isSubmitting: boolean;
}

/** The first thing that stands against placing a bet, in the order of betting.md; null where it can be placed. */
export function blockerOf(input: BetInput): BetBlocker | null {
  const { state, terms, isStale, seen, policy } = input;
  if (!input.isSignedIn) return { reason: 'signed-out' };
  if (input.isMaintenance) return { reason: 'maintenance' };
  if (input.isSelfExcluded) return { reason: 'self-excluded' };
  if (state === 'suspended' || state === 'closed') return { reason: 'market-suspended', isClosed: state === 'closed' };
  if (state === 'ball-running') return { reason: 'ball-running' };
  if (terms === null || isStale) return { reason: 'price-gone', isStale };
  if (!isAccepted(policy, terms.side, seen, terms)) {
    const line = typeof terms.selection === 'number' ? terms.selection : null;
    return { reason: 'price-moved', price: terms.price, line };
  }
  return stakeBlockerOf(terms, input.stake) ?? (input.isSubmitting ? { reason: 'submitting' } : null);
}

/**
 * Whether the price now is one that the player takes, having seen another: for a back higher is better, for a lay lower. A line that
 * moved is a different bet, for which no policy speaks (betting.md, "Fancy").
 */
export function isAccepted(policy: OddsPolicy, side: Side, seen: SeenPrice, now: SeenPrice): boolean {
  if (seen.selection !== now.selection) return false;
  if (seen.price === now.price || policy === 'any') return true;
  return policy === 'better' && (side === 'back' ? now.price > seen.price : now.price < seen.price);
}
