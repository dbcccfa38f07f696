import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { expect, keepSession, test } from './app.ts';
import { root } from './places.ts';
import { newcomer } from './players.ts';
import { fill as fillIn, newPlayer, press } from './sign-in-area.ts';

const run = promisify(execFile);

interface Form {
  readonly name: string;
  readonly path: string;
  /** What is pressed before the form is there. */
  readonly open?: (page: Page) => Promise<void>;
  /** What is typed, by the label's beginning. */
  readonly typed: Readonly<Record<string, string>>;
  /** What is typed and never kept. */
  readonly secret?: Readonly<Record<string, string>>;
}

const field = (page: Page, label: string) => page.locator('input').and(page.getByLabel(new RegExp(`^${label}`)));

const forms: readonly Form[] = [
  {
    name: 'the proof of a deposit',
    path: '/deposit/upi',
    async open(page) {
      const amount = page.getByRole('textbox', { name: 'Amount' });
      await expect(amount.or(page.getByLabel(/^UTR/))).toBeVisible();
      if (!(await amount.isVisible())) return;
      await amount.fill('700');
      await page.getByRole('button', { name: 'Continue to payment' }).click();
    },
    typed: { UTR: '432918000000', 'Payer name': 'Asha Rao' },
  },
  { name: 'a withdrawal', path: '/withdraw/upi', typed: { Amount: '1500', 'UPI ID': 'asha.r@okaxis' } },
  {
    name: 'a document',
    path: '/kyc?send=pan',
    secret: { 'PAN number': 'ABCPK1234F' },
    typed: { 'Full name': 'Asha Rao', 'Date of birth': '1994-06-14' },
  },
  {
    name: 'a bank account',
    path: '/bank-details?add=bank',
    secret: { 'Account number(?! again)': '123456789012', 'Confirm account number': '123456789012' },
    typed: { 'Account holder': 'Asha Rao', IFSC: 'HDFC0001234' },
  },
  {
    name: 'a card',
    path: '/bank-details?add=card',
    secret: { 'Card number': '4111111111111111' },
    typed: { 'Name on the card': 'Asha Rao', Expires: '04/29' },
  },
  { name: 'a limit', path: '/profile/limits?set=deposit-day', typed: { Limit: '2500' } },
  {
    name: 'a campaign',
    path: '/referral',
    async open(page) {
      const first = page.getByRole('button', { name: 'Get your code' });
      await expect(first.or(field(page, 'Campaign name'))).toBeVisible();
      if (await first.isVisible()) await first.click();
    },
    typed: { 'Campaign name': 'match-day' },
  },
];

async function fill(page: Page, { path, open, typed, secret }: Form): Promise<void> {
  await page.goto(path);
  await open?.(page);
  for (const [label, value] of Object.entries({ ...secret, ...typed })) await field(page, label).fill(value);
}

async function holds(page: Page, { name, typed, secret = {} }: Form): Promise<void> {
  for (const [label, value] of Object.entries(typed)) await expect(field(page, label), name).toHaveValue(value);
  for (const label of Object.keys(secret)) await expect(field(page, label), name).toHaveValue('');
}

test('forms keep what was typed over a reload, another page and back, and a session that the operator ended', async ({
  page,
  app,
}) => {
  const mobile = await newPlayer(page, app);
  const account = { username: `asha ${mobile.slice(-6)}`, password: 'Floodlit9' };
  const signedIn = await page.request.post('/api/login', { data: account });
  const token = await keepSession(page, (await signedIn.json()) as { token: string; user: object });
  for (const form of forms) {
    await fill(page, form);
    await page.reload();
    await holds(page, form);
    await page.goto('/home');
    await expect(page.getByRole('banner')).toBeVisible();
    await page.goBack();
    await holds(page, form);
  }

  // The operator ends the session: the player is on the landing page, and signs in again.
  await page.request.get('/api/signout', { headers: { token } });
  await page.goto('/withdraw');
  await expect(page).toHaveURL(/\/(\?.*)?$/);
  if (!(await page.getByRole('dialog').isVisible()))
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  await fillIn(page, { Username: account.username, Password: account.password });
  await press(page, 'Log In');
  await expect(page.getByRole('button', { name: /account menu/ })).toBeVisible();
  for (const form of forms) {
    await page.goto(form.path);
    await form.open?.(page);
    await holds(page, form);
  }

  // Whoever signs out of their own accord leaves nothing behind.
  await page.getByRole('button', { name: /account menu/ }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/(\?.*)?$/);
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')))).toEqual([]);
});

