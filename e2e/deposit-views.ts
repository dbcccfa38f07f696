import type { Page } from '@playwright/test';
import { answered, failing, waiting } from './other-answers.ts';
import type { View } from './sports-views.ts';

/** To the instructions of a way, for an amount. */
const pay = (amount: string) => async (page: Page) => {
  await page.getByRole('textbox', { name: /^Amount/ }).fill(amount);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('timer').waitFor();
};

/** Does it in a tab that has kept no way to deposit. */
const forgotten = async (page: Page, act: (page: Page) => Promise<void>) => {
  await page.evaluate(() => sessionStorage.removeItem('gatewaysList'));
  await act(page);
};

/** The deposit pages and their states; the deposits are those that the demo player begins with. */
export const depositViews: Readonly<Record<string, View>> = {
  deposit: { path: '/gatewaylist', signedIn: true },
  // What the tab has kept of the ways would stand there in place of these.
  'deposit-failed': { path: '/gatewaylist', signedIn: true, act: (page) => forgotten(page, failing('gateways')) },
  'deposit-waiting': { path: '/gatewaylist', signedIn: true, act: (page) => forgotten(page, waiting('gateways')) },
  'deposit-none': {
    path: '/gatewaylist',
    signedIn: true,
    act: (page) =>
      forgotten(
        page,
        answered('gateways', () => '{"error":false,"message":"","data":{"gatewaysList":[]}}'),
      ),
  },
  'deposit-approved': { path: '/deposit/upi?deposit=DP-31877', signedIn: true },
  'deposit-mode': { path: '/deposit/crypto', signedIn: true },
  'deposit-unknown': { path: '/deposit/nothing', signedIn: true },
  'deposit-amount': { path: '/deposit/imps', signedIn: true },
  'deposit-amount-error': {
    path: '/deposit/neft',
    signedIn: true,
    act: (page) => page.getByRole('button', { name: 'Continue to payment' }).click(),
  },
  'deposit-upi': { path: '/deposit/upi', signedIn: true, act: pay('5000') },
  'deposit-reclaim': {
    path: '/deposit/upi',
    signedIn: true,
    act: async (page) => {
      await pay('5000')(page);
      await answered('limits', (body) =>
        body.replace(/("name":"deposit-day","amount":)[^,]+,"used":[^,]+/, '$11000,"used":0'),
      )(page);
      await page.getByRole('button', { name: 'Request a refund' }).waitFor();
    },
  },
  'deposit-goes-back': {
    path: '/deposit/upi?deposit=DP-31902',
    signedIn: true,
    act: answered('deposit/get', (body) => body.replace('"state":"pending"', '"state":"pending","goesBack":true')),
  },
  'deposit-upi-errors': {
    path: '/deposit/m_paytm',
    signedIn: true,
    act: async (page) => {
      await pay('5000')(page);
      await page.getByLabel('UPI reference').fill('4329 1800');
      await page.getByRole('button', { name: 'Submit' }).click();
    },
  },
  'deposit-bank': { path: '/deposit/rtgs', signedIn: true, act: pay('200000') },
  'deposit-crypto': { path: '/deposit/m_binance_tron', signedIn: true, act: pay('5000') },
  'deposit-bkash': { path: '/bkash', signedIn: true, act: pay('5000') },
  'deposit-fastpay': { path: '/deposit/fastpayme', signedIn: true },
  'deposit-pending': { path: '/deposit/upi?deposit=DP-31902', signedIn: true },
  'deposit-declined': { path: '/deposit/m_paytm?deposit=DP-31640', signedIn: true },
  'deposit-expired': { path: '/deposit/neft?deposit=DP-31500', signedIn: true },
  'deposit-missing': { path: '/deposit/upi?deposit=DP-1', signedIn: true },
};
