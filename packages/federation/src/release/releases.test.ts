import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readEntry } from '../discovery.ts';
import { type BuildParts, writeBuild } from '../testing/builds.ts';
import { assembleDiscovery } from './assemble.ts';
import { folderStore } from './folder-store.ts';
import { readHistory } from './history.ts';
import { keyFolder } from './keys.ts';
import { readLive } from './live.ts';
import {
  liveVersion,
  promoteRelease,
  publishRelease,
  type ReleaseOptions,
  renewStatements,
  rollbackRelease,
  versionOfSource,
} from './releases.ts';
import { ReleaseError, type ReleaseStore } from './store.ts';
import { nextVersion } from './versions.ts';

let folder: string;
let store: ReleaseStore;
let time: Date;
let options: ReleaseOptions;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'releases-'));
  store = folderStore(join(folder, 'store'));
  time = new Date('2026-11-22T00:00:00.000Z');
  options = { keys: keyFolder(join(folder, 'keys')), clock: () => time };
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A build as webpack would leave it. */
async function build(name: string, version: string, parts: Partial<BuildParts> = {}): Promise<string> {
  const output = join(folder, `build-${name}-${version}`);
  await writeBuild(output, { name, version, ...parts });
  return output;
}
const withPath = (path: string) => ({
  manifest: {
    routes: [{ path, access: 'protected', frame: 'full', title: { en: 'x', hi: 'x' }, page: 'x' }],
    preload: { pages: { x: [], other: [] }, slots: { dialogs: [] }, parts: {} },
  },
});
const routeWith = (change: object) => ({ ...withPath('/vip').manifest.routes[0], ...change });
const redirect = (redirectTo: string) => ({ routes: [routeWith({ page: undefined, redirectTo })] });
const publish = async (name: string, version: string, parts?: Partial<BuildParts>) =>
  publishRelease(store, await build(name, version, parts), options);
const promote = (name: string, version: string) => promoteRelease(store, name, version, options);
const rollback = (name: string) => rollbackRelease(store, name, { ...options, origin: { reason: 'no games' } });
const live = (app: string) => liveVersion(store, app, options.keys);
const entries = async () => JSON.parse(String(await store.read('discovery.json'))).remotes as Record<string, object>;
const read = async (app: string) =>
  readEntry(app, (await entries())[app], {
    root: 'https://cdn.example/releases/',
    keys: await options.keys.publicKeys(),
    now: time.getTime(),
  });

test('a published release is live by a statement that a reader takes, and compressed', async () => {
  await publish('casino', '1.0.0');
  expect(await read('casino')).toMatchObject({
    release: { version: '1.0.0', entry: 'https://cdn.example/releases/casino/1.0.0/remote-entry.js' },
    sequence: time.getTime() / 1000,
    expires: '2026-12-22T00:00:00Z',
    notes: [],
  });
  expect(await readFile(join(folder, 'store/casino/1.0.0/remote-entry.js'), 'utf8')).toBe('// casino 1.0.0');
  expect((await readFile(join(folder, 'store/casino/1.0.0/remote-entry.js.br'))).length).toBeGreaterThan(0);
});

test('a team’s key is made with its first release, kept, and read by its owner alone', async () => {
  await publish('casino', '1.0.0');
  const keys = await options.keys.publicKeys();
  expect(keys).toEqual({ casino: [expect.stringMatching(/^[\w-]{43}$/)] });
  expect((await stat(join(folder, 'keys/casino.json'))).mode & 0o777).toBe(0o600);
  await publish('casino', '1.0.1');
  expect(await options.keys.publicKeys()).toEqual(keys);
});

test('two commands that sign at the same time make one key', async () => {
  await Promise.all(Array.from({ length: 20 }, () => options.keys.sign('casino', 'x')));
  expect(await readdir(join(folder, 'keys'))).toEqual(['casino.json']);
});

test('a release leaves another team’s words as they stand, with fields that this tool does not know', async () => {
  await publish('casino', '1.0.0');
  const live = JSON.parse(String(await store.read('live/casino.json')));
  await store.write('live/casino.json', JSON.stringify({ ...live, canary: { share: 5 } }));
  await publish('wallet', '1.0.0');
  expect((await entries()).casino).toMatchObject({ ...live, canary: { share: 5 } });
  await store.write(
    'discovery.json',
    JSON.stringify({ ...JSON.parse(String(await store.read('discovery.json'))), later: 1 }),
  );
  await publish('sports', '1.0.0');
  expect(JSON.parse(String(await store.read('discovery.json')))).toMatchObject({
    later: 1,
    remotes: { casino: { canary: {} } },
  });
});

