import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeBuild } from '../testing/builds.ts';
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
import type { ReleaseStore } from './store.ts';

// What somebody who may write the store, and has no key, can make a release command sign: nothing of theirs.

let folder: string;
let store: ReleaseStore;
let time: Date;
let options: ReleaseOptions;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signed-'));
  store = folderStore(join(folder, 'store'));
  time = new Date('2026-11-22T00:00:00.000Z');
  options = { keys: keyFolder(join(folder, 'keys')), clock: () => time };
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const seconds = () => time.getTime() / 1000;
async function publish(version: string) {
  const build = join(folder, `build-${version}`);
  await writeBuild(build, { name: 'casino', version });
  await publishRelease(store, build, options);
}
const live = async () => (await readLive(store, 'casino'))?.statement;

/** Puts what is live in its place with other fields, signed by nobody. */
async function plant(fields: object) {
  const statement = JSON.stringify({ ...(await live()), ...fields });
  await store.write('live/casino.json', JSON.stringify({ statement, signature: 'AAAA', planted: true }));
}

test('a release signs nothing of a statement that its team did not sign, and takes no sequence from it', async () => {
  await publish('1.0.0');
  await plant({ canary: { share: 100 }, disabled: true, sequence: Number.MAX_SAFE_INTEGER - 2 });
  await publish('1.0.1');
  expect(await readFile(join(folder, 'store/live/casino.json'), 'utf8')).not.toMatch(/canary|disabled|planted/);
  expect(await live()).toMatchObject({ version: '1.0.1', sequence: seconds() + 1 });
  expect((await readHistory(store, 'casino')).at(-1)).toMatchObject({ version: '1.0.1', replaced: null });
});

test('an older statement of the team itself, put back, brings none of its words into the next one', async () => {
  await publish('1.0.0');
  const statement = JSON.stringify({ ...(await live()), disabled: true });
  const old = JSON.stringify({ statement, signature: await options.keys.sign('casino', statement) });
  await publish('1.0.1');
  await store.write('live/casino.json', old);
  await publish('1.0.2');
  expect(await live()).toMatchObject({ version: '1.0.2', sequence: seconds() + 2 });
  expect(await live()).not.toHaveProperty('disabled');
});

test('a sequence in the history that nobody signed counts for nothing', async () => {
  await publish('1.0.0');
  const [line] = await readHistory(store, 'casino');
  await store.write('history/casino.jsonl', `${JSON.stringify({ ...line, sequence: Number.MAX_SAFE_INTEGER - 1 })}\n`);
  await publish('1.0.1');
  expect((await live())?.sequence).toBe(seconds() + 1);
});

test('a sequence years ahead of the clock is no base for the next one, and nothing is written', async () => {
  time = new Date('2126-01-01T00:00:00.000Z');
  await publish('1.0.0');
  time = new Date('2026-11-22T00:00:00.000Z');
  const before = await store.read('live/casino.json');
  await expect(publish('1.0.1')).rejects.toThrow('years ahead of this clock');
  expect(await store.read('live/casino.json')).toBe(before);
});

test('what no reader would take is not written', async () => {
  await publish('1.0.0');
  const statement = JSON.stringify({ ...(await live()), sequence: 2 ** 53 - 1 });
  const signature = await options.keys.sign('casino', statement);
  await store.write('live/casino.json', JSON.stringify({ statement, signature }));
  await expect(publish('1.0.1')).rejects.toThrow('years ahead');
});

