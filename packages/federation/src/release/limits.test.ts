import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LIMITS, LONGEST_DOCUMENT, MOST_REMOTES } from '../discovery/limits.ts';
import { parseDocument, readEntry } from '../discovery.ts';
import { writeBuild } from '../testing/builds.ts';
import { createTestTeam, manifestOf, ROOT, signedEntry } from '../testing/entries.ts';
import { folderStore } from './folder-store.ts';
import { keyFolder } from './keys.ts';
import { liveVersion, publishRelease, type ReleaseOptions } from './releases.ts';
import type { ReleaseStore } from './store.ts';

const NOW = Date.parse('2026-11-22T00:00:00.000Z');
let folder: string;
let store: ReleaseStore;
let options: ReleaseOptions;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'limits-'));
  store = folderStore(join(folder, 'store'));
  options = { keys: keyFolder(join(folder, 'keys')), clock: () => new Date(NOW) };
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const title = (text: string) => ({ en: text, hi: 'x' });
const route = (path: string, more: object = {}) => ({
  path,
  access: 'protected',
  frame: 'full',
  title: title('x'),
  redirectTo: '/slots',
  ...more,
});
const names = (count: number, start = 0) => Array.from({ length: count }, (_, index) => `f${start + index}.js`);
const preload = (slots: Readonly<Record<string, readonly string[]>>) => ({ pages: { slots: [] }, slots });
const withRoutes = (...routes: object[]) => ({ routes: [route('/slots', { page: 'slots' }), ...routes] });
const many = <Item>(count: number, item: (index: number) => Item) => Array.from({ length: count }, (_, i) => item(i));

/** A manifest whose `row` of the table is as large as `size` says. */
const manifests: Readonly<Record<string, (size: number) => object>> = {
  'characters of `remote.json`': (size) => {
    const shortest = { later: '', preload: preload({}) };
    const length = JSON.stringify(manifestOf({ ...shortest, build: undefined })).length;
    return { ...shortest, later: 'x'.repeat(size - length) };
  },
  routes: (size) => withRoutes(...many(size - 1, (index) => route(`/r${index}`))),
  slots: (size) => {
    const slots = many(size, (index) => ({ name: `slot-${index}` }));
    return { slots, preload: preload(Object.fromEntries(slots.map(({ name }) => [name, []]))) };
  },
  'characters of a path or of what a redirect leads to': (size) => withRoutes(route(`/${'a'.repeat(size - 1)}`)),
  'characters of a title, in each language': (size) => withRoutes(route('/a', { title: title('x'.repeat(size)) })),
  'files that one page or slot preloads, none of them twice': (size) => ({ preload: preload({ a: names(size) }) }),
  'different files that a release preloads': (size) => ({
    preload: preload(
      Object.fromEntries(many(Math.ceil(size / 40), (i) => [`s${i}`, names(Math.min(40, size - i * 40), i * 40)])),
    ),
  }),
};

const team = createTestTeam();
const read = (parts: object) =>
  readEntry('casino', signedEntry(team, NOW, parts), { root: ROOT, keys: { casino: [team.publicKey] }, now: NOW });

async function publish(manifest: object, name = 'casino') {
  const build = join(folder, `build-${name}`);
  const files = Object.fromEntries(names(LIMITS.filesOfRelease + 1).map((file) => [file, file]));
  await rm(build, { recursive: true, force: true });
  await writeBuild(build, { name, version: '1.4.2', manifest, files });
  return publishRelease(store, build, options);
}

/** The rows of the table in the docs. */
async function rows(): Promise<readonly (readonly [string, number])[]> {
  const docs = await readFile(join(__dirname, '../../../../docs/remote-teams.md'), 'utf8');
  const table =
    docs
      .split('### Limits')[1]
      ?.split('\n\n')
      .find((block) => block.startsWith('|')) ?? '';
  return table
    .split('\n')
    .slice(2)
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, what, most]) => [what ?? '', Number(most?.replaceAll(',', ''))] as const);
}