test('a team’s own next statement keeps the fields that this tool does not know', async () => {
  await publish('casino', '1.0.0');
  const before = await readLive(store, 'casino');
  const statement = JSON.stringify({ ...before?.statement, canary: { share: 5 } });
  const signature = await options.keys.sign('casino', statement);
  await store.write('live/casino.json', JSON.stringify({ statement, signature, comment: 'ours' }));
  await publish('casino', '1.0.1');
  expect(await readLive(store, 'casino')).toMatchObject({
    envelope: { comment: 'ours' },
    statement: { version: '1.0.1', canary: { share: 5 } },
  });
  expect(await read('casino')).toMatchObject({ release: { version: '1.0.1' } });
});

test('a version is published once and never changes', async () => {
  await publish('casino', '1.0.0');
  await expect(publish('casino', '1.0.0')).rejects.toThrow(
    new ReleaseError('casino/1.0.0 is published already and never changes.'),
  );
});

test('a rollback makes the version before live again, step by step, with higher sequences, and files stay', async () => {
  for (const version of ['1.0.0', '1.0.1', '1.0.2']) await publish('casino', version);
  expect(await rollback('casino')).toEqual({ from: '1.0.2', to: '1.0.1' });
  expect(await rollback('casino')).toEqual({ from: '1.0.1', to: '1.0.0' });
  await expect(rollback('casino')).rejects.toThrow('casino 1.0.0 is the first release');
  expect(await store.list('casino')).toHaveLength(3);
  const history = await readHistory(store, 'casino');
  expect(history.map(({ action, version, replaced }) => [action, version, replaced])).toEqual([
    ['publish', '1.0.0', null],
    ['publish', '1.0.1', '1.0.0'],
    ['publish', '1.0.2', '1.0.1'],
    ['rollback', '1.0.1', '1.0.2'],
    ['rollback', '1.0.0', '1.0.1'],
  ]);
  const first = time.getTime() / 1000;
  expect(history.map(({ sequence }) => sequence - first)).toEqual([0, 1, 2, 3, 4]);
  expect(await read('casino')).toMatchObject({ sequence: first + 4 });
});

test('after a rollback and a new release, a rollback leads to what was live before that release', async () => {
  for (const version of ['1.0.0', '1.0.1']) await publish('casino', version);
  await rollback('casino');
  await publish('casino', '1.0.2');
  expect(await rollback('casino')).toEqual({ from: '1.0.2', to: '1.0.0' });
});

test('who promotes an earlier version to escape a later one is never rolled back into that one', async () => {
  for (const version of ['0.9.0', '1.0.0', '1.0.1', '1.0.2']) await publish('casino', version);
  await promote('casino', '1.0.0');
  await publish('casino', '1.0.3');
  expect(await rollback('casino')).toEqual({ from: '1.0.3', to: '1.0.0' });
  expect(await rollback('casino')).toEqual({ from: '1.0.0', to: '0.9.0' });
});

test('a version whose release was killed before it was live is none that a rollback leads to', async () => {
  await publish('casino', '1.0.0');
  const before = String(await store.read('live/casino.json'));
  await publish('casino', '1.0.1');
  await store.write('live/casino.json', before);
  await publish('casino', '1.0.2');
  expect(await rollback('casino')).toEqual({ from: '1.0.2', to: '1.0.0' });
});

test('promoting a published version moves the pointer alone', async () => {
  for (const version of ['1.0.0', '1.0.1']) await publish('casino', version);
  await promote('casino', '1.0.0');
  expect(await live('casino')).toBe('1.0.0');
  await expect(promote('casino', '9.9.9')).rejects.toThrow('casino 9.9.9 is not in the store.');
});

test('releasing one app leaves every other one as it was', async () => {
  await publish('casino', '1.0.0');
  await publish('wallet', '1.0.0');
  const before = (await entries()).wallet;
  await publish('casino', '1.0.1');
  expect((await entries()).wallet).toEqual(before);
});

