import * as z from 'zod/mini';
import { answer, defineCall, nothing } from './call.ts';
import { rupees } from './money.ts';
import { listOf } from './reading.ts';

/** What open bets hold in one match, as a figure of 0 or below (spec §3). */
export const exposureMatch = z.object({
  refMatchId: z.string(),
  matchName: z.string(),
  exposureAmount: rupees,
  totalBets: z.int(),
});
export type ExposureMatch = z.output<typeof exposureMatch>;

/** What open bets hold now, as a figure of 0 or below (spec §2, exposure), in all and match by match. */
export const getExposureAmount = defineCall({
  name: 'getExposureAmount',
  host: 'api',
  method: 'GET',
  path: '/bet/exposure/amount',
  auth: 'token',
  request: nothing,
  response: answer(z.object({ exposureAmount: rupees, matches: listOf(exposureMatch) })),
});

export const exposureCalls = { getExposureAmount };
