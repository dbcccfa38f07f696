import { appendFile, chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeBuild } from '../testing/builds.ts';
import { folderStore } from './folder-store.ts';
import { readHistory } from './history.ts';
import { foreignKey } from './key-check.ts';
import { keyFolder } from './keys.ts';
import { liveVersion, publishRelease, rollbackRelease } from './releases.ts';
import type { ReleaseStore } from './store.ts';

// A team whose key is lost, or is another's: what it released would be good for nobody.

let folder: string;
let store: ReleaseStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'key-check-'));
  store = folderStore(join(folder, 'store'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const ring = (name = 'keys') => keyFolder(join(folder, name));
async function publish(version: string, keys = ring(), app = 'casino') {
  const build = join(folder, `build-${app}-${version}`);
  await writeBuild(build, { name: app, version });
  await publishRelease(store, build, { keys });
}
const back = (keys = ring()) => rollbackRelease(store, 'casino', { keys, origin: { reason: 'no games' } });
const live = (keys = ring()) => liveVersion(store, 'casino', keys);
const plant = async (change: object) => {
  const envelope = JSON.parse(String(await store.read('live/casino.json')));
  await store.write('live/casino.json', JSON.stringify({ ...envelope, ...change }));
};

test('the first release of an app asks for no key, and the next one has it', async () => {
  expect(await foreignKey(store, 'casino', ring())).toBeNull();
  await publish('1.0.0');
  expect(await foreignKey(store, 'casino', ring())).toBeNull();
});

test('a key that is lost is told with its file', async () => {
  await publish('1.0.0');
  const lost = await foreignKey(store, 'casino', ring('gone'));
  expect(lost).toContain(`There is no key in ${join(folder, 'gone/casino.json')}`);
  expect(lost).toContain('live/casino.json');
  // The history alone says it too.
  await rm(join(folder, 'store/live/casino.json'));
  expect(await foreignKey(store, 'casino', ring('gone'))).toBe(lost);
});

test('a key that is another’s is told with its file, by what is live and by the history', async () => {
  await publish('1.0.0');
  const other = ring('other');
  await other.sign('casino', '');
  const foreign = `The key in ${join(folder, 'other/casino.json')} is not the one`;
  expect(await foreignKey(store, 'casino', other)).toContain(foreign);
  await rm(join(folder, 'store/history'), { recursive: true });
  expect(await foreignKey(store, 'casino', other)).toContain(foreign);
  // Who goes on with it all the same is at home from then on, and the old key is not.
  await publish('1.0.1', other);
  expect(await foreignKey(store, 'casino', other)).toBeNull();
  expect(await foreignKey(store, 'casino', ring())).toContain(join(folder, 'keys/casino.json'));
});

test('a live statement that somebody spoilt makes no key foreign', async () => {
  await publish('1.0.0');
  await plant({ signature: 'A'.repeat(86) });
  expect(await foreignKey(store, 'casino', ring())).toBeNull();
  await store.write('live/casino.json', '{"statement":"{');
  expect(await foreignKey(store, 'casino', ring())).toBeNull();
});

test.each([
  ['is cut short', () => store.write('live/casino.json', '{"statement":"{'), 'live/casino.json is not JSON'],
  ['has no signature', () => plant({ signature: undefined }), 'live/casino.json is not valid at signature'],
  ['has half a signature', () => plant({ signature: 'AAAA' }), 'live/casino.json is not signed'],
  ['is another’s', () => plant({ signature: 'A'.repeat(86) }), 'live/casino.json is not signed with the key in '],
])(
  'a rollback where the live statement %s says so, and leads to what the team has signed last',
  async (_, spoil, fault) => {
    for (const version of ['1.0.0', '1.0.1']) await publish(version);
    await spoil();
    expect(await back()).toEqual({ from: null, to: '1.0.1', fault: expect.stringContaining(fault) });
    expect(await live()).toBe('1.0.1');
    expect(await back()).toEqual({ from: '1.0.1', to: '1.0.0' });
  },
);

test('a rollback with a lost or a foreign key says so, names its file, and changes nothing', async () => {
  for (const version of ['1.0.0', '1.0.1']) await publish(version);
  await expect(back(ring('gone'))).rejects.toThrow(
    `live/casino.json is signed, and there is no key in ${join(folder, 'gone/casino.json')} that could have signed it.`,
  );
  const other = ring('other');
  await other.sign('casino', '');
  await expect(back(other)).rejects.toThrow(
    `live/casino.json is not signed with the key in ${join(folder, 'other/casino.json')}.`,
  );
  expect(await live()).toBe('1.0.1');
  expect(await readHistory(store, 'casino')).toHaveLength(2);
});

test('a rollback of a first release says how an app is taken down, and that way is one', async () => {
  await publish('1.0.0');
  await publish('1.0.0', ring(), 'wallet');
  await expect(back()).rejects.toThrow('To take casino down, remove live/casino.json from the store');
  await rm(join(folder, 'store/live/casino.json'));
  await publish('1.0.1', ring(), 'wallet');
  expect(Object.keys(JSON.parse(String(await store.read('discovery.json'))).remotes)).toEqual(['wallet']);
  await expect(back()).rejects.toThrow('casino has no live release to roll back: live/casino.json is not there.');
});

test('a key file that others can read is told once, and one that its owner alone reads is not', async () => {
  const files: string[] = [];
  const keys = keyFolder(join(folder, 'keys'), (file) => files.push(file));
  await keys.sign('casino', '');
  await keys.publicKeyOf('casino');
  expect(files).toEqual([]);
  await chmod(keys.fileOf('casino'), 0o640);
  await keys.sign('casino', '');
  await keys.publicKeyOf('casino');
  expect(files).toEqual([join(folder, 'keys/casino.json')]);
});

test('a key file that holds none says what to do, and nothing of what it holds', async () => {
  await publish('1.0.0');
  await appendFile(join(folder, 'keys/casino.json'), 'x');
  await expect(foreignKey(store, 'casino', ring())).rejects.toThrow(
    /casino\.json holds no Ed25519 key\. Put the team’s key back there; .*--new-key\.$/,
  );
});

test('a contract that is not kept is told where it is let pass', async () => {
  await publish('1.0.0', ring(), 'shell');
  const build = join(folder, 'build-ahead');
  await writeBuild(build, { name: 'casino', version: '2.0.0', manifest: { contract: '^4.0.0' } });
  await expect(publishRelease(store, build, { keys: ring() })).rejects.toThrow('Release shell first, or say --force.');
  const warnings: string[] = [];
  await publishRelease(store, build, { keys: ring(), force: true, onForced: (warning) => warnings.push(warning) });
  expect(warnings).toEqual([
    expect.stringMatching(
      /^casino 2\.0\.0 does not fit.*\^4\.0\.0 +3\.0\.0 +shell.*players read “This page needs an update”/s,
    ),
  ]);
});
