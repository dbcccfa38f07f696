import { addPaise, maxPaise, minPaise, type Paise, paise, subtractPaise, sumPaise, ZERO } from '@pavilion/money';
import { bestGain, type MarketShape } from './position.ts';
import { previewOf } from './preview.ts';
import { greatestCounted, type Hundredths } from './price.ts';
import { type Book, type Selection, type Side, type Wager, wagerOf, winningsOf } from './wager.ts';

/** What every bet on a kind of market keeps to (spec §7, `/sports/match/settings`). */
export interface StakeLimits {
  readonly minStake: Paise;
  readonly maxStake: Paise;
  /** The most that one bet may win, and all of a player's bets on the market together. */
  readonly maxProfit: Paise;
}

/** What a stake is measured by: the selection with the price that it would be taken at now, and what limits it. */
export interface StakeTerms {
  readonly market: MarketShape;
  /** A runner's id, or the fancy's line as it stands now. */
  readonly selection: Selection;
  readonly side: Side;
  readonly price: Hundredths;
  /** The most that is taken at this price; null where nothing is said of it. */
  readonly size: Paise | null;
  readonly limits: StakeLimits;
  /** The player's open bets on the market and their cash that nothing holds; null for who doesn't know, and then neither limits. */
  readonly funds: { readonly book: Book; readonly free: Paise } | null;
}

/** What stands against a stake by itself; in the order of betting.md, "Bet slip". */
export type StakeBlocker =
  | { readonly reason: 'stake-empty' }
  | { readonly reason: 'below-min'; readonly least: Paise }
  | { readonly reason: 'above-max'; readonly most: Paise }
  | { readonly reason: 'over-max-profit'; readonly most: Paise }
  | { readonly reason: 'not-enough-funds'; readonly missing: Paise };

/** The first thing that stands against a stake; null where nothing does. Null for a stake is an empty field. */
export function stakeBlockerOf(terms: StakeTerms, stake: Paise | null): StakeBlocker | null {
  const { limits } = terms;
  if (stake === null || stake === 0) return { reason: 'stake-empty' };
  if (stake < limits.minStake) return { reason: 'below-min', least: limits.minStake };
  const most = mostTaken(terms);
  if (stake > most) return { reason: 'above-max', most };
  const wager = wagerAt(terms, stake);
  if (isOverProfit(terms, wager)) return { reason: 'over-max-profit', most: limits.maxProfit };
  const missing = missingFor(terms, wager);
  return missing > 0 ? { reason: 'not-enough-funds', missing } : null;
}

/**
 * The greatest stake that nothing stands against, to the paisa: what the slip's Max button fills in. Null where not even the least
 * one can be placed.
 */
export function greatestStake(terms: StakeTerms): Paise | null {
  const { limits } = terms;
  const greatest = greatestThat(mostTaken(terms), (stake) => {
    const wager = wagerAt(terms, stake);
    return !isOverProfit(terms, wager) && missingFor(terms, wager) === 0;
  });
  return greatest >= maxPaise(limits.minStake, paise(1)) ? greatest : null;
}

/**
 * The greatest amount from 0 to `limit` that fits, where 0 does, and below one that fits every one does. Each outcome's gain moves one
 * way with the stake, rounding included, so whatever keeps all outcomes above a floor, or below a ceiling, is of that kind.
 */
export function greatestThat(limit: Paise, fits: (amount: Paise) => boolean): Paise {
  let [low, high] = [0, Math.max(0, limit)];
  while (low < high) {
    const middle = high - Math.floor((high - low) / 2);
    if (fits(paise(middle))) low = middle;
    else high = middle - 1;
  }
  return paise(low);
}

/** The most that the market takes of one bet at its price. */
const mostTaken = ({ limits: { maxStake }, size, price }: StakeTerms): Paise =>
  minPaise(maxStake, size ?? maxStake, greatestCounted(price));

const wagerAt = (terms: StakeTerms, stake: Paise): Wager =>
  wagerOf(terms.market.kind, terms, { stake, price: terms.price });

/** Whether it wins too much by itself, or with what the player has on the market; what brings that down is never too much. */
function isOverProfit({ market, limits: { maxProfit }, funds }: StakeTerms, wager: Wager): boolean {
  if (winningsOf(wager) > maxProfit) return true;
  if (!funds) return false;
  const { matched, unmatched } = funds.book;
  // What waits counts as if all of it were matched and won.
  const waiting = sumPaise(unmatched, winningsOf);
  const gain = (wagers: readonly Wager[]) => addPaise(bestGain(market, wagers), waiting);
  return gain([...matched, wager]) > maxPaise(maxProfit, gain(matched));
}

/** Whether it is matched or waits makes no difference: of what waits only the loss counts, and what a hedge gains is not needed. */
function missingFor({ market, funds }: StakeTerms, wager: Wager): Paise {
  if (!funds) return ZERO;
  const { book, free } = funds;
  return maxPaise(ZERO, subtractPaise(previewOf(market, book, { matched: [wager] }).funds, free));
}
