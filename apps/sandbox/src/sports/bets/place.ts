import type { Bet, CallInput, placeBet as placeBetCall } from '@pavilion/api-client/wire';
import { type BetBlocker, type BetInput, blockerOf, figureOf, hundredthsOf, isTick } from '@pavilion/betting-math';
import { formatMoney, type Paise, ZERO } from '@pavilion/money';
import { Refusal } from '../../base/index.ts';
import { brandStatusOf } from '../../organisation/index.ts';
import { answerOf, type KeptRequest, otherRequest } from '../../server/index.ts';
import type { Queryable } from '../../store/index.ts';
import type { Feed } from '../feed/feed.ts';
import type { WorldMatch } from '../feed/world.ts';
import { matchOf } from '../markets/handlers.ts';
import { type Quote, type QuotedMarket, quotedMarket } from '../markets/market.ts';
import { selectionName } from './names.ts';

/** What a player asks for when they place a bet. */
export type BetSlip = CallInput<typeof placeBetCall>;

interface Placing {
  readonly feed: Feed;
  readonly player: number;
  readonly at: Date;
}

/** What was slip, in the terms of the market: its price in hundredths, and the quote it met. */
interface Terms {
  readonly slip: BetSlip;
  readonly price: number;
  readonly line: number | null;
  readonly quote: Quote;
}

/**
 * Places a bet, whole and at once, or refuses it with the first reason of betting.md's list that applies. What the market's
 * position holds more is held, what it holds less is released; a bet that changes nothing posts nothing. With a `request` its
 * reference is taken with the bet: the same request again gets the first answer, however the market stands by then. Returns that
 * answer, encoded.
 */
export async function placeBet(
  database: Queryable,
  placing: Placing,
  slip: BetSlip,
  request?: KeptRequest<typeof placeBetCall>,
): Promise<unknown> {
  let offer: Offer;
  try {
    offer = offerOf(placing.feed, slip);
  } catch (refusal) {
    return refused(database, placing, slip, request, refusal);
  }
  return place(database, placing, offer, request);
}

/** What was asked for with the market that offers it. */
interface Offer {
  readonly match: WorldMatch;
  readonly market: QuotedMarket;
  readonly terms: Terms;
}

/** What the market offers for a slip; throws a `Refusal` where it takes no such bet now. */
function offerOf(feed: Feed, slip: BetSlip): Offer {
  const match = matchOf(feed, slip.refMatchId, 'refMatchId');
  const market = quotedMarket(match, slip.marketId);
  if (!market) throw new Refusal(404, 'There is no such market in this match.', 'marketId');
  const terms = termsOf(market, slip);
  return { match, market, terms };
}

/** What the market refuses is refused, unless the reference has an answer already, or the house is closed: those come first. */
async function refused(
  database: Queryable,
  { player }: Placing,
  { clientRef }: BetSlip,
  request: KeptRequest<typeof placeBetCall> | undefined,
  refusal: unknown,
): Promise<unknown> {
  const known = request && (await answerOf(database, { player, clientRef }, request.hash));
  if (known) return known.answer;
  if ((await brandStatusOf(database)) !== 'live') throw closedHouse();
  throw refusal;
}

const closedHouse = () => new Refusal(403, 'Betting is closed for maintenance.');
const closedMarket = () => new Refusal(409, 'This market is closed.', 'marketId');

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
  const quote = market.quote(slip.runnerId, slip.selectionType);
  const blocker = blockerOf(inputFor(market, { slip, price, line }, quote));
  if (blocker) throw refusalFor(blocker, line);
  if (!quote) throw new Error('A bet was let through that nobody quotes a price for');
  return { slip, price, line, quote };
}