test('an app whose statement can’t be read keeps the entry that it had, and stops nobody else', async () => {
  await publish('casino', '1.0.0');
  const before = (await entries()).casino;
  await store.write('live/casino.json', '{"statem');
  await publish('wallet', '1.0.0');
  expect((await entries()).casino).toEqual(before);
  await publish('casino', '1.0.1');
  expect(await read('casino')).toMatchObject({ release: { version: '1.0.1' } });
});

test('a command that was killed between the statement and the document is healed by the next one', async () => {
  await publish('casino', '1.0.0');
  const before = String(await store.read('discovery.json'));
  await publish('casino', '1.0.1');
  await store.write('discovery.json', before);
  await assembleDiscovery(store);
  expect(await read('casino')).toMatchObject({ release: { version: '1.0.1' } });
  await store.write('discovery.json', '{"sch');
  await expect(rollback('wallet')).rejects.toThrow('wallet has no live release');
  expect(await read('casino')).toMatchObject({ release: { version: '1.0.1' } });
});

test('a document that is right already is not written again', async () => {
  await publish('casino', '1.0.0');
  const before = await store.read('discovery.json');
  await assembleDiscovery(store);
  expect(await store.read('discovery.json')).toBe(before);
});

test('a statement is renewed when less than half of its time is left, by its own team, and says the same', async () => {
  await publish('casino', '1.0.0');
  await publish('wallet', '1.0.0');
  time = new Date('2026-12-06T00:00:00.000Z');
  expect(await renewStatements(store, options)).toEqual([]);
  time = new Date('2026-12-08T00:00:00.000Z');
  await rm(join(folder, 'keys/wallet.json'));
  expect(await renewStatements(store, options)).toEqual(['casino']);
  expect(await read('casino')).toMatchObject({ release: { version: '1.0.0' }, expires: '2027-01-07T00:00:00Z' });
  expect(await readHistory(store, 'casino')).toHaveLength(1);
});

test('what somebody else has signed is not live for this team, and is never renewed', async () => {
  await publish('casino', '1.0.0');
  const { statement } = JSON.parse(String(await store.read('live/casino.json')));
  const stranger = keyFolder(join(folder, 'stranger'));
  await store.write(
    'live/casino.json',
    JSON.stringify({ statement, signature: await stranger.sign('casino', statement) }),
  );
  expect(await live('casino')).toBeNull();
  time = new Date('2026-12-20T00:00:00.000Z');
  expect(await renewStatements(store, options)).toEqual([]);
});

test('ten releases at the same time end in one document that has them all', async () => {
  const names = Array.from({ length: 10 }, (_, index) => `remote-${'abcdefghij'[index]}`);
  const builds = await Promise.all(names.map((name) => build(name, '1.0.0')));
  await Promise.all(builds.map((output) => publishRelease(store, output, options)));
  expect(Object.keys(await entries()).sort()).toEqual(names);
});

test('a lock whose process is gone does not stop a release', async () => {
  await mkdir(join(folder, 'store'), { recursive: true });
  await writeFile(join(folder, 'store/.lock'), '99999999');
  await expect(publish('casino', '1.0.0')).resolves.toBe('1.0.0');
});

test('what a killed release command left half written is removed by the next one', async () => {
  await mkdir(join(folder, 'store/casino/0.9.0.77.tmp'), { recursive: true });
  await mkdir(join(folder, 'store/live'), { recursive: true });
  await writeFile(join(folder, 'store/live/casino.json.77.tmp'), '{"stat');
  await writeFile(join(folder, 'store/discovery.json.77.tmp'), '{"sch');
  await publish('casino', '1.0.0');
  expect(await readdir(join(folder, 'store/casino'))).toEqual(['1.0.0']);
  expect(await readdir(join(folder, 'store/live'))).toEqual(['casino.json']);
  expect((await readdir(join(folder, 'store'))).sort()).toEqual(['casino', 'discovery.json', 'history', 'live']);
});

test('a published release can be published into another store, and what lies compressed beside its files is made anew', async () => {
  await publish('casino', '1.0.0');
  const published = join(folder, 'store/casino/1.0.0');
  const file = join(published, 'remote-entry.js.br');
  const compressed = await readFile(file);
  await writeFile(file, brotliCompressSync('steal()'));
  await writeFile(join(published, 'font.woff2.br'), brotliCompressSync('steal()'));
  await publishRelease(folderStore(join(folder, 'other')), published, options);
  expect(await readFile(join(folder, 'other/casino/1.0.0/remote-entry.js.br'))).toEqual(compressed);
  expect(await readdir(join(folder, 'other/casino/1.0.0'))).not.toContain('font.woff2.br');
});

