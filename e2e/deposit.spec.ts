import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, keepSession, type RunningApp, test } from './app.ts';
import { proves } from './moves.ts';
import { elsewhere, openDesk } from './players.ts';
import { verifiedNumber } from './sign-in-area.ts';

// Every move that `money/deposits/states.ts` allows but for what time does (time.spec.ts), as a player sees it. That every other is
// refused, states.test.ts walks through.

/** A new player's session, before the next page opens; returns its token. */
async function newcomer(page: Page, app: Pick<RunningApp, 'address' | 'code'>): Promise<string> {
  const mobile = await verifiedNumber(page, app as RunningApp);
  const player = { name: 'Rohit Kulkarni', username: `payer ${mobile.slice(-6)}`, password: 'Floodlit9' };
  const answer = await page.request.post('/api/register', {
    data: { ...player, typeId: 3, parentId: 81026, mobile, country_code: '+91' },
  });
  return keepSession(page, (await answer.json()) as { token: string; user: object });
}

let references = 432_918_000_000;
const freshUtr = () => String(++references);
const state = (page: Page) => page.getByRole('main').getByRole('status').first();
const deposit = (page: Page) => new URL(page.url()).searchParams.get('deposit') ?? '';

/** Pays ₹500 by UPI and sends the proof, from the list to the status. */
async function payByHand(page: Page): Promise<void> {
  await page.goto('/gatewaylist');
  await page.getByRole('link', { name: /^UPI/ }).click();
  await page.getByLabel('Amount', { exact: true }).fill('500');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByLabel('UTR').fill(freshUtr());
  await page.getByLabel('Payer name').fill('Rohit Kulkarni');
  // Any picture will do: one of this page.
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 400, height: 400 } });
  await page
    .getByRole('group', { name: 'Screenshot' })
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: picture });
  await expect(page.getByText(/without camera data/)).toBeVisible();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(state(page)).toHaveText('Pending');
}

test('a deposit by hand outlives a reload, is sent once, waits, and is approved while its player looks on', async ({
  page,
  browser,
  app,
}) => {
  await newcomer(page, app);
  await page.goto('/deposit/upi');
  await page.getByLabel('Amount', { exact: true }).fill('299');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByLabel('Amount', { exact: true })).toHaveAccessibleDescription('Minimum amount: ₹300.00.');
  await page.getByLabel('Amount', { exact: true }).fill('500');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByLabel('UTR').fill('4329 1800');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByLabel('UTR')).toHaveAccessibleDescription('4 characters too few: 12 digits.');
  const left = await page.getByRole('timer').textContent();
  await page.reload();
  await expect(page.getByLabel('UTR')).toHaveValue('4329 1800');
  // The deadline stands: what is left is no more than before.
  expect((await page.getByRole('timer').textContent()) ?? '').toMatch(/^(10:00|0\d:\d\d)/);
  expect(((await page.getByRole('timer').textContent()) ?? '') <= (left ?? '')).toBe(true);
  await expectAccessible(page);

  await payByHand(page);
  const id = deposit(page);
  const desk = await openDesk(browser, app, `/deposits/${id}`);
  await desk.getByRole('button', { name: /^Approve/ }).click();
  await expect(state(page)).toHaveText('Approved');
  proves('deposit', 'approve: pending → approved');
  await expect(page.getByText('₹500.00 added to your cash', { exact: true })).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('₹10,500.00');
  await expectAccessible(page);
  // Decided, it is decided no other way.
  await desk.goto(`/sandbox/desk/deposits/${id}`);
  await expect(desk.getByRole('button', { name: 'Decline' })).toHaveCount(0);
  await desk.context().close();
});

test('a deposit by hand is declined with the reason, and leads to another try', async ({ page, browser, app }) => {
  await newcomer(page, app);
  await payByHand(page);
  const desk = await openDesk(browser, app, `/deposits/${deposit(page)}`);
  await desk.getByRole('group').filter({ hasText: 'Decline' }).first().click();
  await desk
    .getByLabel(/why|reason/i)
    .first()
    .fill('No such payment reached us.');
  await desk.getByRole('button', { name: /Decline/ }).click();
  await expect(state(page)).toHaveText('Declined');
  proves('deposit', 'decline: pending → declined');
  await expect(page.getByText(/No such payment reached us/).first()).toBeVisible();
  await page.getByRole('link', { name: 'Deposit again' }).click();
  await expect(page.getByLabel('Amount', { exact: true })).toBeVisible();
  await desk.context().close();
});

/** Begins ₹500 at the gateway that redirects, and stands on its page. */
async function beginAtGateway(page: Page): Promise<void> {
  await page.goto('/deposit/fastpayme');
  await page.getByLabel('Amount', { exact: true }).fill('500');
  await page.getByRole('button', { name: 'Continue to FastPay' }).click();
  await expect(page.getByRole('heading', { name: 'Pay', exact: true })).toBeVisible();
}
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
const timeline = (page: Page) => page.getByRole('main').getByRole('list').first();

