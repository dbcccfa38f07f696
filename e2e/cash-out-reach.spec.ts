import type { Locator } from '@playwright/test';
import { beginSession, expect, test } from './app.ts';
import { matchesNow } from './matches.ts';

test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true });

/** How far above and below its middle a press meets a button, all in all, and what it meets first below it, a little to the left and right too. */
const reachOf = (button: Locator) =>
  button.evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
    const { left, width, top, height } = element.getBoundingClientRect();
    const [x, middle] = [left + width / 2, top + height / 2];
    const meets = (y: number) => element.contains(document.elementFromPoint(x, y));
    let [above, below] = [middle, middle];
    while (meets(above - 0.5)) above -= 0.5;
    while (meets(below + 0.5)) below += 0.5;
    const beside = [left, x, left + width].flatMap((at) => document.elementFromPoint(at, below + 6) ?? []);
    return { height: below - above, prices: beside.filter((each) => each.closest('button')).length };
  });

test('a cash-out is as high as a thumb wherever it stands, and no price is just below it', async ({ page }) => {
  await beginSession(page);
  await page.goto('/jetfair?show=bets');
  const cashOut = (within: Locator) => within.getByRole('button', { name: /^Cash out Match Odds/ });
  const tile = page
    .locator('article[data-match]')
    .filter({ has: page.getByRole('button', { name: /^Cash out/ }) })
    .first();
  await expect(cashOut(tile)).toBeVisible();
  const id = await tile.getAttribute('data-match');
  const sport = (await matchesNow(page)).find(({ refMatchId }) => refMatchId === id)?.sportId;
  const list = { 1: 'Soccer', 2: 'Tennis', 4: 'Cricket' }[String(sport)];

  await page.goto(`/exchange/${list}`);
  const row = page.locator(`article[data-match="${id}"]`).first();
  // Far from the screen a row is its name alone.
  await row.scrollIntoViewIfNeeded();
  await expect(cashOut(row)).toBeVisible();
  expect(await reachOf(cashOut(row))).toEqual({ height: 44, prices: 0 });

  await page.goto(`/exchange/${id}`);
  const head = page.getByRole('region', { name: 'Match Odds' }).locator('header');
  await expect(cashOut(head)).toBeVisible();
  expect(await reachOf(cashOut(head))).toEqual({ height: 44, prices: 0 });
});
