import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeLock } from './folder-lock.ts';

let folder: string;
let lock: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pavilion-lock-'));
  lock = join(folder, 'lock');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** What a process left that is gone. */
const STALE = '999999999 1\n';

test.each([
  ['that a process left which is gone', STALE],
  ['that was never written to its end', ''],
  ['that nobody has', undefined],
])('of starts at the same moment one alone gets the lock of a folder %s', async (_, left) => {
  for (let round = 0; round < 200; round += 1) {
    if (left !== undefined) await writeFile(lock, left);
    const start = async (turns: number) => {
      for (let turn = 0; turn < turns; turn += 1) await new Promise(setImmediate);
      return takeLock(folder);
    };
    const starts = await Promise.allSettled([start(0), start(round % 7), start(round % 11)]);
    const taken = starts.filter((one) => one.status === 'fulfilled');
    const refused = starts.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(taken).toHaveLength(1);
    expect(refused).toEqual([1, 2].map(() => expect.objectContaining({ reason: 'folder-in-use' })));
    expect((await readFile(lock, 'utf8')).split(' ')[0]).toBe(String(process.pid));
    await taken[0]?.value();
    expect(await readdir(folder)).toEqual([]);
  }
});

test('a start that was killed while it took over a lock keeps nobody out', async () => {
  await writeFile(lock, STALE);
  const name = createHash('sha256').update(STALE).digest('hex').slice(0, 16);
  await writeFile(`${lock}.${name}`, '999999998 1\n');
  const release = await takeLock(folder);
  await release();
  expect(await readdir(folder)).toEqual([]);
});
