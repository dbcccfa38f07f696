import { beginSession, expect, test } from './app.ts';

/** How many presses of Tab there are at most from the skip link to the first match of a list. */
const MOST = 10;

test('a keyboard comes to the first match of every list in ten presses of Tab from the skip link', async ({ page }) => {
  await beginSession(page);
  for (const path of ['/exchange/Cricket', '/exchange/Tennis', '/exchange/inplay', '/sportsbook2', '/jetfair']) {
    await page.goto(path);
    await expect(page.locator('main [data-match]').first()).toBeVisible();
    await page.locator('.skip').press('Enter');
    const isAtMatch = () =>
      page.evaluate(() => document.activeElement?.closest('[data-match]') !== null && document.activeElement !== null);
    let presses = 0;
    for (; presses < 30 && !(await isAtMatch()); presses += 1) await page.keyboard.press('Tab');
    expect(presses, path).toBeLessThanOrEqual(MOST);
  }
});
