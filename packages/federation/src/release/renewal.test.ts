import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeBuild } from '../testing/builds.ts';
import { folderStore } from './folder-store.ts';
import { keyFolder } from './keys.ts';
import { readLive } from './live.ts';
import { publishRelease } from './releases.ts';
import { keepRenewed } from './renewal.ts';

const DAY = 24 * 60 * 60 * 1000;
const STARTED = Date.parse('2026-11-22T00:00:00Z');
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'renewal-'));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

test('for as long as a process runs no statement expires; what goes wrong is told, and tried again', async () => {
  let now = STARTED;
  const options = { keys: keyFolder(join(folder, 'keys')), clock: () => new Date(now) };
  const files = folderStore(join(folder, 'store'));
  await writeBuild(join(folder, 'build'), { name: 'casino', version: '1.0.0' });
  await publishRelease(files, join(folder, 'build'), options);
  const errors: unknown[] = [];
  let turn: Promise<unknown> = Promise.resolve();
  let isBroken = true;
  const store: typeof files = {
    ...files,
    locked(work) {
      const done = isBroken ? Promise.reject(new Error('no space left')) : files.locked(work);
      turn = done.catch(() => undefined);
      return done;
    },
  };
  let tick = () => {};
  jest.spyOn(globalThis, 'setInterval').mockImplementation(((work: () => void) => {
    tick = work;
    return 7;
  }) as typeof setInterval);
  const cleared = jest.spyOn(globalThis, 'clearInterval').mockImplementation(() => {});
  const end = keepRenewed(store, options, (error) => errors.push(error));
  tick();
  await turn;
  expect(errors).toEqual([new Error('no space left')]);
  isBroken = false;
  for (let day = 1; day <= 90; day += 1) {
    now = STARTED + day * DAY;
    tick();
    await turn;
    const live = await readLive(files, 'casino');
    expect(Date.parse(live?.statement.expires ?? '')).toBeGreaterThan(now);
  }
  end();
  expect(cleared).toHaveBeenCalledWith(7);
});
