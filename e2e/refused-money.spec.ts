import type { Page } from '@playwright/test';
import { expect } from './app.ts';
import { laterPage, test } from './passing-time.ts';
import { newcomer, openDesk, PASSWORD } from './players.ts';

const TWO_DAYS = 2 * 24 * 60 * 60_000;
const state = (page: Page) => page.getByRole('main').locator('[role=status]:not([popover])').first();
const balance = (page: Page, amount: string) => expect(page.getByRole('banner')).toContainText(amount);

/** Pays ₹500 by UPI and sends the proof; returns the deposit's id. */
async function sendProof(page: Page, reference: string): Promise<string> {
  await page.goto('/deposit/upi');
  await page.getByLabel('Amount', { exact: true }).fill('500');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByLabel('UTR').fill(reference);
  await page.getByLabel('Payer name').fill('Asha Rao');
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 400, height: 400 } });
  await page
    .getByRole('group', { name: 'Screenshot' })
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'paid.png', mimeType: 'image/png', buffer });
  await expect(page.getByText(/without camera data/)).toBeVisible();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(state(page)).toHaveText('Pending');
  return new URL(page.url()).searchParams.get('deposit') ?? '';
}

/** Asks for ₹1,000 to an address that is new to the player; returns the request's id. */
async function requestWithdrawal(page: Page): Promise<string> {
  await page.goto('/withdraw/upi');
  await page.getByRole('textbox', { name: /^Amount/ }).fill('1000');
  await page.getByLabel('UPI ID').fill('asha.refused@okaxis');
  await page.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Withdraw ₹1,000.00' }).click();
  await expect(state(page)).toHaveText('Pending');
  return new URL(page.url()).searchParams.get('id') ?? '';
}

/** The desk's page of a case shows its state, and offers no decision. */
async function expectDecided(desk: Page, path: string, text: RegExp): Promise<void> {
  await desk.goto(`/sandbox/desk${path}`);
  await expect(desk.locator('.decision').first()).toContainText(text);
  await expect(desk.getByRole('button', { name: /^(Approve|Decline)/ })).toHaveCount(0);
}

test('player and desk see a declined deposit, a cancelled withdrawal and an expired deposit', async ({
  page,
  browser,
  operator,
}) => {
  const player = await newcomer(page, operator);

  const declined = await sendProof(page, '432918550001');
  const desk = await openDesk(browser, operator, `/deposits/${declined}`);
  const waiting = desk.locator('.decision').first();
  await waiting
    .getByText(/^Decline…/)
    .first()
    .click();
  const reason = waiting.getByLabel('Reason, as the player reads it').first();
  await reason.fill('No such payment reached us.');
  await reason.press('Enter');
  await expect(state(page)).toHaveText('Declined');
  await expect(page.getByRole('main')).toContainText('No such payment reached us.');
  await balance(page, '₹10,000.00');
  await expectDecided(desk, `/deposits/${declined}`, /Declined/);

  const cancelled = await requestWithdrawal(page);
  await balance(page, '₹9,000.00');
  await desk.goto(`/sandbox/desk/withdrawals/${cancelled}`);
  await expect(desk.getByRole('button', { name: /^Approve/ })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel request' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel request' }).click();
  await expect(state(page)).toHaveText('Cancelled');
  await balance(page, '₹10,000.00');
  // Approved from a page of before, it stays cancelled.
  await desk.getByRole('button', { name: /^Approve/ }).click();
  await expect(desk.locator('.notice')).toContainText('This request is cancelled.');
  await expectDecided(desk, `/withdrawals/${cancelled}`, /Cancelled/);
  await desk.context().close();

  // The same payment in another spelling may be sent again, and nobody decides it in time.
  const expired = await sendProof(page, 'UTR: 4329 1855 0001');
  await operator.pass(TWO_DAYS);
  const later = await laterPage({ page, operator }, player);
  await later.goto(`/deposit/upi?deposit=${expired}`);
  await expect(state(later)).toHaveText('Expired');
  await balance(later, '₹10,000.00');
  const nextDay = await openDesk(browser, operator, '');
  await expectDecided(nextDay, `/deposits/${expired}`, /Expired/);
  await later.goto('/cashier?period=7d');
  await expect(later.getByRole('main')).toContainText(cancelled);
  await expect(later.getByRole('main')).not.toContainText(expired);
  await nextDay.context().close();
  await later.context().close();
});
