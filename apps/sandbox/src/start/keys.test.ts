import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paise } from '@pavilion/money';
import { recordWithdrawal, saveBank, upiAddress, waitingWithdrawals } from '../money/index.ts';
import { addDocumentType, fileOf, keepFile, nameFile, recordDocument, showKyc } from '../players/index.ts';
import { createVault, type Database, keepSetting, settingIfAny, settingOf, type Vault } from '../store/index.ts';
import { testDatabase } from '../testing/database.ts';
import { newPlayer } from '../testing/players.ts';
import { waiting } from '../testing/waiting.ts';
import { vaultKeysOf } from './environment.ts';
import { codeKeyFrom, houseKeysOf, retireOldKeys } from './keys.ts';

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

test('a folder for the key that nothing can be kept in is said in one sentence', async () => {
  await expect(houseKeysOf(database, { file: '/proc/nope/keys/vault.keys' })).rejects.toMatchObject({
    reason: 'no-folder',
    message: expect.stringMatching(/^Nothing can be kept in \/proc\/nope\/keys: .*PAVILION_KEYS=/),
  });
  for (const file of ['/etc/passwd/vault.keys', '/etc']) {
    await expect(houseKeysOf(database, { file })).rejects.toMatchObject({ reason: 'no-folder' });
  }
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

test('of a new database that is given several keys the first seals and makes fingerprints', async () => {
  const keys = await houseKeysOf(database, { given: [NEW, OLD] });
  const sealed = createVault(...keys).seal(5, '50100284734417');
  const alone = createVault(...(await houseKeysOf(database, { given: [NEW] })));
  expect(alone.open(5, sealed)).toBe('50100284734417');
  expect(alone.fingerprint('bank:1')).toEqual(createVault(...keys).fingerprint('bank:1'));
});

describe('an old key', () => {
  const at = new Date('2026-11-21T12:00:00Z');
  const account = {
    ...{ type: 'bank' as const, holder: 'Asha Rao', bankName: 'HDFC Bank' },
    ...{ accountNumber: '50100284734417', ifsc: 'HDFC0000142' },
  };
  const card = { type: 'card' as const, holder: 'Asha Rao', cardNumber: '4111111111111111', expires: '2029-04' };
  let player: number;
  beforeEach(async () => {
    player = (await newPlayer({ database, now: () => at })).id;
  });
  const vaultOf = async (...given: string[]) => createVault(...(await houseKeysOf(database, { given })));
  const save = (vault: Vault, input: typeof account | typeof card) =>
    database.transaction((tx) => saveBank(tx, vault, player, input, at));
  const withdrawn = (vault: Vault, id: number) =>
    database.transaction((tx) =>
      recordWithdrawal(tx, player, {
        ...{
          id,
          method: 'upi' as const,
          destination: 'asha•••@okaxis',
          amount: paise(50_000),
          state: 'pending' as const,
        },
        ...upiAddress(vault, player, 'asha.r@okaxis'),
        ...{ needsKyc: false, reason: null, utr: null, createdAt: at, decidedAt: null },
      }),
    );

  test('is needed for nothing once all that was sealed is sealed with the newest: accounts and destinations are read and known again', async () => {
    const before = await vaultOf(OLD);
    await save(before, account);
    await save(before, card);
    await withdrawn(before, 1);
    // Sealed by the newer one while the older made the fingerprints.
    await withdrawn(await vaultOf(NEW, OLD), 2);
    await expect(retireOldKeys(database, { given: [NEW] })).rejects.toMatchObject(LOST);
    expect(await retireOldKeys(database, { given: [NEW, OLD] })).toBe(4);

    const after = await vaultOf(NEW);
    for (const [input, field] of [
      [account, 'accountNumber'],
      [card, 'cardNumber'],
    ] as const) {
      await expect(save(after, input)).rejects.toMatchObject({ status: 409, field });
    }
    const { withdrawals } = await waitingWithdrawals(database, after, at, { skip: 0, pagesize: 10 });
    expect(withdrawals.map(({ destination }) => destination)).toEqual([
      { upi: 'asha.r@okaxis' },
      { upi: 'asha.r@okaxis' },
    ]);
    const [bank] = await database.query('select player_id as player, sealed from bank_detail where sealed is not null');
    expect(after.open(player, bank?.sealed ?? new Uint8Array())).toBe('50100284734417');
    const known = await database.query('select fingerprint from withdrawal');
    for (const { fingerprint } of known) {
      expect(fingerprint && after.fingerprint('upi:asha.r@okaxis').equals(fingerprint)).toBe(true);
    }
    // Put in behind, it is the stranger from now on.
    expect((await vaultOf(NEW, OLD)).fingerprint('bank:1')).toEqual(after.fingerprint('bank:1'));
  });

  test('is needed for no identity paper either: documents and their pictures are opened with the newest, and one person is known by it', async () => {
    const before = await vaultOf(OLD);
    const twin = (await newPlayer({ database, now: () => at })).id;
    const fields = [{ name: 'number', label: 'PAN number', type: 'text' as const, value: 'QXZPV9137K' }];
    const picture = { type: 'image/webp' as const, bytes: Buffer.from('RIFF....WEBP') };
    const send = (vault: Vault, who: number) =>
      database.transaction(async (tx) => {
        // More than are sealed in one turn.
        for (let made = 0; made < 9; made += 1) {
          const id = await keepFile(tx, vault, { player: who, purpose: 'kyc', picture, now: at });
          await nameFile(tx, { id, player: who, purpose: 'kyc', now: at });
        }
        await recordDocument(tx, vault, who, { type: 'pan', fields, reason: undefined, sent: at, decided: at });
      });
    await database.transaction((tx) => addDocumentType(tx, { type: 'pan', label: 'PAN', fields: [] }, 1));
    await send(before, player);
    await send(await vaultOf(NEW, OLD), twin);
    expect(await retireOldKeys(database, { given: [NEW, OLD] })).toBe(20);
    const after = await vaultOf(NEW);
    const documents = await database.query('select id, fingerprint from kyc_document');
    expect(documents).toHaveLength(2);
    for (const { id, fingerprint } of documents) {
      expect((await showKyc(database, after, String(id), at)).fields).toEqual(fields);
      expect(fingerprint && after.fingerprint('document:pan:QXZPV9137K').equals(fingerprint)).toBe(true);
    }
    const files = await database.query('select id from file');
    expect(files).toHaveLength(18);
    for (const { id } of files) expect(await fileOf(database, after, id)).toEqual(picture);
    await send(after, twin);
    const retired = /was retired meanwhile: start it again/;
    const file = { player, purpose: 'kyc', picture, now: at } as const;
    await expect(database.transaction((tx) => keepFile(tx, before, file))).rejects.toThrow(retired);
    const past = { type: 'pan', fields, reason: undefined, sent: at, decided: at };
    await expect(database.transaction((tx) => recordDocument(tx, before, player, past))).rejects.toThrow(retired);
  });

  test('seals nothing any more in a process that runs on with it, and makes no fingerprint', async () => {
    const [before, rolling] = [await vaultOf(OLD), await vaultOf(NEW, OLD)];
    await save(before, account);
    await save(rolling, { ...account, accountNumber: '50100284734418' });
    expect(await retireOldKeys(database, { given: [NEW, OLD] })).toBe(2);
    for (const vault of [before, rolling]) {
      await expect(save(vault, account)).rejects.toThrow(/was retired meanwhile: start it again/);
    }
    const after = await vaultOf(NEW);
    await expect(save(after, account)).rejects.toMatchObject({ status: 409, field: 'accountNumber' });
    await save(after, { ...account, accountNumber: '50100284734419' });
  });

  test('is retired once whoever is keeping something sealed with it is done, and that is sealed anew as well', async () => {
    const before = await vaultOf(OLD);
    let retiring: Promise<number> | undefined;
    await database.transaction(async (tx) => {
      await saveBank(tx, before, player, account, at);
      retiring = retireOldKeys(database, { given: [NEW, OLD] });
      await waiting(database, 1);
    });
    expect(await retiring).toBe(1);
    const [bank] = await database.query('select player_id as player, sealed from bank_detail where sealed is not null');
    expect((await vaultOf(NEW)).open(player, bank?.sealed ?? new Uint8Array())).toBe('50100284734417');
  });

  test('that is taken out before is missed still, where something can’t be sealed anew: nothing has changed', async () => {
    const before = await vaultOf(OLD);
    await save(before, account);
    await withdrawn(createVault(Buffer.alloc(32, 9)), 3);
    await expect(retireOldKeys(database, { given: [NEW, OLD] })).rejects.toMatchObject(LOST);
    const [bank] = await database.query('select player_id as player, sealed from bank_detail where sealed is not null');
    expect(before.open(player, bank?.sealed ?? new Uint8Array())).toBe('50100284734417');
    await expect(houseKeysOf(database, { given: [NEW] })).rejects.toMatchObject(LOST);
  });
});

describe('a key whose last letter has more than the key in it', () => {
  /** The same 32 bytes in three of their four spellings: the last of 43 letters has two bits that say nothing. */
  const [ODD, ODDER, EVEN] = ['B'.repeat(43), `${'B'.repeat(42)}D`, `${'B'.repeat(42)}A`] as const;

  test('is the same key to every start, also after the older one was retired', async () => {
    await houseKeysOf(database, { given: [OTHER] });
    await houseKeysOf(database, { given: [ODD, OTHER] });
    expect(await retireOldKeys(database, { given: [ODD, OTHER] })).toBe(0);
    for (const given of [[ODD], [ODD, OTHER], [EVEN], [ODDER]]) {
      expect((await houseKeysOf(database, { given }))[0]).toEqual(Buffer.from(EVEN, 'base64url'));
    }
    expect(await houseKeysOf(database, { given: [ODD, EVEN] })).toHaveLength(1);
    expect(await settingIfAny<string[]>(database, 'vault-key-names')).toHaveLength(1);
  });

  test('is known by the name that its letters had in a database of before, however it is spelled now', async () => {
    const before = createHash('sha256').update(`pavilion vault key ${ODD}`).digest('base64url').slice(0, 16);
    for (const given of [ODD, ODDER, EVEN]) {
      await database.transaction((tx) => keepSetting(tx, 'vault-key-names', [before]));
      expect(await houseKeysOf(database, { given: [given] })).toEqual([Buffer.from(EVEN, 'base64url')]);
    }
    await database.transaction((tx) => keepSetting(tx, 'vault-key-names', [before]));
    await expect(houseKeysOf(database, { given: [OTHER] })).rejects.toMatchObject(LOST);
  });
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
