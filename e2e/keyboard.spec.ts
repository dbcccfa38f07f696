import type { Page } from '@playwright/test';
import { beginSession, expect, test } from './app.ts';
import { quietMatch } from './matches.ts';
import { PASSWORD } from './players.ts';
import { newPlayer } from './sign-in-area.ts';

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

/** Presses Tab until what is called so has the focus, as far round as the page goes. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const focused = () =>
    page.evaluate(() => {
      const { activeElement: at } = document;
      const label = at instanceof HTMLInputElement ? at.labels?.[0]?.textContent : null;
      return (at?.getAttribute('aria-label') ?? label ?? at?.textContent ?? '').trim();
    });
  for (let presses = 0; presses < 150 && !name.test(await focused()); presses += 1) await page.keyboard.press('Tab');
  expect(await focused()).toMatch(name);
}

test('by keyboard alone a visitor logs in, finds a match, bets on it and asks for money back', async ({
  page,
  app,
}) => {
  const mobile = await newPlayer(page, app);
  const match = await quietMatch(page, 3);
  const [runner] = match.runners;
  if (!runner) throw new Error('The match has no runner');
  const press = async (name: RegExp) => {
    await tabTo(page, name);
    await page.keyboard.press('Enter');
  };
  const type = async (name: RegExp, text: string) => {
    await tabTo(page, name);
    await page.keyboard.type(text);
  };

  await page.goto('/');
  await press(/^log ?in$/i);
  await expect(page.getByRole('dialog').getByLabel('Username')).toBeFocused();
  await type(/^Username/, `asha ${mobile.slice(-6)}`);
  await type(/^Password/, PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/home$/);

  await expect(page.getByRole('region', { name: 'In play now' })).toBeVisible();
  await press(/^Search/);
  const search = page.getByRole('dialog', { name: 'Search Games' });
  await expect(search.getByPlaceholder('Search your favourite games here...')).toBeFocused();
  await page.keyboard.type(match.name);
  await expect(search.getByRole('link', { name: match.name }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/exchange/${match.refMatchId}$`));
  await expect(page.getByRole('region', { name: 'Match Odds' })).toBeVisible();
  await press(new RegExp(`^Back ${runner.name}`));
  await type(new RegExp(`^Stake on ${runner.name}`), '100');
  await press(/^Place bet/);
  await expect(page.getByRole('region', { name: 'Bet slip' }).getByRole('status')).toContainText(/Fully matched/);

  await press(/account menu/);
  await press(/^Withdraw/);
  await expect(page).toHaveURL(/\/withdraw$/);
  await press(/^UPI/);
  await expect(page).toHaveURL(/\/withdraw\/upi$/);
  await type(/^Amount/, '1000');
  await type(/^UPI ID/, 'asha.keys@okaxis');
  await type(/^Your password/, PASSWORD);
  await press(/^Withdraw ₹1,000\.00$/);
  await expect(page).toHaveURL(/\/withdrawList\?id=WD-\d+$/);
  await expect(page.getByRole('main').locator('[role=status]:not([popover])')).toHaveText('Pending');
});
