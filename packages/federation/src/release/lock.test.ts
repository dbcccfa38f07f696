import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { folderStore } from './folder-store.ts';

const run = promisify(execFile);
/** The id of no process: none is as high. */
const NOBODY = '99999999';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));
const taken = () => folderStore(folder).locked(async () => 'taken');

/** A process that reads a number and writes the next one, again and again: what is lost was counted by two at a time. */
const counter = (rounds: number) => `
  import { readFile, writeFile } from 'node:fs/promises';
  import { folderStore } from ${JSON.stringify(join(__dirname, 'folder-store.ts'))};
  const store = folderStore(${JSON.stringify(folder)});
  const file = ${JSON.stringify(join(folder, 'count'))};
  for (let round = 0; round < ${rounds}; round += 1) {
    await store.locked(async () => {
      const count = Number(await readFile(file, 'utf8'));
      await new Promise((resolve) => setTimeout(resolve, 5));
      await writeFile(file, String(count + 1));
    });
    // Dead commands leave their lock, and every other process sees it at once.
    await writeFile(${JSON.stringify(join(folder, '.lock'))}, '${NOBODY}', { flag: 'wx' }).catch(() => {});
  }`;

test('of many processes that find an abandoned lock one works at a time, and none is left out', async () => {
  await writeFile(join(folder, 'count'), '0');
  await writeFile(join(folder, '.lock'), NOBODY);
  const processes = 12;
  const rounds = 4;
  await Promise.all(
    Array.from({ length: processes }, () =>
      run(process.execPath, ['--input-type=module', '--no-warnings', '-e', counter(rounds)]),
    ),
  );
  expect(await readFile(join(folder, 'count'), 'utf8')).toBe(String(processes * rounds));
});

test.each(['', 'x', '-7', '0'])('a lock that says %j stops nobody for longer than a few seconds', async (text) => {
  const lock = join(folder, '.lock');
  await writeFile(lock, text);
  const before = new Date(Date.now() - 11_000);
  await utimes(lock, before, before);
  expect(await taken()).toBe('taken');
  expect(await readdir(folder)).toEqual([]);
});

test('an abandoned lock is taken over even where the process that was removing it is gone too', async () => {
  await writeFile(join(folder, '.lock'), NOBODY);
  await writeFile(join(folder, '.lock-removal'), NOBODY);
  await writeFile(join(folder, `.lock-${NOBODY}-1`), NOBODY);
  expect(await taken()).toBe('taken');
  expect(await readdir(folder)).toEqual([]);
});
