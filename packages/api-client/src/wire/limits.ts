import * as z from 'zod/mini';
import { answer, defineCall, nothing } from './call.ts';
import { instant, rupees } from './money.ts';
import { listOf } from './reading.ts';

/**
 * What a player may keep themselves to (betting.md, "Responsible play"). Periods roll: a day is the last 24 hours, a week the last 7 days, a
 * month the last 30, so that nothing begins anew at midnight.
 */
export const limitNames = [
  'deposit-day',
  'deposit-week',
  'deposit-month',
  'loss-day',
  'loss-week',
  'loss-month',
  'stake-bet',
  'stake-day',
] as const;
export type LimitName = (typeof limitNames)[number];

/** The longest breaks by their names, and the shortest exclusion: a break ends by itself, and so does an exclusion but the last. */
export const breakLengths = ['24h', '7d', '30d'] as const;
export const exclusionLengths = ['6m', '1y', '5y', 'for-good'] as const;
/** After how many minutes of play a player may have themselves shown how long it was and what it brought. */
export const checkMinutes = [30, 60, 90] as const;
/** The least and the most that a session may be limited to, minutes. */
export const SESSION_MINUTES = { least: 15, most: 24 * 60 } as const;

/** What a limit becomes, and when: a rise waits, and may be taken back until then. Null: it ends. */
const later = <Amount extends z.ZodMiniType>(amount: Amount) =>
  z.nullable(z.object({ amount: z.nullable(amount), at: instant }));

export const playLimit = z.object({
  name: z.enum(limitNames),
  /** Null: none is set. */
  amount: z.nullable(rupees),
  /** What counts towards it now. Of losses below zero where more was won; 0 for a single bet. */
  used: rupees,
  later: later(rupees),
});
export type PlayLimit = z.output<typeof playLimit>;

const minutes = z.int().check(z.minimum(SESSION_MINUTES.least), z.maximum(SESSION_MINUTES.most));

/** How a player stands with the house, as they read it: until when, null for good or until the house lifts it. */
export const ownStanding = z.object({
  state: z.enum(['active', 'limited', 'break', 'excluded', 'closed']),
  until: z.nullable(instant),
});

export const ownLimits = z.object({
  limits: listOf(playLimit),
  /** Time of play in any 24 hours. At its end play rests. */
  session: z.object({ minutes: z.nullable(z.int()), used: z.int(), later: later(z.int()) }),
  /** After how many minutes of play its time and result are shown and have to be read; null: never. */
  check: z.nullable(z.union(checkMinutes.map((each) => z.literal(each)))),
  /** How long a rise waits, hours. */
  coolingHours: z.int(),
  standing: ownStanding,
});
export type OwnLimits = z.output<typeof ownLimits>;

/** The player's limits with what of them is used, and how they stand. */
export const getLimits = defineCall({
  name: 'getLimits',
  host: 'api',
  method: 'GET',
  path: '/limits',
  auth: 'token',
  request: nothing,
  response: answer(ownLimits),
});

/**
 * Sets a limit; null ends it. A lower one counts at once; a higher one, and its end, count once `coolingHours` have passed, and the lower one
 * until then. To set what is set already takes a rise back that waits.
 */
export const setLimit = defineCall({
  name: 'setLimit',
  host: 'api',
  method: 'POST',
  path: '/limits/set',
  auth: 'token',
  request: z.object({ name: z.enum(limitNames), amount: z.nullable(rupees.check(z.minimum(0))) }),
  response: answer(ownLimits),
});

/** The same for the time of play in any 24 hours. */
export const setSessionLimit = defineCall({
  name: 'setSessionLimit',
  host: 'api',
  method: 'POST',
  path: '/limits/session',
  auth: 'token',
  request: z.object({ minutes: z.nullable(minutes) }),
  response: answer(ownLimits),
});

/** Sets after how many minutes of play its time and result are shown; null: never. Counts at once. */
export const setRealityCheck = defineCall({
  name: 'setRealityCheck',
  host: 'api',
  method: 'POST',
  path: '/limits/check',
  auth: 'token',
  request: z.object({ every: ownLimits.shape.check }),
  response: answer(ownLimits),
});