test('a version whose manifest was replaced since it was signed is neither promoted nor gone back to', async () => {
  for (const version of ['1.0.0', '1.0.1']) await publish(version);
  // A whole build with the right hashes, and none of the team's.
  await writeBuild(join(folder, 'store/casino/1.0.0'), {
    name: 'casino',
    version: '1.0.0',
    files: { 'remote-entry.js': 'steal()' },
  });
  const refusal = 'casino 1.0.0 has another manifest in the store than the one that was signed';
  await expect(promoteRelease(store, 'casino', '1.0.0', options)).rejects.toThrow(refusal);
  await expect(rollbackRelease(store, 'casino', { ...options, origin: { reason: 'no games' } })).rejects.toThrow(
    refusal,
  );
  expect(await liveVersion(store, 'casino', options.keys)).toBe('1.0.1');
  expect(await versionOfSource(store, 'casino', 'casino-1.0.0', options.keys)).toBeNull();
});

test('a version that the team never signed is not made live, whatever the history says', async () => {
  await publish('1.0.0');
  await writeBuild(join(folder, 'store/casino/9.9.9'), { name: 'casino', version: '9.9.9' });
  const [line] = await readHistory(store, 'casino');
  await store.write('history/casino.jsonl', `${JSON.stringify({ ...line, version: '9.9.9' })}\n`);
  const refusal = 'casino 9.9.9 was never signed with the key that is here';
  await expect(promoteRelease(store, 'casino', '9.9.9', options)).rejects.toThrow(refusal);
  await promoteRelease(store, 'casino', '9.9.9', { ...options, signAnew: true });
  expect(await liveVersion(store, 'casino', options.keys)).toBe('9.9.9');
});

test('a statement that another key signed is not renewed, nor is one that speaks of another remote', async () => {
  await publish('1.0.0');
  time = new Date('2026-12-20T00:00:00.000Z');
  const statement = JSON.stringify({ ...(await live()), remote: 'wallet' });
  const signature = await options.keys.sign('casino', statement);
  await store.write('live/casino.json', JSON.stringify({ statement, signature }));
  expect(await renewStatements(store, options)).toEqual([]);
});

test('a rollback leads to what an earlier tool released, whose history has no statements', async () => {
  await publish('1.0.0');
  const [line] = await readHistory(store, 'casino');
  await store.write('history/casino.jsonl', `${JSON.stringify({ ...line, signed: undefined })}\n`);
  await publish('1.0.1');
  expect(await rollbackRelease(store, 'casino', { ...options, origin: { reason: 'no games' } })).toEqual({
    from: '1.0.1',
    to: '1.0.0',
  });
});

test('a move of a kind that this tool does not know blocks neither a release nor a rollback', async () => {
  for (const version of ['1.0.0', '1.0.1']) await publish(version);
  const [first, second] = await readHistory(store, 'casino');
  const unknown = { ...second, action: 'canary', replaced: '1.0.1', share: 5 };
  const lines = [first, second, unknown].map((line) => JSON.stringify(line));
  await writeFile(join(folder, 'store/history/casino.jsonl'), `${lines.join('\n')}\n`);
  expect(await rollbackRelease(store, 'casino', { ...options, origin: { reason: 'no games' } })).toEqual({
    from: '1.0.1',
    to: '1.0.0',
  });
  expect(await readFile(join(folder, 'store/history/casino.jsonl'), 'utf8')).toContain(lines[2]);
  expect((await live())?.sequence).toBe(seconds() + 2);
});

test('a line of the history that can’t be read takes nothing from the others, and stops a rollback alone, which names it', async () => {
  await publish('1.0.0');
  const lines = await readFile(join(folder, 'store/history/casino.jsonl'), 'utf8');
  await writeFile(join(folder, 'store/history/casino.jsonl'), `${lines}{"at":"202\n`);
  await rm(join(folder, 'store/live/casino.json'));
  await publish('1.0.1');
  expect(await live()).toMatchObject({ version: '1.0.1', sequence: seconds() + 1 });
  await promoteRelease(store, 'casino', '1.0.0', options);
  expect(await liveVersion(store, 'casino', options.keys)).toBe('1.0.0');
  await expect(rollbackRelease(store, 'casino', { ...options, origin: { reason: 'no games' } })).rejects.toThrow(
    'history/casino.jsonl, line 2',
  );
});
