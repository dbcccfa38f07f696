import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { beginSession, expect, signIn, test } from './app.ts';
import { go } from './navigate.ts';
import { ownOperator } from './operator.ts';
import { builtKeys, builtReleases } from './places.ts';
import { elsewhere } from './players.ts';

/** The live providers of the specification (§1), by their codes. */
const LIVE = [
  ...['ezugi', 'evolution', 'vivo', 'qtech', 'supernowa', 'xpg', 'worldcasino'],
  ...['powergames', 'onetouch', 'onlyplay', 'pragmaticplay', 'aesexy', 'spribe', 'aura'],
];
const SPRIBE = ['mines', 'goal', 'dice', 'aviator', 'plinko', 'miniroulette', 'hilo'];
const AURA = ['baccarat', 'dream-catcher', 'hi-low', 'matka', 'teenpatti-open', 'race-20-20', 'trio'];
const MAC88 = ['teenpatti', 'andar-bahar', 'dragon-tiger', 'baccarat', 'roulette', 'lottery'];

/** The catalogues at addresses of their own (§2), and what stands in the heading. */
const CATALOGUES = [
  { path: '/slots', heading: 'Slots 275 games' },
  { path: '/games-all', heading: /^All games \d+ games$/ },
  { path: '/aura-games', heading: 'Aura 7 games' },
  { path: '/kingmaker', heading: 'KingMaker 12 games' },
  { path: '/spmgames', heading: 'SPM Games 9 games' },
  ...LIVE.map((code) => ({ path: `/casino/${code}`, heading: / \d+ games?$/ })),
] as const;
const tablesOf = (page: Page) => page.getByRole('list', { name: 'Live tables' }).getByRole('listitem');
const tilesOf = (page: Page) => page.locator('main li[aria-posinset]').or(tablesOf(page));

test('every casino address of the specification shows what it names', async ({ page }) => {
  await signIn(page);
  const title = page.getByRole('heading', { level: 1 });
  for (const { path, heading } of CATALOGUES) {
    await go(page, path);
    await expect(title, path).toHaveText(heading);
    await expect(tilesOf(page).first(), path).toBeVisible();
  }
  await go(page, '/casino/aura');
  await expect(tablesOf(page)).toHaveCount(AURA.length);
  await go(page, '/slots');
  await expect(page.getByRole('tab')).toHaveText(['Netent25', 'Red Tiger100', 'Jili70', 'Turbo Games35', 'Mac8845']);
  for (const code of LIVE) {
    await go(page, `/${code}`);
    await expect(page.locator('main p').getByText(/^\d+ games?$/), code).toBeVisible();
  }

  const games = [
    ...SPRIBE.map((game) => `/casino/spribe/${game}`),
    ...AURA.map((game) => `/casino/aura-${game}`),
    ...MAC88.map((game) => `/casino/mac88/${game}`),
    ...['/casino/aura/trio', '/casino/aviator'],
  ];
  for (const path of games) {
    await go(page, path);
    // The last words of a game's page: it is found, and with it what it returns.
    await expect(page.getByText('What RTP and volatility mean'), path).toBeVisible();
    await expect(page.getByText('There is no game at this address')).toHaveCount(0);
  }
  // An old spelling.
  await go(page, '/casino/spribe/mini-roulette');
  await expect(page).toHaveURL(/\/casino\/spribe\/miniroulette$/);
  await go(page, '/casino/nobody');
  await expect(page.getByText('There is no provider at this address')).toBeVisible();
});

