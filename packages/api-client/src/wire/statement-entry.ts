import * as z from 'zod/mini';
import { bet } from './bets.ts';
import { bonus, bonusPart } from './bonus.ts';
import { answer, defineCall } from './call.ts';
import { deposit } from './deposits.ts';
import { instant, rupees } from './money.ts';
import { listOf, orElse } from './reading.ts';
import { withdrawal } from './withdrawals.ts';

/**
 * How a market's bets came to what a line moved: `net` less `commission` is what they came to, and a correction moves the difference to
 * what they had come to `before`. `rate` is in percent. What of it the player had not got, and owes, is `owed`.
 */
const settlement = z.object({
  net: rupees,
  commission: rupees,
  rate: z.number(),
  before: z.optional(z.object({ net: rupees, commission: rupees })),
  owed: z.optional(rupees),
});
export type StatementSettlement = z.output<typeof settlement>;

/**
 * What a round came to, as the game's provider describes it: in words, as a little picture of fields, whether its seed is known yet, and
 * where it is worked out again, on the games' origin.
 */
const roundDetails = z.object({
  text: z.object({ en: z.string(), hi: z.string() }),
  picture: z.array(z.array(z.string())),
  seed: z.enum(['hidden', 'later', 'revealed']),
  verify: z.url(),
});

/** A player's part of a casino round; without `details` where its provider has not described it. */
const playedRound = z.object({
  round: z.string(),
  game: z.string(),
  maker: z.string(),
  bets: z.int(),
  staked: rupees,
  won: rupees,
  openedAt: instant,
  closedAt: z.optional(instant),
  details: orElse(z.optional(roundDetails), undefined),
});

/** What a corrected result took back and the player had not got: `amount` is what was owed, `left` what still is. */
const playerDebt = z.object({
  about: z.string(),
  amount: rupees,
  collected: rupees,
  forgiven: rupees,
  left: rupees,
  at: instant,
});

/** What a line of the statement is about, as it stands now. */
export const statementSubject = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('bets'), bets: listOf(bet), settlement: z.nullable(settlement) }),
  z.object({ kind: z.literal('round'), round: playedRound }),
  z.object({ kind: z.literal('deposit'), deposit }),
  z.object({ kind: z.literal('withdrawal'), withdrawal }),
  z.object({ kind: z.literal('bonus'), bonus, part: z.nullable(bonusPart) }),
  z.object({ kind: z.literal('referral'), amount: rupees, at: instant }),
  z.object({ kind: z.literal('debt'), debt: playerDebt }),
]);
export type StatementSubject = z.output<typeof statementSubject>;

/** What the line of a reference is about; null where nothing more is known of it. 404: the player has no such line. */
export const getStatementSubject = defineCall({
  name: 'getStatementSubject',
  host: 'api',
  method: 'GET',
  path: '/getAccountstatement/subject',
  auth: 'token',
  request: z.object({ reference: z.string().check(z.maxLength(200)) }),
  response: answer(z.object({ about: orElse(z.nullable(statementSubject), null) })),
});

export const statementEntryCalls = { getStatementSubject };
