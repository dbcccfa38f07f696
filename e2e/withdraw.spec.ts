import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './app.ts';
import { proves } from './moves.ts';
import { atDesk, elsewhere, newcomer, PASSWORD } from './players.ts';

/** Nobody else's here: what goes to where another account is paid takes two operators. */
const UPI = 'asha.withdraws@okaxis';
/** The state of a request. The toasts, inside a dialog while one is open, are a status as well. */
const state = (page: Page) => page.getByRole('main').locator('[role=status]:not([popover])');
const header = (page: Page) => page.getByRole('banner');

/** What the page's card says can be withdrawn, in rupees. */
async function withdrawable(page: Page): Promise<number> {
  await page.goto('/withdraw');
  const card = page.getByRole('region', { name: 'Withdrawable' }).locator('b').first();
  return Number(((await card.textContent()) ?? '').replace(/[₹,]/g, ''));
}

/**
 * Asks for ₹1,000.00 on the page; the request's own page is open then. Returns its name. The first one takes the password; each later one
 * is as much to the same place again, which the player has to mean.
 */
async function request(page: Page, password?: string): Promise<string> {
  await page.goto('/withdraw/upi');
  await page.getByRole('textbox', { name: /^Amount/ }).fill('1000');
  await page.getByLabel('UPI ID').fill(UPI);
  const send = page.getByRole('button', { name: 'Withdraw ₹1,000.00' });
  const field = page.getByLabel('Your password', { exact: true });
  if (password !== undefined) await field.fill(password);
  else await expect(field).toHaveCount(0);
  await send.click();
  if (password === undefined) await page.getByRole('button', { name: 'Make another withdrawal' }).click();
  await expect(page).toHaveURL(/\/withdrawList\?id=WD-\d+$/);
  await expect(state(page)).toHaveText('Pending');
  return new URL(page.url()).searchParams.get('id') ?? '';
}

/** Decides a request at the desk: approves it, or says no, with the reason that the player reads. */
async function decide(desk: Page, id: string, move: 'approve' | 'decline' | 'pay' | 'fail', text = ''): Promise<void> {
  await atDesk(desk, '/withdrawals');
  const form = desk.locator(`form[action$="/withdrawals/${id}/${move}"]`);
  if (move === 'decline' || move === 'fail') {
    await desk.getByText(`${move === 'decline' ? 'Decline' : 'It failed'}… ${id}`).click();
    await form.getByLabel('Reason').fill(text);
  }
  if (move === 'pay') await form.getByLabel('UTR').fill(text);
  await form.getByRole('button').click();
  await expect(desk.getByRole('status').filter({ hasText: id })).toBeVisible();
}