/** All that the market knows of a bet; who places it, and what they have, the database checks. */
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
      size: quote.most,
      limits: market.setting,
      funds: null,
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
      return new Refusal(409, 'The ball is running. Bet again when it is over.', 'marketId');
    case 'price-gone':
      return new Refusal(409, 'This price has gone.', 'odds');
    case 'price-moved':
      return blocker.line === line
        ? new Refusal(409, `The price has moved to ${figureOf(blocker.price)}.`, 'odds')
        : new Refusal(409, `The line has moved to ${blocker.line}.`, 'line');
    case 'below-min':
      return new Refusal(422, `The least stake here is ${formatMoney(blocker.least)}.`, 'stack');
    case 'above-max':
      return new Refusal(422, `The greatest stake here is ${formatMoney(blocker.most)}.`, 'stack');
    case 'over-max-profit':
      return new Refusal(422, `A bet here may win ${formatMoney(blocker.most)} at most.`, 'stack');
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

/** What the function `place_bet` returns. */
interface Placed {
  readonly bet: number | null;
  readonly answer: unknown;
  readonly problem: 'other-request' | 'maintenance' | 'closed' | 'short' | 'size' | 'most' | null;
  /** What is missing, or left of the size. */
  readonly missing: Paise | null;
}

async function place(
  database: Queryable,
  { player, at }: Placing,
  { match, market, terms }: Offer,
  request: KeptRequest<typeof placeBetCall> | undefined,
): Promise<unknown> {
  const { slip, price, line, quote } = terms;
  const { names } = match.setup;
  const matchName = `${names[0]} v ${names[1]}`;
  const runners = market.runners.map(({ id, name }) => ({ id, name }));
  const [placed] = await database.query(
    `select bet, answer, problem, missing from place_bet($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::text::jsonb, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20,
       $21, $22, $23::text::jsonb)`,
    [
      ...([player, slip.clientRef, request?.hash ?? null, at] as const),
      ...([
        market.id,
        match.id,
        matchName,
        market.kind,
        market.name,
        JSON.stringify(runners),
        market.setting.commission * 100,
      ] as const),
      ...([slip.runnerId, slip.selectionType, slip.stack, price, line, slip.oddsPolicy] as const),
      ...([quote.price, match.pricedAt, quote.most, market.setting.maxProfit] as const),
      ...([
        request?.call ?? null,
        request ? JSON.stringify(request.encode(answerFor(matchName, market, terms, at))) : null,
      ] as const),
    ],
  );
  if (!placed) throw new Error('place_bet returned nothing');
  if (placed.problem !== null) throw refusalOf(placed, market);
  if (placed.bet !== null) database.notify('balance', String(player));
  return placed.answer;
}

/** The answer to a bet that is taken, before the database has given it its number and what the player then holds. */
function answerFor(
  matchName: string,
  market: QuotedMarket,
  { slip, price, line, quote }: Terms,
  createdAt: Date,
): { data: { bet: Bet; exposureAmount: Paise } } {
  const bet: Bet = {
    id: '',
    clientRef: slip.clientRef,
    refMatchId: slip.refMatchId,
    matchName,
    marketId: market.id,
    marketType: market.kind,
    marketName: market.name,
    runnerId: slip.runnerId,
    runnerName: selectionName(market, { runnerId: slip.runnerId, side: slip.selectionType }),
    selectionType: slip.selectionType,
    odds: figureOf(price),
    line,
    stack: slip.stack,
    matchedStack: slip.stack,
    matchedOdds: figureOf(quote.price),
    status: 'matched',
    profit: null,
    resettled: false,
    createdAt,
    settledAt: null,
  };
  return { data: { bet, exposureAmount: ZERO } };
}

function refusalOf({ problem, missing }: Placed, { setting }: QuotedMarket): Error {
  const amount = formatMoney(missing ?? ZERO);
  switch (problem) {
    case 'other-request':
      return otherRequest();
    case 'maintenance':
      return closedHouse();
    case 'closed':
      return closedMarket();
    case 'short':
      return new Refusal(409, `Not enough funds. You need ${amount} more.`, 'stack');
    case 'size':
      return new Refusal(409, `Only ${amount} is left at this price.`, 'stack');
    case 'most':
      return new Refusal(422, `Your bets on this market may win ${formatMoney(setting.maxProfit)} at most.`, 'stack');
    default:
      return new Error(`place_bet refused by a problem that is not known: ${problem}`);
  }
}
