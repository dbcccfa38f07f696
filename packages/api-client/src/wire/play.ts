import * as z from 'zod/mini';
import { answer, defineCall } from './call.ts';
import { instant, rupees } from './money.ts';

/**
 * What became of the rounds that a player has begun in a game since a moment, by the operator's clock: `at` is now, to ask from then on.
 * Without `since` there is none. It looks back twelve hours at most, as long as a game stays open. Ours.
 */
export const getPlaySession = defineCall({
  name: 'getPlaySession',
  host: 'api',
  method: 'GET',
  path: '/catalogue/session',
  auth: 'token',
  request: z.object({
    provider: z.string().check(z.minLength(1), z.maxLength(40)),
    code: z.string().check(z.minLength(1), z.maxLength(40)),
    since: z.optional(instant),
  }),
  response: answer(z.object({ at: instant, rounds: z.int(), staked: rupees, won: rupees })),
});

export const playCalls = { getPlaySession };
