import { beginSession, expect, test } from './app.ts';

test('a stranger who came for their statement signs up with a phone number and is brought to it, sees the balance that came over the socket, opens every remote, and signs out', async ({
  page,
  app,
}) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${message.text()} ${message.location().url}`);
  });
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));

  await page.goto('/cashier');
  await expect(page).toHaveURL(/\/\?next=%2Fcashier$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Sign up' }).click();
  const dialog = page.getByRole('dialog');
  const inbox = await page.context().newPage();
  await inbox.goto('/sandbox/inbox');
  await dialog.getByLabel(/mobile/i).fill('91234 56780');
  await dialog.getByRole('button', { name: 'Send OTP' }).click();
  const otp = dialog.getByLabel(/OTP/);
  await expect(otp).toBeVisible();

  const code = await app.code('9123456780');
  // The open inbox finds it by itself.
  await expect(inbox.getByText(code).first()).toBeVisible();
  await inbox.close();

  await otp.fill(code);
  await dialog.getByRole('button', { name: 'Verify OTP' }).click();
  await dialog.getByLabel('Name', { exact: true }).fill('Asha Rao');
  await dialog.getByLabel('Username').fill('asha rao');
  await dialog.getByLabel('Password', { exact: true }).fill('Floodlit9');
  await dialog.getByLabel('Confirm password').fill('Floodlit9');
  await dialog.getByRole('button', { name: 'Register' }).click();

  await expect(page).toHaveURL(/\/cashier$/);
  await expect(page.getByRole('heading', { name: 'Account Statement' })).toBeVisible();
  await expect(page.getByText('Play money to start with').first()).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('₹11,000.00');
  expect(frames.some((frame) => /"balance":11000\b/.test(frame))).toBe(true);

  await page.getByRole('banner').getByRole('link', { name: 'Slots' }).click();
  await expect(page).toHaveURL(/\/slots/);
  for (const tab of ['Netent', 'Red Tiger', 'Jili', 'Turbo Games', 'Mac88']) {
    await expect(page.getByRole('tab', { name: new RegExp(tab) })).toBeVisible();
  }
  await page.getByRole('banner').getByRole('link', { name: 'Exchange' }).click();
  await expect(page).toHaveURL(/\/exchange\/Cricket$/);
  await expect(page.locator('article[data-match]').first()).toBeVisible();

  await page
    .getByRole('banner')
    .getByRole('button', { name: /asha|PV\d+/i })
    .click();
  await page.getByText('Sign Out').first().click();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('mobile_details')])).toEqual([
    null,
    null,
  ]);
  await page.goto('/cashier');
  await expect(page).toHaveURL(/\/\?next=%2Fcashier$/);
  expect(faults).toEqual([]);
});

test('prices move over the socket, and the same cell changes without a reload', async ({ page, app }) => {
  await beginSession(page);
  await page.goto('/exchange/Cricket');
  const rows = page.locator('[data-match]');
  await expect(rows.first()).toBeVisible();
  const before = (await rows.allInnerTexts()).join('|');
  expect(before.match(/\d\.\d\d/g)?.length ?? 0).toBeGreaterThan(10);
  const match = (await rows.first().getAttribute('data-match')) ?? '';
  const back = rows.first().getByRole('button', { name: /^Back/ }).first();
  await app.change({ match, column: '1', side: 'back', price: { odds: 1.01, size: 54_300 } });
  await expect(back).toContainText('54.3K');
  await app.change({ match, column: '1', side: 'back', price: { odds: 1.01, size: 67_800 } });
  await expect(back).toContainText('67.8K');
});

test('the statement goes back through the ledger: the next lines by a press, those after them by scrolling', async ({
  page,
}) => {
  await beginSession(page);
  await page.goto('/cashier?period=90d');
  const rows = page.getByRole('row').filter({ has: page.getByRole('button') });
  await expect(rows).toHaveCount(25);
  await page.getByRole('button', { name: /^Show \d+ more/ }).click();
  const status = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^\d+ of \d+ entries$/ });
  const counts = async () => (await status.innerText()).match(/\d+/g)?.map(Number) ?? [];
  await expect.poll(async () => (await counts())[0]).toBeGreaterThan(25);
  const [, total = 0] = await counts();
  expect(total).toBeGreaterThan(125);
  const scrolled = async () => {
    await page.mouse.wheel(0, 50_000);
    return (await counts())[0];
  };
  await expect.poll(scrolled).toBe(total);
  // What is far from the screen is not in the page.
  expect(await rows.count()).toBeLessThan(total);
});

test('search within the tab finds by part of a name', async ({ page }) => {
  await beginSession(page);
  await page.goto('/slots?provider=red-tiger');
  const tiles = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(tiles.first()).toBeVisible();
  const name = (await tiles.nth(3).getAttribute('aria-label')) ?? (await tiles.nth(3).innerText());
  const part = name.slice(0, 5).toLowerCase();
  await page.getByRole('main').getByRole('searchbox').fill(part.toUpperCase());
  await expect(page).toHaveURL(/q=/);
  const names = async () =>
    tiles.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent ?? ''));
  // The list is empty for a moment while it changes.
  await expect
    .poll(async () => {
      const found = await names();
      return found.length > 0 && found.every((one) => one.toLowerCase().includes(part));
    })
    .toBe(true);
});

test('the front page turns to Hindi by its switch, and is so after a reload', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /हि/ }).first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u0900-\u097F]/);
});
