import { isWholePaise, type Paise, paiseOfRupees, rupeesOf } from '@pavilion/money';
import * as z from 'zod/mini';
import { matchBoard } from './boards.ts';
import { defineEvent, defineRequest } from './event.ts';
import {
  bookmakerMarket,
  fancyMarket,
  linePrice,
  matchOddsMarket,
  oddsRunner,
  ratedRunner,
  ratePrice,
} from './markets.ts';
import { amountInPaise, rupees } from './money.ts';
import { listOf, orElse, placesOf, tolerant } from './reading.ts';
import { marketState, price, sideScore } from './sports.ts';

/** The lists of matches: one a sport, and everything in play. */
export const matchLists = ['4', '1', '2', 'inplay'] as const;
export type MatchList = (typeof matchLists)[number];
/**
 * Whoever follows prices hears at least this often, ms: where nothing changed, a delta with nothing in it. Silence beyond it means
 * that the prices on the screen are getting old.
 */
export const ODDS_HEARTBEAT = 1000;
/** The most markets, scores, boards and lists together that one connection may follow. */
export const MOST_FOLLOWED = 400;

/** A side of a runner, who goes by the place in the market's image, from 0. */
const place = { runner: z.int(), side: z.enum(['back', 'lay']) };
/**
 * A side with its prices as figures alone, because thousands of them cross a phone's network: twice the runner's place, one more for
 * lay, and then each price with its size in rupees.
 */
const figures = z
  .array(z.number())
  .check(z.refine(isSide, { error: 'A side is its place, and pairs of a price and a size with at most two decimals' }));
const sideOdds = tolerant(
  z.codec(figures, z.object({ ...place, prices: z.array(z.object({ odds: price.shape.odds, size: amountInPaise })) }), {
    decode: (list) => ({ ...placeOf(list), prices: pairsOf(list).map(([odds, size]) => ({ odds, size })) }),
    encode: ({ prices, ...where }) => [
      figureOfPlace(where),
      ...prices.flatMap(({ odds, size }) => [odds, rupeesOf(size)]),
    ],
  }),
  (sent) => (isPlaced(sent) ? { value: { ...placeOf(sent), prices: readablePairs(sent, 'odds', price) } } : undefined),
);
/** The same of a bookmaker, who has one rate on a side or none. */
const sideRate = tolerant(
  z.codec(
    figures.check(z.maxLength(3)),
    z.object({ ...place, rate: z.nullable(z.object({ rate: ratePrice.shape.rate, size: amountInPaise })) }),
    {
      decode: (list) => {
        const [pair] = pairsOf(list);
        return { ...placeOf(list), rate: pair ? { rate: pair[0], size: pair[1] } : null };
      },
      encode: ({ rate, ...where }) => [figureOfPlace(where), ...(rate ? [rate.rate, rupeesOf(rate.size)] : [])],
    },
  ),
  (sent) =>
    isPlaced(sent)
      ? { value: { ...placeOf(sent), rate: readablePairs(sent, 'rate', ratePrice)[0] ?? null } }
      : undefined,
);

interface Place {
  readonly runner: number;
  readonly side: 'back' | 'lay';
}
function isSide(list: readonly number[]): boolean {
  return isPlaced(list) && list.length % 2 === 1 && list.every((each, at) => at % 2 === 1 || isWholePaise(each));
}

/** Whether it is known which side a list is of, whatever its prices are. */
function isPlaced(list: unknown): list is readonly number[] {
  return Array.isArray(list) && Number.isInteger(list[0]) && list[0] >= 0;
}

const placeOf = ([figure = 0]: readonly number[]): Place => ({
  runner: Math.floor(figure / 2),
  side: figure % 2 === 1 ? 'lay' : 'back',
});
const figureOfPlace = ({ runner, side }: Place) => 2 * runner + (side === 'lay' ? 1 : 0);

/** What follows the place: prices with their sizes. */
function pairsOf(list: readonly number[]): [figure: number, size: Paise][] {
  const pairs: [number, Paise][] = [];
  for (let at = 1; at < list.length; at += 2) pairs.push([list[at] ?? 0, paiseOfRupees(list[at + 1] ?? 0)]);
  return pairs;
}

/** What can be read of a side's prices; each of the others is as if nobody offered it. */
function readablePairs<Schema extends z.ZodMiniType>(
  list: readonly unknown[],
  figure: string,
  schema: Schema,
): z.output<Schema>[] {
  const pairs: z.output<Schema>[] = [];
  for (let at = 1; at < list.length; at += 2) {
    const pair = z.safeDecode(schema, { [figure]: list[at], size: list[at + 1] } as z.input<Schema>);
    if (pair.success) pairs.push(pair.data);
  }
  return pairs;
}

const channel = {
  refMatchId: z.string(),
  inPlay: orElse(z.boolean(), false),
};
/** A runner whose place is all that is understood: deltas name runners by their places, so it keeps its own, without id and prices. */
const GAP = { id: '', name: '' };
/** A market whole, as its channel shows it: the same market as over HTTP. */
export const marketImage = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('match_odds'),
    ...channel,
    market: z.object({
      ...matchOddsMarket.shape,
      runners: placesOf(oddsRunner, { ...GAP, back: [], lay: [] }),
    }),
  }),
  z.object({
    kind: z.literal('bookmaker'),
    ...channel,
    market: z.object({
      ...bookmakerMarket.shape,
      runners: placesOf(ratedRunner, { ...GAP, back: null, lay: null }),
    }),
  }),
  z.object({ kind: z.literal('fancy'), ...channel, market: fancyMarket }),
]);
export type MarketImage = z.output<typeof marketImage>;