test('a build that changes between the check and its copy is not published', async () => {
  const output = await build('casino', '1.0.0');
  const hasty: ReleaseStore = {
    ...store,
    async publish(path, from, check) {
      await writeFile(join(from, '1.js'), 'steal()');
      await store.publish(path, from, check);
    },
  };
  await expect(publishRelease(hasty, output, options)).rejects.toThrow('1.js is not the file that was built');
  expect(await store.list('casino')).toEqual([]);
  expect(await live('casino')).toBeNull();
  // A whole other build in its place is no better.
  await build('casino', '1.0.0');
  const swapped: ReleaseStore = {
    ...store,
    async publish(path, from, check) {
      await build('casino', '1.0.0', { files: { '1.js': 'steal()' }, manifest: { slots: [], later: 1 } });
      await store.publish(path, from, check);
    },
  };
  await expect(publishRelease(swapped, output, options)).rejects.toThrow('changed while it was published');
  expect(await live('casino')).toBeNull();
});

test('a document of the first schema, with its releases, is begun anew', async () => {
  await mkdir(join(folder, 'store/casino/0.1.0'), { recursive: true });
  await writeFile(join(folder, 'store/casino/0.1.0/remote.json'), '{"name":"casino","version":"0.1.0","files":{}}');
  await store.write('discovery.json', '{"schema":1,"revision":4,"shell":null,"remotes":{"casino":{}}}');
  expect(await versionOfSource(store, 'casino', 'x')).toBeNull();
  await publish('casino', '1.0.0');
  expect(await read('casino')).toMatchObject({ release: { version: '1.0.0' } });
});

test('a folder without a build is refused', async () => {
  await expect(publishRelease(store, folder, options)).rejects.toThrow('holds no build');
});

test('the next version is the package’s own, or the patch after every version in the store', async () => {
  expect(await nextVersion(store, 'casino', '1.0.0')).toBe('1.0.0');
  for (const version of ['1.0.0', '1.0.9', '1.0.10']) await publish('casino', version);
  expect(await nextVersion(store, 'casino', '1.0.0')).toBe('1.0.11');
  expect(await nextVersion(store, 'casino', '2.0.0')).toBe('2.0.0');
});

test('the release that was built from the same sources is found', async () => {
  await publish('casino', '1.0.0');
  expect(await versionOfSource(store, 'casino', 'casino-1.0.0')).toBe('1.0.0');
  expect(await versionOfSource(store, 'casino', 'other')).toBeNull();
});

