import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { type DevServer, test } from './dev-workspace.ts';
import { fingerprint } from './fingerprint.ts';

// The builds are all made anew.

const MOBILE = '9123456780';

async function codeOf(page: Page, { address }: DevServer): Promise<string> {
  const response = await page.request.get(`${address}/sandbox/inbox.json?mobile=${MOBILE}`);
  const { messages } = (await response.json()) as { messages: { code: string }[] };
  const [newest] = messages;
  if (!newest) throw new Error(`No code was sent to ${MOBILE}`);
  return newest.code;
}

/** Opens a page and waits until it listens for reloads. */
async function open(page: Page, address: string): Promise<void> {
  const listening = page.waitForResponse(/\/sandbox\/reloads$/);
  await page.goto(address);
  expect(new URL((await listening).url()).origin).toBe(new URL(address).origin);
}

const isUp = ({ address }: DevServer) =>
  fetch(address).then(
    () => true,
    () => false,
  );

test('under pnpm dev a player logs in and signs up in the dialogs, a changed route shows by itself, and nothing is released', async ({
  page,
  browser,
  workspace,
}) => {
  const released = await fingerprint(workspace.releases);
  const server = await workspace.start();

  await page.goto(server.address);
  const dialog = page.getByRole('dialog');
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  await dialog.getByLabel('Username', { exact: true }).fill('demo');
  await dialog.getByLabel('Password', { exact: true }).fill('Pavilion1');
  await dialog.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('banner')).toContainText('₹98,210.00');
  await page.close();

  const stranger = await browser.newPage();
  const signUp = stranger.getByRole('dialog');
  await stranger.goto(server.address);
  await stranger.getByRole('banner').getByRole('button', { name: 'Sign up' }).click();
  await signUp.getByLabel(/mobile/i).fill(MOBILE);
  await signUp.getByRole('button', { name: 'Send OTP' }).click();
  await expect(signUp.getByLabel(/OTP/)).toBeVisible();
  await signUp.getByLabel(/OTP/).fill(await codeOf(stranger, server));
  await signUp.getByRole('button', { name: 'Verify OTP' }).click();
  await expect(signUp.getByLabel('Confirm password')).toBeVisible();

  await open(stranger, `${server.address}/sign-in`);
  await expect(stranger).toHaveTitle('Log In | Pavilion');
  await workspace.edit('apps/auth/src/definition.ts', {
    "path: '/sign-in'": "path: '/come-in'",
    "title: { en: 'Log In'": "title: { en: 'Come in'",
  });
  // The open page loads anew; its address is nobody's now, and leads to the landing page.
  await expect(stranger).toHaveURL(`${server.address}/`);
  await stranger.goto(`${server.address}/come-in`);
  await expect(stranger).toHaveTitle('Come in | Pavilion');
  await stranger.close();

  expect(await server.end('SIGTERM')).toBe(0);
  expect(await isUp(server)).toBe(false);
  expect(await fingerprint(workspace.releases)).toEqual(released);
});

test('pnpm dev auth serves auth in the works beside the released shell, publishes neither, and takes its operator with it when it is killed', async ({
  page,
  workspace,
}) => {
  const released = await fingerprint(workspace.releases);
  await workspace.edit('apps/auth/src/definition.ts', { "title: { en: 'Log In'": "title: { en: 'Unfinished'" });
  const server = await workspace.start('auth');

  const versionIn = ({ statement }: { statement: string }) => (JSON.parse(statement) as { version: string }).version;
  const live = await (await fetch(`${server.address}/releases/discovery.json`)).json();
  const document = await (await fetch(server.address, { headers: { accept: 'text/html' } })).text();
  const shell = versionIn(JSON.parse(await readFile(join(workspace.releases, 'live/shell.json'), 'utf8')));
  expect(versionIn(live.remotes.auth)).toBe('0.0.0-dev');
  expect(document).toContain(`/releases/shell/${shell}/shell.js`);
  await page.goto(`${server.address}/sign-in`);
  await expect(page).toHaveTitle('Unfinished | Pavilion');
  await expect(page.getByLabel('Username', { exact: true })).toBeVisible();

  await server.end('SIGKILL');
  await expect.poll(() => isUp(server)).toBe(false);
  expect(await fingerprint(workspace.releases)).toEqual(released);
});

test('pnpm dev auth --against shows auth from here in a deployed Pavilion, which stays as it is', async ({
  page,
  workspace,
}) => {
  const deployed = await workspace.start('shell');
  await workspace.edit('apps/auth/src/definition.ts', { "title: { en: 'Log In'": "title: { en: 'Unfinished'" });
  const server = await workspace.start('auth', '--against', deployed.address);

  await open(page, `${server.address}/sign-in`);
  await expect(page).toHaveTitle('Unfinished | Pavilion');
  await expect(page.getByLabel('Username', { exact: true })).toBeVisible();
  await expect(page.getByText(`Local auth against ${deployed.address}`)).toBeVisible();

  await page.goto(`${deployed.address}/sign-in`);
  await expect(page).toHaveTitle('Log In | Pavilion');
  await expect(page.getByText('Local auth against')).toHaveCount(0);
});