test('every move of a withdrawal shows on its page without a reload, and the money is where it says', async ({
  page,
  browser,
  app,
}) => {
  await newcomer(page, app);
  const desk = await elsewhere(browser, app);
  const begin = await withdrawable(page);
  const has = (rupees: number) => expect.poll(() => withdrawable(page)).toBe(rupees);

  // Pending → approved → paid. The address is new to them: it takes their password.
  const paid = await request(page, PASSWORD);
  await expect(header(page)).toContainText(`₹${(begin - 1000).toLocaleString('en-IN')}.00`);
  await decide(desk, paid, 'approve');
  await expect(state(page)).toHaveText('Approved');
  await decide(desk, paid, 'pay', 'N323264499');
  await expect(state(page)).toHaveText('Paid');
  await expect(page.getByRole('main')).toContainText('UTR N323264499');
  proves('withdrawal', 'approve: pending → approved', 'pay: approved → paid');
  await expectAccessible(page);
  await has(begin - 1000);

  // Pending → approved → failed. The address is known now.
  const failed = await request(page);
  await decide(desk, failed, 'approve');
  await expect(state(page)).toHaveText('Approved');
  await decide(desk, failed, 'fail', 'The bank sent it back.');
  await expect(state(page)).toHaveText('Failed');
  await expect(page.getByRole('main')).toContainText('The bank sent it back. ₹1,000.00 returned to your cash.');
  proves('withdrawal', 'fail: approved → failed');
  await has(begin - 1000);

  // Pending → declined.
  const declined = await request(page);
  await decide(desk, declined, 'decline', 'The name differs.');
  await expect(state(page)).toHaveText('Declined');
  await expect(page.getByRole('main')).toContainText('The name differs. ₹1,000.00 returned to your cash.');
  proves('withdrawal', 'decline: pending → declined');
  await has(begin - 1000);

  // Pending → cancelled, by the player alone.
  await request(page);
  await page.getByRole('button', { name: 'Cancel request' }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel request' }).click();
  await expect(state(page)).toHaveText('Cancelled');
  proves('withdrawal', 'cancel: pending → cancelled');
  await has(begin - 1000);

  // What was decided meanwhile can't be taken back: the player is told, and nothing moves.
  const late = await request(page);
  await page.getByRole('button', { name: 'Cancel request' }).click();
  await decide(desk, late, 'approve');
  await expect(dialog).toContainText('This request has just been processed and can’t be cancelled.');
  await expect(dialog.getByRole('button', { name: 'Cancel request' })).toHaveCount(0);
  await has(begin - 2000);

  // The answer is lost and the page is loaded anew: sent once more, it is the same request.
  await page.goto('/withdraw/upi');
  await page.getByRole('textbox', { name: /^Amount/ }).fill('1100');
  await page.getByLabel('UPI ID').fill(UPI);
  await page.route(
    '**/api/withdrawRequest/create',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  const send = page.getByRole('button', { name: 'Withdraw ₹1,100.00' });
  await send.click();
  await expect(page.getByRole('main')).toContainText('it is not done twice');
  await page.reload();
  await send.click();
  await expect(page).toHaveURL(/\/withdrawList\?id=WD-\d+$/);
  await has(begin - 3100);

  await page.goto('/withdrawList');
  await expect(page.locator('h1')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Paid', exact: true }).click();
  await expect(page.getByText('1 of 1 request')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('UTR N323264499');
  await desk.context().close();
});

test('an account is saved, made the default, paid to and removed; what was typed outlives a reload, numbers do not', async ({
  page,
  app,
}) => {
  await newcomer(page, app);
  await page.goto('/bank-details');
  await page.getByRole('link', { name: 'Add account' }).click();
  await page.getByLabel('Account holder').fill('Asha Rao');
  await page.getByLabel(/^IFSC/).fill('hdfc0000142');
  await expect(page.getByLabel('Bank', { exact: true })).toHaveValue('HDFC Bank');
  await page.getByLabel(/^Account number(?! again)/).fill('50100284734417');
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByLabel('Account holder')).toHaveValue('Asha Rao');
  await expect(page.getByLabel(/^Account number(?! again)/)).toHaveValue('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Check 2 fields')).toBeVisible();
  for (const field of [/^Account number(?! again)/, 'Confirm account number']) {
    await page.getByLabel(field).fill('5010 0284 7344 17');
  }
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/bank-details$/);
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'HDFC Bank' })).toContainText(
    '•••• 4417 · HDFC0000142',
  );

  await page.goto('/bank-details?add=card');
  await page.getByLabel('Name on the card').fill('Asha Rao');
  await page.getByLabel('Card number').fill('4111 1111 1111 1111');
  await expect(page.getByText('Visa. We save only the last four digits.')).toBeVisible();
  await page.getByLabel(/^Expires/).fill('04/35');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Visa' })).toContainText(
    '•••• 1111 · expires 04/35',
  );
  await expectAccessible(page);

  // The saved account is chosen already; it takes the password once.
  await page.goto('/withdrawnewForm');
  await expect(page).toHaveURL(/\/withdraw\/bank$/);
  await page.getByRole('textbox', { name: /^Amount/ }).fill('1500');
  await page.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Withdraw ₹1,500.00' }).click();
  await expect(page.getByRole('main')).toContainText('HDFC Bank •••• 4417');

  await page.goto('/bank-details');
  await page.getByRole('button', { name: 'Make default Visa 1111' }).click();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Visa' })).toContainText('Default');
  await page.getByRole('button', { name: 'Remove HDFC Bank 4417' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'HDFC Bank' })).toHaveCount(0);
  await page.goto('/withdraw');
  await expect(page.getByRole('main')).toContainText('HDFC Bank •••• 4417');
  await expectAccessible(page);
});
