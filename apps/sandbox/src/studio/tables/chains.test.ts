import { createHash } from 'node:crypto';
import { isOfChain } from '@pavilion/game-rules';
import { createVault } from '../../store/index.ts';
import { newPlayer } from '../../testing/players.ts';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { type TestStudio, testStudio } from '../../testing/studio.ts';
import { CHAIN_LENGTH, makeChains, openChains, resealChains, saltChains } from './chains.ts';

let sandbox: TestSandbox;
let studio: TestStudio;
beforeAll(async () => {
  sandbox = await testSandbox();
  studio = await testStudio(sandbox, { provider: 'aura', engine: 'trio' });
});
afterAll(async () => {
  await studio.close();
  await sandbox.close();
});

const chains = () =>
  sandbox.database.query('select id, ordinal, hash, salt, sealed from studio_chain where game = $1 order by ordinal', [
    studio.game,
  ]);
const firstChain = async () => {
  const [chain] = await chains();
  if (!chain) throw new Error('There is no chain');
  return chain;
};

test('a chain is ten thousand seeds, each the SHA-256 of the next, and its hash that of the first', async () => {
  await studio.sweep();
  await studio.open(await newPlayer(sandbox));
  const { id, hash } = await firstChain();
  const opened = openChains(studio.vault);
  const seedAt = async (position: number) => (await opened.seedsOf(sandbox.database, { chainId: id, position })).seed;
  for (const position of [1, 2, 77, CHAIN_LENGTH]) expect(isOfChain(await seedAt(position), position, hash)).toBe(true);
  expect(isOfChain(await seedAt(2), 1, hash)).toBe(false);
  await expect(seedAt(CHAIN_LENGTH + 1)).rejects.toThrow('no seed');
});

test('the salt is the hash of the first token that the operator drew after the chain was made, and stays', async () => {
  const { salt } = await firstChain();
  const [first] = await sandbox.database.query(
    'select wallet_token as token from studio_session where game = $1 order by id limit 1',
    [studio.game],
  );
  expect(salt).toBe(
    createHash('sha256')
      .update(first?.token ?? '')
      .digest('hex'),
  );
  await studio.open(await newPlayer(sandbox));
  expect((await firstChain()).salt).toBe(salt);
});

test('who opens a table that has no chain yet has one made before their token is drawn, and salts it', async () => {
  await sandbox.database.query('delete from studio_chain where game = $1', [studio.game]);
  await studio.open(await newPlayer(sandbox));
  const { id, salt } = await firstChain();
  expect(salt).toMatch(/^[\da-f]{64}$/);
  const opened = openChains(studio.vault);
  await expect(opened.seedsOf(sandbox.database, { chainId: id, position: 1 })).resolves.toBeDefined();
});

test('a chain without a salt deals nothing', async () => {
  const { id } = await firstChain();
  await sandbox.database.query('update studio_chain set salt = null where id = $1', [id]);
  const opened = openChains(studio.vault);
  await expect(opened.seedsOf(sandbox.database, { chainId: id, position: 1 })).rejects.toThrow('salt');
  await studio.open(await newPlayer(sandbox));
  expect((await firstChain()).salt).toMatch(/^[\da-f]{64}$/);
});

test('a chain that is made while a game opens is not salted by it', async () => {
  const newest = Math.max(...(await chains()).map(({ id }) => id));
  await sandbox.database.query('update studio_chain set next_position = 10001 where game = $1', [studio.game]);
  await sandbox.database.transaction((tx) => makeChains(tx, studio.vault, studio.game, sandbox.now()));
  await saltChains(sandbox.database, studio.game, newest, 'drawn before');
  expect((await chains()).filter(({ id }) => id > newest).map(({ salt }) => salt)).toEqual([null, null]);
  await sandbox.database.query('delete from studio_chain where game = $1 and id > $2', [studio.game, newest]);
  await sandbox.database.query('update studio_chain set next_position = 1 where game = $1', [studio.game]);
});

test('one chain is in use and one is ready, and no more are made', async () => {
  for (let turn = 0; turn < 3; turn += 1) {
    await sandbox.database.transaction((tx) => makeChains(tx, studio.vault, studio.game, sandbox.now()));
  }
  expect((await chains()).map(({ ordinal }) => ordinal)).toEqual([1, 2]);
  await sandbox.database.query('update studio_chain set next_position = $2 where game = $1 and ordinal = 1', [
    ...([studio.game, CHAIN_LENGTH + 1] as const),
  ]);
  await studio.sweep();
  expect((await chains()).map(({ ordinal }) => ordinal)).toEqual([1, 2, 3]);
});

test('what is kept of a chain shows none of its seeds, and opens with a new key once it is sealed anew', async () => {
  const { id, sealed } = await firstChain();
  const opened = openChains(studio.vault);
  const { seed } = await opened.seedsOf(sandbox.database, { chainId: id, position: CHAIN_LENGTH });
  expect(Buffer.from(sealed).includes(Buffer.from(seed))).toBe(false);
  const next = createVault(Buffer.alloc(32, 8));
  await expect(openChains(next).seedsOf(sandbox.database, { chainId: id, position: 1 })).rejects.toThrow('key');
  expect(await sandbox.database.transaction((tx) => resealChains(tx, studio.vault, next))).toBe(3);
  expect((await openChains(next).seedsOf(sandbox.database, { chainId: id, position: CHAIN_LENGTH })).seed).toEqual(
    seed,
  );
});
