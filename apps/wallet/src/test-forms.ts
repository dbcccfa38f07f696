import type { Gateway, Kyc } from '@pavilion/api-client';
import type { TestAnswers } from '@pavilion/contract/testing';
import { ZERO } from '@pavilion/money';
import { fireEvent, screen } from '@testing-library/react';
import { testDeposit, testGateways } from './deposit/test-gateways.ts';
import { testOwnLimits } from './limits/test-limits.ts';
import { banksAnswer, testAccount, testRequest, withdrawalsAnswer } from './withdraw/test-withdrawals.ts';

/** A form of the wallet: how it is filled in, and what it then sends. */
export interface Form {
  readonly name: string;
  readonly path: string;
  /** What is done before the fields are shown. */
  readonly open?: () => Promise<void>;
  /** The fields that are kept, by how their labels begin: text, or `true` for a box or choice that is ticked. */
  readonly typed?: Readonly<Record<string, string | true>>;
  /** The fields that are never kept. */
  readonly secret?: Readonly<Record<string, string | true>>;
  /** The label of a picture that is sent ahead of the form. */
  readonly picture?: string;
  /** What it sends. */
  readonly call: string;
  readonly sends: object;
  readonly answer: unknown;
}

const ok = (data: unknown) => ({ error: false, message: '', data });
const screenshot = { name: 'screenshot', label: 'Screenshot', type: 'file', isRequired: true } as const;
const gateways = testGateways.map(
  (gateway): Gateway => (gateway.code === 'upi' ? { ...gateway, fields: [...gateway.fields, screenshot] } : gateway),
);
const pan: Kyc['schema'][number] = {
  type: 'pan',
  label: 'PAN',
  fields: [
    { name: 'number', label: 'PAN number', type: 'text', isRequired: true, pattern: '[A-Z]{5}\\d{4}[A-Z]' },
    { name: 'name', label: 'Full name', type: 'text', isRequired: true },
    { name: 'birth', label: 'Date of birth', type: 'date', isRequired: true, rule: 'adult' },
    { name: 'front', label: 'Front', type: 'file', isRequired: true },
  ],
};
const kyc: Kyc = { status: 'none', documents: [], schema: [pan] };
const own = testOwnLimits({ limits: [{ name: 'deposit-day', amount: null, used: ZERO, later: null }] });
const source = { code: 'PAVDIRECT', link: '/?ref=PAVDIRECT', campaign: 'direct', clicks: 0, signUps: 0, conversion: 0 };
const clientRef = expect.any(String);

