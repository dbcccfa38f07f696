import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStore } from './folder-store.ts';
import {
  nextVersion,
  promoteRelease,
  publishRelease,
  readDiscovery,
  readHistory,
  rollbackRelease,
  versionOfSource,
} from './releases.ts';
import { ReleaseError, type ReleaseStore } from './store.ts';

let folder: string;
let store: ReleaseStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'releases-'));
  store = folderStore(join(folder, 'store'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const hash = `sha384-${'A'.repeat(64)}`;

/** A build as webpack would leave it. */
async function build(name: string, version: string, path = `/${name}`): Promise<string> {
  const output = join(folder, `build-${name}-${version}`);
  await mkdir(output, { recursive: true });
  await writeFile(join(output, 'remote-entry.js'), `// ${name} ${version}`);
  const manifest = {
    name,
    version,
    contract: '^1.0.0',
    routes: [{ path, access: 'protected', frame: 'full', title: { en: name, hi: name }, page: name }],
    slots: [],
    entry: 'remote-entry.js',
    files: { 'remote-entry.js': hash },
    preload: {},
    source: `${name}-${version}`,
  };
  await writeFile(join(output, 'remote.json'), JSON.stringify(manifest));
  return output;
}
const live = async (app: string) => (await readDiscovery(store)).remotes[app]?.version;

test('a published release is live, compressed, and points at its own folder', async () => {
  await publishRelease(store, await build('casino', '1.0.0'));
  const document = await readDiscovery(store);
  expect(document).toMatchObject({ revision: 1, remotes: { casino: { version: '1.0.0', base: 'casino/1.0.0/' } } });
  expect(await readFile(join(folder, 'store/casino/1.0.0/remote-entry.js'), 'utf8')).toBe('// casino 1.0.0');
  expect((await readFile(join(folder, 'store/casino/1.0.0/remote-entry.js.br'))).length).toBeGreaterThan(0);
});

test('a release leaves the entry of another remote as it stands, with names and fields that this tool does not know', async () => {
  await publishRelease(store, await build('casino', '1.0.0'));
  const { remotes } = JSON.parse(String(await store.read('discovery.json')));
  const later = {
    ...remotes.casino,
    slots: ['bet-slip'],
    routes: [{ ...remotes.casino.routes[0], access: 'vip', since: 1 }],
    canary: 5,
  };
  await store.write('discovery.json', JSON.stringify({ ...(await readDiscovery(store)), remotes: { casino: later } }));
  await publishRelease(store, await build('wallet', '1.0.0'));
  expect((await readDiscovery(store)).remotes.casino).toEqual(later);
});

test('a version is published once and never changes', async () => {
  await publishRelease(store, await build('casino', '1.0.0'));
  await expect(publishRelease(store, await build('casino', '1.0.0'))).rejects.toThrow(
    new ReleaseError('casino/1.0.0 is published already and never changes.'),
  );
});

test('a rollback makes the version before live again, step by step, and files stay', async () => {
  for (const version of ['1.0.0', '1.0.1', '1.0.2']) await publishRelease(store, await build('casino', version));
  expect(await rollbackRelease(store, 'casino')).toEqual({ from: '1.0.2', to: '1.0.1' });
  expect(await rollbackRelease(store, 'casino')).toEqual({ from: '1.0.1', to: '1.0.0' });
  await expect(rollbackRelease(store, 'casino')).rejects.toThrow('casino 1.0.0 is the first release');
  expect(await store.list('casino')).toHaveLength(3);
  expect((await readHistory(store)).map(({ action }) => action)).toEqual([
    'publish',
    'publish',
    'publish',
    'rollback',
    'rollback',
  ]);
});

test('after a rollback and a new release, a rollback leads to what was live before that release', async () => {
  for (const version of ['1.0.0', '1.0.1']) await publishRelease(store, await build('casino', version));
  await rollbackRelease(store, 'casino');
  await publishRelease(store, await build('casino', '1.0.2'));
  expect(await rollbackRelease(store, 'casino')).toEqual({ from: '1.0.2', to: '1.0.0' });
});

test('promoting a published version moves the pointer alone', async () => {
  for (const version of ['1.0.0', '1.0.1']) await publishRelease(store, await build('casino', version));
  await promoteRelease(store, 'casino', '1.0.0');
  expect(await live('casino')).toBe('1.0.0');
  await expect(promoteRelease(store, 'casino', '9.9.9')).rejects.toThrow('casino 9.9.9 is not in the store.');
});

test('releasing one app leaves every other pointer as it was', async () => {
  await publishRelease(store, await build('casino', '1.0.0'));
  await publishRelease(store, await build('wallet', '1.0.0'));
  const before = (await readDiscovery(store)).remotes.wallet;
  await publishRelease(store, await build('casino', '1.0.1'));
  expect((await readDiscovery(store)).remotes.wallet).toEqual(before);
});

test('a remote that claims a path of another is refused, naming both, and nothing is published', async () => {
  await publishRelease(store, await build('casino', '1.0.0', '/casino/:casinoslug'));
  await expect(publishRelease(store, await build('sports', '1.0.0', '/casino/:game'))).rejects.toThrow(
    'sports claims /casino/:game, but casino has /casino/:casinoslug already.',
  );
  expect(await store.list('sports')).toEqual([]);
});

test('ten releases at the same time end in one document that has them all', async () => {
  const names = Array.from({ length: 10 }, (_, index) => `remote-${'abcdefghij'[index]}`);
  const builds = await Promise.all(names.map((name) => build(name, '1.0.0')));
  await Promise.all(builds.map((output) => publishRelease(store, output)));
  const document = await readDiscovery(store);
  expect(Object.keys(document.remotes).sort()).toEqual(names);
  expect(document.revision).toBe(10);
});

test('a lock whose process is gone does not stop a release', async () => {
  await mkdir(join(folder, 'store'), { recursive: true });
  await writeFile(join(folder, 'store/.lock'), '99999999');
  await expect(publishRelease(store, await build('casino', '1.0.0'))).resolves.toBe('1.0.0');
});

test('what a killed release command left half written is removed by the next one', async () => {
  await mkdir(join(folder, 'store/casino/0.9.0.77.tmp'), { recursive: true });
  await writeFile(join(folder, 'store/discovery.json.77.tmp'), '{"sch');
  await publishRelease(store, await build('casino', '1.0.0'));
  expect(await readdir(join(folder, 'store/casino'))).toEqual(['1.0.0']);
  expect((await readdir(join(folder, 'store'))).sort()).toEqual(['casino', 'discovery.json', 'history.json']);
});

test('a published release can be published into another store, with the files that were compressed for it', async () => {
  await publishRelease(store, await build('casino', '1.0.0'));
  const published = join(folder, 'store/casino/1.0.0');
  await writeFile(join(published, 'remote-entry.js.br'), 'compressed once');
  await publishRelease(folderStore(join(folder, 'other')), published);
  expect(await readFile(join(folder, 'other/casino/1.0.0/remote-entry.js.br'), 'utf8')).toBe('compressed once');
});

test('a discovery document that is not valid is an error that names the field, and stays as it is', async () => {
  await mkdir(join(folder, 'store'), { recursive: true });
  await writeFile(join(folder, 'store/discovery.json'), '{"schema":9}');
  await expect(publishRelease(store, await build('casino', '1.0.0'))).rejects.toThrow(
    'discovery.json is not valid at schema.',
  );
  expect(await readFile(join(folder, 'store/discovery.json'), 'utf8')).toBe('{"schema":9}');
});

test('a folder without a build is refused', async () => {
  await expect(publishRelease(store, folder)).rejects.toThrow('holds no build');
});

test('the next version is the package’s own, or the patch after every version in the store', async () => {
  expect(await nextVersion(store, 'casino', '1.0.0')).toBe('1.0.0');
  for (const version of ['1.0.0', '1.0.9', '1.0.10']) await publishRelease(store, await build('casino', version));
  expect(await nextVersion(store, 'casino', '1.0.0')).toBe('1.0.11');
  expect(await nextVersion(store, 'casino', '2.0.0')).toBe('2.0.0');
});

test('the release that was built from the same sources is found', async () => {
  await publishRelease(store, await build('casino', '1.0.0'));
  expect(await versionOfSource(store, 'casino', 'casino-1.0.0')).toBe('1.0.0');
  expect(await versionOfSource(store, 'casino', 'other')).toBeNull();
});