test('each limit that the docs name is kept by readers and by releases: as much as it says is taken, one more is not', async () => {
  const table = Object.fromEntries(await rows());
  expect(table).toEqual({
    'characters of `remote.json`': LIMITS.manifest,
    'characters of a statement': LIMITS.statement,
    'releases before the live one that a statement names': LIMITS.earlier,
    routes: LIMITS.routes,
    slots: LIMITS.slots,
    'characters of a path or of what a redirect leads to': LIMITS.path,
    'characters of a title, in each language': LIMITS.title,
    'files that one page or slot preloads, none of them twice': LIMITS.filesOfPart,
    'different files that a release preloads': LIMITS.filesOfRelease,
    'remotes of a document': MOST_REMOTES,
    'characters of the whole document': LONGEST_DOCUMENT,
  });
  for (const [row, manifestWith] of Object.entries(manifests)) {
    const most = table[row] ?? 0;
    expect([row, await read({ manifest: manifestWith(most) })]).toEqual([
      row,
      expect.objectContaining({ sequence: expect.any(Number) }),
    ]);
    expect([row, await read({ manifest: manifestWith(most + 1) })]).toEqual([
      row,
      { fault: expect.objectContaining({ kind: 'contents' }) },
    ]);
    await expect(publish(manifestWith(most + 1))).rejects.toThrow(/not valid at|has 3277\d characters/);
  }
  expect(await read({ statement: { later: 'x'.repeat(LIMITS.statement) } })).toMatchObject({
    fault: { kind: 'malformed', field: 'statement' },
  });
  expect(await liveVersion(store, 'casino', options.keys)).toBeNull();
});

test('a list of files that names one file many times is refused by readers and by releases', async () => {
  const manifest = { preload: preload({ dialogs: ['f0.js', 'f0.js'] }) };
  expect(await read({ manifest })).toMatchObject({ fault: { field: 'manifest.preload.slots.dialogs' } });
  await expect(publish(manifest)).rejects.toThrow(
    'remote.json is not valid at preload.slots.dialogs (docs/remote-teams.md, Limits).',
  );
});

test('a refusal says how many are allowed', async () => {
  await expect(publish(withRoutes(...many(LIMITS.routes, (index) => route(`/r${index}`))))).rejects.toThrow(
    'remote.json is not valid at routes: 100 are allowed at most (docs/remote-teams.md, Limits).',
  );
});

test('a manifest that was made too long by hand stops its own team alone: the others go live, and it keeps what it had', async () => {
  const usual = { routes: [route('/casino', { page: 'casino' })], preload: { pages: { casino: [] }, slots: {} } };
  await publish(usual);
  const before = (await remotes()).casino;
  await plant('casino', { ...usual, name: 'casino', version: '1.4.2', later: 'S'.repeat(1_000_000) });
  await publish({}, 'wallet');
  expect(await remotes()).toEqual({ casino: before, wallet: expect.anything() });
});

test('a release is refused with which the document would be longer than readers take', async () => {
  for (let index = 0; index < 15; index += 1) {
    await plant(`app-${'abcdefghijklmnopqrstuvwxyz'[index]}`, { routes: [], later: '"'.repeat(16_000) });
  }
  await expect(publish({ later: '"'.repeat(16_000) })).rejects.toThrow(
    /With this release of casino discovery\.json would have 1\d+ characters, and readers take 1000000: .*app-a \d+/,
  );
  expect(await store.list('casino')).toEqual([]);
  await expect(publish({})).resolves.toBe('1.4.2');
  expect((await store.read('discovery.json'))?.length).toBeLessThan(LONGEST_DOCUMENT);
});

const remotes = async () => parseDocument(String(await store.read('discovery.json'))).remotes;

/** Puts a manifest and its statement into the store, as a team can that goes round the release command. */
async function plant(app: string, manifest: object): Promise<void> {
  const { statement, signature } = signedEntry(team, NOW, {
    manifest: { ...manifest, name: app },
    statement: { remote: app },
  });
  const text = JSON.stringify(manifestOf({ ...manifest, name: app }));
  await store.write(`${app}/1.4.2/remote.json`, text);
  await writeFile(join(folder, 'store', app, '1.4.2/build.json'), '{}');
  await store.write(`live/${app}.json`, JSON.stringify({ statement, signature }));
}
