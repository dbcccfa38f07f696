import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, signIn, test } from './app.ts';
import { root } from './places.ts';
import { sportsViews, type View } from './sports-views.ts';

const sizes = { phone: { width: 360, height: 800 }, desktop: { width: 1440, height: 900 } };

/** The page in Hindi, as the player would have it after the switch. */
const inHindi = async (page: Page) => {
  await page.evaluate(() => {
    localStorage.setItem('preferences', JSON.stringify({ state: { locale: 'hi', theme: 'system' }, version: 0 }));
  });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await page.waitForLoadState('networkidle');
};

/** Every page and state that can be looked at: where it is, and what is done there first. */
const views: Readonly<Record<string, View>> = {
  landing: { path: '/' },
  login: { path: '/?dialog=login' },
  'login-errors': {
    path: '/?dialog=login',
    act: (page) => page.getByRole('dialog').getByRole('button', { name: 'Log In' }).click(),
  },
  recovery: {
    path: '/?dialog=login',
    act: (page) => page.getByRole('dialog').getByText('Forgot password').click(),
  },
  'sign-up': { path: '/?dialog=mobileNumber' },
  'sign-up-otp': {
    path: '/?dialog=mobileNumber',
    act: async (page) => {
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(/mobile/i).fill(`98${String(Math.random()).slice(2, 10)}`);
      await dialog.getByRole('button', { name: 'Send OTP' }).click();
      await expect(dialog.getByLabel(/OTP/)).toBeVisible();
    },
  },
  register: { path: '/register' },
  'sign-in-page': { path: '/sign-in' },
  terms: { path: '/terms' },
  contact: { path: '/contactus' },
  provider: { path: '/spribe' },
  'landing-hindi': { path: '/', act: inHindi },
  'login-hindi': { path: '/?dialog=login', act: inHindi },
  'register-hindi': { path: '/register', act: inHindi },
  inbox: { path: '/sandbox/inbox' },
  maintenance: {
    path: '/terms',
    act: async (page) => {
      await page.route('**/getAppDetails', async (route) => {
        const response = await route.fetch();
        await route.fulfill({
          response,
          body: (await response.text()).replace(/("BRAND_STATUS":)"\w*"/, '$1"maintenance"'),
        });
      });
      await page.reload();
      await expect(page).toHaveURL(/\/maintenance$/);
    },
  },
  home: { path: '/home', signedIn: true },
  'home-hindi': { path: '/home', signedIn: true, act: inHindi },
  'slots-hindi': { path: '/slots', signedIn: true, act: inHindi },
  'exchange-hindi': { path: '/exchange/Cricket', signedIn: true, act: inHindi },
  'cashier-hindi': { path: '/cashier', signedIn: true, act: inHindi },
  search: {
    path: '/home',
    signedIn: true,
    act: async (page) => {
      await page.getByText('Search...').first().click();
      await page.getByPlaceholder('Search your favourite games here...').fill('dra');
    },
  },
  slots: { path: '/slots', signedIn: true },
  'slots-red-tiger': { path: '/slots?provider=red-tiger', signedIn: true },
  'slots-empty': { path: '/slots?q=nothing+like+it', signedIn: true },
  'all-games': { path: '/games-all', signedIn: true },
  'casino-provider': { path: '/casino/evolution', signedIn: true },
  'casino-game': { path: '/casino/spribe/aviator', signedIn: true },
  'exchange-cricket': { path: '/exchange/Cricket', signedIn: true },
  'exchange-soccer': { path: '/exchange/Soccer', signedIn: true },
  'exchange-inplay': { path: '/exchange/inplay', signedIn: true },
  cashier: { path: '/cashier', signedIn: true },
  ...sportsViews,
  'remote-failed': {
    path: '/slots',
    signedIn: true,
    act: async (page) => {
      await page.route('**/releases/casino/*/remote-entry.js*', (route) => route.fulfill({ status: 404 }));
      await page.reload();
      await expect(page.locator('[data-remote-state="failed"]')).toBeVisible();
    },
  },
};

for (const [size, viewport] of Object.entries(sizes)) {
  for (const theme of ['dark', 'light'] as const) {
    test(`${size}, ${theme}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      const take = async (name: string) => {
        const view = views[name];
        if (!view) return;
        await page.goto(view.path);
        await page.waitForLoadState('networkidle');
        await view.act?.(page);
        await page.evaluate(() => document.fonts.ready);
        const fullPage = !view.path.includes('dialog') && !['search', 'all-games'].includes(name);
        const path = join(root, 'screenshots', `${name}-${size}-${theme}.png`);
        await page.screenshot({ path, fullPage, animations: 'disabled' });
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        // The next view is in English, of a live organisation and without pictures again.
        await page.evaluate(() => {
          for (const key of ['preferences', 'organisation', 'pavilion.tv']) localStorage.removeItem(key);
        });
      };
      const only = process.env.PAVILION_VIEWS?.split(',');
      const wanted = Object.keys(views).filter((name) => !only || only.includes(name));
      for (const name of wanted) if (!views[name]?.signedIn) await take(name);
      if (!wanted.some((name) => views[name]?.signedIn)) return;
      await signIn(page);
      for (const name of wanted) if (views[name]?.signedIn) await take(name);
    });
  }
}
