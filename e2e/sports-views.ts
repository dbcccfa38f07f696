import type { Page } from '@playwright/test';
import { expect } from './app.ts';
import { openMatchOf, type Sport } from './matches.ts';

/** A page or a state of one that can be looked at: where it is, and what is done there first. */
export interface View {
  readonly path: string;
  readonly signedIn?: boolean;
  /** What stands above the rest of the page, or a page without end: no more than the screen is taken. */
  readonly isScreen?: boolean;
  readonly act?: (page: Page) => Promise<void>;
}

/** Opens a match of the sport that is in play, with its board, and takes bets; or one that is to come, whose prices rest. */
async function openMatch(page: Page, sport: Sport = 'cricket', isToCome = false): Promise<void> {
  const match = await openMatchOf(page, sport, !isToCome);
  // Nothing is on the slip from the view before.
  await page.evaluate(() => sessionStorage.removeItem('betSlipContent'));
  await page.goto(`/exchange/${match.refMatchId}`);
  await expect(page.getByRole('region', { name: 'Match Odds' })).toBeVisible();
  if (!isToCome) await expect(page.getByRole('region', { name: 'Scoreboard' })).toBeVisible();
}

/** Changes what the socket says to the page that is opened next, and to none after it; null is not said at all. A route of sockets never ends. */
async function sayingBySocket(page: Page, change: (text: string) => string | null): Promise<void> {
  let opened = 0;
  page.on('domcontentloaded', () => {
    opened += 1;
  });
  await page.routeWebSocket(/\/public\//, (ws) => {
    const server = ws.connectToServer();
    ws.onMessage((message) => server.send(message));
    server.onMessage((message) => {
      const passed = opened > 1 ? message : change(String(message));
      if (passed !== null) ws.send(passed);
    });
  });
}

