import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type RunningApp, signIn, test } from './app.ts';
import { openDesk } from './players.ts';
import { copyWorkspace, type WorkspaceCopy } from './workspace-copy.ts';

// An error of a released remote, from a player's page to the line of its source at the desk.

const SOURCE = 'apps/casino/src/slots-page.tsx';
const PLANTED = `
function third(names: readonly string[]): string {
  if (names.length === 0) throw new RangeError('Rohit has 9876543210');
  return names.join();
}
const second = (names: readonly string[]) => third(names.slice());
const first = (names: readonly string[]) => second(names.toSorted());

export function SlotsPage() {
  first([]);
`;

let team: WorkspaceCopy;
test.beforeAll(async () => {
  team = await copyWorkspace('casino');
  await team.edit(SOURCE, { 'export function SlotsPage() {\n': PLANTED });
});
test.afterAll(() => team.remove());

const script = (app: RunningApp, name: string, ...args: string[]) =>
  team.command(name, args, { PAVILION_RELEASES: app.releases, PAVILION_KEYS: app.keys });

test('an error three calls deep is shown at the desk with source and line, and the history with reasons', async ({
  page,
  browser,
  app,
}) => {
  test.setTimeout(120_000);
  const released = ['casino', '--version', '7.0.0', '--by', 'Asha', '--reason', 'new lobby'];
  expect(await script(app, 'release', ...released)).toContain('7.0.0: built and live');
  const lines = (await readFile(join(team.folder, SOURCE), 'utf8')).split('\n');
  const line = lines.findIndex((text) => text.includes('throw new RangeError')) + 1;

  await signIn(page);
  const reported = page.waitForRequest((request) => request.postData()?.includes('"error":"RangeError"') ?? false);
  await page.goto('/slots?provider=netent');
  const failed = page.locator('[data-remote="casino"][data-remote-state="failed"]');
  await expect(failed).toHaveAttribute('data-failure', 'crashed');
  const report = (await reported).postData() ?? '';
  expect(report).not.toMatch(/rohit|98765|netent/i);
  const [, file = ''] = /"frames":\["(casino\/7\.0\.0\/[\w.-]+):/.exec(report) ?? [];
  expect((await page.request.get(`/releases/${file}`)).status()).toBe(200);
  expect((await page.request.get(`/releases/${file}.map`)).status()).toBe(404);

  const desk = await openDesk(browser, app, '/releases');
  const error = desk.getByRole('row').filter({ hasText: 'RangeError, crashed (page threw)' });
  await expect(error).toContainText(`${SOURCE}:${line}:`);
  await expect(error).toContainText('/slots');
  await expect(error).toContainText('7.0.0');

  await expect(script(app, 'rollback', 'casino')).rejects.toThrow('A rollback needs a reason');
  await script(app, 'rollback', 'casino', '--by', 'Ravi', '--reason', 'slots crash');
  await desk.reload();
  await expect(desk.getByRole('row').filter({ hasText: 'slots crash' })).toContainText('rollback, was 7.0.0');
  await expect(desk.getByRole('row').filter({ hasText: 'new lobby' })).toContainText('Asha');
  expect(await script(app, 'releases')).toMatch(/casino +\S+ +rollback +Ravi .*slots crash\n/);
});
