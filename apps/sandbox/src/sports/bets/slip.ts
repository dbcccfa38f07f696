import type { CallInput, placeBet as placeBetCall } from '@pavilion/api-client/wire';
import { type BetBlocker, type BetInput, blockerOf, figureOf, hundredthsOf, isTick } from '@pavilion/betting-math';
import { formatMoney } from '@pavilion/money';
import { Refusal } from '../../base/index.ts';
import type { Feed } from '../feed/feed.ts';
import type { WorldMatch } from '../feed/world.ts';
import { checkBand } from '../markets/band.ts';
import { matchOf } from '../markets/handlers.ts';
import { type Quote, type QuotedMarket, quotedMarket } from '../markets/market.ts';

/** What a player asks for when they place a bet. */
export type BetSlip = CallInput<typeof placeBetCall>;

/**
 * What was asked for, in the terms of the market: its price in hundredths, and the quote it met. For a bet of which a part may wait
 * that is its own price, whatever is offered.
 */
export interface Terms {
  readonly slip: BetSlip;
  readonly price: number;
  readonly line: number | null;
  readonly quote: Quote;
}

/** What was asked for with the market that offers it. */
export interface Offer {
  readonly match: WorldMatch;
  readonly market: QuotedMarket;
  readonly terms: Terms;
}

/** What the market offers for a slip; throws a `Refusal` where it takes no such bet now. */
export function offerOf(feed: Feed, slip: BetSlip): Offer {
  const match = matchOf(feed, slip.refMatchId, 'refMatchId');
  const market = quotedMarket(match, slip.marketId);
  if (!market) throw new Refusal(404, 'This market was not found.', 'marketId');
  const terms = termsOf(market, slip);
  return { match, market, terms };
}

/** Why a bet is refused whose player may not bet any more when it is looked at. */
export const MAY_NOT_BET = 'Your account can’t place bets now.';

export const closedHouse = () => new Refusal(403, 'Betting is closed for maintenance.');
export const closedMarket = () => new Refusal(409, 'This market is closed.', 'marketId');

/** Whether the market takes bets now, at this price or one that the player would have too. */
function termsOf(market: QuotedMarket, slip: BetSlip): Terms {
  if (slip.marketType !== market.kind) throw new Refusal(422, 'This market is of another type.', 'marketType');
  if (!market.runners.some(({ id }) => id === slip.runnerId)) {
    throw new Refusal(404, 'There is no such runner in this market.', 'runnerId');
  }
  const price = priceOf(slip);
  const line = slip.line ?? null;
  if ((market.kind === 'fancy') !== (line !== null)) {
    throw new Refusal(422, line === null ? 'Say which line the bet is on.' : 'Only a fancy has a line.', 'line');
  }
  if (slip.rest !== undefined && market.kind !== 'match_odds') {
    throw new Refusal(422, 'Only a bet on match odds can wait for its price.', 'rest');
  }
  const quote =
    slip.rest === undefined ? market.quote(slip.runnerId, slip.selectionType) : { price, line: null, most: null };
  const blocker = blockerOf(inputFor(market, { slip, price, line }, quote));
  if (blocker) throw refusalFor(blocker, line);
  if (slip.rest === 'stay') checkBand(market, slip.runnerId, price);
  if (!quote) throw new Error('A bet was let through that nobody quotes a price for');
  return { slip, price, line, quote };
}

/** All that the market knows of a bet; who places it, what they have and what they keep themselves to, the database checks. */
function inputFor(market: QuotedMarket, { slip, price, line }: Omit<Terms, 'quote'>, quote: Quote | null): BetInput {
  return {
    isSignedIn: true,
    isMaintenance: false,
    isSelfExcluded: false,
    state: market.state,
    seen: { selection: line ?? slip.runnerId, price },
    terms: quote && {
      market: { kind: market.kind, runners: market.runners.map(({ id }) => id) },
      selection: quote.line ?? slip.runnerId,
      side: slip.selectionType,
      price: quote.price,
      ...{ offers: null, isAny: false, isDelayed: false },
      size: quote.most,
      limits: market.setting,
      ...{ own: [], funds: null },
    },
    isStale: false,
    policy: slip.oddsPolicy,
    stake: slip.stack,
    isSubmitting: false,
  };
}

/** What stands against a bet for the market's sake, as it is refused. */
function refusalFor(blocker: BetBlocker, line: number | null): Error {
  switch (blocker.reason) {
    case 'market-suspended':
      return blocker.isClosed ? closedMarket() : new Refusal(409, 'This market is suspended.', 'marketId');
    case 'ball-running':
      return new Refusal(409, 'The ball is running. Try again in a moment.', 'marketId');
    case 'price-gone':
      return new Refusal(409, 'This price is no longer available.', 'odds');
    case 'price-moved':
      return blocker.line === line
        ? new Refusal(409, `The price moved to ${figureOf(blocker.price)}.`, 'odds')
        : new Refusal(409, `The line moved to ${blocker.line}.`, 'line');
    case 'below-min':
      return new Refusal(422, `Minimum stake is ${formatMoney(blocker.least)}.`, 'stack');
    case 'above-max':
      return new Refusal(422, `Maximum stake is ${formatMoney(blocker.most)}.`, 'stack');
    case 'over-max-profit':
      return new Refusal(422, `Maximum profit on a bet here is ${formatMoney(blocker.most)}.`, 'stack');
    default:
      return new Error(`No market refuses a bet by ${blocker.reason}`);
  }
}

function priceOf({ odds, marketType }: BetSlip): number {
  const price = hundredthsOf(odds);
  if (price === null || price === 0) throw new Refusal(422, 'A price has at most two decimals.', 'odds');
  if (marketType === 'match_odds' && !isTick(price))
    throw new Refusal(422, 'These odds are not on the ladder.', 'odds');
  return price;
}
