import * as z from 'zod/mini';
import { answer, defineCall, defineMoneyCall, paging } from './call.ts';
import { kycStatuses } from './kyc.ts';
import { instant, rupees } from './money.ts';
import { namedReason } from './named-text.ts';
import { passkeyAssertion } from './passkeys.ts';
import { listOf, orElse } from './reading.ts';

/** The states of betting.md, "Withdrawal". Failed, declined and cancelled ones have been refunded. */
export const withdrawalStates = ['pending', 'approved', 'paid', 'failed', 'declined', 'cancelled'] as const;
export const withdrawalMethods = ['bank', 'upi'] as const;

/**
 * A UPI address. The part after the `@` is a bank's or app's handle, which may have digits and dots: an account number with the IFSC is an
 * address too (`12345@HDFC0000001.ifsc.npci`).
 */
export const UPI_ADDRESS = /^[\w.-]{2,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]{0,62}[A-Za-z0-9])$/;

export const withdrawal = z.object({
  id: z.string(),
  method: z.enum(withdrawalMethods),
  /** Where to, masked: `HDFC ••••4321`. */
  destination: z.string(),
  /** What left the balance; what arrives is less by the `fee`. */
  amount: rupees,
  /** What is kept as it is paid. */
  fee: rupees,
  /** `other`: a state that this client does not know. */
  state: orElse(z.enum([...withdrawalStates, 'other']), 'other'),
  /** Pending, and not approved before the player's KYC is. */
  waitsForKyc: z.boolean(),
  /** Why it was declined or failed. */
  reason: z.optional(z.string()),
  /** The reason by its name, where it has one (`reasonTexts`). */
  named: z.optional(namedReason),
  /** The bank's reference of the payment. */
  utr: z.optional(z.string()),
  createdAt: instant,
  /** When the operator approved it. */
  approvedAt: z.optional(instant),
  /** When it came to the state that it is in; left out while it is pending. */
  decidedAt: z.optional(instant),
});
export type Withdrawal = z.output<typeof withdrawal>;

/** A way to be paid. Amounts are those of one request. */
export const withdrawalMethod = z.object({
  code: z.enum(withdrawalMethods),
  min: rupees,
  max: rupees,
  /** What is kept of each request. */
  fee: rupees,
  /** How many minutes it takes as a rule, from the request to the payment. */
  minutes: z.int(),
});
export type WithdrawalMethod = z.output<typeof withdrawalMethod>;

/** A way to be paid that takes nothing now: why, in the operator's words, and when it opens by itself. */
export const closedMethod = z.object({
  code: z.enum(withdrawalMethods),
  reason: z.optional(z.string()),
  until: z.optional(instant),
  /** The reason by its name, where it has one (`reasonTexts`). */
  named: z.optional(namedReason),
});
export type ClosedMethod = z.output<typeof closedMethod>;

/** What can be withdrawn and why: `withdrawable` is `cash` − `held` − `locked`, and never below zero. Coins never count. */
export const withdrawable = z.object({
  cash: rupees,
  /** Held for open bets. */
  held: rupees,
  /** Locked by an active bonus, as far as there is cash to lock. */
  locked: rupees,
  withdrawable: rupees,
  /** The open ways to be paid, in the operator’s order. */
  methods: listOf(withdrawalMethod),
  /** The others, in the same order; an operator that closes none leaves them out. */
  closedMethods: z.optional(listOf(closedMethod)),
  /** The least and the most of one request, of all the methods together. */
  min: rupees,
  max: rupees,
  /** The organisation's switch: whether a pending request may be cancelled. */
  canCancel: z.boolean(),
  kyc: orElse(z.enum(kycStatuses), 'pending'),
  /** The organisation's switch: nothing can be asked for before KYC is approved. */
  kycFirst: z.boolean(),
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
 * that takes the player past `kycAbove` is taken, and waits for KYC. A destination that they have not withdrawn to before, and that no
 * passkey confirmed as it was saved, needs their passkey, or where they have none their password again: without it the answer is 403 with
 * the field `passkey` or `password`. As much to the same place within two minutes is another
 * request only with `again`; without it the answer is 409 with that field, since two tabs may have sent one and the same. `fee` is what the
 * player was shown that is kept of this request: where it is another one now, the answer is 409 with that field (`withdrawal-fee`, with the
 * new fee), and nothing has happened. A request that names none is one by a method without a fee.
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
    upi: z.optional(z.string().check(z.regex(UPI_ADDRESS))),
    password: z.optional(z.string().check(z.maxLength(100))),
    passkey: z.optional(passkeyAssertion),
    again: z.optional(z.boolean()),
    fee: z.optional(rupees.check(z.minimum(0))),
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
  response: answer(z.object({ withdrawList: listOf(withdrawal), count: z.int(), available: withdrawable })),
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