/** Every form of the wallet. */
export const forms: readonly Form[] = [
  {
    name: 'the proof of a deposit',
    path: '/deposit/upi',
    // The instructions are kept too: a page that is opened again is past the amount.
    async open() {
      const first = await screen.findByLabelText<HTMLInputElement>(/^(Amount|UTR)/, { selector: 'input' });
      if (first.name !== 'amount' || !first.form) return;
      fireEvent.change(first, { target: { value: '700' } });
      fireEvent.submit(first.form);
    },
    typed: { UTR: '432918006612', 'Payer name': 'Asha Rao' },
    picture: 'Screenshot',
    call: 'createDeposit',
    sends: {
      gateway: 'upi',
      amount: 70_000,
      fields: { reference: '432918006612', payer: 'Asha Rao', screenshot: 'kept-1' },
      clientRef,
    },
    answer: ok({ deposit: testDeposit() }),
  },
  {
    name: 'the amount of a deposit',
    path: '/deposit/fastpayme',
    typed: { Amount: '700' },
    call: 'fastpayme',
    sends: { amount: 70_000, returnPath: '/deposit/fastpayme', clientRef },
    answer: ok({ deposit: testDeposit(), redirectUrl: 'https://pay.test/' }),
  },
  {
    name: 'a withdrawal to a new account',
    path: '/withdraw/bank',
    open: async () => void fireEvent.click(await screen.findByLabelText(/New bank account/)),
    typed: { Amount: '1500', 'Account holder': 'Asha Rao', IFSC: 'HDFC0001234' },
    secret: {
      'Account number': '123456789012',
      'Confirm account number': '123456789012',
      'Your password': 'Floodlit9',
    },
    call: 'createWithdrawal',
    sends: { amount: 150_000, fee: 0, method: 'bank', bankId: '9', password: 'Floodlit9', clientRef },
    answer: ok({ withdrawal: testRequest() }),
  },
  {
    name: 'a withdrawal by UPI',
    path: '/withdraw/upi',
    typed: { Amount: '1500', 'UPI ID': 'asha.r@okaxis' },
    call: 'createWithdrawal',
    sends: expect.objectContaining({ amount: 150_000, method: 'upi', upi: 'asha.r@okaxis', clientRef }),
    answer: ok({ withdrawal: testRequest() }),
  },
  {
    name: 'a document',
    path: '/kyc?send=pan',
    typed: { 'Full name': 'Asha Rao', 'Date of birth': '1994-06-14' },
    secret: { 'PAN number': 'ABCPK1234F' },
    picture: 'Front',
    call: 'submitKyc',
    sends: {
      type: 'pan',
      fields: { number: 'ABCPK1234F', name: 'Asha Rao', birth: '1994-06-14', front: 'kept-1' },
    },
    answer: ok(kyc),
  },
  {
    name: 'a bank account',
    path: '/bank-details?add=bank',
    typed: { 'Account holder': 'Asha Rao', IFSC: 'HDFC0001234', 'Make this the default': true },
    secret: { 'Account number': '123456789012', 'Confirm account number': '123456789012' },
    call: 'addBank',
    sends: {
      ...{ type: 'bank', holder: 'Asha Rao', accountNumber: '123456789012' },
      ...{ ifsc: 'HDFC0001234', bankName: 'HDFC Bank' },
    },
    answer: ok({ bank: testAccount() }),
  },
  {
    name: 'a card',
    path: '/bank-details?add=card',
    typed: { 'Name on the card': 'Asha Rao', Expires: '04/35', 'Make this the default': true },
    secret: { 'Card number': '4111111111111111' },
    call: 'addBank',
    sends: { type: 'card', holder: 'Asha Rao', cardNumber: '4111111111111111', expires: '2035-04' },
    answer: ok({ bank: testAccount() }),
  },
  {
    name: 'a new password',
    path: '/profile?change=password',
    secret: { 'Current password': 'Pavilion1', 'New password': 'Monsoon26', 'Confirm password': 'Monsoon26' },
    call: 'updatePassword',
    sends: { current: 'Pavilion1', password: 'Monsoon26' },
    answer: {},
  },
  {
    name: 'a limit',
    path: '/profile/limits?set=deposit-day',
    typed: { Limit: '2500' },
    call: 'setLimit',
    sends: { name: 'deposit-day', amount: 250_000 },
    answer: ok(own),
  },
  {
    name: 'a time-out',
    path: '/profile/limits?rest=7d',
    secret: { 'Your password': 'Floodlit9', 'I understand': true },
    call: 'takeBreak',
    sends: { length: '7d', password: 'Floodlit9' },
    answer: ok(own),
  },
  {
    name: 'a campaign',
    path: '/referral',
    typed: { 'Campaign name': 'match-day' },
    call: 'generateReferral',
    sends: { campaign: 'match-day' },
    answer: ok({ source: { ...source, campaign: 'match-day' } }),
  },
];

/** What the pages of all forms read. */
export const READS: TestAnswers = {
  getGateways: ok({ gatewaysList: gateways }),
  getBankAccountDetails: ok({ bankDetails: [] }),
  getDeposits: ok({ deposits: [], count: 0 }),
  getLimits: ok(own),
  getPlayReport: ok({ periods: [], open: ZERO }),
  getWithdrawals: withdrawalsAnswer([testRequest()]),
  getBanks: banksAnswer([testAccount()]),
  getPasskeys: ok({ passkeys: [] }),
  getKyc: ok(kyc),
  getReferralSources: ok({ sources: [source] }),
  uploadFile: ok({ fileId: 'kept-1' }),
};
