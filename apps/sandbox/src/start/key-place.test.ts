import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { keepSetting } from '../store/index.ts';
import { testDatabase } from '../testing/database.ts';
import { optionsOf } from './environment.ts';
import { keySourceOf, vaultFoldersOf } from './key-place.ts';
import { houseKeysOf } from './keys.ts';

let folder: string;
let state: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pavilion-place-'));
  state = join(folder, 'state');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** What `npm start` with its state in that folder is told. */
const startOptions = (env: NodeJS.ProcessEnv = {}) => ({
  ...{ port: 0, releasesFolder: join(state, 'releases'), dataFolder: join(state, 'database') },
  ...vaultFoldersOf(env, state),
});

test('where nobody says so the vault’s keys are not in the folder that the database is in, and their owner alone reads them', async () => {
  const source = keySourceOf(startOptions());
  const database = await testDatabase();
  await houseKeysOf(database, source);
  await database.close();
  const file = source.file ?? '';
  expect(relative(state, file).startsWith('..')).toBe(true);
  expect([(await stat(file)).mode & 0o777, (await stat(join(file, '..'))).mode & 0o777]).toEqual([0o600, 0o700]);
  expect(source).not.toHaveProperty('notice');
  const { vaultKeyFolder, dataFolder } = optionsOf({});
  expect([vaultKeyFolder, dataFolder]).toEqual(['.pavilion-vault', '.pavilion/database']);
});

test('keys that an operator of before has in the old place are used on, and the log says where they should lie', async () => {
  const key = 'A'.repeat(43);
  const old = join(state, 'keys', 'vault.keys');
  await mkdir(join(state, 'keys'), { recursive: true });
  await writeFile(old, `${key}\n`);
  const source = keySourceOf(startOptions());
  const database = await testDatabase();
  expect(await houseKeysOf(database, source)).toEqual([Buffer.from(key, 'base64url')]);
  const file = join(`${state}-vault`, 'vault.keys');
  expect(source.notice).toBe(
    `The vault’s keys are in ${old}, beside the database that they seal. Move that file to ${file} while nothing runs.`,
  );
  // Moved as it says.
  await mkdir(`${state}-vault`);
  await writeFile(file, await readFile(old));
  await rm(old);
  expect(keySourceOf(startOptions())).toEqual({ file });
  expect(await houseKeysOf(database, keySourceOf(startOptions()))).toEqual([Buffer.from(key, 'base64url')]);
  await database.close();
});

test('a key that an operator of before has in its database goes into the state that the database is in, the only folder that is sure to be kept', async () => {
  const key = 'A'.repeat(43);
  const database = await testDatabase();
  await database.transaction((tx) => keepSetting(tx, 'vault-key', key));
  // Two processes that start together: the second looked before the first had moved it.
  const both = [keySourceOf(startOptions()), keySourceOf(startOptions())];
  for (const source of both) expect(await houseKeysOf(database, source)).toEqual([Buffer.from(key, 'base64url')]);
  // A container is made anew: what is not in the volume is gone.
  await rm(`${state}-vault`, { recursive: true, force: true });
  const source = keySourceOf(startOptions());
  expect(await houseKeysOf(database, source)).toEqual([Buffer.from(key, 'base64url')]);
  expect(source.notice).toContain(`Move that file to ${join(`${state}-vault`, 'vault.keys')}`);
  await database.close();
});

test('a folder that is named, and keys of the environment, go before both', async () => {
  const named = join(folder, 'named');
  expect(keySourceOf(startOptions({ PAVILION_KEYS: named }))).toEqual({ file: join(named, 'vault.keys') });
  expect(optionsOf({ PAVILION_KEYS: named })).toMatchObject({ keysFolder: named, vaultKeyFolder: named });
  expect(keySourceOf({ ...startOptions(), vaultKeys: ['B'.repeat(43)] })).toEqual({ given: ['B'.repeat(43)] });
  const { dataFolder: _, ...inMemory } = startOptions();
  expect(keySourceOf(inMemory).file).toBeUndefined();
});
