import * as z from 'zod/mini';
import { answer, defineCall, nothing } from './call.ts';
import { instant, rupees } from './money.ts';

/** Balance is cash (cashable chip) plus coins (non-cash chip) (spec §1). Paise in code. */
export const wallet = z.object({ balance: rupees, cash: rupees, coins: rupees });
export type Wallet = z.output<typeof wallet>;

export const statementKinds = ['sports', 'casino', 'deposit', 'withdrawal', 'bonus', 'adjustment'] as const;

/** One line of the account statement: what one ledger transaction did to this player's cash and coins. */
export const statementEntry = z.object({
  id: z.string(),
  at: instant,
  kind: z.enum(statementKinds),
  title: z.string(),
  detail: z.string(),
  reference: z.string(),
  state: z.string(),
  /** Signed: what the player's balance gained. */
  amount: rupees,
  /** Cash (or, for a coins entry, coins) right after this entry. */
  balanceAfter: rupees,
  /** Which of the player's purses moved. */
  purse: z.enum(['cash', 'coins']),
});
export type StatementEntry = z.output<typeof statementEntry>;

/** What the balance is made of over the asked period; the figures add up exactly. */
export const statementSummary = z.object({
  openingCash: rupees,
  closingCash: rupees,
  coins: rupees,
  balance: rupees,
  /** Net cash change by kind over the period. */
  byKind: z.array(z.object({ kind: z.enum(statementKinds), count: z.int(), amount: rupees })),
  moneyIn: rupees,
  moneyOut: rupees,
  /** Cash at the end of each day that had an entry, oldest first. */
  days: z.array(z.object({ day: z.iso.date(), cash: rupees, change: rupees })),
});
export type StatementSummary = z.output<typeof statementSummary>;

/** Newest first. `cursor` is what the previous page answered as `next`. */
export const getAccountStatement = defineCall({
  name: 'getAccountStatement',
  host: 'api',
  method: 'GET',
  path: '/getAccountstatement',
  auth: 'token',
  request: z.object({
    from: z.iso.date(),
    to: z.iso.date(),
    kind: z.optional(z.enum(statementKinds)),
    reference: z.optional(z.string().check(z.maxLength(60))),
    cursor: z.optional(z.string().check(z.maxLength(100))),
    limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
  }),
  response: answer(
    z.object({
      entries: z.array(statementEntry),
      total: z.int(),
      next: z.nullable(z.string()),
      summary: statementSummary,
    }),
  ),
});

/** What open bets hold now, as a figure of 0 or below (spec §2, exposure). */
export const getExposureAmount = defineCall({
  name: 'getExposureAmount',
  host: 'api',
  method: 'GET',
  path: '/bet/exposure/amount',
  auth: 'token',
  request: nothing,
  response: answer(z.object({ exposureAmount: rupees })),
});

export const walletCalls = { getAccountStatement, getExposureAmount };
