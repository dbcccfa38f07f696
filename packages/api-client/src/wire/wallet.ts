import * as z from 'zod/mini';
import { answer, defineCall } from './call.ts';
import { day, instant, rupees } from './money.ts';
import { namedLine } from './named-text.ts';
import { listOf, orElse } from './reading.ts';

/** Balance is cash (cashable chip) plus coins (non-cash chip) (spec §1). Paise in code. */
export const wallet = z.object({ balance: rupees, cash: rupees, coins: rupees });
export type Wallet = z.output<typeof wallet>;

export const statementKinds = ['sports', 'casino', 'deposit', 'withdrawal', 'bonus', 'adjustment'] as const;

/** What a line can be about: the bets of a market, a player's part of a round, a request, a part of a bonus, a payment, a debt. */
export const statementSubjects = ['bets', 'round', 'deposit', 'withdrawal', 'bonus', 'referral', 'debt'] as const;

/** One line of the account statement: what one ledger transaction did to this player's cash and coins. */
/** What a line was for; `other`: a kind that this client does not know. */
const entryKind = orElse(z.enum([...statementKinds, 'other']), 'other');

export const statementEntry = z.object({
  id: z.string(),
  at: instant,
  kind: entryKind,
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
  /** What it is about, where that can be opened (`getStatementSubject`). */
  about: orElse(z.optional(z.enum(statementSubjects)), undefined),
  /** The sport of what was bet on, where it is known. */
  sport: orElse(z.optional(z.enum(['cricket', 'soccer', 'tennis'])), undefined),
  /** Its texts by name, where they have any (`operatorTexts`). */
  named: z.optional(namedLine),
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
  byKind: listOf(z.object({ kind: entryKind, count: z.int(), amount: rupees })),
  /** What of the kind `bonus` is referral commission; an operator that doesn't say has it all as bonus. */
  commission: z.optional(z.object({ count: z.int(), amount: rupees })),
  /** Cash gained and cash lost, each 0 or above, by the entries that `total` counts: these two do follow kind and reference. */
  moneyIn: rupees,
  moneyOut: rupees,
  /**
   * Each day that had an entry, oldest first: cash at its end, what cash changed, and of that what deposits brought and
   * withdrawals took, each less what of them was taken back that day: below 0 where that was more.
   */
  days: listOf(z.object({ day: z.iso.date(), cash: rupees, change: rupees, deposits: rupees, withdrawals: rupees })),
});
export type StatementSummary = z.output<typeof statementSummary>;

/**
 * The account statement, newest first. `from` and `to` are days in India (Asia/Kolkata), both included. `reference` is any
 * part of one, or of what a deposit's or withdrawal's line shows of its payment, or the whole of that payment's own (UTR,
 * hash), without case, spaces and dashes. `cursor` is what the previous page answered as `next`. `total` counts what period,
 * kind and reference let through.
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
    reference: z.optional(z.string().check(z.maxLength(80))),
    cursor: z.optional(z.string().check(z.maxLength(100))),
    limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
  }),
  response: answer(
    z.object({
      entries: listOf(statementEntry),
      total: z.int(),
      next: z.nullable(z.string()),
      summary: statementSummary,
    }),
  ),
});

export const walletCalls = { getAccountStatement };