describe('what is refused before the pointer moves', () => {
  const refusal = async (name: string, parts: Partial<BuildParts>, version = '1.0.0') => {
    const error = await publish(name, version, parts).then(
      () => null,
      (reason: Error) => reason,
    );
    expect(error).toBeInstanceOf(ReleaseError);
    expect(await store.list(name)).toEqual([]);
    expect(await live(name)).toBeNull();
    return error?.message;
  };

  test.each([
    ['a file that was changed after the build', 'remote-entry.js', 'changed', 'remote-entry.js is not the file'],
    ['a chunk that was changed after the build', '1.js', 'changed', '1.js is not the file'],
    ['a list of files that was cut short', 'build.json', '{"files', 'build.json is not JSON'],
    ['a list of files that lists none', 'build.json', '{"files":{},"source":""}', 'names remote-entry.js'],
    ['a missing file', '1.css', null, '1.css is missing'],
    ['a missing list of files', 'build.json', null, 'build.json is missing'],
  ])('a build with %s', async (_, file, content, message) => {
    const output = await build('casino', '1.0.0');
    if (content === null) await rm(join(output, file));
    else await writeFile(join(output, file), content);
    await expect(publishRelease(store, output, options)).rejects.toThrow(message);
    expect(await store.list('casino')).toEqual([]);
  });

  test('a shell whose list of files was changed after the build', async () => {
    const output = await build('shell', '1.0.0');
    const file = join(output, 'build.json');
    await writeFile(file, (await readFile(file, 'utf8')).replace('"source":"', '"source":"other '));
    await expect(publishRelease(store, output, options)).rejects.toThrow('build.json is not the file that was built');
  });

  test('a published file that was changed in the store, at a promotion and at a rollback', async () => {
    for (const version of ['1.0.0', '1.0.1']) await publish('casino', version);
    await writeFile(join(folder, 'store/casino/1.0.0/1.js'), 'changed');
    await expect(promote('casino', '1.0.0')).rejects.toThrow('1.js is not the file that was built');
    await expect(rollback('casino')).rejects.toThrow('1.js is not the file that was built');
    expect(await live('casino')).toBe('1.0.1');
  });

  test.each([
    ['a hash that is not the entry’s', { integrity: `sha256-${'A'.repeat(43)}=` }, 'the hash of remote-entry.js'],
    ['a hash of nothing', { integrity: '' }, 'not valid at integrity'],
    ['a preload that is no file of it', { preload: { pages: { x: ['9.js'] }, slots: {} } }, 'names 9.js'],
    ['an entry outside its folder', { entry: '../x.js' }, 'not valid at entry'],
    ['a version that is no version', { version: '1.0' }, 'not valid at version'],
    ['a version that leads elsewhere', { version: '../../x' }, 'not valid at version'],
    ['the shell’s name', { name: 'shell' }, "No remote can be called 'shell'"],
    ['a name of the store’s own', { name: 'live' }, "No remote can be called 'live'"],
    ['a name that leads elsewhere', { name: '../casino' }, 'not valid at name'],
    ['any contract', { contract: '*' }, 'not valid at contract'],
    ['an access that the contract does not know', withAccess('members'), 'not valid at routes.0.access'],
  ])('a remote with %s', async (_, manifest, message) => {
    expect(await refusal('casino', { manifest })).toContain(message);
  });

  test.each(['/*', '/vip/*', '/:id?', '/a/:b/c/d/e/f/g', '/:a/:a', '/a?b', '/%2e', '/a/', '/a b'])(
    'a remote with the path %s',
    async (path) => {
      expect(await refusal('casino', withPath(path))).toContain(`casino has the path ${path}`);
    },
  );

  test.each<[string, object, string]>([
    [
      'a route that opens nothing',
      { routes: [routeWith({ page: undefined })] },
      'neither a page nor a redirect at /vip',
    ],
    ['a page without files to preload', { routes: [routeWith({ page: 'vip' })] }, 'no files to preload for vip'],
    ['a slot without files to preload', { slots: [{ name: 'balance-card' }] }, 'no files to preload for balance-card'],
    ['a redirect that a browser reads as another host’s', redirect('/\t/evil.example'), 'routes.0.redirectTo'],
    ['a redirect that becomes another host’s', redirect('/..//evil.example'), 'routes.0.redirectTo'],
  ])('a remote with %s', async (_, manifest, message) => {
    expect(await refusal('casino', { manifest })).toContain(message);
  });

  test('a remote with two routes that open the same pages', async () => {
    const [route] = withPath('/vip/:id').manifest.routes;
    const manifest = { routes: [route, { ...route, path: '/VIP/:name' }] };
    expect(await refusal('casino', { manifest })).toBe(
      'casino has /vip/:id and /VIP/:name, which open the same pages.',
    );
  });

  test('a path of another remote, or of the shell, naming both', async () => {
    await publish('casino', '1.0.0', withPath('/casino/:casinoslug'));
    await publish('shell', '1.0.0');
    expect(await refusal('sports', withPath('/Casino/:game'))).toBe(
      'sports claims /Casino/:game, but casino has /casino/:casinoslug already.',
    );
    expect(await refusal('sports', withPath('/home'))).toBe('sports claims /home, but shell has /home already.');
    expect(await refusal('sports', withPath('/:anything'))).toBe(
      'sports claims /:anything, but shell has /:providerCode already.',
    );
    await expect(publish('shell', '1.0.1', withPath('/casino/:x'))).rejects.toThrow('casino has /casino/:casinoslug');
  });

  test.each([
    ['/exchange/:gameId', '/exchange/Cricket'],
    ['/exchange/Cricket', '/EXCHANGE/:anything'],
    ['/exchange/:gameId/odds', '/exchange/live/:tab'],
  ])('with %s live of one team, another one’s %s, which opens the same addresses', async (taken, path) => {
    await publish('sports', '1.0.0', withPath(taken));
    expect(await refusal('casino', withPath(path))).toBe(
      `casino claims ${path}, and ${taken} of sports opens the same addresses: choose a path outside of it.`,
    );
  });

  test('a path of the shell inside a remote’s, while a remote’s inside the shell’s own parameter is what that is for', async () => {
    await publish('casino', '1.0.0', withPath('/casino/:casinoslug'));
    await expect(publish('shell', '1.0.0', withPath('/casino/terms'))).rejects.toThrow(
      'shell claims /casino/terms, and /casino/:casinoslug of casino opens the same addresses',
    );
    await publish('shell', '1.0.1');
    await publish('wallet', '1.0.0', withPath('/cashier'));
    await publish('shell', '1.0.2');
    expect(await live('shell')).toBe('1.0.2');
  });

  test('redirects that lead in a circle, of one remote or through another one’s', async () => {
    const to = (path: string, redirectTo: string) => ({ ...routeWith({ page: undefined, redirectTo }), path });
    expect(await refusal('casino', { manifest: { routes: [to('/a', '/b?x=1'), to('/b', '/A#top')] } })).toBe(
      'The redirects of casino lead in a circle, so no page ever opens: /a → /b → /a. Have one of them lead to a page.',
    );
    expect(await refusal('casino', { manifest: { routes: [to('/a/:x', '/a/b')] } })).toContain('/a/:x → /a/:x');
    await publish('casino', '1.0.0', { manifest: { routes: [to('/old', '/sports/home')] } });
    expect(await refusal('sports', { manifest: { routes: [to('/sports/:page', '/old')] } })).toContain(
      'in a circle, so no page ever opens: /sports/:page → /old → /sports/:page',
    );
    await publish('sports', '1.0.0', { manifest: { ...withPath('/sports/home').manifest } });
    expect(await live('sports')).toBe('1.0.0');
  });

  describe('with an app in the store that claims paths and whose key is not here', () => {
    const paths = (...list: string[]) => ({
      manifest: { ...withPath('/x').manifest, routes: list.map((path) => ({ ...routeWith({}), path })) },
    });
    beforeEach(async () => {
      await publish('wallet', '1.0.0', withPath('/cashier'));
      await publish('shell', '1.0.0', paths('/home', '/:providerCode'));
      const stranger = { ...options, keys: keyFolder(join(folder, 'stranger')), force: true };
      const claimed = await build('zzz', '1.0.0', paths('/zzz', '/new'));
      await publishRelease(store, claimed, stranger);
      await replaceManifest(
        'zzz',
        '1.0.0',
        (text) =>
          text
            .replace('"/zzz"', '"/cashier"')
            .replace('"/new"', '"/home"')
            .replace('[{', `[${JSON.stringify(routeWith({ path: '/new' }))},{`),
        stranger,
      );
      await assembleDiscovery(store);
      expect(JSON.stringify((await entries()).zzz)).toContain('/cashier');
    });

    test('who has a path keeps it, at a release, a promotion and a rollback', async () => {
      await publish('wallet', '1.0.1', withPath('/cashier'));
      await promote('wallet', '1.0.0');
      await publish('shell', '1.0.1', paths('/home', '/:providerCode'));
      expect(await rollback('shell')).toEqual({ from: '1.0.1', to: '1.0.0' });
    });

    test('who wants a path anew is told whose key is missing and what to do, and --force goes on', async () => {
      expect(await refusal('casino', withPath('/new'))).toBe(
        'casino claims /new, but zzz has /new already. The key of zzz is not here, so nobody knows whether its team says so: where there is no such team, remove live/zzz.json from the store; else say --force.',
      );
      options = { ...options, force: true };
      await publish('casino', '1.0.0', withPath('/new'));
      expect(await live('casino')).toBe('1.0.0');
    });
  });

  test('nothing of another team’s, where a team signs a manifest that no reader takes: it keeps the paths of its last good one', async () => {
    await publish('casino', '1.0.0', withPath('/slots'));
    await publish('casino', '1.0.1', withPath('/slots'));
    await replaceManifest('casino', '1.0.1', (text) => text.replace('"routes":', '"roads":'), options);
    expect(await publish('wallet', '1.0.0')).toBe('1.0.0');
    expect(await refusal('sports', withPath('/slots'))).toContain('casino has /slots already');
  });

  test('a path of a remote whose manifest has words that this tool does not know', async () => {
    await publish('casino', '1.0.0', withPath('/casino/:game'));
    await sayLater('casino', '1.0.0', 'protected', 'members');
    expect(await refusal('sports', withPath('/casino/:x'))).toContain('casino has /casino/:game already');
  });

  test('any path, as long as what is live of the shell can’t be read; the shell itself is released', async () => {
    await publish('shell', '1.0.0');
    await store.write('live/shell.json', '{"statem');
    expect(await refusal('sports', {})).toContain('What is live of shell can’t be read');
    await publish('shell', '1.0.1');
    await publish('sports', '1.0.0');
    expect(await live('sports')).toBe('1.0.0');
  });

  test('any path, as long as the live shell’s manifest is not the one that was signed, as readers refuse it', async () => {
    await publish('shell', '1.0.0');
    const manifest = JSON.parse((await store.read('shell/1.0.0/shell.json')) ?? '');
    await store.write('shell/1.0.0/shell.json', JSON.stringify({ ...manifest, routes: [] }));
    expect(await refusal('sports', {})).toContain('What is live of shell can’t be read');
  });

  test('a path of a remote whose statement was spoilt, which readers still have', async () => {
    await publish('casino', '1.0.0');
    await store.write('live/casino.json', '{"statem');
    expect(await refusal('sports', withPath('/casino'))).toContain('casino has /casino already');
  });

  test('a shell that does not keep the contract of a live remote, unless it is forced', async () => {
    await publish('shell', '1.0.0');
    await publish('casino', '1.0.0');
    const next = { manifest: { contract: '4.0.0' } };
    await expect(publish('shell', '2.0.0', next)).rejects.toThrow(
      /^casino 1\.0\.0 +shell 2\.0\.0 +@pavilion\/contract +\^3\.0\.0 +4\.0\.0 +casino$/m,
    );
    options = { ...options, force: true };
    await publish('shell', '2.0.0', next);
    expect(await live('shell')).toBe('2.0.0');
  });

  test('a contract that the live shell does not keep, unless it is forced', async () => {
    await publish('shell', '1.0.0');
    expect(await refusal('casino', { manifest: { contract: '^9.0.0' } })).toMatch(
      /^casino 1\.0\.0 +shell 1\.0\.0 +@pavilion\/contract +\^9\.0\.0 +3\.0\.0 +shell$/m,
    );
    options = { ...options, force: true };
    await publish('casino', '1.0.0', { manifest: { contract: '^9.0.0' } });
    expect(await live('casino')).toBe('1.0.0');
  });
});

