import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './app.ts';
import { atDesk, newcomer, openDesk, PASSWORD } from './players.ts';

const ROOMS = [
  '',
  '/deposits',
  '/withdrawals',
  '/withdrawals?order=largest',
  '/kyc',
  '/markets',
  '/rounds',
  '/debts',
  '/corrections',
  '/players',
  ...['', '/limits', '/story', '/ledger', '/payments', '/bets', '/bonuses'].map((tab) => `/players/10234${tab}`),
  ...[
    '/messages',
    '/house',
    '/organisations/stumps',
    '/operators',
    '/gateways',
    '/methods',
    '/documents',
    '/providers',
    '/providers/spribe',
  ],
  ...['/releases', '/log', '/no-such-page'],
];
const notice = (desk: Page) => desk.locator('.notice');
const card = (desk: Page, id: string) => desk.locator('.decision', { hasText: id });

/** Asks for a withdrawal in the player's name; its id. */
async function withdraw(page: Page, token: string, amount: number): Promise<string> {
  const answer = await page.request.post('/api/withdrawRequest/create', {
    // To where nobody else is paid: otherwise it would take two operators.
    data: {
      amount,
      method: 'upi',
      upi: `asha.${amount}@okaxis`,
      password: PASSWORD,
      clientRef: `desk-${token.slice(0, 8)}`,
    },
    headers: { token },
  });
  return ((await answer.json()) as { data: { withdrawal: { id: string } } }).data.withdrawal.id;
}

test('no room of the desk breaks a rule of accessibility in either theme, or scrolls sideways at 320', async ({
  page,
}) => {
  await page.goto('/sandbox/desk/methods');
  await expectAccessible(page);
  await atDesk(page, '');
  for (const path of ROOMS) {
    await page.goto(`/sandbox/desk${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // What opens is looked at open.
    await page.locator('details').evaluateAll((all) => {
      for (const one of all) one.setAttribute('open', '');
    });
    await expectAccessible(page);
  }
});

/** Presses Tab until what begins with `name` has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const focused = () =>
    page.evaluate(() => {
      const { activeElement: at } = document;
      return (at instanceof HTMLInputElement ? at.labels?.[0]?.textContent : at?.textContent)?.trim() ?? '';
    });
  for (let presses = 0; presses < 80 && !(await focused()).startsWith(name); presses += 1)
    await page.keyboard.press('Tab');
  expect(await focused()).toContain(name);
}

test('a keyboard signs in, finds a request, takes it, declines it and signs out', async ({ page, app }) => {
  const { token } = await newcomer(page, app);
  const id = await withdraw(page, token, 700);
  await page.goto('/sandbox/desk/withdrawals');
  // The page gives it the focus when it is first painted, which may be after it has loaded.
  await expect(page.getByLabel('Password')).toBeFocused();
  await page.keyboard.type('Pavilion-desk');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Withdrawals');
  await tabTo(page, 'Skip to the content');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Find a case');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Id or UTR');
  await page.keyboard.type(id.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 found')).toBeVisible();
  await tabTo(page, id);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(id);
  await tabTo(page, 'Take it');
  await page.keyboard.press('Enter');
  await expect(notice(page)).toHaveText(`Took ${id}`);
  await page.goto(`/sandbox/desk/withdrawals/${id}`);
  await tabTo(page, 'Decline…');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ask support.');
  await page.keyboard.press('Enter');
  await expect(notice(page)).toContainText(`Declined ${id}`);
  await page.goto(`/sandbox/desk/withdrawals/${id}`);
  await expect(card(page, id)).toContainText('Declined');
  await tabTo(page, 'Sign out');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Password')).toBeVisible();
});

test('of two operators at one queue one takes a case, which the other sees and can’t decide; a large correction takes both', async ({
  page,
  browser,
  app,
}) => {
  const { id: player, token } = await newcomer(page, app);
  const id = await withdraw(page, token, 800);
  const [asha, vikram] = [
    await openDesk(browser, app, `/withdrawals/${id}`, 'Asha'),
    await openDesk(browser, app, `/withdrawals/${id}`, 'Vikram'),
  ];
  await asha.getByRole('button', { name: /^Take it/ }).click();
  await expect(notice(asha)).toHaveText(`Took ${id}`);
  // Vikram's page is from before: what is pressed there is refused, and it says by whom.
  await vikram.getByRole('button', { name: /^Approve/ }).click();
  await expect(notice(vikram)).toContainText('Asha is looking at this until');
  await vikram.goto(`/sandbox/desk/withdrawals/${id}`);
  await expect(card(vikram, id)).toContainText('Asha is looking at it until');
  await expect(card(vikram, id).getByRole('button', { name: /^Approve/ })).toHaveCount(0);
  await asha.goto(`/sandbox/desk/withdrawals/${id}`);
  await asha.getByRole('button', { name: /^Approve/ }).dblclick();
  await expect(notice(asha)).toBeVisible();
  await vikram.reload();
  await expect(card(vikram, id)).toContainText('Approved');

  await asha.goto(`/sandbox/desk/players/${player}`);
  const form = asha.locator('form', { has: asha.getByRole('button', { name: 'Correct', exact: true }) });
  await form.getByLabel('How much, ₹').fill('6,000');
  await form.getByLabel(/^Reason/).fill('Credited late.');
  await form.getByRole('button', { name: 'Correct', exact: true }).click();
  await expect(notice(asha)).toContainText('Asked to correct the cash');
  const own = card(asha, `PV${player}`);
  await expect(own).toContainText('Waiting for a second operator');
  await expect(own.getByRole('button', { name: /^Approve/ })).toHaveCount(0);
  await vikram.goto('/sandbox/desk/corrections?state=waiting');
  await card(vikram, `PV${player}`)
    .getByRole('button', { name: /^Approve/ })
    .click();
  await expect(notice(vikram)).toContainText('Approved, as the second operator,');
  await vikram.goto(`/sandbox/desk/players/${player}`);
  await expect(vikram.getByText('₹15,200.00').first()).toBeVisible();
  await vikram.goto(`/sandbox/desk/players/${player}/story`);
  for (const who of ['Asha: Asked to correct', 'Vikram: Approved, as the second operator', `Asha: Approved ${id}`]) {
    await expect(vikram.getByText(who).first()).toBeVisible();
  }
  await Promise.all([asha.context().close(), vikram.context().close()]);
});