/** Whether the field that has the focus, and the error below it, are what a finger would meet where they stand. */
const isUncovered = (page: Page) =>
  page.evaluate(() => {
    const input = document.activeElement;
    const error = document.getElementById(input?.getAttribute('aria-describedby') ?? '');
    return [input, error].map((element) => {
      const { left, top, bottom } = element?.getBoundingClientRect() ?? new DOMRect();
      return [top + 2, bottom - 2].every((y) => element?.contains(document.elementFromPoint(left + 24, y)));
    });
  });

test('on a phone the field that is wrong and its error stand clear of the bars', async ({ page, app }) => {
  const mobile = await newPlayer(page, app);
  const account = { username: `asha ${mobile.slice(-6)}`, password: 'Floodlit9' };
  const signedIn = await page.request.post('/api/login', { data: account });
  await keepSession(page, (await signedIn.json()) as { token: string; user: object });
  const wrong = [
    {
      path: '/bank-details?add=bank',
      typed: {
        'Account holder': 'Asha Rao',
        'Account number': '123456789012',
        'Confirm account number': '123456789012',
      },
      field: 'IFSC',
      value: 'wrong',
      button: 'Save',
    },
    {
      path: '/withdraw/upi',
      typed: { Amount: '1500' },
      field: 'UPI ID',
      value: 'nobody',
      button: 'Withdraw',
    },
  ];
  for (const { path, typed, field: label, value, button } of wrong) {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(path);
    for (const [name, text] of Object.entries(typed))
      await page.getByRole('textbox', { name: new RegExp(`^${name}(?! again)`) }).fill(text);
    const input = page.getByRole('textbox', { name: new RegExp(`^${label}`) });
    await input.fill(value);
    await page.getByRole('button', { name: new RegExp(`^${button}`) }).click();
    await expect(input).toBeFocused();
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect.poll(() => isUncovered(page), path).toEqual([true, true]);
    // A keyboard leaves half of the screen: the page before the field, then Tab to it.
    await page.setViewportSize({ width: 360, height: 460 });
    await page.getByRole('textbox').first().focus();
    while (!(await input.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab');
    await expect.poll(() => isUncovered(page), `${path}, half a screen`).toEqual([true, true]);
  }
});

const version = (page: Page) => page.locator('[data-remote="wallet"]').first().getAttribute('data-remote-version');

test('a form keeps what was typed while the network is away, and each does over a release of the wallet; what is wrong stands at its field and above', async ({
  page,
  app,
}) => {
  const [proof, withdrawal] = forms as [Form, Form];
  const others = forms.filter((form) => form !== proof && form !== withdrawal);
  await newcomer(page, app);
  for (const form of others) await fill(page, form);
  await fill(page, withdrawal);
  await page.context().setOffline(true);
  await field(page, 'UPI ID').fill('asha.rao@okaxis');
  await page.getByRole('button', { name: 'Withdraw ₹1,500.00' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  const typed = { ...withdrawal, typed: { Amount: '1500', 'UPI ID': 'asha.rao@okaxis' } };
  await holds(page, typed);
  await page.context().setOffline(false);

  const before = await version(page);
  // Its sources as they stand, as another version: what a team publishes while a player fills in their form.
  const node = join(root, 'node_modules/node/bin/node');
  const env = { ...process.env, PAVILION_RELEASES: app.releases, PAVILION_KEYS: app.keys };
  await run(node, ['packages/cli/src/main.ts', 'release', 'wallet', '--version', '9.0.0'], { cwd: root, env });
  await holds(page, typed);
  await page.reload();
  await expect.poll(() => version(page)).toBe('9.0.0');
  expect(before).not.toBe('9.0.0');
  await holds(page, typed);
  for (const form of others) {
    await page.goto(form.path);
    await form.open?.(page);
    await holds(page, form);
  }

  await fill(page, { ...proof, typed: { UTR: '4329 1800', 'Payer name': '' } });
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Check 3 fields')).toBeVisible();
  await expect(field(page, 'UTR')).toHaveAccessibleDescription('4 characters too few: 12 digits.');
  await expect(field(page, 'UTR')).toBeFocused();
  await page.getByRole('button', { name: 'Payer name', exact: true }).click();
  await expect(field(page, 'Payer name')).toBeFocused();
  await field(page, 'Payer name').fill('Asha Rao');
  await page.reload();
  await holds(page, { ...proof, typed: { UTR: '4329 1800', 'Payer name': 'Asha Rao' } });
});
