import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { beginSession, expect, test } from './app.ts';
import { type Match, quietMatch } from './matches.ts';
import { proves } from './moves.ts';
import { giver, type Newcomer, newcomer, secondEyes } from './players.ts';

// Every move that `money/bonus/states.ts` allows but for what time does (time.spec.ts), as a player sees it. That every other is
// refused, states.test.ts walks through.

/** Backs the first runner with so many rupees, whatever its price. */
async function back(
  page: Page,
  { token }: Newcomer,
  { refMatchId, marketId, runners }: Match,
  stack: number,
): Promise<void> {
  const answer = await page.request.post('/sports-api/bets', {
    headers: { 'xu-auth': token },
    data: {
      ...{ refMatchId, marketId, marketType: 'match_odds', runnerId: runners[0]?.id, selectionType: 'back' },
      ...{ odds: 1.01, stack, oddsPolicy: 'any', clientRef: crypto.randomUUID() },
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Rules on the market at the desk: its first runner wins, or nobody. */
async function rule(desk: Page, { marketId, runners }: Match, press: 'Decide' | 'Correct' | 'Void'): Promise<void> {
  const why = `It was so: ${crypto.randomUUID()}.`;
  await desk.goto(`/sandbox/desk/markets/${encodeURIComponent(marketId)}`);
  const button = desk.getByRole('button', { name: press, exact: true });
  const form = desk.locator('form', { has: button });
  if (press !== 'Void') await form.getByLabel('Winner').selectOption(runners[0]?.id ?? '');
  await form.getByLabel(/reason|why/i).fill(why);
  await button.click();
  await expect(desk.getByRole('status').filter({ hasText: `because: ${why}` })).toBeVisible();
  await secondEyes(desk, why);
}

const takeUp = async (page: Page, title: string) => {
  await page.getByRole('link', { name: `Details ${title}` }).click();
  await page.getByRole('button', { name: 'Activate bonus' }).click();
  await expect(page.getByText('Left to wager for part 1')).toBeVisible();
};
test('a bonus is given, taken up, opens by a settled bet, closes when that is void, opens again and is claimed, all of it seen live', async ({
  page,
  browser,
  app,
}) => {
  const player = await newcomer(page, app);
  await page.goto('/bonus');
  await expect(page.getByText('No bonus yet')).toBeVisible();
  const { desk, give } = await giver(browser, app, player);
  await give('free-bet', '100');
  await takeUp(page, 'Free bet');
  proves('bonus', 'available → active');
  await expectAccessible(page);

  const match = await quietMatch(page, 5);
  await back(page, player, match, 100);
  await rule(desk, match, 'Decide');
  const claim = page.getByRole('button', { name: 'Part 1: Claim ₹100.00' });
  await expect(claim).toBeVisible();
  proves('part', 'locked → claimable');
  await rule(desk, match, 'Void');
  await expect(claim).toHaveCount(0);
  proves('part', 'claimable → locked');
  await rule(desk, match, 'Correct');
  await claim.dblclick();
  await expect(page.getByText('Part 1 claimed: ₹100.00 added to your cash.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Free bet' }).getByText('Completed').first()).toBeVisible();
  proves('part', 'claimable → claimed');
  proves('bonus', 'active → completed');
  await expect(claim).toHaveCount(0);
  await expectAccessible(page);

  await page.goto('/cashier');
  await expect(page.getByRole('main').getByText('Bonus part 1 of 1 claimed')).toHaveCount(1);
  await desk.context().close();
});

test('a bonus is given up for what the dialog says, and makes room for another', async ({ page, browser, app }) => {
  const player = await newcomer(page, app);
  const { desk, give } = await giver(browser, app, player);
  await give('reload-2026', '40');
  await give('free-bet', '20');
  await page.goto('/bonus');
  await takeUp(page, 'Diwali reload');
  await page.goto('/bonus');
  await page.getByRole('link', { name: 'Details Free bet' }).click();
  await expect(page.getByText('Only one bonus can be active. Complete or cancel Diwali reload first.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Activate bonus' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Show active bonus' }).click();
  await page.getByRole('button', { name: 'Cancel this bonus' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel Diwali reload' });
  await expect(dialog.getByText('Withdrawable after')).toBeVisible();
  await expect(dialog.getByRole('definition').first()).toHaveText('−₹40.00');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Keep bonus' }).click();
  await expect(page.getByText('Left to wager for part 1')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel this bonus' }).click();
  await dialog.getByRole('button', { name: 'Cancel bonus' }).click();
  await expect(page.getByRole('region', { name: 'Diwali reload' }).getByText('Cancelled').first()).toBeVisible();
  proves('bonus', 'active → cancelled');
  await page.goto('/bonus');
  await takeUp(page, 'Free bet');
  await desk.context().close();
});

test('what time has ended, and what is complete, opens from the list of the earlier ones', async ({ page }) => {
  await beginSession(page);
  await page.goto('/bonus');
  const earlier = page.getByRole('region', { name: 'Earlier' });
  await expect(earlier.getByRole('listitem')).toHaveText([/^Free bet.*Expired$/, /^Reload bonus.*Completed$/]);
  await expectAccessible(page);
  await earlier.getByRole('link', { name: /^Free bet/ }).click();
  await expect(page.getByRole('region', { name: 'Free bet' }).getByText('Expired').first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: /Take|Claim|Cancel/ })).toHaveCount(0);
  await page.goBack();
  await expect(earlier).toBeVisible();
});

test('the referral page opens its tree and its statement by keyboard, and shares its link', async ({ page }) => {
  await beginSession(page);
  await page.goto('/referral');
  const tree = page.getByRole('region', { name: 'Your referrals' });
  const first = tree.getByRole('button', { expanded: false }).first();
  await first.press('Enter');
  await expect(tree.getByText('Level 2:').first()).toBeAttached();
  const statement = page.getByRole('region', { name: 'Commission statement' });
  await statement.getByRole('button', { name: /^Pending, not yet paid/ }).press('Enter');
  await expect(statement.getByRole('row', { name: /^Total/ })).toContainText('₹1,248.00');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Share link' }).click();
  const sheet = page.getByRole('dialog', { name: 'Share your link' });
  await expect(sheet.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  await expectAccessible(page);
});
