import type { Page } from '@playwright/test';
import { answered, failing } from './other-answers.ts';
import type { View } from './sports-views.ts';

const main = (page: Page) => page.getByRole('main');

const withdrawal = (change: (body: string) => string) => answered('withdrawRequest/get', change);

/** The pages of withdrawals and of bank details, and their states. */
export const withdrawViews: Readonly<Record<string, View>> = {
  withdraw: { path: '/withdraw', signedIn: true },
  'withdraw-kyc-later': {
    path: '/withdraw',
    signedIn: true,
    act: withdrawal((body) =>
      body.replace('"kyc":"approved"', '"kyc":"declined"').replace('"needsKyc":false', '"needsKyc":true'),
    ),
  },
  'withdraw-kyc-first': {
    path: '/withdraw',
    signedIn: true,
    act: withdrawal((body) =>
      body.replace('"kyc":"approved"', '"kyc":"none"').replace('"kycFirst":false', '"kycFirst":true'),
    ),
  },
  'withdraw-nothing': {
    path: '/withdraw',
    signedIn: true,
    act: withdrawal((body) => body.replace(/"withdrawable":\d+(\.\d+)?/, '"withdrawable":0')),
  },
  'withdraw-owed': {
    path: '/withdraw',
    signedIn: true,
    act: withdrawal((body) => body.replace('"needsKyc":', '"owed":1500,"needsKyc":')),
  },
  'withdraw-closed': {
    path: '/withdraw',
    signedIn: true,
    act: withdrawal((body) => body.replace(/"methods":\[.*?\]/, '"methods":[]')),
  },
  'withdraw-failed': {
    path: '/withdraw',
    signedIn: true,
    act: failing('withdrawRequest/get'),
  },
  'withdraw-bank': {
    path: '/withdraw/bank',
    signedIn: true,
    act: (page) => page.getByRole('textbox', { name: /^Amount/ }).fill('10000'),
  },
  'withdraw-bank-errors': {
    path: '/withdraw/bank',
    signedIn: true,
    act: async (page) => {
      await page.getByRole('textbox', { name: /^Amount/ }).fill('95000');
      await page.getByRole('radio', { name: /New bank account/ }).check();
      await page.getByLabel(/^Account number(?! again)/).fill('5010 0426 7134 417');
      await page.getByLabel('Confirm account number').fill('5010 0426 7134 471');
      await page.getByLabel(/^IFSC/).fill('HDFC0000142');
      await page.getByRole('button', { name: /^Withdraw/ }).click();
    },
  },
  'withdraw-upi': { path: '/withdraw/upi', signedIn: true },
  'withdraw-before': { path: '/pre-withdraw-page/bank', signedIn: true },
  'withdraw-no-method': { path: '/withdraw/cheque', signedIn: true },
  'withdraw-list': { path: '/withdrawList', signedIn: true },
  'withdraw-list-empty': { path: '/withdrawList?state=approved', signedIn: true },
  'withdraw-request': { path: '/withdrawList?id=WD-20418', signedIn: true },
  'withdraw-request-paid': { path: '/withdrawList?id=WD-20377', signedIn: true },
  'withdraw-cancel': {
    path: '/withdrawList?id=WD-20418',
    signedIn: true,
    act: (page) => main(page).getByRole('button', { name: 'Cancel request' }).click(),
  },
  bank: { path: '/bank-details', signedIn: true },
  'bank-empty': {
    path: '/bank-details',
    signedIn: true,
    act: answered('bank', (body) => body.replace(/"banks":\[.*?\],"count":\d+/, '"banks":[],"count":0')),
  },
  'bank-failed': { path: '/bank-details', signedIn: true, act: failing('bank') },
  'bank-full': {
    path: '/bank-details',
    signedIn: true,
    act: answered('bank', (body) => body.replace(/"count":\d+/, '"count":20')),
  },
  'bank-remove': {
    path: '/bank-details',
    signedIn: true,
    act: (page) =>
      main(page)
        .getByRole('button', { name: /^Remove/ })
        .first()
        .click(),
  },
  'bank-add': { path: '/bank-details?add=bank', signedIn: true },
  'bank-add-card': { path: '/bank-details?add=card', signedIn: true },
};
