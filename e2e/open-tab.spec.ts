import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, type RunningApp, signIn, test } from './app.ts';
import { comeBack, go } from './navigate.ts';
import { copyWorkspace, type WorkspaceCopy } from './workspace-copy.ts';

// What teams do while a player has the app open, who never loads the document again: `sameDocument` is written once, and would be
// gone with it.
test.describe.configure({ mode: 'serial' });

let team: WorkspaceCopy;
test.beforeAll(async () => {
  team = await copyWorkspace('casino', 'auth');
  await team.edit('apps/casino/src/messages/en.ts', { "'Slots'": "'Slots, the next release'" });
});
test.afterAll(() => team.remove());

const envOf = ({ releases, keys }: RunningApp) => ({ PAVILION_RELEASES: releases, PAVILION_KEYS: keys });
const release = async (app: RunningApp, name: string, version: string) =>
  expect(await team.command('release', [name, '--version', version], envOf(app))).toContain(
    `${version}: built and live`,
  );
const rollback = async (app: RunningApp, name: string) =>
  expect(await team.command('rollback', [name, '--reason', 'broken'], envOf(app))).toContain('→');

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const isSameDocument = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-same-document'));
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));

/** The release of the casino before these tests. */
let stable = '';
const casino = (page: Page) => page.locator('[data-remote="casino"]').first();
const casinoVersion = async (page: Page) => (await casino(page).getAttribute('data-remote-version')) ?? '';

/** Opens a game in this release of the casino, in the shell that has been open all along; wire.spec.ts has the other way round too. */
async function opensGame(page: Page, version: string): Promise<void> {
  await go(page, '/casino/spribe/mines');
  await expect(casino(page)).toHaveAttribute('data-remote-version', version);
  await expect(page.frameLocator('iframe').getByRole('button', { name: /^(Bet|Open a field)/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Balance/ }).first()).toBeVisible();
}

test('a release is taken up on the next visit of its page, and leaves the page that is open with what was typed', async ({
  page,
  app,
}) => {
  await signIn(page);
  await mark(page);
  await go(page, '/slots');
  await expect(heading(page)).toHaveText(/^Slots/);
  stable = await casinoVersion(page);
  const search = page.getByRole('main').getByRole('searchbox').first();
  await search.fill('star');
  await release(app, 'casino', '9.0.0');
  const reread = page.waitForResponse('**/releases/discovery.json');
  await comeBack(page);
  await reread;
  await expect(search).toHaveValue('star');
  await expect(heading(page)).not.toContainText('the next release');
  await go(page, '/home');
  await go(page, '/slots');
  await expect(heading(page)).toContainText('the next release');
  await opensGame(page, '9.0.0');
  expect(await isSameDocument(page)).toBe(true);
});

test('a release that is broken fails by name, and its rollback heals the open tab', async ({ page, app }) => {
  await rm(join(app.releases, 'casino/9.0.0'), { recursive: true });
  await signIn(page);
  await mark(page);
  await go(page, '/slots');
  const failed = page.locator('[data-remote="casino"][data-remote-state="failed"]');
  await expect(failed).toBeVisible();
  await rollback(app, 'casino');
  await comeBack(page);
  await expect(page.getByRole('tab', { name: /Netent/ })).toBeVisible();
  await expect(heading(page)).not.toContainText('the next release');
  await opensGame(page, stable);
  expect(await isSameDocument(page)).toBe(true);
});

test('files that a deploy has removed lead to the fresh version, with what was typed', async ({ page, app }) => {
  await page.goto('/sign-in');
  await mark(page);
  const name = page.getByRole('textbox').first();
  await name.fill('rohit');
  const before = await page.locator('[data-remote="auth"]').getAttribute('data-remote-version');
  await release(app, 'auth', '9.0.0');
  await rm(join(app.releases, `auth/${before}`), { recursive: true });
  await page.getByRole('button', { name: /forgot/i }).click();
  await expect(page.locator('[data-remote="auth"]')).toHaveAttribute('data-remote-version', '9.0.0');
  await expect(page.locator('[data-remote="auth"]')).toHaveAttribute('data-remote-state', 'ready');
  await expect(name).toHaveValue('rohit');
  expect(await isSameDocument(page)).toBe(true);
});
