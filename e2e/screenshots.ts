import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { accountViews } from './account-views.ts';
import { beginSession, expect, test } from './app.ts';
import { bonusViews } from './bonus-views.ts';
import { depositViews } from './deposit-views.ts';
import { frontViews } from './front-views.ts';
import { gameViews } from './game-views.ts';
import { inHindi } from './hindi.ts';
import { passkeyViews } from './passkey-views.ts';
import { root } from './places.ts';
import { sportsViews, type View } from './sports-views.ts';
import { tableViews } from './table-views.ts';
import { withdrawViews } from './withdraw-views.ts';

const sizes = { phone: { width: 360, height: 800 }, desktop: { width: 1440, height: 900 } };

/** What a start without a network shows, in a language. */
const offline = (locale: string) => async (page: Page) => {
  await expect.poll(() => page.evaluate(() => localStorage.getItem('openBets'))).not.toBeNull();
  await page.evaluate((chosen) => {
    localStorage.setItem('preferences', JSON.stringify({ state: { locale: chosen, theme: 'system' }, version: 0 }));
  }, locale);
  await page.goto('/offline.html');
};

/** The live lobby once tables that were sat at have had some rounds: they go on while the lobby is looked at. */
async function lobbyOfPlayed(page: Page): Promise<void> {
  for (const table of ['dream-catcher', 'baccarat', 'teenpatti-open', 'trio']) {
    await page.goto(`/casino/aura/${table}`);
    await page.frameLocator('iframe').locator('[data-part="betting"]').waitFor({ timeout: 60_000 });
  }
  await page.goto('/aura-games');
  await expect(page.getByRole('img', { name: /^Last \d rounds/ }).first()).toBeVisible({ timeout: 90_000 });
}

/** Every page and state that can be looked at: where it is, and what is done there first. */
const views: Readonly<Record<string, View>> = {
  ...frontViews,
  inbox: { path: '/sandbox/inbox' },
  offline: { path: '/home', signedIn: true, act: offline('en') },
  'offline-hindi': { path: '/home', signedIn: true, act: offline('hi') },
  'offline-visitor': { path: '/offline.html' },
  'slots-hindi': { path: '/slots', signedIn: true, act: inHindi },
  'exchange-hindi': { path: '/exchange/Cricket', signedIn: true, act: inHindi },
  'withdraw-hindi': { path: '/withdraw', signedIn: true, act: inHindi },
  'cashier-hindi': { path: '/cashier', signedIn: true, act: inHindi },
  'bonus-hindi': { path: '/bonus', signedIn: true, act: inHindi },
  'referral-hindi': { path: '/referral', signedIn: true, act: inHindi },
  slots: { path: '/slots', signedIn: true },
  'slots-red-tiger': { path: '/slots?provider=red-tiger', signedIn: true },
  'slots-empty': { path: '/slots?q=nothing+like+it', signedIn: true },
  'all-games': { path: '/games-all', signedIn: true, isScreen: true },
  'all-games-near': {
    path: '/games-all?q=avaitor',
    signedIn: true,
    act: (page) => page.getByRole('group', { name: 'Did you mean:' }).waitFor(),
  },
  'casino-provider': { path: '/casino/evolution', signedIn: true },
  'casino-mac88': { path: '/slots?provider=mac88', signedIn: true },
  'casino-kingmaker': { path: '/kingmaker', signedIn: true },
  'casino-aura': { path: '/aura-games', signedIn: true },
  'casino-aura-played': { path: '/casino/aura/dream-catcher', signedIn: true, act: lobbyOfPlayed },
  'casino-spm': { path: '/spmgames', signedIn: true },
  'casino-hindi': { path: '/games-all', signedIn: true, isScreen: true, act: inHindi },
  'casino-preview': {
    path: '/slots?provider=jili',
    signedIn: true,
    act: (page) => page.locator('main li[aria-posinset]').nth(3).getByRole('link').first().focus(),
  },
  'casino-game': { path: '/casino/spribe/aviator', signedIn: true },
  ...gameViews,
  ...tableViews,
  'exchange-cricket': { path: '/exchange/Cricket', signedIn: true },
  'exchange-soccer': { path: '/exchange/Soccer', signedIn: true },
  'exchange-inplay': { path: '/exchange/inplay', signedIn: true },
  'kyc-hindi': { path: '/kyc', signedIn: true, act: inHindi },
  'limits-hindi': { path: '/profile/limits', signedIn: true, act: inHindi },
  'deposit-hindi': { path: '/gatewaylist', signedIn: true, act: inHindi },
  'deposit-pending-hindi': { path: '/deposit/upi?deposit=DP-31902', signedIn: true, act: inHindi },
  ...accountViews,
  ...bonusViews,
  ...depositViews,
  ...passkeyViews,
  ...sportsViews,
  ...withdrawViews,
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
  test.describe(size, () => {
    // A phone's scrollbars take no room.
    test.use({ viewport, isMobile: size === 'phone' });
    for (const theme of ['dark', 'light'] as const) {
      test(`${size}, ${theme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
        const take = async (name: string) => {
          const view = views[name];
          if (!view) return;
          await page.goto(view.path);
          await page.waitForLoadState('networkidle');
          await view.act?.(page);
          await page.evaluate(() => document.fonts.ready);
          const fullPage = !view.path.includes('dialog') && !view.isScreen;
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
        // Whatever the games of the pictures before have made of the balance.
        await beginSession(page);
        await page.goto('/home');
        await expect(page.getByRole('banner')).toContainText('₹');
        for (const name of wanted) if (views[name]?.signedIn) await take(name);
      });
    }
  });
}
