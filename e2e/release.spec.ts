import { execFileSync } from 'node:child_process';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beginSession, expect, type RunningApp, test } from './app.ts';
import { fingerprint } from './fingerprint.ts';
import { root } from './places.ts';

const node = join(root, 'node_modules/node/bin/node');
const run = (command: string, { releases, keys }: RunningApp, ...args: string[]) =>
  execFileSync(node, [join(root, 'packages/cli/src/main.ts'), command, ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PAVILION_RELEASES: releases, PAVILION_KEYS: keys },
  });

test('a casino team publishes a new version while the app runs: the next visit shows it; rolled back, the old one is there', async ({
  page,
  app,
}) => {
  await beginSession(page);
  await page.goto('/slots');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('Slots');
  const others = ['shell', 'auth', 'sports', 'wallet'];
  const before = await Promise.all(others.map((name) => fingerprint(join(app.releases, name))));
  const first = (await readdir(join(app.releases, 'casino'))).sort();
  const firstFiles = await Promise.all(first.map((version) => fingerprint(join(app.releases, 'casino', version))));

  // The team's own tree, with one text changed.
  const tree = join(root, 'apps', 'casino-next');
  try {
    await cp(join(root, 'apps/casino'), tree, { recursive: true, verbatimSymlinks: true });
    const messages = join(tree, 'src/messages/en.ts');
    const text = await readFile(messages, 'utf8');
    const changed = text.replace(/(['"])Slots\1/, "'Slots, the next release'");
    expect(changed).not.toBe(text);
    await writeFile(messages, changed);
    expect(run('release', app, 'casino-next', '--version', '9.0.0')).toContain('9.0.0: built and live');
  } finally {
    await rm(tree, { recursive: true, force: true });
  }

  await page.goto('/home');
  await page.goto('/slots');
  await expect(heading).toContainText('Slots, the next release');
  expect(run('rollback', app, 'casino', '--reason', 'wrong text')).toMatch(/^casino: 9\.0\.0 → /);
  await page.goto('/slots');
  await expect(page.getByRole('tab', { name: /Netent/ })).toBeVisible();
  await expect(heading).not.toContainText('the next release');

  expect(await Promise.all(others.map((name) => fingerprint(join(app.releases, name))))).toEqual(before);
  expect(await Promise.all(first.map((version) => fingerprint(join(app.releases, 'casino', version))))).toEqual(
    firstFiles,
  );
  expect((await readdir(join(app.releases, 'casino'))).sort()).toEqual([...first, '9.0.0'].sort());
});
