import * as z from 'zod/mini';
import { answer, defineCall } from './call.ts';
import { day, instant, rupees } from './money.ts';

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
  /** Which of the player's accounts moved. */
  account: z.enum(['cash', 'coins']),
});
export type StatementEntry = z.output<typeof statementEntry>;

/**
 * What the cash is made of over the asked period, whatever the kind and reference asked: `openingCash` plus the `amount`
 * of each of `byKind` is `closingCash`, and `closingCash` plus `coins` is `balance`, to the paisa. A day is a day in India
 * (Asia/Kolkata) for everybody: it is the operator's zone, and every ledger day is one of it.
 */
export const statementSummary = z.object({
  /** Cash when the first day began. */
  openingCash: rupees,
  /** Cash, coins and their sum when the last day ended, or now if it has not. */
  closingCash: rupees,
  coins: rupees,
  balance: rupees,
  /** Net cash change by kind over the period, and how many entries (of cash) made it; a kind without any may be left out. */
  byKind: z.array(z.object({ kind: z.enum(statementKinds), count: z.int(), amount: rupees })),
  /** Cash gained and cash lost, each 0 or above, by the entries that `total` counts: these two do follow kind and reference. */
  moneyIn: rupees,
  moneyOut: rupees,
  /**
   * Each day that had an entry, oldest first: cash at its end, what cash changed, and of that what deposits brought and
   * withdrawals took (each 0 or above).
   */
  days: z.array(z.object({ day: z.iso.date(), cash: rupees, change: rupees, deposits: rupees, withdrawals: rupees })),
});
export type StatementSummary = z.output<typeof statementSummary>;

/**
 * The account statement, newest first. `from` and `to` are days in India (Asia/Kolkata), both included. `reference` is any
 * part of one, without case. `cursor` is what the previous page answered as `next`. `total` counts what period, kind and
 * reference let through.
 */
export const getAccountStatement = defineCall({
  name: 'getAccountStatement',
  host: 'api',
  method: 'GET',
  path: '/getAccountstatement',
  auth: 'token',
  request: z.object({
    from: day,
    to: day,
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

export const walletCalls = { getAccountStatement };