/** Begins a break, with the player's password. It ends by itself and can't be shortened; another one that ends later makes it longer. */
export const takeBreak = defineCall({
  name: 'takeBreak',
  host: 'api',
  method: 'POST',
  path: '/limits/break',
  auth: 'token',
  request: z.object({ length: z.enum(breakLengths), password: z.string().check(z.maxLength(100)) }),
  response: answer(ownLimits),
});

/** Excludes the player, with their password, for as long as they say. It can't be shortened. */
export const selfExclude = defineCall({
  name: 'selfExclude',
  host: 'api',
  method: 'POST',
  path: '/limits/exclude',
  auth: 'token',
  request: z.object({ length: z.enum(exclusionLengths), password: z.string().check(z.maxLength(100)) }),
  response: answer(ownLimits),
});

/** The player's play since their last long pause, by the operator's clock: since when, and what bets and games brought. */
export const playNow = z.object({
  since: z.nullable(instant),
  minutes: z.int(),
  net: rupees,
  /** What `net` is the sum of: bets that were settled, after commission, and games. Left out by an older operator. */
  made: z.optional(z.object({ sports: rupees, casino: rupees })),
  /** Whether the player has a reality check. */
  isChecked: z._default(z.boolean(), false),
  /** From when on nothing is played before the check is read; null: none is set, or nothing is played. */
  checkAt: z.nullable(instant),
  /** Whether that has come. */
  isCheckDue: z.boolean(),
  /** Whether nothing is paid in now: the player has stopped, or the house has limited them. */
  isStopped: z._default(z.boolean(), false),
});
export type PlayNow = z.output<typeof playNow>;

/** How long the player has played by now, and what it brought: what the header and a reality check show. */
export const getPlayNow = defineCall({
  name: 'getPlayNow',
  host: 'api',
  method: 'GET',
  path: '/limits/now',
  auth: 'token',
  request: nothing,
  response: answer(playNow),
});

/** Says that the player has read how long they have played and what it brought: play goes on. Where no check is due, nothing moves. */
export const readRealityCheck = defineCall({
  name: 'readRealityCheck',
  host: 'api',
  method: 'POST',
  path: '/limits/check/read',
  auth: 'token',
  request: nothing,
  response: answer(playNow),
});

/**
 * One week (from Monday) or month of India's calendar. `net` is `sports` + `casino`: what bets and games brought, `commission` taken off what
 * bets did. `staked` and `returned` are of what was settled in it, and their difference is `net`: a bet that is open is in neither yet.
 */
export const playPeriod = z.object({
  /** Its first day, `2026-11-16`. */
  from: z.iso.date(),
  sports: rupees,
  /** What the house took of what bets won, less what a corrected result gave back. */
  commission: rupees,
  casino: rupees,
  net: rupees,
  /** Of each bet once, as it was settled first (a lay's liability), and of each round as it was played. */
  staked: rupees,
  /** What came back of it, also of bets that were void or rolled back; less what a corrected result took back. */
  returned: rupees,
  deposits: rupees,
  /** What was asked for less what came back. */
  withdrawals: rupees,
  /** Time of play in it: play that went on over its end is in both periods, each with its part. */
  minutes: z.int(),
  /** Of the longest time of it without a long pause. */
  longestMinutes: z.int(),
});
export type PlayPeriod = z.output<typeof playPeriod>;

/** What the player played, by the week or the month, the latest first: twelve of them, also those in which nothing was. */
export const getPlayReport = defineCall({
  name: 'getPlayReport',
  host: 'api',
  method: 'GET',
  path: '/limits/report',
  auth: 'token',
  request: z.object({ by: z.enum(['week', 'month']) }),
  response: answer(
    z.object({
      periods: listOf(playPeriod),
      /** What is at stake now in bets that are not settled, whenever they were placed. */
      open: rupees,
    }),
  ),
});

export const limitCalls = {
  getLimits,
  setLimit,
  setSessionLimit,
  setRealityCheck,
  takeBreak,
  selfExclude,
  getPlayNow,
  readRealityCheck,
  getPlayReport,
};
