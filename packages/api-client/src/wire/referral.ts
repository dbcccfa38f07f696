import * as z from 'zod/mini';
import { answer, defineCall, nothing, paging } from './call.ts';
import { instant, rupees } from './money.ts';
import { namedReason } from './named-text.ts';
import { personText } from './person-text.ts';
import { listOf, orElse } from './reading.ts';

const campaign = personText(1, 40);

/**
 * A code of the player's, with the link that carries it: a path of the app, which the page puts its own origin before.
 * `campaign` is their own word for where they use it. Each visitor is one click a day.
 */
export const referralSource = z.object({
  code: z.string(),
  link: z.string(),
  campaign: z.string(),
  clicks: z.int(),
  signUps: z.int(),
  /** Sign-ups in percent of clicks. */
  conversion: z.number(),
});
export type ReferralSource = z.output<typeof referralSource>;

/** Makes a code for a campaign, or answers the one it has already. */
export const generateReferral = defineCall({
  name: 'generateReferral',
  host: 'api',
  method: 'POST',
  path: '/ref/generate',
  auth: 'token',
  request: z.object({ campaign: z.optional(campaign) }),
  response: answer(z.object({ source: referralSource })),
});

/** How many days of a player's referrals can be asked for at once. */
export const MOST_REFERRAL_DAYS = 366;

/** A day in India of what a player's codes brought; days on which nothing was are left out. */
export const referralDay = z.object({
  day: z.iso.date(),
  clicks: z.int(),
  signUps: z.int(),
  firstDeposits: z.int(),
  turnover: rupees,
  earned: rupees,
});
export type ReferralDay = z.output<typeof referralDay>;

/**
 * What all of the player's codes have brought: clicks, and those who signed up by them. `commission` percent of what those lost to the
 * house, less what they won, is theirs, and of those whom they brought in turn, as many levels down as the operator counts. Where
 * these have won more than they lost, `netLoss` is below zero, and so may `earned` and `pending` be: that is made up first.
 */
export const getReferralStats = defineCall({
  name: 'getReferralStats',
  host: 'api',
  method: 'GET',
  path: '/ref/stats',
  auth: 'token',
  /** `days`: of how many days up to today each is answered as well. */
  request: z.object({
    days: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MOST_REFERRAL_DAYS))),
  }),
  response: answer(
    z.object({
      clicks: z.int(),
      signUps: z.int(),
      firstDeposits: z.int(),
      turnover: rupees,
      netLoss: rupees,
      commission: z.number(),
      earned: rupees,
      pending: rupees,
      /** Earned, and not to be paid as it stands (`referralHolds`); no part of `pending`. */
      held: rupees,
      /** Refused for good; no part of `pending`. */
      refused: z.optional(rupees),
      paid: rupees,
      days: listOf(referralDay),
    }),
  ),
});

export type ReferralStats = z.output<typeof getReferralStats.response>['data'];

/** Somebody who signed up by a code of the player's, or of one below them; the name is masked. */
export const referralChild = z.object({
  id: z.string(),
  name: z.string(),
  joinedAt: instant,
  /** How many stand right below this one. */
  children: z.int(),
  hasDeposited: z.boolean(),
  turnover: rupees,
  /** What they lost to the house, less what they won and what bonuses gave them. */
  netLoss: rupees,
  /** What the player themselves earned by this one. */
  earned: rupees,
});
export type ReferralChild = z.output<typeof referralChild>;

/** One level of the tree: right below the player, or below `parent`, who has to stand in their tree. */
export const getReferralChildren = defineCall({
  name: 'getReferralChildren',
  host: 'api',
  method: 'GET',
  path: '/ref/children',
  auth: 'token',
  request: z.object({ ...paging, parent: z.optional(z.string().check(z.maxLength(40))) }),
  response: answer(z.object({ children: listOf(referralChild), count: z.int() })),
});

/** Answers the player's codes, each with what it has brought. */
export const getReferralSources = defineCall({
  name: 'getReferralSources',
  host: 'api',
  method: 'GET',
  path: '/ref/sources',
  auth: 'token',
  request: nothing,
  response: answer(z.object({ sources: listOf(referralSource) })),
});

/**
 * Why commission is held, first reason first: its earner has excluded themselves, and is paid none while that lasts; the player it is earned on is the earner themselves by a document or a payout account; none of
 * their documents was approved when it settled, where the operator wants that; or somebody above them, or another account of one of these, won
 * on the market that they lost.
 */
export const referralHolds = ['excluded', 'same-person', 'unverified', 'both-sides'] as const;
export type ReferralHold = (typeof referralHolds)[number];

/**
 * Commission that was paid together, or what has not been paid yet (`open`, which may be below zero: it is made up before anything is paid
 * again), is not to be paid as it stands (`held`), or was refused for good (`refused`). `netLoss` is what the players brought lost less what they won, from `from` to `to`; `earned` the commission on it, rounded down
 * for each bet and round. All payments, what is open, what is held and what was refused make up what was earned in all.
 */
export const referralPeriod = z.object({
  /** The payment's own id; `open` of what has not been paid, `held` of what is held, `refused` of what was refused. */
  id: z.string(),
  /** The reference that the payment has in the statement. */
  reference: z.optional(z.string()),
  paidAt: z.optional(instant),
  from: z.optional(instant),
  to: z.optional(instant),
  /** Of how many players. */
  players: z.int(),
  turnover: rupees,
  netLoss: rupees,
  earned: rupees,
});
export type ReferralPeriod = z.output<typeof referralPeriod>;

/** The commission statement: what is open, what is held, what was refused, and the payments, the newest first. */
export const getReferralCommission = defineCall({
  name: 'getReferralCommission',
  host: 'api',
  method: 'GET',
  path: '/ref/commission',
  auth: 'token',
  request: z.object(paging),
  response: answer(
    z.object({
      open: referralPeriod,
      held: referralPeriod,
      refused: z.optional(referralPeriod),
      payments: listOf(referralPeriod),
      count: z.int(),
    }),
  ),
});

/** What each player brought to one period, the most earned first; names are masked. The lines add up to the period. */
export const referralLine = z.object({
  id: z.string(),
  name: z.string(),
  turnover: rupees,
  netLoss: rupees,
  earned: rupees,
  /** Why it is held: of a line of `held` alone, which has one for each reason. */
  held: orElse(z.optional(z.enum(referralHolds)), undefined),
  /** Why it was refused: of a line of `refused` alone. */
  reason: z.optional(z.string()),
  /** The reason by its name, where it has one (`reasonTexts`). */
  named: z.optional(namedReason),
});
export type ReferralLine = z.output<typeof referralLine>;

/** The lines of one period of the commission statement. */
export const getReferralLines = defineCall({
  name: 'getReferralLines',
  host: 'api',
  method: 'GET',
  path: '/ref/commission/lines',
  auth: 'token',
  request: z.object({ ...paging, period: z.string().check(z.maxLength(40)) }),
  response: answer(z.object({ lines: listOf(referralLine), count: z.int() })),
});

export const referralCalls = {
  generateReferral,
  getReferralStats,
  getReferralChildren,
  getReferralSources,
  getReferralCommission,
  getReferralLines,
};
