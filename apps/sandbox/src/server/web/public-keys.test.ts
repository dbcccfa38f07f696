import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keyFolder } from '@pavilion/federation/release';
import { publicKeysOf } from './public-keys.ts';

let folder: string;
let odd: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pavilion-keys-'));
  odd = [];
  await keyFolder(folder).sign('casino', '');
  await keyFolder(folder).sign('wallet', '');
});
afterEach(() => rm(folder, { recursive: true }));
const reader = () => publicKeysOf({ keysFolder: folder }, (app) => odd.push(app));

test('a file that holds no key is told of, and takes no other team’s key away', async () => {
  await writeFile(join(folder, 'casino.json'), '{"kty":');
  expect(Object.keys(await reader()())).toEqual(['wallet']);
  expect(odd).toEqual(['casino']);
});

test('a key that was read once stays while its file can’t be read, and goes with the file', async () => {
  const read = reader();
  const before = await read();
  await writeFile(join(folder, 'casino.json'), '');
  expect(await read()).toEqual(before);
  await rm(join(folder, 'casino.json'));
  expect(Object.keys(await read())).toEqual(['wallet']);
});

test('keys that were read stay when their folder can’t be read', async () => {
  const read = reader();
  const before = await read();
  await rm(folder, { recursive: true });
  await writeFile(folder, 'a file where the folder was');
  expect(await read()).toEqual(before);
  expect(odd).toEqual(['keys']);
});
