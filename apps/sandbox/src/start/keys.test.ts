import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createVault } from '../money/index.ts';
import { type Database, settingIfAny, settingOf } from '../store/index.ts';
import { testDatabase } from '../testing/database.ts';
import { vaultKeysOf } from './environment.ts';
import { codeKeyFrom, houseKeysOf } from './keys.ts';

const [OLD, NEW, OTHER] = ['A'.repeat(43), `${'B'.repeat(42)}A`, `${'C'.repeat(42)}A`] as const;
let database: Database;
let folder: string;
let file: string;
beforeEach(async () => {
  database = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'pavilion-keys-'));
  file = join(folder, 'keys', 'vault.keys');
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

/** A database of before: its keys are in its settings. */
async function oldDatabase(): Promise<void> {
  await settingOf(database, 'vault-key', () => OLD);
  await settingOf(database, 'code-key', () => OTHER);
}
const everySetting = async () => {
  const [row] = await database.query(`select string_agg(s::text, ' ') as all from setting s`);
  return row?.all ?? '';
};
const LOST = { name: 'SandboxStartError', reason: 'lost-key' };

test('a new database’s key is made in a file that its owner alone can read, and nothing of it is in the database', async () => {
  const [key] = await houseKeysOf(database, { file });
  expect((await readFile(file, 'utf8')).trim()).toBe(key.toString('base64url'));
  expect((await stat(file)).mode & 0o077).toBe(0);
  const settings = await everySetting();
  for (const form of ['base64url', 'base64', 'hex'] as const) expect(settings).not.toContain(key.toString(form));
  expect(await houseKeysOf(database, { file })).toEqual([key]);
});

test('a database that had its keys in it has them moved out, once, and opens what they sealed', async () => {
  await oldDatabase();
  const sealed = createVault(Buffer.from(OLD, 'base64url')).seal(5, '004512345678');
  const keys = await houseKeysOf(database, { file });
  expect(createVault(...keys).open(5, sealed)).toBe('004512345678');
  const settings = await everySetting();
  expect([settings.includes(OLD), settings.includes(OTHER)]).toEqual([false, false]);
  expect(await settingIfAny(database, 'vault-key')).toBeUndefined();
  expect(await readFile(file, 'utf8')).toBe(`${OLD}\n`);
  expect(await houseKeysOf(database, { file })).toEqual(keys);
});

test('a key that another database left in the file stays there, and the moved one comes behind it', async () => {
  await oldDatabase();
  const another = await testDatabase();
  const [other] = await houseKeysOf(another, { file });
  await another.close();
  expect(await houseKeysOf(database, { file })).toEqual([other, Buffer.from(OLD, 'base64url')]);
});

test('a lost key is said in one sentence at the start, and no new one is made in its place', async () => {
  await houseKeysOf(database, { file });
  await rm(file);
  await expect(houseKeysOf(database, { file })).rejects.toMatchObject(LOST);
  await expect(houseKeysOf(database, {})).rejects.toMatchObject(LOST);
  await expect(houseKeysOf(database, { given: [OTHER] })).rejects.toMatchObject(LOST);
  await expect(stat(file)).rejects.toMatchObject({ code: 'ENOENT' });
});

test('a key from the environment that is not the one in an old database is refused, and nothing is moved', async () => {
  await oldDatabase();
  await expect(houseKeysOf(database, { given: [NEW] })).rejects.toMatchObject(LOST);
  expect(await settingIfAny(database, 'vault-key')).toBe(OLD);
  expect(await houseKeysOf(database, { given: [NEW, OLD] })).toHaveLength(2);
  expect(await settingIfAny(database, 'vault-key')).toBeUndefined();
});

test('a newer key seals from now on, what the older sealed is still read, and an account is known again', async () => {
  const before = createVault(...(await houseKeysOf(database, { given: [OLD] })));
  const sealed = before.seal(5, 'old');
  const after = createVault(...(await houseKeysOf(database, { given: [NEW, OLD] })));
  expect([after.open(5, sealed), after.open(5, after.seal(5, 'new'))]).toEqual(['old', 'new']);
  expect(() => before.open(5, after.seal(5, 'new'))).toThrow();
  expect(() => after.open(6, sealed)).toThrow();
  expect(after.fingerprint('bank:1')).toEqual(before.fingerprint('bank:1'));
  // Each that has sealed something is needed from then on.
  await expect(houseKeysOf(database, { given: [NEW] })).rejects.toMatchObject(LOST);
  await expect(houseKeysOf(database, { given: [OLD] })).rejects.toMatchObject(LOST);
  expect(await houseKeysOf(database, { given: [OTHER, NEW, OLD] })).toHaveLength(3);
});

test('codes are hashed with a key of their own', async () => {
  const keys = await houseKeysOf(database, { given: [OLD] });
  expect(codeKeyFrom(keys)).toHaveLength(32);
  expect(codeKeyFrom(keys)).not.toEqual(keys[0]);
});

test('what is no key is refused without being repeated', async () => {
  expect(vaultKeysOf({ PAVILION_VAULT_KEY: `${NEW}, ${OLD}` })).toEqual({ vaultKeys: [NEW, OLD] });
  expect(vaultKeysOf({})).toEqual({});
  expect(() => vaultKeysOf({ PAVILION_VAULT_KEY: 'secret!' })).toThrow(
    /^PAVILION_VAULT_KEY is no list of keys(?!.*secret)/,
  );
  await houseKeysOf(database, { file });
  await writeFile(file, 'secret!\n');
  await expect(houseKeysOf(database, { file })).rejects.toMatchObject({
    reason: 'bad-setting',
    message: expect.not.stringContaining('secret'),
  });
});
