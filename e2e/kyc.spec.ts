import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, keepSession, type RunningApp, test } from './app.ts';
import { proves } from './moves.ts';
import { openDesk } from './players.ts';
import { verifiedNumber } from './sign-in-area.ts';

// Every move that `players/kyc/states.ts` allows, as a player sees it. That every other is refused, states.test.ts walks through.

const player = { name: 'Asha Rao', password: 'Floodlit9' };
const document = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** A new player's session, before the next page opens; returns their user name. */
async function newcomer(page: Page, app: RunningApp): Promise<string> {
  const mobile = await verifiedNumber(page, app);
  const username = `sender ${mobile.slice(-6)}`;
  const answer = await page.request.post('/api/register', {
    data: { ...player, username, typeId: 3, parentId: 81026, mobile, country_code: '+91' },
  });
  await keepSession(page, (await answer.json()) as { token: string; user: object });
  return username;
}

/** What the camera notes in a jpg, before its points. */
const noted = (jpeg: Buffer): Buffer => {
  const exif = Buffer.from('Exif\0\0MM\0*\0\0\0\u0008 Secret camera, 19.07 N 72.87 E', 'latin1');
  const head = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, exif, jpeg.subarray(2)]);
};

/** Fills in a document but for what is its own; any picture will do: one of this page. */
async function fillIn(page: Page, number: string): Promise<void> {
  await page.getByLabel(/number$/).fill(number);
  await page.getByLabel('Full name').fill('Asha Rao');
  await page.getByLabel('Date of birth').fill('1994-06-14');
  const picture = await page.screenshot({ type: 'jpeg', clip: { x: 0, y: 0, width: 400, height: 400 } });
  await page
    .getByRole('group', { name: /^(Front|Page with the picture)/ })
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'at home.jpg', mimeType: 'image/jpeg', buffer: noted(picture) });
  await expect(page.getByText(/without camera data/)).toBeVisible();
}
/** Keeps in the page what it uploads: the name of the file and its bytes, as the network gets them. */
const watchUploads = (page: Page) =>
  page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = async (...input) => {
      const request = new Request(...input);
      if (!request.url.endsWith('/api/upload')) return fetch(request);
      const file = (await request.clone().formData()).get('file') as File;
      const bytes = new TextDecoder('latin1').decode(await file.arrayBuffer());
      Object.assign(window, { sent: [file.name, bytes] });
      return fetch(request);
    };
  });
const send = (page: Page) => page.getByRole('button', { name: 'Submit for review' }).click();

test('a document is sent without what its camera noted, declined with the reason, sent again and approved, its player looking on', async ({
  page,
  browser,
  app,
}) => {
  await newcomer(page, app);
  await watchUploads(page);
  await page.goto('/kyc');
  await expect(page.getByText('Verify your identity')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Send PAN', exact: true }).click();
  await page.getByLabel('Date of birth').fill('2015-01-01');
  await send(page);
  await expect(page.getByLabel('Date of birth')).toHaveAccessibleDescription('You must be 18 or older.');
  await expect(page.getByText('Check 4 fields')).toBeVisible();
  await expectAccessible(page);
  await fillIn(page, 'abcpk 1234f');
  const [name, bytes] = await page.evaluate(() => (window as unknown as { sent: [string, string] }).sent);
  expect(name).toBe('picture.webp');
  expect(bytes).toContain('WEBP');
  expect(bytes).not.toContain('Secret camera');
  // Nothing is lost by a reload but the document's number, which is kept nowhere: neither what was typed nor the picture that was sent.
  await page.reload();
  await expect(page.getByLabel('PAN number')).toHaveValue('');
  await expect(page.getByLabel('Date of birth')).not.toHaveValue('');
  await page.getByLabel('PAN number').fill('abcpk 1234f');
  await expect(page.getByText(/Already uploaded/)).toBeVisible();
  await send(page);
  await expect(document(page, 'PAN')).toContainText('Under review');
  proves('document', 'send: none → pending');
  await expect(document(page, 'PAN').getByRole('link')).toHaveCount(0);

  const desk = await openDesk(browser, app, '/kyc');
  const waiting = desk.locator('article', { hasText: 'ABCPK1234F' }).first();
  await waiting.getByText('Decline…').click();
  await waiting.getByLabel('Reason, as the player reads it').fill('The picture is blurred.');
  await waiting.getByRole('button', { name: /^Decline/ }).click();
  await expect(page.getByRole('main').getByText('PAN was declined')).toBeVisible();
  await expect(document(page, 'PAN')).toContainText('The picture is blurred.');
  proves('document', 'decline: pending → declined');

  await page.getByRole('link', { name: 'Send PAN again' }).first().click();
  await fillIn(page, 'ABCPK1234F');
  await send(page);
  await expect(document(page, 'PAN')).toContainText('Under review');
  proves('document', 'send: declined → pending');
  await desk.goto('/sandbox/desk/kyc');
  await desk
    .locator('article', { hasText: 'ABCPK1234F' })
    .first()
    .getByRole('button', { name: /^Approve/ })
    .click();
  await expect(page.getByText('You are verified')).toBeVisible();
  await expect(document(page, 'PAN')).toContainText('Approved');
  proves('document', 'approve: pending → approved');
  await page.goto('/kyc?send=pan');
  await expect(page.getByText('PAN is already approved')).toBeVisible();
});

test('whoever is signed out from another device is on the landing page there without a touch', async ({
  page,
  browser,
  app,
}) => {
  const username = await newcomer(page, app);
  const other = await (await browser.newContext({ baseURL: app.address })).newPage();
  const login = await other.request.post('/api/login', { data: { username, password: player.password } });
  await keepSession(other, (await login.json()) as { token: string; user: object });
  await other.goto('/home');
  await expect(other.getByRole('banner')).toContainText('Balance');
  await page.goto('/profile');
  await expectAccessible(page);
  const sessions = page.getByRole('region', { name: 'Sessions and devices' });
  await sessions.getByRole('button', { name: /^Sign out Chrome/ }).click();
  await expect(sessions.getByText('You are not signed in on any other device.')).toBeVisible();
  await expect(other).toHaveURL(/\/(\?.*)?$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
});
