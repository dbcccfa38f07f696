import type { Bet, CallInput, placeBet as placeBetCall } from '@pavilion/api-client/wire';
import { hundredthsOf, isTick } from '@pavilion/betting-math';
import { formatMoney, minPaise, type Paise, ZERO } from '@pavilion/money';
import { Refusal } from '../../base/index.ts';
import { brandStatusOf } from '../../organisation/index.ts';
import { answerOf, type KeptRequest, otherRequest } from '../../server/index.ts';
import type { Queryable } from '../../store/index.ts';
import type { Feed } from '../feed/feed.ts';
import type { WorldMatch } from '../feed/world.ts';
import { matchOf } from '../markets/handlers.ts';
import { type Quote, type QuotedMarket, quotedMarket } from '../markets/market.ts';
import { profitAt } from './book.ts';
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
  checkStake(market, terms);
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
  if (market.state === 'closed') throw closedMarket();
  if (market.state === 'suspended') throw new Refusal(409, 'This market is suspended.', 'marketId');
  if (market.state === 'ball-running')
    throw new Refusal(409, 'The ball is running. Bet again when it is over.', 'marketId');
  const quote = market.quote(slip.runnerId, slip.selectionType);
  if (!quote) throw new Refusal(409, 'This price has gone.', 'odds');
  // A line that has moved is a different bet: no policy speaks for it.
  if (quote.line !== line) throw new Refusal(409, `The line has moved to ${quote.line}.`, 'line');
  if (!isTaken(slip, price, quote.price))
    throw new Refusal(409, `The price has moved to ${quote.price / 100}.`, 'odds');
  return { slip, price, line, quote };
}

function priceOf({ odds, marketType }: BetSlip): number {
  const price = hundredthsOf(odds);
  if (price === null || price === 0) throw new Refusal(422, 'A price has at most two decimals.', 'odds');
  if (marketType === 'match_odds' && !isTick(odds)) throw new Refusal(422, 'These odds are not on the ladder.', 'odds');
  return price;
}

/** For a back the higher price is the better one, for a lay the lower. */
function isTaken({ oddsPolicy, selectionType }: BetSlip, wanted: number, now: number): boolean {
  if (wanted === now || oddsPolicy === 'any') return true;
  return oddsPolicy === 'better' && (selectionType === 'back' ? now > wanted : now < wanted);
}

function checkStake({ setting, kind }: QuotedMarket, { slip: { stack, selectionType }, quote }: Terms): void {
  const most = minPaise(setting.maxStake, quote.most ?? setting.maxStake);
  if (stack < setting.minStake) {
    throw new Refusal(422, `The least stake here is ${formatMoney(setting.minStake)}.`, 'stack');
  }
  if (stack > most) throw new Refusal(422, `The greatest stake here is ${formatMoney(most)}.`, 'stack');
  const profit = selectionType === 'back' ? profitAt(kind, stack, quote.price) : stack;
  if (profit > setting.maxProfit) {
    throw new Refusal(422, `A bet here may win ${formatMoney(setting.maxProfit)} at most.`, 'stack');
  }
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
    odds: price / 100,
    line,
    stack: slip.stack,
    matchedStack: slip.stack,
    matchedOdds: quote.price / 100,
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
