import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeBuild } from '../testing/builds.ts';
import { folderStore } from './folder-store.ts';
import { readHistory } from './history.ts';
import { keyFolder } from './keys.ts';
import { historyTable, latestMoves } from './latest-moves.ts';
import { type Origin, originOf } from './origin.ts';
import { promoteRelease, publishRelease, rollbackRelease } from './releases.ts';
import type { ReleaseStore } from './store.ts';

let folder: string;
let store: ReleaseStore;
let minute: number;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'history-'));
  store = folderStore(join(folder, 'store'));
  minute = 0;
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const options = (origin?: Origin) => {
  minute += 1;
  const time = new Date(Date.UTC(2026, 10, 22, 0, minute));
  return { keys: keyFolder(join(folder, 'keys')), clock: () => time, ...(origin ? { origin } : {}) };
};
async function publish(version: string, origin?: Origin) {
  const build = join(folder, `build-${version}`);
  await writeBuild(build, { name: 'casino', version });
  await publishRelease(store, build, options(origin));
}
const noted = async () =>
  (await readHistory(store, 'casino')).map(({ action, by, commit, reason }) => [action, by, commit, reason]);

describe('the history', () => {
  it('keeps who moved the pointer, the commit of the build, and why', async () => {
    await publish('1.0.0', { by: 'Asha', commit: 'a1' });
    await publish('1.1.0', { by: 'Ravi', commit: 'b2', reason: 'new lobby' });
    await rollbackRelease(store, 'casino', {
      ...options(),
      origin: { by: 'Asha', commit: 'c3', reason: 'no games' },
    });
    await promoteRelease(store, 'casino', '1.1.0', options({ by: 'Ravi', commit: 'c3' }));
    expect(await noted()).toEqual([
      ['publish', 'Asha', 'a1', undefined],
      ['publish', 'Ravi', 'b2', 'new lobby'],
      ['rollback', 'Asha', 'a1', 'no games'],
      ['promote', 'Ravi', 'b2', undefined],
    ]);
  });

  it('shows the latest moves of all apps, newest first', async () => {
    await publish('1.0.0', { by: 'Asha', commit: `${'a1b2c3d4'.repeat(5)}-dirty` });
    await publish('1.1.0', { by: 'Ravi\u001b[2J', commit: 'b2', reason: 'new lobby' });
    const [title, ...rows] = (await historyTable(store, 5)).split('\n').map((line) => line.split(/ {2,}/));
    expect(title).toEqual(['when', 'app', 'version', 'move', 'by', 'commit', 'reason']);
    expect(rows).toEqual([
      ['2026-11-22 00:02 UTC', 'casino', '1.1.0', 'publish', 'Ravi[2J', 'b2', 'new lobby'],
      ['2026-11-22 00:01 UTC', 'casino', '1.0.0', 'publish', 'Asha', 'a1b2c3d4a1b2-dirty'],
    ]);
  });

  it('reads lines of an earlier tool, and lines whose notes are none', async () => {
    await publish('1.0.0');
    const line = JSON.parse(String(await store.read('history/casino.jsonl')));
    await store.write('history/casino.jsonl', `${JSON.stringify({ ...line, by: 7, reason: 'x'.repeat(2000) })}\n`);
    await publish('1.1.0', { by: 'Asha' });
    expect(await noted()).toEqual([
      ['publish', undefined, undefined, undefined],
      ['publish', 'Asha', undefined, undefined],
    ]);
    expect((await latestMoves(store, ['casino'], 1)).map(({ version }) => version)).toEqual(['1.1.0']);
  });
});

describe('a rollback', () => {
  it.each([{}, { reason: '  ' }])('is refused without a reason: %j', async (origin) => {
    await publish('1.0.0');
    await publish('1.1.0');
    await expect(rollbackRelease(store, 'casino', { ...options(), origin })).rejects.toThrow(
      'A rollback needs a reason, which the history keeps: pnpm rollback casino --reason',
    );
    expect(await noted()).toHaveLength(2);
  });
});

describe('the origin of a release', () => {
  it('prefers what is given, then the CI service, then git', async () => {
    const ci = { GITHUB_ACTOR: 'robot', GITHUB_SHA: 'abc123' };
    expect(await originOf(folder, { by: ' Asha ', reason: 'new lobby' }, ci)).toEqual({
      by: 'Asha',
      commit: 'abc123',
      reason: 'new lobby',
    });
    expect(await originOf(folder, {}, ci)).toMatchObject({ by: 'robot', commit: 'abc123' });
    // No repository.
    expect((await originOf(folder, {}, {})).commit).toBeUndefined();
  });

  it.each(['', ' ', 'two\nlines', 'x'.repeat(201)])('refuses the reason %j', async (reason) => {
    await expect(originOf(folder, { reason }, {})).rejects.toThrow('--reason takes one line of 1 to 200 characters.');
  });
});
