import * as z from 'zod/mini';
import { answer, defineCall, defineMoneyCall, nothing, paging } from './call.ts';
import { formField, formValues } from './form.ts';
import { instant, rupees } from './money.ts';

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
  /** How long the instructions stand, seconds. */
  expiresIn: z.int(),
  fields: z.array(formField),
  /** Where to pay to, line by line, each to be copied. */
  accounts: z.array(z.object({ label: z.string(), value: z.string() })),
  /** What a QR code says, where there is one to draw. */
  qr: z.optional(z.string()),
  /** A coin's network: sent over another it is lost, and the player is warned. */
  network: z.optional(z.string()),
});
export type Gateway = z.output<typeof gateway>;

/** Answers the ways to deposit that are open to the player. */
export const getGateways = defineCall({
  name: 'getGateways',
  host: 'api',
  method: 'GET',
  path: '/gateways',
  auth: 'token',
  request: nothing,
  response: answer(z.object({ gatewaysList: z.array(gateway) })),
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

export const deposit = z.object({
  id: z.string(),
  gateway: z.string(),
  gatewayName: z.string(),
  amount: rupees,
  state: z.enum(depositStates),
  /** Why it was declined. */
  reason: z.optional(z.string()),
  /** The payment's own reference, as the player gave it. */
  reference: z.optional(z.string()),
  createdAt: instant,
  decidedAt: z.optional(instant),
});
export type Deposit = z.output<typeof deposit>;

/** Tells of a payment that was made by hand, with its proof. It is pending until the operator approves or declines it. */
export const createDeposit = defineMoneyCall({
  name: 'createDeposit',
  host: 'api',
  path: '/deposit/create',
  auth: 'token',
  request: {
    gateway: z.string().check(z.regex(/^[\w-]{1,40}$/)),
    amount: rupees.check(z.positive()),
    fields: formValues,
  },
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
  response: answer(z.object({ deposits: z.array(deposit), count: z.int() })),
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
  response: answer(z.object({ bankDetails: z.array(operatorAccount) })),
});

export const depositCalls = { getGateways, createDeposit, fastpayme, getDeposits, getBankAccountDetails };
