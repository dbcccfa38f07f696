import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { builtGames, builtReleases, root } from './places.ts';

// What a first visit downloads, as bytes of the built files: no browser is needed to count them.

interface Manifest {
  readonly preload: Readonly<Record<'pages' | 'parts', Readonly<Record<string, readonly string[]>>>>;
}

const KILOBYTE = 1000;
const twin = join(root, '.cache/test/twin/out');

/** The newest release of an app in the store that this run built. */
function releaseOf(app: string): string {
  const live = JSON.parse(readFileSync(join(builtReleases, 'live', `${app}.json`), 'utf8')) as { statement: string };
  const { version } = JSON.parse(live.statement) as { version: string };
  return join(builtReleases, app, version);
}

const scriptsIn = (folder: string, files: readonly string[]) =>
  files.filter((file) => file.endsWith('.js')).map((file) => join(folder, file));

const brotliOf = (files: Iterable<string>) => [...new Set(files)].reduce((sum, file) => sum + sizeOf(file), 0);

/** Bytes of a file as it is sent: a release has it compressed beside it, the twin's is compressed here, once. */
function sizeOf(file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const sent = `${file}.br`;
  const size = existsSync(sent) ? statSync(sent).size : brotliCompressSync(readFileSync(file)).length;
  sizes.set(file, size);
  return size;
}
const sizes = new Map<string, number>();

const manifestOf = (folder: string, file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Manifest;

/** The scripts that the shell's document names for everybody. */
function firstScripts(folder: string): string[] {
  const document = readFileSync(join(folder, 'index.html'), 'utf8');
  const files = [...document.matchAll(/__RELEASE_BASE__([\w.-]+\.js)/g)].map(([, file = '']) => file);
  return scriptsIn(folder, files);
}

// The federation runtime is 13 KB of the first, and 3 KB of each entry (docs/decisions/shared-by-name.md). The hashes and keys
// in it differ in each build, which changes the size by up to 0.1 KB.
test('the first script of the shell is 144 KB at most', () => {
  expect(brotliOf([join(releaseOf('shell'), 'shell.js')])).toBeLessThanOrEqual(144 * KILOBYTE);
});

// For each file of the remote it has a hash of 32 bytes, which nothing compresses, and the file's name.
test('a remote’s entry is 5.7 KB at most, and 55 bytes for each of its files', () => {
  for (const app of readdirSync(join(builtReleases, 'live')).map((file) => file.replace('.json', ''))) {
    if (app === 'shell') continue;
    const folder = releaseOf(app);
    const files = readdirSync(folder).filter((file) => /\.(?:js|css)$/.test(file)).length;
    expect(brotliOf([join(folder, 'remote-entry.js')]), app).toBeLessThanOrEqual(5.7 * KILOBYTE + 55 * files);
  }
});

test('the script of a first visit is at most 1.2 times that of the same sources in one bundle', () => {
  execFileSync(join(root, 'node_modules/node/bin/node'), ['scripts/build-twin.ts', twin], { cwd: root });
  const pages = JSON.parse(readFileSync(join(twin, 'twin.json'), 'utf8')) as Record<string, readonly string[]>;
  const shell = releaseOf('shell');
  const header = manifestOf(shell, 'shell.json').preload.parts['signed-in-header'] ?? [];
  for (const [path, app, page] of [
    ['/slots', 'casino', 'slots'],
    ['/exchange/Cricket', 'sports', 'exchange'],
    ['/cashier', 'wallet', 'statement'],
  ] as const) {
    const remote = releaseOf(app);
    const federated = brotliOf([
      ...firstScripts(shell),
      ...scriptsIn(shell, header),
      join(remote, 'remote-entry.js'),
      ...scriptsIn(remote, manifestOf(remote, 'remote.json').preload.pages[page] ?? []),
    ]);
    const bundled = brotliOf([
      ...firstScripts(twin),
      ...scriptsIn(twin, pages['parts/signed-in-header'] ?? []),
      ...scriptsIn(twin, pages[`${app}/${page}`] ?? []),
    ]);
    const ratio = federated / bundled;
    const description = `${(federated / KILOBYTE).toFixed(1)} KB, ${ratio.toFixed(2)} times one bundle's`;
    test.info().annotations.push({ type: path, description });
    expect(ratio, path).toBeLessThanOrEqual(1.2);
  }
});

test('a game’s page is 60 KB at most, script and style together', () => {
  const { engines } = JSON.parse(readFileSync(join(builtGames, 'manifest.json'), 'utf8')) as {
    engines: Record<string, Record<'scripts' | 'styles', readonly string[]>>;
  };
  for (const [engine, { scripts, styles }] of Object.entries(engines)) {
    const size = brotliOf([...scripts, ...styles].map((file) => join(builtGames, file)));
    test.info().annotations.push({ type: engine, description: `${(size / KILOBYTE).toFixed(1)} KB` });
    expect(size, engine).toBeLessThanOrEqual(60 * KILOBYTE);
  }
});