test('at a gateway that redirects coming back is no proof: created, redirected, returned, pending, approved', async ({
  page,
  app,
}) => {
  await newcomer(page, app);
  // Its page is never reached: the deposit exists, and nothing is paid.
  await page.route('**/sandbox/fastpay/**', (route) => route.fulfill({ status: 204 }));
  await page.goto('/deposit/fastpayme');
  await page.getByLabel('Amount', { exact: true }).fill('500');
  await page.getByRole('button', { name: 'Continue to FastPay' }).click();
  await expect.poll(() => deposit(page)).toMatch(/^DP-/);
  const status = page.url();
  await expect(timeline(page)).toContainText('The payment page has not been opened yet.');
  await page.unroute('**/sandbox/fastpay/**');

  await page.getByRole('link', { name: 'Continue at FastPay' }).click();
  await expect(page.getByRole('heading', { name: 'Pay', exact: true })).toBeVisible();
  await page.goto(status);
  await expect(timeline(page)).toContainText('The payment page is open. Not paid yet.');
  proves('deposit', 'opened: created → redirected');
  await page.getByRole('link', { name: 'Continue at FastPay' }).click();
  await press(page, 'Leave without paying');
  await expect(timeline(page)).toContainText('has not confirmed a payment yet');
  await expect(state(page)).toHaveText('Waiting for payment');
  proves('deposit', 'returned: redirected → returned');
  await expect(page.getByRole('banner')).toContainText('₹10,000.00');

  await page.getByRole('link', { name: 'Continue at FastPay' }).click();
  await press(page, 'Pay ₹500.00');
  await expect(timeline(page)).toContainText('FastPay confirmed your payment.');
  proves('deposit', 'taken: returned → pending');
  await expect(state(page)).toHaveText('Approved');
  proves('deposit', 'paid: pending → approved');
  await expect(page.getByRole('banner')).toContainText('₹10,500.00');
});

test('at a gateway that redirects a payment is made or declined from its page, also after coming back', async ({
  page,
  app,
}) => {
  await newcomer(page, app);
  await beginAtGateway(page);
  await press(page, 'Pay ₹500.00');
  await expect(state(page)).toHaveText(/Pending|Approved/);
  proves('deposit', 'taken: redirected → pending');

  await beginAtGateway(page);
  await press(page, 'Decline');
  await expect(state(page)).toHaveText('Declined');
  proves('deposit', 'declined: redirected → declined');

  await beginAtGateway(page);
  await press(page, 'Leave without paying');
  await expect(state(page)).toHaveText('Waiting for payment');
  await page.getByRole('link', { name: 'Continue at FastPay' }).click();
  await press(page, 'Decline');
  await expect(state(page)).toHaveText('Declined');
  proves('deposit', 'declined: returned → declined');
});

/** Pays ₹500 at the gateway that redirects, and takes a break before the money can have arrived; what has become of it then. */
async function stopWhilePaying(page: Page, app: RunningApp): Promise<string> {
  const token = await newcomer(page, app);
  const begun = await page.request.post('/api/deposit/fastpayme', {
    headers: { token },
    data: { amount: 500, returnPath: '/deposit/fastpayme', clientRef: `stops-${crypto.randomUUID()}` },
  });
  expect(begun.ok(), await begun.text()).toBe(true);
  const { deposit: begin, redirectUrl } = ((await begun.json()) as Begun).data;
  const paid = await page.request.post(`${redirectUrl}/pay`, { maxRedirects: 0 });
  expect(paid.status()).toBe(303);
  const rest = await page.request.post('/api/limits/break', {
    headers: { token },
    data: { length: '24h', password: 'Floodlit9' },
  });
  expect(rest.ok(), await rest.text()).toBe(true);
  await page.goto(`/deposit/fastpayme?deposit=${begin.id}`);
  await expect(state(page)).toHaveText(/^(Approved|Declined)$/);
  return (await state(page).textContent()) ?? '';
}
interface Begun {
  readonly data: { readonly deposit: { readonly id: string }; readonly redirectUrl: string };
}

test('money that a gateway took before its player stopped, and that arrives afterwards, is declined and goes back', async ({
  browser,
  app,
}) => {
  // The gateway's word comes by itself: of several players one stops before it does.
  const become = async (): Promise<Page> => {
    const page = await elsewhere(browser, app);
    if ((await stopWhilePaying(page, app)) === 'Declined') return page;
    await page.context().close();
    return become();
  };
  const page = await become();
  await expect(timeline(page)).toContainText('You are on a break. The payment is refunded.');
  await expect(page.getByRole('banner')).toContainText('₹10,000.00');
  proves('deposit', 'declined: pending → declined');
  await page.context().close();
});
