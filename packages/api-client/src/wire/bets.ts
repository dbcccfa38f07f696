import * as z from 'zod/mini';
import { answer, defineCall, defineMoneyCall, paging } from './call.ts';
import { marketTypes } from './markets.ts';
import { day, instant, rupees } from './money.ts';
import { listOf, orElse } from './reading.ts';

/** The states of a bet that the operator knows of (betting.md, "Bet slip"). */
export const betStatuses = [
  'delayed',
  'matched',
  'partial',
  'unmatched',
  'rejected',
  'cancelled',
  'lapsed',
  'won',
  'lost',
  'void',
] as const;
export type BetStatus = (typeof betStatuses)[number];

/**
 * What happens to a bet, in this order where it is at one time. `delayed` says until when it waits, all others when they happened;
 * `matched` each time that something of it was, `corrected` each time that another result took the place of the one before.
 */
export const betMoments = [
  'asked',
  'delayed',
  'matched',
  'cancelled',
  'lapsed',
  'rejected',
  'settled',
  'corrected',
] as const;
export type BetMoment = (typeof betMoments)[number];

/** One bet. `odds` is decimal for match odds, the rate for bookmaker, the volume for fancy, which has a `line` as well. */
export const bet = z.object({
  id: z.string(),
  clientRef: z.string(),
  refMatchId: z.string(),
  matchName: z.string(),
  marketId: z.string(),
  marketType: z.enum(marketTypes),
  marketName: z.string(),
  /** For fancy the market's own id. */
  runnerId: z.string(),
  runnerName: z.string(),
  /** How many outcomes its market has; not of a fancy. */
  outcomes: z.optional(z.int()),
  /** For fancy, back is Yes and lay is No. */
  selectionType: z.enum(['back', 'lay']),
  odds: z.number(),
  line: z.nullable(z.int()),
  /** The stake, by the spec's name for it (spec §3). */
  stack: rupees,
  matchedStack: rupees,
  /** What it was matched at, on average: never worse than `odds`, unless any price was to be taken. Null until it is matched. */
  matchedOdds: z.nullable(z.number()),
  /**
   * What was matched of it, the first part first: figures are exact by these, and not by the average. A bet with a fill that is not
   * understood is left out as a whole.
   */
  fills: z.array(
    z.object({
      stack: rupees,
      odds: z.number(),
      at: instant,
      /** What its backer wins, where stake and price alone do not say it: of a cash-out, whose outcomes are equal to the paisa. */
      profit: z.optional(rupees),
    }),
  ),
  /** `other`: a state that this client does not know. */
  status: orElse(z.enum([...betStatuses, 'other']), 'other'),
  /** It was placed to cash out. */
  cashOut: z.optional(z.literal(true)),
  /** Why it was rejected when its delay was over, or its rest cancelled with a cash-out; null where it was not. */
  reason: z.nullable(z.string()),
  /** That by name, where it has one (`refusals`). */
  refusal: z.optional(z.object({ code: z.string(), values: z.record(z.string(), z.string()) })),
  /** What it won (plus) or lost; the commission is taken from the market's sum, not from a bet. Null until it is settled. */
  profit: z.nullable(rupees),
  /** The result that it was settled by was corrected later. */
  resettled: z.boolean(),
  createdAt: instant,
  settledAt: z.nullable(instant),
  /** Oldest first. */
  timeline: listOf(
    z.object({
      moment: z.enum(betMoments),
      at: instant,
      /** What it came to then, where it was settled or corrected. What was settled under an older operator may not say. */
      result: z.optional(z.object({ status: z.enum(['won', 'lost', 'void']), profit: rupees })),
    }),
  ),
});
export type Bet = z.output<typeof bet>;

/**
 * The player's bets, newest first, in one of four forms: of one match; of days in India, both included, narrowed by kind of
 * market or by open and settled (spec §7); of one market, as statement and notifications link to them; or the one of a `clientref`, to
 * learn what became of an unanswered request.
 */
export const getBets = defineCall({
  name: 'getBets',
  host: 'sports',
  method: 'GET',
  path: '/bets',
  auth: 'xu-auth',
  request: z.union([
    z.object({ ...paging, refmatchid: z.string().check(z.maxLength(40)) }),
    z.object({
      ...paging,
      startdate: day,
      enddate: day,
      markettype: z.optional(z.enum(['match_odds', 'fancy'])),
      betstatus: z.optional(z.enum(['open', 'settled'])),
    }),
    z.object({ ...paging, marketid: z.string().check(z.maxLength(60)) }),
    z.object({ clientref: z.string().check(z.maxLength(64)) }),
  ]),
  response: answer(z.object({ bets: listOf(bet), count: z.int() })),
});

/** How long placing may take, ms: longer than any delay and ten seconds more (betting.md). */
const PLACING_LIMIT = 25_000;

/**
 * Places a bet at the price the player saw. `oddsPolicy` says what may be taken instead: nothing, a better one (for a back
 * higher, for a lay lower), or any; a moved fancy line is never taken. Without `rest` it is matched whole or refused. With it, on match
 * odds only, as much is matched as is offered at these odds or better (at any, where the policy says so), and what is left stays
 * until others meet it, or is cancelled: the answer's `status` is then `matched`, `partial` or `unmatched`. Where bets on a market
 * wait, the answer comes when it was judged; to a request that is sent again meanwhile, or once the operator has been started anew,
 * it is `delayed`, and `getBets` knows by the reference what became of it.
 */
export const placeBet = defineMoneyCall({
  name: 'placeBet',
  host: 'sports',
  path: '/bets',
  auth: 'xu-auth',
  timeLimit: PLACING_LIMIT,
  request: {
    refMatchId: z.string().check(z.maxLength(40)),
    marketId: z.string().check(z.maxLength(60)),
    marketType: z.enum(marketTypes),
    /** For fancy the market's own id. */
    runnerId: z.string().check(z.maxLength(60)),
    selectionType: z.enum(['back', 'lay']),
    odds: z.number().check(z.positive(), z.maximum(10_000)),
    line: z.optional(z.int().check(z.minimum(0), z.maximum(10_000))),
    stack: rupees.check(z.positive()),
    oddsPolicy: z.enum(['none', 'better', 'any']),
    rest: z.optional(z.enum(['stay', 'cancel'])),
  },
  response: answer(z.object({ bet, exposureAmount: rupees })),
});

/**
 * Takes back what is not matched of a bet: one of which nothing was is `cancelled`, otherwise what was stays, `matched`. Refused where
 * nothing of it waits any more.
 */
export const cancelBet = defineMoneyCall({
  name: 'cancelBet',
  host: 'sports',
  path: '/bets/cancel',
  auth: 'xu-auth',
  request: { id: z.string().check(z.maxLength(40)) },
  response: answer(z.object({ bet, exposureAmount: rupees })),
});

/**
 * Decides a bet of which no answer came: `data.bet` is the one that stands by the reference, as it is by now; null where there is none,
 * and then there never will be: the reference is spent, and a request to place it that is still on its way is refused when it comes.
 */
export const forgetBet = defineMoneyCall({
  name: 'forgetBet',
  host: 'sports',
  path: '/bets/forget',
  auth: 'xu-auth',
  request: {},
  response: answer(z.object({ bet: z.nullable(bet) })),
});

export const betCalls = { getBets, placeBet, cancelBet, forgetBet };