function withAccess(access: string) {
  return { routes: [{ ...withPath('/vip').manifest.routes[0], access }] };
}

/** Has a published manifest say something that a later contract will know, signed by its team. */
async function sayLater(app: string, version: string, from: string, to: string): Promise<void> {
  await replaceManifest(app, version, (text) => text.replace(from, to), options);
}

/** Has a published manifest say something else, signed by its team. */
async function replaceManifest(
  app: string,
  version: string,
  change: (text: string) => string,
  { keys }: ReleaseOptions,
): Promise<void> {
  const path = `${app}/${version}/remote.json`;
  const text = change(String(await store.read(path)));
  await store.write(path, text);
  const manifest = `sha256-${createHash('sha256').update(text).digest('base64')}`;
  const statement = JSON.stringify({ ...(await readLive(store, app))?.statement, manifest });
  const signature = await keys.sign(app, statement);
  await store.write(`live/${app}.json`, JSON.stringify({ statement, signature }));
}

describe('source maps', () => {
  const maps = () => join(folder, 'store-maps');

  it('are kept beside the store, and nowhere in it', async () => {
    await publish('casino', '1.0.0', { files: { '1.js.map': '{"version":3}' } });
    await publish('casino', '1.0.1');
    expect(await readdir(maps(), { recursive: true })).toEqual(['casino', 'casino/1.0.0', 'casino/1.0.0/1.js.map']);
    const files = await readdir(join(folder, 'store'), { recursive: true });
    expect(files).toContain('casino/1.0.0/1.js');
    expect(files.filter((file) => file.includes('.map'))).toEqual([]);
  });

  it('of a release that was killed are replaced by those of the next try', async () => {
    await mkdir(join(maps(), 'casino/1.0.0'), { recursive: true });
    await writeFile(join(maps(), 'casino/1.0.0/9.js.map'), '{}');
    await publish('casino', '1.0.0', { files: { '1.js.map': '{"version":3}' } });
    expect(await readdir(join(maps(), 'casino/1.0.0'))).toEqual(['1.js.map']);
  });
});
