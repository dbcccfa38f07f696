import type { betCalls, cashOutCalls, exposureCalls } from '@pavilion/api-client/wire';
import type { Clock } from '../../base/index.ts';
import type { Handlers } from '../../server/index.ts';
import type { Database } from '../../store/index.ts';
import type { Feed } from '../feed/feed.ts';
import { cancelBet } from './cancel.ts';
import { cashOutsOf } from './cash-out.ts';
import { takeQuoted } from './cash-out-take.ts';
import { betsOf, exposuresOf } from './list.ts';
import { placeBet } from './place.ts';
import { createBetLine } from './together.ts';

export interface BetServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly feed: Feed;
}

/** The calls of a player's bets. */
export function betHandlers({
  database,
  clock,
  feed,
}: BetServices): Handlers<typeof betCalls & typeof cashOutCalls & typeof exposureCalls> {
  const together = createBetLine(database);
  return {
    getBets: async (filter, { session }) => ({ data: await betsOf(database, session.player, filter) }),
    placeBet: {
      // Bets have a line of their own, and one that is delayed keeps no other of its player's waiting.
      isBesideLine: true,
      single: (slip, { session }, request) =>
        placeBet(database, { feed, player: session.player, at: clock(), clock, together }, slip, request),
    },
    cancelBet: async ({ id }, { session, tx }) => ({
      data: await cancelBet(tx, { player: session.player, id, at: clock() }),
    }),
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
