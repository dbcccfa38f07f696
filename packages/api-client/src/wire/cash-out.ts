import * as z from 'zod/mini';
import { bet } from './bets.ts';
import { answer, defineCall, defineMoneyCall } from './call.ts';
import { rupees } from './money.ts';
import { listOf, orElse } from './reading.ts';

/**
 * Why a position can't be cashed out, or a quote isn't taken: its market takes no bets; every outcome brings the same already; a leg has
 * no price, or something has happened in the match since, or prices have drifted too far; less is offered than a leg takes; its stake would
 * be too small; a bet of the player's there waits out its delay, and all of the position was to be closed; the quote's seconds are over; the player's
 * bets on the market are others by now; what waits would have to be held with money that they have not got.
 */
export const cashOutProblems = [
  'suspended',
  'level',
  'price-gone',
  'too-little-offered',
  'below-min',
  'being-judged',
  'expired',
  'book-changed',
  'not-enough-funds',
] as const;
/** `other`: a problem that this client does not know. */
export type CashOutProblem = (typeof cashOutProblems)[number] | 'other';

/** A bet that a cash-out places, or one that it finds waiting: `odds` are decimal for match odds, the rate for bookmaker. */
const part = z.object({
  runnerId: z.string(),
  runnerName: z.string(),
  selectionType: z.enum(['back', 'lay']),
  stack: rupees,
  odds: z.number(),
});

/** A cash-out as it is offered for some seconds: what it trades, and what each outcome would bring then. */
export const cashOutQuote = z.object({
  id: z.string(),
  /** For how long it stands from the moment of the answer, ms. */
  lasts: z.int(),
  /** What the worst outcome brings after, without what still waits; for the whole position every outcome. Commission is not taken off. */
  secured: rupees,
  /** What has to be found for it: more than nothing only where bets wait that lean on the position. */
  funds: rupees,
  outcomes: z.array(z.object({ runnerId: z.string(), runnerName: z.string(), now: rupees, after: rupees })),
  /** The bets that it places: `odds` is the last price that one takes. */
  legs: z.array(part),
  /** What waits of the player's bets on the market, unmatched: all of the position cancels it first, a part leaves it. */
  waiting: z.array(part),
});
export type CashOutQuote = z.output<typeof cashOutQuote>;

/** A market on which a player has something to cash out, with either a quote or the reason why there is none. */
export const cashOutOffer = z.object({
  marketId: z.string(),
  marketType: z.enum(['match_odds', 'bookmaker']),
  marketName: z.string(),
  /** How much of the position the quote closes. */
  percent: z.int(),
  quote: z.nullable(cashOutQuote),
  problem: orElse(z.nullable(z.enum([...cashOutProblems, 'other'])), 'other'),
});
export type CashOutOffer = z.output<typeof cashOutOffer>;

/** Offers to cash out what the player has matched on a match, market by market: all of it, or so many percent of each. */
export const getCashOut = defineCall({
  name: 'getCashOut',
  host: 'sports',
  method: 'GET',
  path: '/bets/cash-out',
  auth: 'xu-auth',
  request: z.object({
    refmatchid: z.string().check(z.maxLength(40)),
    percent: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
  }),
  response: answer(z.object({ cashOuts: listOf(cashOutOffer) })),
});

/**
 * Takes a cash-out by its quote: all of its bets at the prices that it names, or none. The whole of a position cancels first what the quote
 * says waits. With a `problem` nothing has happened, and the
 * reference is spent: another quote is taken with another one. `exposureAmount` is what all open bets hold then.
 */
export const takeCashOut = defineMoneyCall({
  name: 'takeCashOut',
  host: 'sports',
  path: '/bets/cash-out',
  auth: 'xu-auth',
  request: { quote: z.string().check(z.maxLength(40)) },
  response: answer(
    z.object({
      problem: orElse(z.nullable(z.enum([...cashOutProblems, 'other'])), 'other'),
      /** The bets that it placed. */
      bets: listOf(bet),
      exposureAmount: rupees,
    }),
  ),
});

export const cashOutCalls = { getCashOut, takeCashOut };
