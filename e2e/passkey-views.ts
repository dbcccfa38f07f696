import type { Page } from '@playwright/test';
import { expect } from './app.ts';
import { deviceWithPasskeys } from './authenticator.ts';
import { answered } from './other-answers.ts';
import type { View } from './sports-views.ts';

const KEPT = [
  {
    ...{ id: '2', keeper: 'Google Password Manager', device: { kind: 'phone', browser: 'Chrome', system: 'Android' } },
    ...{ createdAt: '2026-11-02T09:12:00.000Z', lastUsedAt: '2026-11-20T18:40:00.000Z' },
  },
  { id: '1', device: { kind: 'computer', browser: 'Edge', system: 'Windows' }, createdAt: '2026-10-14T07:05:00.000Z' },
];
const ready = new WeakSet<Page>();
/** The player is none of the demo, with these passkeys. */
const withPasskeys =
  (passkeys: readonly object[], isOffered = false) =>
  async (page: Page) => {
    if (!ready.has(page)) await deviceWithPasskeys(page);
    ready.add(page);
    const data = JSON.stringify({ passkeys, isOffered });
    await answered('profile', (body) => body.replace('"isDemo":true', '"isDemo":false'))(page);
    await answered('passkeys', (body) => body.replace(/"data":\{.*\}(?=\})/, `"data":${data}`))(page);
  };
const offer = (page: Page) => page.getByRole('complementary').getByRole('button').first();

/** The browser finds none, as one does whose request is closed. */
const findsNone = (page: Page) =>
  page.evaluate(() => {
    navigator.credentials.get = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
const inHindi = (page: Page) =>
  page.evaluate(() => {
    localStorage.setItem('preferences', JSON.stringify({ state: { locale: 'hi', theme: 'system' }, version: 0 }));
  });

/** Passkeys: what offers the first one, the list of them, the login by one, and what one confirms. */
export const passkeyViews: Readonly<Record<string, View>> = {
  'passkey-offer': {
    path: '/home',
    signedIn: true,
    act: async (page) => {
      await withPasskeys([], true)(page);
      await offer(page).waitFor();
    },
  },
  'passkey-offer-hindi': {
    path: '/home',
    signedIn: true,
    act: async (page) => {
      await inHindi(page);
      await withPasskeys([], true)(page);
      await offer(page).waitFor();
    },
  },
  'profile-passkeys': { path: '/profile', signedIn: true, act: withPasskeys(KEPT) },
  'profile-no-passkeys': { path: '/profile', signedIn: true, act: withPasskeys([]) },
  'passkey-confirm': {
    path: '/bank-details?add=card',
    signedIn: true,
    act: async (page) => {
      await page.route(/\/api\/bank$/, (route) =>
        route.fulfill({
          status: 403,
          json: { error: true, message: 'Confirm this with your passkey.', field: 'passkey' },
        }),
      );
      await page.getByRole('textbox', { name: 'Name on the card' }).fill('Rohit Kulkarni');
      await page.getByRole('textbox', { name: /^Card number/ }).fill('4111111111111111');
      await page.getByRole('textbox', { name: /^Expires/ }).fill('04/49');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  'login-no-passkey': {
    path: '/?dialog=login',
    act: async (page) => {
      await findsNone(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Log in with a passkey' }).click();
      await page.getByRole('dialog').getByRole('alert').waitFor();
    },
  },
};
