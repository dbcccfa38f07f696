import * as z from 'zod/mini';
import { answer, defineCall, defineMoneyCall, nothing, paging } from './call.ts';
import { formField, formValues } from './form.ts';
import { coins, instant, rupees } from './money.ts';
import { namedReason } from './named-text.ts';
import { listOf, orElse } from './reading.ts';

/** What is charged besides the amount: nothing, or what a coin's network takes from the sender. */
export const depositFees = ['none', 'network'] as const;

export const depositModes = ['upi', 'bank', 'wallet', 'crypto'] as const;

/**
 * A way to deposit. `manual`: the player pays to one of `accounts` and sends `fields` as proof; `redirect`: they are sent to the
 * gateway's own page, and only the gateway itself says that they paid.
 */
export const gateway = z.object({
  /** `m_paytm`, `m_bkash`, `m_nagad`, `m_binance_tron`, `m_binance_bsc` (spec §3), and what the operator adds. */
  code: z.string(),
  name: z.string(),
  mode: z.enum(depositModes),
  kind: z.enum(['manual', 'redirect']),
  min: rupees,
  max: rupees,
  fee: z.enum(depositFees),
  /** How long it usually takes from the proof, or from the payment, until the money is there. */
  usualMinutes: z.int(),
  /** It takes nothing now: why, in the operator's words, and when it opens by itself. Nobody is told where to pay meanwhile. */
  closed: z.optional(
    z.object({
      reason: z.optional(z.string()),
      until: z.optional(instant),
      /** Until when the proof is still taken of who had begun to pay before it closed. */
      proofsUntil: z.optional(instant),
      /** The reason by its name, where it has one (`reasonTexts`). */
      named: z.optional(namedReason),
    }),
  ),
  /** How long the instructions stand, seconds. */
  expiresIn: z.int(),
  fields: z.array(formField),
  /** Where to pay to, line by line, each to be copied. */
  accounts: z.array(z.object({ label: z.string(), value: z.string() })),
  /** What a QR code says, where there is one to draw. */
  qr: z.optional(z.string()),
  /** What one coin counts now. */
  rate: z.optional(rupees),
  /** What the coin is called: `USDT`. */
  coin: z.optional(z.string()),
  /** A coin's network: sent over another it is lost, and the player is warned. */
  network: z.optional(z.string()),
});
export type Gateway = z.output<typeof gateway>;

/** Answers the ways to deposit, in the operator's order; one that is closed says so. */
export const getGateways = defineCall({
  name: 'getGateways',
  host: 'api',
  method: 'GET',
  path: '/gateways',
  auth: 'token',
  request: nothing,
  response: answer(z.object({ gatewaysList: listOf(gateway) })),
});

/** The states of betting.md, "Deposit", from the moment the operator knows of it. */
export const depositStates = [
  'created',
  'redirected',
  'returned',
  'pending',
  'approved',
  'declined',
  'expired',
] as const;

/** Paise: a millionth of a coin is worth a paisa at most, or coins that are rounded up to it would be worth more than their amount. */
const MOST_RATE = 1_000_000;

/** How many coins were sent, and what one counts in the amount: their worth by it, rounded down to the paisa. */
const coinPayment = { count: coins, rate: rupees.check(z.positive(), z.maximum(MOST_RATE)) };

export const deposit = z.object({
  id: z.string(),
  gateway: z.string(),
  gatewayName: z.string(),
  amount: rupees,
  /** `other`: a state that this client does not know. */
  state: orElse(z.enum([...depositStates, 'other']), 'other'),
  /** Why it was declined. */
  reason: z.optional(z.string()),
  /** The reason by its name, where it has one (`reasonTexts`). */
  named: z.optional(namedReason),
  /** The payment's own reference, as the player gave it. */
  reference: z.optional(z.string()),
  /** Of a coin: how many of which were sent, and the rate at which they are its amount. */
  coins: z.optional(z.object({ ...coinPayment, coin: z.string() })),
  createdAt: instant,
  /** When it ends by itself unless something becomes of it before; not there once nothing can, or only the gateway says. */
  expiresAt: z.optional(instant),
  decidedAt: z.optional(instant),
  /** It was paid over the player’s own limit, or after they had stopped: nothing of it is added, and the operator sends it back by hand. */
  goesBack: z.optional(z.boolean()),
});
export type Deposit = z.output<typeof deposit>;

/** What was paid by which way, and what proves it. */
const payment = {
  gateway: z.string().check(z.regex(/^[\w-]{1,40}$/)),
  amount: rupees.check(z.positive()),
  fields: formValues,
  coins: z.optional(z.object(coinPayment)),
};

/**
 * Tells of a payment that was made by hand, with its proof. It is pending until the operator approves or declines it. By a way that has a `rate`
 * it names the coins and the rate that its player was shown: where the rate is another one now, the answer is 409 with the field `coins` (`coin-rate`,
 * with the new rate), and nothing has happened.
 */
export const createDeposit = defineMoneyCall({
  name: 'createDeposit',
  host: 'api',
  path: '/deposit/create',
  auth: 'token',
  request: payment,
  response: answer(z.object({ deposit })),
});

/**
 * Tells of a payment that was made by hand although nothing of it may be added: the player’s own limit was lowered meanwhile, or they have stopped.
 * It waits until the operator has sent it back, and is never added. Refused where nothing keeps the payment from being a deposit. Coins
 * are taken at whichever rate they were shown at, and whatever they are worth.
 */
export const reclaimPayment = defineMoneyCall({
  name: 'reclaimPayment',
  host: 'api',
  path: '/deposit/reclaim',
  auth: 'token',
  request: payment,
  response: answer(z.object({ deposit })),
});

/**
 * Begins a deposit through the gateway that redirects. The player comes back to `returnPath` with `deposit=ID` added to its query;
 * that is no proof: the deposit's state is.
 */
export const fastpayme = defineMoneyCall({
  name: 'fastpayme',
  host: 'api',
  path: '/deposit/fastpayme',
  auth: 'token',
  request: {
    amount: rupees.check(z.positive()),
    returnPath: z.string().check(z.maxLength(200), z.regex(/^\/(?![/\\])/)),
  },
  response: answer(z.object({ deposit, redirectUrl: z.string() })),
});

/** The player's deposits, newest first; one of them where `id` is given. */
export const getDeposits = defineCall({
  name: 'getDeposits',
  host: 'api',
  method: 'GET',
  path: '/deposit/get',
  auth: 'token',
  request: z.object({ ...paging, id: z.optional(z.string().check(z.maxLength(40))) }),
  response: answer(z.object({ deposits: listOf(deposit), count: z.int() })),
});

/** An account of the operator's to pay to. */
export const operatorAccount = z.object({
  id: z.string(),
  bankName: z.string(),
  holder: z.string(),
  accountNumber: z.string(),
  ifsc: z.string(),
  upi: z.optional(z.string()),
});
export type OperatorAccount = z.output<typeof operatorAccount>;

/** Answers the accounts of the operator that a player may pay to. */
export const getBankAccountDetails = defineCall({
  name: 'getBankAccountDetails',
  host: 'api',
  method: 'GET',
  path: '/getBankAccountDetails',
  auth: 'token',
  request: nothing,
  response: answer(z.object({ bankDetails: listOf(operatorAccount) })),
});

export const depositCalls = {
  getGateways,
  createDeposit,
  reclaimPayment,
  fastpayme,
  getDeposits,
  getBankAccountDetails,
};
