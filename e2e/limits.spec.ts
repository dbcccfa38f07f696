import type { Page } from '@playwright/test';
import { beginSession, expect, keepSession, type RunningApp, test } from './app.ts';
import { proves } from './moves.ts';
import { go } from './navigate.ts';
import { verifiedNumber } from './sign-in-area.ts';

const PASSWORD = 'Floodlit9';

/** A new player's session, before the next page opens: what they set for themselves stays theirs. */
async function registered(page: Page, app: RunningApp): Promise<string> {
  const mobile = await verifiedNumber(page, app);
  const answer = await page.request.post('/api/register', {
    data: {
      ...{ name: 'Asha Rao', username: `asha ${mobile.slice(-6)}`, password: PASSWORD, typeId: 3, parentId: 81026 },
      ...{ mobile, country_code: '+91' },
    },
  });
  return keepSession(page, (await answer.json()) as { token: string; user: object });
}

/** By what name the operator refuses a deposit that no page asks for. */
async function refusalOf(page: Page, token: string, amount: number): Promise<unknown> {
  const data = { amount, returnPath: '/gatewaylist', clientRef: `limits-${amount}` };
  const answer = await page.request.post('/api/deposit/fastpayme', { data, headers: { token } });
  return ((await answer.json()) as { readonly code?: string }).code;
}

test('two taps from home a player limits their deposits, and rests: what is over it, and then every deposit, is refused by name', async ({
  page,
  app,
}) => {
  const token = await registered(page, app);
  await page.goto('/home');
  await page.getByRole('button', { name: /account menu/ }).click();
  await page.getByRole('link', { name: 'Limits and breaks' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Limits and breaks');
  await page.getByRole('link', { name: 'Set Deposits in 24 hours' }).click();
  const limit = page.getByRole('dialog', { name: 'Deposits in 24 hours' });
  await limit.getByLabel('Limit', { exact: true }).fill('700');
  await expect(limit).toContainText('Takes effect immediately.');
  await limit.getByRole('button', { name: 'Save limit' }).click();
  await expect(limit).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Deposit limits' })).toContainText('₹700.00 left');

  expect(await refusalOf(page, token, 1000)).toBe('over-deposit-day');

  await page.goto('/profile/limits');
  await page.getByRole('link', { name: 'Start a time-out of 24 hours' }).click();
  const rest = page.getByRole('dialog', { name: 'Time-out of 24 hours' });
  await rest.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await rest.getByRole('checkbox').check();
  await rest.getByRole('button', { name: 'Time-out of 24 hours' }).click();
  await expect(rest).toHaveCount(0);
  await expect(page.getByText(/^You are on a break until/).first()).toBeVisible();
  // Nor does the header call them to pay in.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Deposit', exact: true })).toHaveCount(0);

  expect(await refusalOf(page, token, 600)).toBe('on-break');
});

test('on a game’s page too, whose bar stands in the header’s place on a phone, it is one tap to limits, however it is held', async ({
  page,
}) => {
  await beginSession(page);
  for (const viewport of [
    { width: 360, height: 800 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(viewport);
    // Also where there is no such game, and nothing is played.
    for (const path of ['/casino/spribe/mines', '/casino/spribe/nothing-like-it']) {
      await page.goto(path);
      const link = page.getByRole('link', { name: 'Limits and breaks' });
      await expect(link).toBeInViewport({ ratio: 1 });
      // Asked until it answers: the page of a game that isn't there takes the place of the one that looked for it, link and all.
      const least = async () => {
        const { width = 0, height = 0 } = (await link.boundingBox()) ?? {};
        return Math.min(width, height);
      };
      await expect.poll(least).toBeGreaterThanOrEqual(44);
      await link.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Limits and breaks');
    }
  }
});

/** A signed-in page of each frame and remote; a game's page has its own test. */
const KINDS = [
  '/home',
  '/exchange/Cricket',
  '/jetfair',
  '/betby',
  '/mybets',
  '/slots',
  '/casino/evolution',
  '/kyc',
  '/terms',
];

test('reaches the limits in two taps from a page of each kind', async ({ page }) => {
  await beginSession(page);
  await page.goto('/home');
  const limits = page.getByRole('link', { name: 'Limits and breaks', exact: true });
  for (const path of KINDS) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await go(page, path);
    await expect(page).toHaveURL(RegExp(`${path}$`));
    await page
      .getByRole('banner')
      .getByRole('button', { name: /account menu/ })
      .click();
    await page.getByRole('banner').locator(limits).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Limits and breaks');
    await page.setViewportSize({ width: 360, height: 800 });
    await go(page, path);
    await expect(page).toHaveURL(RegExp(`${path}$`));
    await page.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name: 'Account' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).locator(limits).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Limits and breaks');
  }
});

test('takes a loss limit through every move that its player makes', async ({ page, app }) => {
  await registered(page, app);
  await page.goto('/profile/limits');
  const losses = page.getByRole('region', { name: 'Loss limits' });
  const dialog = page.getByRole('dialog', { name: 'Loss in 24 hours' });
  const waits = losses.getByText(/^(Changes to|Ends on)/);
  const open = () => losses.getByRole('link', { name: /^(Set|Change) Loss in 24 hours/ }).click();
  const press = async (name: string) => {
    await dialog.getByRole('button', { name }).click();
    await expect(dialog).toHaveCount(0);
  };
  const set = async (rupees: number) => {
    await open();
    await dialog.getByLabel('Limit', { exact: true }).fill(String(rupees));
    await press('Save limit');
  };
  const remove = async () => {
    await open();
    await press('Remove limit');
  };
  const keep = () => losses.getByRole('button', { name: /^Keep/ }).click();
  const isSet = async (amount: string) => {
    await expect(losses).toContainText(`${amount} left`);
    await expect(waits).toHaveCount(0);
  };

  await set(5000);
  await isSet('₹5,000.00');
  proves('limit', 'lower: none → set');
  await set(4000);
  await isSet('₹4,000.00');
  proves('limit', 'lower: set → set');
  await set(6000);
  await expect(waits).toContainText('Changes to ₹6,000.00');
  await expect(losses).toContainText('₹4,000.00 left');
  proves('limit', 'raise: set → rising');
  await set(7000);
  await expect(waits).toContainText('Changes to ₹7,000.00');
  proves('limit', 'raise: rising → rising');
  await keep();
  await isSet('₹4,000.00');
  proves('limit', 'keep: rising → set');
  await set(6000);
  await set(3000);
  await isSet('₹3,000.00');
  proves('limit', 'lower: rising → set');
  await remove();
  await expect(waits).toContainText('Ends on');
  proves('limit', 'lift: set → ending');
  await set(8000);
  await expect(waits).toContainText('Changes to ₹8,000.00');
  proves('limit', 'raise: ending → rising');
  await remove();
  await expect(waits).toContainText('Ends on');
  proves('limit', 'lift: rising → ending');
  await keep();
  await isSet('₹3,000.00');
  proves('limit', 'keep: ending → set');
  await remove();
  await set(2000);
  await isSet('₹2,000.00');
  proves('limit', 'lower: ending → set');
});
