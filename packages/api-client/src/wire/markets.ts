import * as z from 'zod/mini';
import { answer, defineCall } from './call.ts';
import { rupees } from './money.ts';
import { listOf, orElse } from './reading.ts';
import { marketState, match, matched, price } from './sports.ts';

/** The kinds of market; their prices never mix (betting.md). */
export const marketTypes = ['match_odds', 'bookmaker', 'fancy'] as const;
export type MarketType = (typeof marketTypes)[number];

const market = {
  marketId: z.string(),
  /** The market's name as upstream has it; spec §4 splits markets by it. */
  HeadName: z.string(),
  /** Null, or the string `'null'`, until it is decided (spec §4). */
  result: orElse(z.nullable(z.string()), null),
  state: marketState,
};

const runner = { id: z.string(), name: z.string() };

/** A runner of match odds with its depth: up to three prices a side, the best one first. */
export const oddsRunner = z.object({ ...runner, back: listOf(price), lay: listOf(price) });
/** Match odds with their depth. */
export const matchOddsMarket = z.object({ ...market, runners: listOf(oddsRunner), matched });
export type MatchOddsMarket = z.output<typeof matchOddsMarket>;

/** A bookmaker price: `rate` in paise for each 100 staked, and the most that is taken at it. */
export const ratePrice = z.object({ rate: z.number().check(z.positive()), size: rupees });
const someRate = orElse(z.nullable(ratePrice), null);
/** A runner of a bookmaker's market: one rate a side, null where there is none. */
export const ratedRunner = z.object({ ...runner, back: someRate, lay: someRate });
export const bookmakerMarket = z.object({ ...market, runners: listOf(ratedRunner) });
export type BookmakerMarket = z.output<typeof bookmakerMarket>;

/** A fancy price: the line, and the volume in paise for each 100 staked. */
export const linePrice = z.object({ line: z.int(), volume: z.int().check(z.positive()) });
export const fancyMarket = z.object({
  ...market,
  no: orElse(z.nullable(linePrice), null),
  yes: orElse(z.nullable(linePrice), null),
});
export type FancyMarket = z.output<typeof fancyMarket>;

const request = z.object({ refmatchid: z.string().check(z.maxLength(40)) });

/** One match with its match odds, as of `clock` of the socket. */
export const getMatchOdds = defineCall({
  name: 'getMatchOdds',
  host: 'sports',
  method: 'GET',
  path: '/bet/match/odds',
  auth: 'xu-auth',
  visitors: true,
  request,
  response: answer(z.object({ clock: z.int(), match, market: matchOddsMarket })),
});

/** Answers a match's bookmaker market. */
export const getBookmakerOdds = defineCall({
  name: 'getBookmakerOdds',
  host: 'sports',
  method: 'GET',
  path: '/bet/bookmaker/odds',
  auth: 'xu-auth',
  request,
  response: answer(z.object({ clock: z.int(), markets: listOf(bookmakerMarket) })),
});

/** Every market of a match that has a line: the ones that spec §4 splits into `sessionData` and `AllMarketData`. */
export const getFancyOdds = defineCall({
  name: 'getFancyOdds',
  host: 'sports',
  method: 'GET',
  path: '/bet/fancy/odds',
  auth: 'xu-auth',
  request,
  response: answer(z.object({ clock: z.int(), markets: listOf(fancyMarket) })),
});

const someOdds = z.nullable(z.number());

/** What the odds of a match were: of each runner the back price, ever further apart the longer the match is known. */
export const getPriceHistory = defineCall({
  name: 'getPriceHistory',
  host: 'sports',
  method: 'GET',
  path: '/bet/match/prices',
  auth: 'xu-auth',
  request,
  response: answer(
    z.object({
      runners: listOf(
        z.object({
          id: z.string(),
          name: z.string(),
          /** Of all that was seen; null where nobody offered a price. */
          opened: someOdds,
          low: someOdds,
          high: someOdds,
          /** When, in seconds since 1970, and the price then; null while nobody offered one. */
          points: listOf(z.tuple([z.int(), someOdds])),
        }),
      ),
    }),
  ),
});

/** What a bet on each kind of market of this match has to keep to. `delay` in seconds, `commission` in percent. */
export const matchSetting = z.object({
  marketType: z.enum(marketTypes),
  minStake: rupees,
  maxStake: rupees,
  maxProfit: rupees,
  delay: z.number(),
  commission: z.number(),
});
export type MatchSetting = z.output<typeof matchSetting>;

/** Answers the limits and delays of a match. */
export const getMatchSettings = defineCall({
  name: 'getMatchSettings',
  host: 'sports',
  method: 'GET',
  path: '/sports/match/settings',
  auth: 'xu-auth',
  request,
  response: answer(z.object({ settings: listOf(matchSetting) })),
});

/** The live pictures of a sport: where to watch each match that has them. Spec §7 asks with `Type=CRICKET`. */
export const getStreamInfo = defineCall({
  name: 'getStreamInfo',
  host: 'tv',
  method: 'GET',
  path: '/stream-info',
  auth: 'none',
  request: z.object({ Type: z.enum(['CRICKET', 'SOCCER', 'TENNIS']) }),
  response: answer(z.object({ streams: listOf(z.object({ refMatchId: z.string(), name: z.string(), url: z.url() })) })),
});

export const marketCalls = {
  getMatchOdds,
  getBookmakerOdds,
  getFancyOdds,
  getPriceHistory,
  getMatchSettings,
  getStreamInfo,
};