/**
 * What changed in a market; what is absent did not. Values are whole and no differences, so that one that comes twice does no harm. A
 * market whose change is not understood takes no bets until its next image, which the reader asks for, or its next state.
 */
export const marketDelta = tolerant(
  z.object({
    marketId: z.string(),
    state: z.optional(marketState),
    inPlay: orElse(z.optional(z.boolean()), undefined),
    result: orElse(z.optional(z.nullable(z.string())), undefined),
    matched: orElse(z.optional(rupees), undefined),
    /** Match odds: the sides that changed, each with all its prices, the best one first. */
    odds: z.optional(z.array(sideOdds)),
    /** A bookmaker's; null where there is no rate. */
    rates: z.optional(z.array(sideRate)),
    /** A fancy's. */
    no: orElse(z.optional(z.nullable(linePrice)), null),
    yes: orElse(z.optional(z.nullable(linePrice)), null),
    /** Never sent: the change was not understood, so no price that was known before is one any more. */
    isUnread: z.optional(z.literal(true)),
  }),
  (sent) => {
    const marketId = typeof sent === 'object' && sent !== null && 'marketId' in sent && sent.marketId;
    if (typeof marketId !== 'string') return undefined;
    return { value: { marketId, state: 'suspended', no: null, yes: null, isUnread: true } };
  },
);
export type MarketDelta = z.output<typeof marketDelta>;

/** How a match stands: small enough to come whole each time. */
export const matchScore = z.object({
  refMatchId: z.string(),
  inPlay: z.boolean(),
  /** Where play stands, in the feed's words; empty before the start. */
  progress: z.string(),
  sides: listOf(sideScore),
  /** This over's balls, the first one first, where the sport has overs: `4`, `W`, `1wd`, `1nb`, `1b`, `1lb`. */
  over: z.optional(listOf(z.string())),
});
export type MatchScore = z.output<typeof matchScore>;

/** What is new of what somebody follows, as of `clock` in the run of clocks that `epoch` names. What is absent is empty. */
const news = {
  epoch: z.string(),
  clock: z.int(),
  /** When it was said, ms from any beginning: what comes later and later after it has waited on its way, and is old. */
  at: z.optional(z.int()),
  /** Markets whole: those that were asked for, and those of which the operator no longer knows what changed. */
  images: z.optional(listOf(marketImage)),
  markets: z.optional(listOf(marketDelta)),
  scores: z.optional(listOf(matchScore)),
  /** Score boards, whole. */
  boards: z.optional(listOf(matchBoard)),
  /** Lists, each with the clock at which a match came, went or turned in-play: a list as of before is outdated. */
  lists: z.optional(listOf(z.tuple([z.enum(matchLists), z.int()]))),
  /** Markets and matches that are no more, or never were. */
  gone: z.optional(listOf(z.string())),
};
const reader = z.string().check(z.maxLength(16));
const followed = z.array(z.string().check(z.maxLength(60))).check(z.maxLength(MOST_FOLLOWED));

/**
 * What changed between clock `from` and clock `clock` in all that a reader follows: what is not in it did not change. A `from` beyond the
 * receiver's clock is a gap, another epoch another run of clocks: subscribe again, to all of it.
 */
export const oddsDelta = z.object({ reader, from: z.int(), ...news });
export type OddsDelta = z.output<typeof oddsDelta>;
export const oddsDeltaEvent = defineEvent('odds:delta', oddsDelta);

const oddsSubscription = z.object({
  /** Which reader of this connection: each follows what it asked for itself. */
  reader,
  /** These and nothing else; otherwise these besides what it follows. */
  only: z.boolean(),
  /** By their ids, to be answered whole. */
  markets: followed,
  /** By the ids of their matches. */
  scores: followed,
  /** By the ids of their matches: a board says more than a score, and is asked for where it is shown. */
  boards: z.optional(followed),
  lists: z.array(z.enum(matchLists)).check(z.maxLength(matchLists.length)),
  /** Markets that the reader has as of `clock`: what changed since then is enough, where the operator still knows it. */
  resume: z.optional(z.object({ epoch: z.string(), clock: z.int(), markets: followed })),
});
export type OddsSubscription = z.output<typeof oddsSubscription>;

/** Follows markets, scores and lists: the reply has them as they stand, and `odds:delta` comes from then on. */
export const oddsSubscribe = defineRequest('odds:subscribe', oddsSubscription, news);
export type OddsNews = Omit<OddsDelta, 'reader' | 'from'>;

/** Stops following them. */
export const oddsUnsubscribe = defineRequest(
  'odds:unsubscribe',
  z.object({
    reader,
    markets: followed,
    scores: followed,
    boards: z.optional(followed),
    lists: z.array(z.enum(matchLists)).check(z.maxLength(matchLists.length)),
  }),
  {},
);
export type OddsUnsubscription = z.output<typeof oddsUnsubscribe.payload>;
