import type { betCalls } from '@pavilion/api-client/wire';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Handlers } from '../http/handler.ts';
import type { Feed } from '../sports-feed/feed.ts';
import { betsOf, exposuresOf } from './list.ts';
import { placeBet } from './place.ts';

export interface BetServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly feed: Feed;
}

/** The calls of a player's bets. */
export function betHandlers({ database, clock, feed }: BetServices): Handlers<typeof betCalls> {
  return {
    getBets: async (filter, { session }) => ({ data: await betsOf(database, session.player, filter) }),
    placeBet: async (asked, { session, tx }) => ({
      data: await placeBet(tx, { feed, player: session.player, at: clock() }, asked),
    }),
    getExposureAmount: async (_, { session }) => ({ data: await exposuresOf(database, session.player) }),
  };
}
