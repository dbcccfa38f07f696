import * as z from 'zod/mini';
import { answer, defineCall, nothing, paging } from './call.ts';
import { instant, rupees } from './money.ts';

const campaign = z.string().check(z.trim(), z.minLength(1), z.maxLength(40));

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
  request: nothing,
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
      paid: rupees,
    }),
  ),
});

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
  response: answer(z.object({ children: z.array(referralChild), count: z.int() })),
});

/** Answers the player's codes, each with what it has brought. */
export const getReferralSources = defineCall({
  name: 'getReferralSources',
  host: 'api',
  method: 'GET',
  path: '/ref/sources',
  auth: 'token',
  request: nothing,
  response: answer(z.object({ sources: z.array(referralSource) })),
});

export const referralCalls = { generateReferral, getReferralStats, getReferralChildren, getReferralSources };
