import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { keepSession } from './app.ts';
import { fingerprint } from './fingerprint.ts';
import { copyFreshDatabase, type RunningOperator, startOperator } from './operator.ts';
import { makeOwnRepository, type OwnRepository } from './own-repository.ts';
import { builtKeys, builtReleases } from './places.ts';

// A team with a repository of its own: it has the packed packages and nothing else of this one. docs/remote-teams.md, "In a
// repository of your own", is followed.
test.describe.configure({ mode: 'serial' });

let team: OwnRepository;
let store: string;
let state: string;
test.beforeAll(async () => {
  state = await mkdtemp(join(tmpdir(), 'pavilion-own-operator-'));
  store = join(state, 'releases');
  await Promise.all([cp(builtReleases, store, { recursive: true }), makeOwnRepository().then((made) => (team = made))]);
});
test.afterAll(async () => {
  await team?.remove();
  await rm(state, { recursive: true, force: true });
});

/** An operator that lists the public keys of its teams, this one's too, and has no key of a team. */
async function startListing(publicKey: string): Promise<RunningOperator> {
  const folder = await mkdtemp(join(state, 'operator-'));
  const keys = join(folder, 'keys');
  const database = join(folder, 'database');
  await copyFreshDatabase({ database, keys });
  const listed = Object.fromEntries([...(await publicKeysIn(builtKeys)), ['promotions', [publicKey]]]);
  return startOperator({ database, releases: store, keys, publicKeys: listed, localRemotes: true });
}

async function publicKeysIn(folder: string): Promise<[string, string[]][]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  return Promise.all(
    files.map(async (file): Promise<[string, string[]]> => {
      const { x } = JSON.parse(await readFile(join(folder, file), 'utf8')) as { x: string };
      return [file.replace('.json', ''), [x]];
    }),
  );
}

async function signIn(page: Page, { address }: RunningOperator): Promise<void> {
  const answer = await page.request.post(`${address}/api/login/demo`, { data: {} });
  await keepSession(page, (await answer.json()) as { token: string; user: object });
}

test('passes its checks and tests and builds with packed packages alone', async () => {
  expect(await team.run('pavilion', 'check')).toContain('promotions 1.0.0 builds. Nothing was published.');
  await team.run('jest');
  expect(await team.run('pavilion', 'build')).toContain('promotions 1.0.0: built in dist');
});

test('is refused by the type check where a name is wrong', async () => {
  const page = 'src/promotions-page.tsx';
  await team.edit(page, "t('title')", "t('titel')");
  await expect(team.run('pavilion', 'check')).rejects.toThrow(/promotions-page\.tsx.*titel/);
  await team.edit(page, "t('titel')", "t('title')");
});

test('releases to players and rolls back with a key of its own', async ({ page }) => {
  const options = ['--store', store] as const;
  const released = await team.run('pavilion', 'release', ...options);
  expect(released).toContain('promotions 1.0.0: built and live');
  expect(released).toContain(`the operator has to list this: ${await team.publicKey()}`);
  const operator = await startListing(await team.publicKey());
  const heading = page.getByRole('heading', { level: 1 });
  const show = async (title: string) => {
    await page.goto(`${operator.address}/promotions`);
    await expect(heading).toHaveText(title);
  };
  try {
    await signIn(page, operator);
    await show('Promotions');
    await expect(page.getByRole('button', { name: 'Make a code' })).toBeVisible();
    await team.edit('src/messages/en.ts', "'Promotions'", "'Promotions, the next release'");
    expect(await team.run('pavilion', 'release', ...options)).toContain('promotions 1.0.1: built and live');
    await show('Promotions, the next release');
    await team.edit('src/messages/en.ts', "'Promotions, the next release'", "'Promotions'");
    expect(await team.run('pavilion', 'releases', ...options)).toMatch(/promotions 1\.0\.1/);
    expect(await team.run('pavilion', 'rollback', '--reason', 'wrong title', ...options)).toContain(
      'promotions: 1.0.1 → 1.0.0',
    );
    await show('Promotions');
  } finally {
    await operator.stop();
  }
});

test('shows a saved edit under pavilion dev and publishes nothing', async ({ page }) => {
  const operator = await startListing(await team.publicKey());
  const released = await fingerprint(join(store, 'live'));
  const dev = await team.dev(operator.address);
  try {
    await signIn(page, operator);
    const heading = page.getByRole('heading', { level: 1 });
    const listening = page.waitForResponse(/\/reloads$/);
    await page.goto(`${dev.address}/promotions`);
    await expect(heading).toHaveText('Promotions');
    await listening;
    await team.edit('src/messages/en.ts', "'Promotions'", "'Promotions, edited'");
    await expect(heading).toHaveText('Promotions, edited');
    await team.edit('src/messages/en.ts', "'Promotions, edited'", "'Promotions'");
    expect(await fingerprint(join(store, 'live'))).toEqual(released);
  } finally {
    await dev.stop();
    await operator.stop();
  }
});