/** Changes what the operator says, by the socket and by HTTP alike. */
async function saying(page: Page, change: (text: string) => string): Promise<void> {
  await sayingBySocket(page, change);
  await page.route(/\/sports-api\/bet\//, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
}

const allMarkets = (page: Page, state: string) =>
  saying(page, (text) => text.replaceAll('"state":"open"', `"state":"${state}"`));

/** Puts the first price of the match on the slip, which is a sheet on a phone. */
async function pick(page: Page, stake = '500'): Promise<void> {
  const odds = page.getByRole('region', { name: 'Match Odds' });
  await odds.getByRole('button', { name: /^Back/ }).filter({ hasText: /\d/ }).first().click();
  const open = page.getByRole('button', { name: /Open the bet slip/ });
  const field = page.getByLabel(/^Stake on/).filter({ visible: true });
  await expect(open.or(field).first()).toBeVisible();
  if (!(await field.first().isVisible())) await open.click();
  await field.first().fill(stake);
}

const place = (page: Page) =>
  page
    .getByRole('button', { name: /^(Place|Take)/ })
    .filter({ visible: true })
    .first()
    .click();

export const sportsViews: Readonly<Record<string, View>> = {
  'exchange-tennis': { path: '/exchange/Tennis', signedIn: true },
  'exchange-failed': {
    path: '/cashier',
    signedIn: true,
    act: async (page) => {
      await page.route(/\/sports-api\//, (route) => route.abort());
      await forgetLists(page);
      await page.goto('/exchange/Cricket');
      await expect(page.getByRole('main').getByRole('button', { name: 'Retry' }).first()).toBeVisible();
    },
  },
  'exchange-empty': { path: '/exchange/Cricket?q=nothing+like+it', signedIn: true },
  'exchange-suspended': {
    path: '/home',
    signedIn: true,
    act: async (page) => {
      await allMarkets(page, 'suspended');
      await page.goto('/exchange/Cricket');
      await expect(page.locator('article[data-match]').first()).toContainText(/suspended/i);
    },
  },
  'exchange-stale': {
    path: '/home',
    signedIn: true,
    act: async (page) => {
      const hush = await hushing(page);
      await forgetLists(page);
      await page.goto('/exchange/Cricket');
      await expect(page.locator('article').first()).toBeVisible();
      hush();
      await expect(page.getByText(/Prices as of/).first()).toBeVisible();
    },
  },
  sportsbook: { path: '/sportsbook2', signedIn: true },
  'multi-market': { path: '/jetfair', signedIn: true },
  betby: { path: '/betby', signedIn: true },
  'match-cricket': { path: '/home', signedIn: true, act: (page) => openMatch(page) },
  'match-soccer': { path: '/home', signedIn: true, act: (page) => openMatch(page, 'soccer') },
  'match-tennis': { path: '/home', signedIn: true, act: (page) => openMatch(page, 'tennis') },
  'match-ball-running': {
    path: '/home',
    signedIn: true,
    act: async (page) => {
      await allMarkets(page, 'ball-running');
      await openMatch(page);
    },
  },
  'match-suspended': {
    path: '/home',
    signedIn: true,
    act: async (page) => {
      await allMarkets(page, 'suspended');
      await openMatch(page);
    },
  },
  'match-stale': {
    path: '/home',
    signedIn: true,
    act: async (page) => {
      const hush = await hushing(page);
      await openMatch(page);
      hush();
      await expect(page.getByText(/Prices as of/).first()).toBeVisible();
    },
  },
  'match-tv': {
    path: '/home',
    signedIn: true,
    act: async (page) => {
      await openMatch(page);
      await page.getByRole('button', { name: 'Watch live TV' }).click();
      await expect(page.locator('video, iframe').first()).toBeVisible();
    },
  },
  'slip-filled': {
    path: '/home',
    signedIn: true,
    act: async (page) => {
      await openMatch(page);
      await pick(page);
    },
  },
  'slip-placed': {
    path: '/home',
    signedIn: true,
    act: async (page) => {
      await openMatch(page);
      await pick(page);
      await place(page);
      await expect(page.getByText(/Fully matched|In-play delay|Partly matched/).first()).toBeVisible();
    },
  },
  'slip-unmatched': {
    path: '/home',
    signedIn: true,
    act: async (page) => {
      await openMatch(page, 'tennis', true);
      await pick(page);
      const higher = page.getByRole('button', { name: 'Higher odds' }).filter({ visible: true }).first();
      for (let tick = 0; tick < 3; tick += 1) await higher.click();
      await place(page);
      const waits = page.getByText(/Unmatched/).filter({ visible: true });
      await expect(waits.first()).toBeVisible();
    },
  },
  'slip-partial': {
    path: '/home',
    signedIn: true,
    act: async (page) => {
      // Whose size is taken by whom is a matter of luck here.
      await page.route(/\/sports-api\/bets(\?clientref=.*)?$/, async (route) => {
        const response = await route.fetch();
        const text = await response.text();
        const body = text
          .replace('"status":"matched"', '"status":"partial"')
          .replace(/"matchedStack":\d+/, '"matchedStack":200')
          .replace(/("fills":\[\{[^}]*"stack":)\d+/, '$1200');
        await route.fulfill({ response, body });
      });
      await openMatch(page, 'tennis');
      await pick(page);
      await place(page);
      await expect(page.getByText(/Partly matched/).first()).toBeVisible();
    },
  },
  'cash-out': {
    path: '/home',
    signedIn: true,
    act: async (page) => {
      await openMatch(page, 'soccer');
      await pick(page);
      await place(page);
      await page
        .getByRole('button', { name: /^Cash out/ })
        .filter({ visible: true })
        .last()
        .click();
      await expect(page.getByRole('dialog').getByRole('button', { name: /^Cash out \d/ })).toBeVisible();
    },
  },
  'cash-out-done': {
    path: '/home',
    signedIn: true,
    isScreen: true,
    act: async (page) => {
      await openMatch(page, 'soccer');
      await pick(page);
      await place(page);
      await page.reload();
      const odds = page.getByRole('region', { name: 'Match Odds' });
      await odds.getByRole('button', { name: /^Cash out/ }).click();
      const sheet = page.getByRole('dialog');
      await sheet.getByRole('button', { name: /^Cash out \d/ }).click();
      await expect(sheet.getByText(/^Whatever the result: /)).toBeVisible();
      await expect(odds.getByRole('button', { name: /^Cash out/, includeHidden: true })).toHaveCount(0);
    },
  },
  'slip-unknown': {
    path: '/home',
    signedIn: true,
    act: async (page) => {
      await openMatch(page);
      await pick(page);
      await page.route(/\/sports-api\/(bets|api\/bets|bet\/by)/, (route) => route.abort());
      await place(page);
      await expect(page.getByText('Not confirmed yet').first()).toBeVisible();
    },
  },
  'betting-settings': { path: '/betting-settings', signedIn: true },
  'my-bets': { path: '/mybets', signedIn: true },
  'my-bets-settled': { path: '/mybets?betstatus=settled', signedIn: true },
  exposure: {
    path: '/home?exposure=all',
    signedIn: true,
    act: (page) => expect(page.getByRole('dialog')).toBeVisible(),
  },
};

/** What the tab saw before is not painted first, as old as it is. */
const forgetLists = (page: Page) =>
  page.evaluate(() => {
    for (const key of ['sportsData', 'oddsData']) sessionStorage.removeItem(key);
  });

/** Returns what lets the socket of the page that is opened next say nothing more, as on a connection that hangs. */
async function hushing(page: Page): Promise<() => void> {
  let isSilent = false;
  await sayingBySocket(page, (text) => (isSilent ? null : text));
  return () => {
    isSilent = true;
  };
}
