import * as z from 'zod/mini';
import { answer, defineCall, defineMoneyCall, paging } from './call.ts';
import { kycStatuses } from './kyc.ts';
import { instant, rupees } from './money.ts';

/** The states of betting.md, "Withdrawal". Failed, declined and cancelled ones have been refunded. */
export const withdrawalStates = ['pending', 'approved', 'paid', 'failed', 'declined', 'cancelled'] as const;
export const withdrawalMethods = ['bank', 'upi'] as const;

export const withdrawal = z.object({
  id: z.string(),
  method: z.enum(withdrawalMethods),
  /** Where to, masked: `HDFC ••••4321`. */
  destination: z.string(),
  amount: rupees,
  state: z.enum(withdrawalStates),
  /** Pending, and not approved before the player's KYC is. */
  waitsForKyc: z.boolean(),
  /** Why it was declined or failed. */
  reason: z.optional(z.string()),
  /** The bank's reference of the payment. */
  utr: z.optional(z.string()),
  createdAt: instant,
  decidedAt: z.optional(instant),
});
export type Withdrawal = z.output<typeof withdrawal>;

/** What can be withdrawn and why: `withdrawable` is `cash` − `held` − `locked`, and never below zero. Coins never count. */
export const withdrawable = z.object({
  cash: rupees,
  /** Held for open bets. */
  held: rupees,
  /** Locked by an active bonus, as far as there is cash to lock. */
  locked: rupees,
  withdrawable: rupees,
  min: rupees,
  max: rupees,
  /** The organisation's switch: whether a pending request may be cancelled. */
  canCancel: z.boolean(),
  kyc: z.enum(kycStatuses),
  /** How much may be asked for in all, over time, before requests wait for KYC; what of that is left, none once KYC is approved. */
  kycAbove: rupees,
  withoutKyc: rupees,
  /** Whether the next request waits for KYC whatever its amount: KYC is not approved, and less than `min` is left without it. */
  needsKyc: z.boolean(),
  /** What the player owes for results that were corrected; left out where they owe nothing. Until it is paid nothing can be withdrawn. */
  owed: z.optional(rupees),
});
export type Withdrawable = z.output<typeof withdrawable>;

/**
 * Asks for a withdrawal: to a saved account (`bankId`), or to a UPI address. The money leaves the balance at once; a request
 * that takes the player past `kycAbove` is taken, and waits for KYC. A destination that they have not withdrawn to before needs
 * their password again: without it the answer is 403 with the field `password`.
 */
export const createWithdrawal = defineMoneyCall({
  name: 'createWithdrawal',
  host: 'api',
  path: '/withdrawRequest/create',
  auth: 'token',
  request: {
    amount: rupees.check(z.positive()),
    method: z.enum(withdrawalMethods),
    bankId: z.optional(z.string().check(z.maxLength(40))),
    upi: z.optional(z.string().check(z.regex(/^[\w.-]{2,64}@[A-Za-z]{2,32}$/))),
    password: z.optional(z.string().check(z.maxLength(100))),
  },
  response: answer(z.object({ withdrawal })),
});

/** The player's requests, newest first, with what they could withdraw now. */
export const getWithdrawals = defineCall({
  name: 'getWithdrawals',
  host: 'api',
  method: 'GET',
  path: '/withdrawRequest/get',
  auth: 'token',
  request: z.object({
    ...paging,
    id: z.optional(z.string().check(z.maxLength(40))),
    state: z.optional(z.enum(withdrawalStates)),
  }),
  response: answer(z.object({ withdrawList: z.array(withdrawal), count: z.int(), available: withdrawable })),
});

/** Takes a pending request back; the money returns at once. */
export const cancelWithdrawal = defineMoneyCall({
  name: 'cancelWithdrawal',
  host: 'api',
  path: '/withdrawRequest/cancel',
  auth: 'token',
  request: { id: z.string().check(z.maxLength(40)) },
  response: answer(z.object({ withdrawal })),
});

export const withdrawalCalls = { createWithdrawal, getWithdrawals, cancelWithdrawal };
