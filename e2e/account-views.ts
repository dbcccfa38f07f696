import type { Page } from '@playwright/test';
import { answered, failing, waiting } from './other-answers.ts';
import type { View } from './sports-views.ts';

const main = (page: Page) => page.getByRole('main');

/** The statement with its first entry of a kind opened. */
const opened = (kind: string): View => ({
  path: `/cashier?period=90d&kind=${kind}`,
  signedIn: true,
  act: async (page) => {
    await main(page).locator('tr button[aria-expanded]').first().click();
    await page.waitForLoadState('networkidle');
  },
});

/** How the player stands, as the operator says it. */
const standing = (state: string, until: string | null): View => ({
  path: '/profile/limits',
  signedIn: true,
  act: answered('limits', (body) =>
    body.replace(/"standing":\{[^}]*\}/, `"standing":${JSON.stringify({ state, until })}`),
  ),
});
/** Where KYC stands, with no document or with those of the demo player. */
const kycIs = (status: string, isEmpty = false): View => ({
  path: '/kyc',
  signedIn: true,
  act: answered('kyc', (body) => {
    const other = body.replace('"data":{"status":"approved"', `"data":{"status":"${status}"`);
    return isEmpty ? other.replace(/"documents":\[.*?\],"schema"/, '"documents":[],"schema"') : other;
  }),
});
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** The statement, the notifications and the player's own limits, with their states. */
export const accountViews: Readonly<Record<string, View>> = {
  cashier: { path: '/cashier', signedIn: true },
  'cashier-bet': opened('sports'),
  'cashier-round': opened('casino'),
  'cashier-deposit': opened('deposit'),
  'cashier-withdrawal': opened('withdrawal'),
  'cashier-bonus': opened('bonus'),
  'cashier-none': { path: '/cashier?reference=nothing+like+it', signedIn: true },
  'cashier-failed': { path: '/cashier', signedIn: true, act: failing('getAccountstatement') },
  'cashier-waiting': { path: '/cashier', signedIn: true, act: waiting('getAccountstatement') },
  'cashier-period': {
    path: '/cashier',
    signedIn: true,
    act: (page) =>
      main(page)
        .getByRole('button', { name: / to .* 20\d\d/ })
        .click(),
  },
  'notifications-group': { path: '/notifications?group=money', signedIn: true },
  'notifications-empty': {
    path: '/notifications',
    signedIn: true,
    act: answered('notifications', (body) =>
      body
        .replace(/"notifications":\[.*\](?=,"count"|,"unread"|\})/, '"notifications":[]')
        .replace(/"unread":\d+/, '"unread":0'),
    ),
  },
  'notifications-failed': { path: '/notifications', signedIn: true, act: failing('notifications') },
  'kyc-none': kycIs('none', true),
  'kyc-pending': kycIs('pending'),
  'kyc-declined': kycIs('declined'),
  'kyc-expired': kycIs('expired'),
  'kyc-failed': { path: '/kyc', signedIn: true, act: failing('kyc') },
  kyc: { path: '/kyc', signedIn: true },
  'kyc-send': {
    path: '/kyc?send=passport',
    signedIn: true,
    act: (page) => page.getByRole('button', { name: 'Submit for review' }).click(),
  },
  'profile-password': {
    path: '/profile?change=password',
    signedIn: true,
    act: (page) => page.locator('form').getByRole('button', { name: 'Change password' }).click(),
  },
  'profile-notifications': { path: '/profile#notifications', signedIn: true },
  limits: { path: '/profile/limits', signedIn: true },
  'limits-set': { path: '/profile/limits?set=loss-week', signedIn: true },
  'limits-set-deposit': { path: '/profile/limits?set=deposit-day', signedIn: true },
  'limits-break': { path: '/profile/limits?rest=7d', signedIn: true },
  'limits-exclusion': { path: '/profile/limits?rest=6m', signedIn: true },
  'limits-on-break': standing('break', inDays(1)),
  'limits-excluded': standing('excluded', inDays(180)),
  'limits-excluded-for-good': standing('excluded', null),
  'limits-limited': standing('limited', null),
  'limits-check-due': {
    path: '/profile/limits',
    signedIn: true,
    act: async (page) => {
      await answered('limits/now', (body) => body.replace('"isCheckDue":false', '"isCheckDue":true'))(page);
      await answered('limits', (body) => body.replace('"check":null', '"check":30'))(page);
    },
  },
  'limits-failed': { path: '/profile/limits', signedIn: true, act: failing('limits') },
  'limits-waiting': { path: '/profile/limits', signedIn: true, act: waiting('limits') },
  'header-balance': {
    path: '/bonus',
    signedIn: true,
    isScreen: true,
    act: async (page) => {
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^(Balance|Available)/ })
        .click();
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^Withdrawable/ })
        .click();
      await page.waitForLoadState('networkidle');
    },
  },
  'profile-failed': { path: '/profile', signedIn: true, act: failing('profile') },
  'limits-for-good': { path: '/profile/limits?rest=for-good', signedIn: true },
};
