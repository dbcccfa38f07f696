import type { betCalls, cashOutCalls, exposureCalls } from '@pavilion/api-client/wire';
import type * as z from 'zod/mini';
import type { Clock } from '../../base/index.ts';
import type { Handlers, RateLimiter } from '../../server/index.ts';
import type { Database } from '../../store/index.ts';
import type { Feed } from '../feed/feed.ts';
import { cancelBet } from './cancel.ts';
import { cashOutsOf } from './cash-out.ts';
import { takeQuoted } from './cash-out-take.ts';
import { forgetBet } from './forget.ts';
import { betsOf, exposuresOf, namedReason } from './list.ts';
import { placeBet } from './place.ts';
import { createBetLine } from './together.ts';

/** The answer to a bet as it is kept, which has the sentence alone, with the name of why it was refused: as every look at the bet says it. */
function withReasonNamed(answer: unknown): unknown {
  const kept = answer as z.input<typeof betCalls.placeBet.response> | undefined;
  if (!kept || kept.data.bet.reason === null) return kept;
  const { data } = kept;
  return { data: { ...data, bet: { ...data.bet, ...namedReason(data.bet.reason) } } };
}

export interface BetServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly feed: Feed;
  readonly limiter: RateLimiter;
}

/** The calls of a player's bets. */
export function betHandlers({
  database,
  clock,
  feed,
  limiter,
}: BetServices): Handlers<typeof betCalls & typeof cashOutCalls & typeof exposureCalls> {
  const line = createBetLine(database);
  return {
    getBets: async (filter, { session }) => ({ data: await betsOf(database, session.player, filter) }),
    placeBet: {
      // Bets have a line of their own, in which one that is delayed keeps no other of its player's waiting.
      isBesideLine: true,
      single: async (slip, { session }, request) =>
        withReasonNamed(
          await placeBet(database, { feed, player: session.player, at: clock(), clock, line }, slip, request),
        ),
    },
    cancelBet: async ({ id }, { session, tx }) => ({
      data: await cancelBet(tx, { player: session.player, id, at: clock() }),
    }),
    forgetBet: {
      single: ({ clientRef }, { session }, request) =>
        forgetBet({ database, limiter }, { player: session.player, clientRef, at: clock() }, request),
    },
    getCashOut: async (query, { session }) => ({
      data: { cashOuts: await cashOutsOf(database, { feed, player: session.player, at: clock() }, query) },
    }),
    takeCashOut: {
      single: (input, { session }, request) =>
        takeQuoted(database, { feed, player: session.player, clock }, input, request),
    },
    getExposureAmount: async (_, { session }) => ({ data: await exposuresOf(database, session.player) }),
  };
}
