import type { Page, Route } from '@playwright/test';
import { beginSession, expect, test } from './app.ts';
import { go } from './navigate.ts';

/** The one-use addresses of games. */
const TICKET = /\/play\/[^/]+\?ticket=/;
const html = (body: string, script: string) => ({
  contentType: 'text/html',
  body: `<!doctype html><title>Game</title><body>${body}<script>${script}</script></body>`,
});
const READY = `parent.postMessage('pavilion:ready', '*')`;

/** What a game's host may do instead of a game. Browsers fire `load` for most of these. */
const broken: Readonly<Record<string, (route: Route) => unknown>> = {
  'refuses the connection': (route) => route.abort('connectionrefused'),
  'answers 502': (route) => route.fulfill({ status: 502, ...html('Bad gateway', '') }),
  'answers 204': (route) => route.fulfill({ status: 204 }),
  'forbids framing': (route) => route.fulfill({ ...html('Game', READY), headers: { 'x-frame-options': 'DENY' } }),
  hangs: () => {},
};

for (const [name, answer] of Object.entries(broken)) {
  test(`a game whose host ${name} is said not to open, and opens again`, async ({ page }) => {
    await beginSession(page);
    await page.route(TICKET, answer);
    await page.goto('/casino/spribe/mines');
    const alert = page.getByRole('alert').filter({ hasText: 'Mines does not open' });
    await expect(alert).toBeVisible();
    await expect(page.locator('iframe')).toBeHidden();
    await expect(alert.getByRole('link', { name: 'Back to Spribe' })).toBeVisible();
    await page.unroute(TICKET);
    await alert.getByRole('button', { name: 'Open again' }).click();
    await expect(page.frameLocator('iframe').getByRole('contentinfo')).toContainText('₹');
    await expect(alert).toHaveCount(0);
  });
}

/** Opens Mines from its provider's list, by a launcher that navigates within its frame to what says this. Returns the addresses launched. */
async function launch(page: Page, says: string): Promise<readonly string[]> {
  const launched: string[] = [];
  await beginSession(page);
  await page.route(TICKET, (route) => {
    launched.push(route.request().url());
    return route.fulfill(html('', `onload = () => setTimeout(() => { location.href = '/client'; })`));
  });
  await page.route('**/client', (route) => route.fulfill(html('<h1>The client</h1>', says)));
  await page.goto('/casino/spribe');
  await page.getByRole('link', { name: /^Mines, Spribe/ }).click();
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'The client' })).toBeVisible();
  // The page has its own entry above those of the frame.
  await expect.poll(() => page.evaluate(() => history.state?.usr?.stepsOut)).toBe(2);
  return launched;
}

test('one Back leaves a game whose launcher has navigated within its frame', async ({ page }) => {
  const launched = await launch(page, READY);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/casino\/spribe$/);
  await expect(page.getByRole('link', { name: /^Mines, Spribe/ })).toBeFocused();
  expect(launched).toHaveLength(1);
});

test('Back in the middle of a round asks first, and leaves such a game all the same', async ({ page }) => {
  const launched = await launch(page, `${READY}; parent.postMessage('pavilion:round-began', '*')`);
  const leave = page.getByRole('button', { name: 'Leave anyway' });
  await expect(async () => {
    await page.evaluate(() => history.back());
    await expect(leave).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(page).toHaveURL(/\/casino\/spribe\/mines$/);
  await leave.click();
  await expect(page).toHaveURL(/\/casino\/spribe$/);
  expect(launched).toHaveLength(1);
});

test('a game has the keyboard as it opens, and Space does not scroll the page', async ({ page }) => {
  await beginSession(page);
  await page.setViewportSize({ width: 1024, height: 500 });
  await page.goto('/casino/spribe/mines');
  await expect(page.frameLocator('iframe').getByRole('contentinfo')).toContainText('₹');
  await expect(page.locator('iframe')).toBeFocused();
  const before = await page.evaluate(() => scrollY);
  for (const key of ['Space', 'ArrowDown', 'PageDown']) await page.keyboard.press(key);
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

/** What of the page's texts, links and controls is under a notch at either side, and which fields a phone would zoom in on. */
const underNotch = (page: Page, inset: number) =>
  page.evaluate((edge) => {
    const right = innerWidth - edge;
    const isCut = ({ left, right: end, width, height, top }: DOMRect) =>
      width > 1 &&
      height > 1 &&
      top < innerHeight &&
      end > 0 &&
      left < innerWidth &&
      (left < edge - 1 || end > right + 1);
    const parts = [...document.querySelectorAll('header a, header button, main h1, main a, main button, iframe')];
    const cut = parts.filter(
      (part) =>
        // What a row scrolls to is out of sight at first.
        !part.closest('ul, ol, [role="tablist"], nav, .sr') &&
        part.checkVisibility() &&
        isCut(part.getBoundingClientRect()),
    );
    const fields = [
      ...document.querySelectorAll('input:not([type="range"], [type="checkbox"], [type="radio"]), select, textarea'),
    ].filter((field) => field.checkVisibility() && Number.parseFloat(getComputedStyle(field).fontSize) < 16);
    return [...cut, ...fields].map((part) => part.outerHTML.slice(0, 120));
  }, inset);

test('a phone on its side has nothing under its notch, fields of 16 px, and a game of at most its height', async ({
  browser,
  app,
}) => {
  const [size, inset] = [{ width: 844, height: 340 }, 47];
  const context = await browser.newContext({ baseURL: app.address, viewport: size, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: inset, right: inset, bottom: 21 } });
  await beginSession(page);
  await page.goto('/slots');
  for (const path of [
    '/slots',
    '/casino/aura',
    '/casino/spribe/mines',
    '/betby',
    '/home',
    '/exchange/Cricket',
    '/cashier',
    '/profile',
  ]) {
    await go(page, path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]'), path).toHaveCount(0);
    expect(await underNotch(page, inset), path).toEqual([]);
    const frame = page.locator('iframe');
    if ((await frame.count()) > 0) expect((await frame.boundingBox())?.height).toBeLessThanOrEqual(size.height);
    if (!path.endsWith('/mines')) continue;
    await page.getByRole('button', { name: 'Full screen' }).click();
    await expect.poll(() => underNotch(page, inset), 'full screen').toEqual([]);
  }
  await context.close();
});
