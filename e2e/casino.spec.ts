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

/** The home categories (§1). */
const CATEGORIES = [
  ...['crash', 'roulette', 'andarbahar', 'teenpatti', 'baccarat', 'lucky7', 'dice', 'cards32', 'blackjack'],
  ...['gameshows', 'newgames', 'popular', 'slots'],
];

/** The casino's routes (§1, §2), each with the heading where that is known, and where an old link leads to. */
const LISTS: readonly { readonly path: string; readonly heading?: string; readonly to?: string }[] = [
  { path: '/slots', heading: 'Slots 275 games' },
  { path: '/slots-games', heading: 'Slots 275 games', to: '/slots' },
  { path: '/games-all' },
  { path: '/Casino', to: '/games-all' },
  { path: '/aura-games', heading: 'Aura 7 games' },
  { path: '/kingmaker', heading: 'KingMaker 12 games' },
  { path: '/spmgames', heading: 'SPM Games 9 games' },
  ...LIVE.map((code) => ({ path: `/casino/${code}` })),
  ...CATEGORIES.map((category) => ({ path: `/games-all?category=${category}` })),
];
const GAMES = [
  ...SPRIBE.map((game) => `/casino/spribe/${game}`),
  ...AURA.map((game) => `/casino/aura-${game}`),
  ...MAC88.map((game) => `/casino/mac88/${game}`),
  ...['/casino/aura/trio', '/casino/aviator'],
];
const tablesOf = (page: Page) => page.getByRole('list', { name: 'Live tables' }).getByRole('listitem');
const tilesOf = (page: Page) => page.locator('main li[aria-posinset]').or(tablesOf(page));

/** Expects one heading, which begins with the name that the tab's title begins with. Returns it. */
async function expectNamed(page: Page): Promise<string> {
  const heading = page.getByRole('heading', { level: 1 });
  const names = async () => {
    const [name = ''] = (await page.title()).split(/ [·|] /);
    return { name, text: await heading.innerText() };
  };
  await expect.poll(async () => names().then(({ name, text }) => name !== '' && text.startsWith(name))).toBe(true);
  await expect(heading).toHaveCount(1);
  return (await names()).text.replaceAll(/\s+/g, ' ').trim();
}

/** Loads the page that is open again, in Hindi. */
async function reloadInHindi(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.setItem('preferences', JSON.stringify({ state: { locale: 'hi', theme: 'system' }, version: 0 }));
  });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
}

for (const { path, heading, to = path } of LISTS) {
  test(`${path} opens directly and reloads in both languages`, async ({ page }) => {
    await beginSession(page);
    await page.goto(path);
    await expect(tilesOf(page).first()).toBeVisible();
    const named = await expectNamed(page);
    expect(named).toMatch(/ \d[\d,]* games?$/);
    if (heading !== undefined) expect(named).toBe(heading);
    await reloadInHindi(page);
    await expect(page.locator('main li').getByRole('link').first()).toBeVisible();
    expect(await expectNamed(page)).toMatch(/ \d[\d,]* गेम$/);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(to);
  });
}

for (const path of GAMES) {
  test(`${path} opens its game directly and reloads in both languages`, async ({ page }) => {
    await beginSession(page);
    await page.goto(path);
    const isPlayed = () => expect(page.locator('[data-launch="playing"]')).toBeVisible();
    await isPlayed();
    const named = await expectNamed(page);
    expect(named).toMatch(/ (Spribe|Aura|Mac88)$/);
    await reloadInHindi(page);
    await isPlayed();
    expect(await expectNamed(page)).toBe(named);
    await expect(page).toHaveURL(path);
  });
}

test('a tab counts its games, a provider has a public page, and unknown addresses lead on', async ({ page }) => {
  await signIn(page);
  await go(page, '/casino/aura');
  await expect(tablesOf(page)).toHaveCount(AURA.length);
  await go(page, '/slots');
  await expect(page.getByRole('tab')).toHaveText(['Netent25', 'Red Tiger100', 'Jili70', 'Turbo Games35', 'Mac8845']);
  for (const code of LIVE) {
    await go(page, `/${code}`);
    await expect(page.locator('main p').getByText(/^\d+ games?$/), code).toBeVisible();
  }
  // An old spelling.
  await go(page, '/casino/spribe/mini-roulette');
  await expect(page).toHaveURL(/\/casino\/spribe\/miniroulette$/);
  for (const [path, text] of [
    ['/casino/nobody', 'Provider not found'],
    ['/casino/spribe/nothing', 'Game not found'],
  ] as const) {
    await go(page, path);
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'All games' }).first()).toHaveAttribute(
      'href',
      '/games-all',
    );
  }
});

test('Back from a game leads to its tile in a long list, which has the focus', async ({ page }) => {
  await beginSession(page);
  await page.goto('/games-all');
  await expect(tilesOf(page).first()).toBeVisible();
  await page.evaluate(() => scrollTo(0, 3000));
  const place = () => page.evaluate(() => scrollY);
  await expect.poll(place).toBe(3000);
  const inSight = () =>
    page.evaluate(() =>
      document
        .elementFromPoint(innerWidth / 2, innerHeight / 2)
        ?.closest('li[aria-posinset]')
        ?.querySelector('a')
        ?.getAttribute('aria-label'),
    );
  await expect.poll(inSight).toBeTruthy();
  const tile = page.getByRole('link', { name: (await inSight()) ?? '', exact: true }).first();
  // A press of the mouse would first scroll the page.
  await tile.dispatchEvent('click');
  await expect(page).toHaveURL(/\/casino\//);
  await expect.poll(place).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/games-all$/);
  await expect(tile).toBeFocused();
  expect(Math.abs((await place()) - 3000)).toBeLessThan(2);
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

test('the live lobby keeps its filters in the address and leads back to the last table', async ({ page }) => {
  await beginSession(page);
  await page.goto('/casino/aura/teenpatti-open');
  await expect(page.locator('[data-launch="playing"]')).toBeVisible();
  await page.goto('/aura-games');
  await expect(tablesOf(page)).toHaveCount(AURA.length);
  await expect(tablesOf(page).getByRole('img', { name: /^7 of 7 seats free/ })).toBeVisible();
  const again = page.getByRole('region', { name: 'Continue playing' }).getByRole('link').first();
  await expect(again).toHaveAccessibleName(/^Rejoin .*Teen ?patti/i);
  await page.getByRole('button', { name: /^Free seats/ }).click();
  await expect(tablesOf(page)).toHaveCount(1);
  await page.getByRole('tab', { name: /^Baccarat/ }).click();
  await expect(page.getByText('No tables for these filters')).toBeVisible();
  await page.getByRole('button', { name: /^Free seats/ }).click();
  await page.reload();
  await expect(page).toHaveURL(/\/aura-games\?table=baccarat$/);
  await expect(tablesOf(page)).toHaveCount(1);
  await page.getByRole('tab', { name: /^All/ }).click();
  await again.click();
  await expect(page).toHaveURL(/\/casino\/aura\/teenpatti-open$/);
});

test('on a phone the search field of a page has the row to itself while it is used: what is typed can be read', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await beginSession(page);
  for (const path of ['/slots', '/casino/evolution']) {
    await page.goto(path);
    const title = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(title).toContainText(/games/);
    const field = page.getByRole('main').getByRole('searchbox');
    await field.fill('lightning roulette');
    await expect.poll(() => field.evaluate((input) => input.scrollWidth <= input.clientWidth)).toBe(true);
    await expect(title).toContainText(/Slots|Evolution/);
    await field.fill('');
    await field.blur();
    await expect(title).toBeInViewport();
  }
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
