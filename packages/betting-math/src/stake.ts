import { addPaise, maxPaise, minPaise, type Paise, paise, subtractPaise, sumPaise, ZERO } from '@pavilion/money';
import { type Ask, type Course, courseOfStake, coursesTogether } from './course.ts';
import { bestGain, type MarketShape } from './position.ts';
import { previewOfCourse } from './preview.ts';
import { greatestCounted } from './price.ts';
import { liabilityOf, wagerOf, winningsOf } from './wager.ts';

/** What every bet on a kind of market keeps to (spec §7, `/sports/match/settings`). */
export interface StakeLimits {
  readonly minStake: Paise;
  readonly maxStake: Paise;
  /** The most that one bet may win, and all of a player's bets on the market together. */
  readonly maxProfit: Paise;
}

/** A limit that the player has set themselves: for one bet, or for all that they stake in 24 hours, of which `left` is left. */
export interface OwnStakeLimit {
  readonly name: 'stake-bet' | 'stake-day';
  readonly amount: Paise;
  readonly left: Paise;
}

/** What a stake is measured by: what is asked for, as its market stands now, and what limits it. */
export interface StakeTerms extends Ask {
  readonly market: MarketShape;
  /** The most that is taken at this price; null where nothing is said of it. */
  readonly size: Paise | null;
  readonly limits: StakeLimits;
  /** What the player keeps themselves to. */
  readonly own: readonly OwnStakeLimit[];
  /** The player's open bets on the market and their cash that nothing holds; null for who doesn't know, and then neither limits. */
  readonly funds: { readonly bets: Course; readonly free: Paise } | null;
}

/** What stands against a stake by itself; in the order of betting.md, "Bet slip". */
export type StakeBlocker =
  | { readonly reason: 'stake-empty' }
  | { readonly reason: 'below-min'; readonly least: Paise }
  | { readonly reason: 'above-max'; readonly most: Paise }
  | { readonly reason: 'over-max-profit'; readonly most: Paise }
  | { readonly reason: 'over-own-limit'; readonly limit: OwnStakeLimit }
  | { readonly reason: 'not-enough-funds'; readonly missing: Paise };

/** The first thing that stands against a stake; null where nothing does. Null for a stake is an empty field. */
export function stakeBlockerOf(terms: StakeTerms, stake: Paise | null): StakeBlocker | null {
  const { limits } = terms;
  if (stake === null || stake === 0) return { reason: 'stake-empty' };
  if (stake < limits.minStake) return { reason: 'below-min', least: limits.minStake };
  const most = mostTaken(terms);
  if (stake > most) return { reason: 'above-max', most };
  if (isOverProfit(terms, stake)) return { reason: 'over-max-profit', most: limits.maxProfit };
  const limit = ownLimitPassed(terms, stake);
  if (limit) return { reason: 'over-own-limit', limit };
  const missing = missingFor(terms, stake);
  return missing > 0 ? { reason: 'not-enough-funds', missing } : null;
}

/**
 * The greatest stake that nothing stands against, to the paisa: what the slip's Max button fills in. Null where not even the least
 * one can be placed.
 */
export function greatestStake(terms: StakeTerms): Paise | null {
  const { limits } = terms;
  const greatest = greatestThat(
    mostTaken(terms),
    (stake) => !isOverProfit(terms, stake) && !ownLimitPassed(terms, stake) && missingFor(terms, stake) === 0,
  );
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

/** The most that the market takes of one bet: that can be counted at each of its prices. */
const mostTaken = ({ limits: { maxStake }, size, price, offers }: StakeTerms): Paise =>
  minPaise(maxStake, size ?? maxStake, greatestCounted(Math.max(price, ...(offers ?? []).map((offer) => offer.price))));

/**
 * Whether it wins too much by itself, at the price that is asked for, or with what the player has on the market; what brings that down is
 * never too much.
 */
function isOverProfit(terms: StakeTerms, stake: Paise): boolean {
  const { market, price, funds, limits } = terms;
  if (winningsOf(wagerOf(market.kind, terms, { stake, price })) > limits.maxProfit) return true;
  if (!funds) return false;
  const after = coursesTogether(funds.bets, courseOfStake(market.kind, terms, stake));
  return gainOn(market, after) > maxPaise(limits.maxProfit, gainOn(market, funds.bets));
}

/**
 * What a bet may lose by itself at the price that is asked for, which is what counts towards the player's own limits: of a lay, as of a No,
 * its liability.
 */
export const riskOf = (market: Pick<MarketShape, 'kind'>, ask: Ask, stake: Paise): Paise =>
  liabilityOf(wagerOf(market.kind, ask, { stake, price: ask.price }));

/** The first of the player's own limits that the stake passes: for one bet before that of a day. */
function ownLimitPassed(terms: StakeTerms, stake: Paise): OwnStakeLimit | undefined {
  const passed = terms.own.filter(({ left }) => riskOf(terms.market, terms, stake) > left);
  return passed.find(({ name }) => name === 'stake-bet') ?? passed[0];
}

/** The most that bets on a market may win: what waits counts as if all of it were matched and won, and of what is delayed the better moment. */
const gainOn = (market: MarketShape, { held: { matched, unmatched }, mayWinMore }: Course): Paise =>
  addPaise(addPaise(bestGain(market, matched), sumPaise(unmatched, winningsOf)), mayWinMore);

function missingFor(terms: StakeTerms, stake: Paise): Paise {
  const { market, funds } = terms;
  if (!funds) return ZERO;
  const { funds: needed } = previewOfCourse(market, funds.bets, courseOfStake(market.kind, terms, stake));
  return maxPaise(ZERO, subtractPaise(needed, funds.free));
}