test('casino pages break no rule of access in either theme; a tile is previewed, liked and opened by keyboard', async ({
  page,
}) => {
  await beginSession(page);
  await page.goto('/casino/spribe');
  await expect(tilesOf(page).first()).toBeVisible();
  const first = tilesOf(page).first();
  const card = first.getByText('Volatility');
  await first.getByRole('link').first().focus();
  await expect(card).toBeVisible();
  // Nothing of it moves for who asks for no movement.
  const moves = await first.evaluate(
    (tile) =>
      [tile, ...tile.querySelectorAll('*')].filter(
        (part) => Number.parseFloat(getComputedStyle(part).transitionDuration) > 0.01,
      ).length,
  );
  expect(moves).toBe(0);
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await page.keyboard.press('Tab');
  const heart = first.getByRole('button', { name: /^Favourite/ });
  await expect(heart).toBeFocused();
  const before = await heart.getAttribute('aria-pressed');
  await page.keyboard.press('Space');
  await expect(heart).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/casino\/spribe\/\w+$/);

  for (const path of ['/casino/ezugi', '/kingmaker', '/aura-games', '/spmgames', '/slots?provider=mac88']) {
    await go(page, path);
    await expect(tilesOf(page).first(), path).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectAccessible(page);
  }
  // A game's own page, with what says that it could not be opened in place of its frame, which is looked at by itself.
  await page.route('**/lobby-api/lobby/', (route) => route.abort());
  await go(page, '/casino/spribe/mines');
  await expect(page.getByRole('heading', { name: 'Failed to get url' })).toBeVisible();
  await expectAccessible(page);
});

test('50,000 games are searched, filtered and scrolled through, and never more than a screenful is in the page', async ({
  browser,
}) => {
  const operator = await ownOperator({ releases: builtReleases, keys: builtKeys }, 'catalogue', { games: 50_000 });
  const page = await elsewhere(browser, operator);
  await beginSession(page);
  // Written beforehand: how long an operator takes for it beside other tests is not what is looked at here.
  const response = await page.request.get('/api/catalogue/index', { timeout: 120_000 });
  await page.route(/\/api\/catalogue\/index$/, (route) => route.fulfill({ response }));
  await page.goto('/games-all');
  const status = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /games?$/ });
  const found = async () => Number((await status.innerText()).replaceAll(/\D/g, ''));
  const isLight = async () => expect(await tilesOf(page).count()).toBeLessThanOrEqual(150);
  await expect(status).toHaveText('50,000 games');
  await isLight();

  // Wherever the page is flung to, tiles are there in the next frame.
  for (const part of [0.05, 0.9, 0.3, 1, 0]) {
    const seen = await page.evaluate(async (to) => {
      const list = document.querySelector('main ul[aria-label]')?.getBoundingClientRect();
      scrollTo(0, (list ? list.top + scrollY : 0) + ((list?.height ?? 0) - innerHeight) * to);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return [0.3, 0.5, 0.7].filter((down) =>
        [0.3, 0.5, 0.7].some((across) =>
          document.elementFromPoint(innerWidth * across, innerHeight * down)?.closest('li[aria-posinset]'),
        ),
      ).length;
    }, part);
    expect([part, seen > 0]).toEqual([part, true]);
    await isLight();
  }

  const field = page.getByRole('main').getByRole('searchbox');
  await field.pressSequentially('golden');
  await expect.poll(found).toBeLessThan(5000);
  const named = await tilesOf(page).getByRole('link').first().getAttribute('aria-label');
  expect(named?.toLowerCase()).toContain('golden');
  const all = await found();
  const picks = page.getByRole('main').getByRole('combobox');
  await picks.first().selectOption('slots');
  await expect.poll(found).toBeLessThan(all);
  const slots = await found();
  // What a choice promises is what it lists.
  await expect(picks.first().locator('option:checked')).toHaveText(RegExp(`\\(${slots}\\)$`));
  await picks.last().selectOption('jili');
  await expect.poll(found).toBeLessThan(slots);
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    q: 'golden',
    category: 'slots',
    provider: 'jili',
  });
  await isLight();
  await page.reload();
  await expect(field).toHaveValue('golden');
  await expect(status).toHaveText(/^\d+ games?$/);
  expect(await found()).toBeLessThan(slots);
  await page.context().close();
  await operator.stop();
});
