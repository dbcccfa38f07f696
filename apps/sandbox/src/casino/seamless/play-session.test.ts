import { proves } from '@pavilion/api-client/proves';
import { HOUR } from '../../base/index.ts';
import { type GameProvider, gameProvider, moneyOf } from '../../testing/game-provider.ts';
import { newPlayer, type SignedIn } from '../../testing/players.ts';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';

let sandbox: TestSandbox;
let spribe: GameProvider;
let asha: SignedIn;
let token: string;
beforeAll(async () => {
  sandbox = await testSandbox();
  spribe = await gameProvider(sandbox);
});
beforeEach(async () => {
  asha = await newPlayer(sandbox);
  token = await spribe.open(asha);
});
afterAll(() => sandbox.close());

/** What the operator says of a game since a moment, in rupees. */
async function session(since?: string, { player = asha, code = spribe.game } = {}) {
  const search = new URLSearchParams({ provider: 'spribe', code, ...(since ? { since } : {}) });
  const { status, body } = await sandbox.get(`/api/catalogue/session?${search}`, { token: player.token });
  expect(status).toBe(200);
  return body.data as { at: string; rounds: number; staked: number; won: number };
}
const play = async (round: string, amount: number, won: number) => {
  await spribe.send('bet', { ...moneyOf(asha, round), token, amount });
  await spribe.send('win', { ...moneyOf(asha, round), amount: won, close: true });
};

test('the rounds that a player has begun since they opened a game are counted, theirs alone and of this game alone', async () => {
  proves('getPlaySession');
  await play('before', 90_000, 0);
  sandbox.pass(1000);
  const { at } = await session();
  expect(await session(at)).toEqual({ at, rounds: 0, staked: 0, won: 0 });
  sandbox.pass(1000);
  await play('first', 50_000, 70_000);
  await play('second', 20_000, 0);
  expect(await session(at)).toMatchObject({ rounds: 2, staked: 700, won: 700 });
  const other = await newPlayer(sandbox);
  expect(await session(at, { player: other })).toMatchObject({ rounds: 0, staked: 0, won: 0 });
  expect(await session(at, { code: '1' })).toMatchObject({ rounds: 0 });
});

test('a round is its game’s by the code: a game of the same name has none of it, and a new name takes none away', async () => {
  const { body } = await sandbox.get('/api/catalogue/games?provider=spribe&limit=2');
  const other = String((body.data as { games: { code: string }[] }).games[1]?.code);
  const name = (code: string, to: string) =>
    sandbox.database.query('update game set name = $2 where code = $1', [code, to]);
  await name(other, 'Twins');
  await name(spribe.game, 'Twins');
  const { at } = await session();
  sandbox.pass(10);
  await play('of-one', 50_000, 70_000);
  token = await spribe.open(asha, other);
  await play('of-other', 20_000, 0);
  expect(await session(at)).toMatchObject({ rounds: 1, staked: 500, won: 700 });
  await name(spribe.game, 'Renamed');
  expect(await session(at)).toMatchObject({ rounds: 1, staked: 500, won: 700 });
  expect(await session(at, { code: other })).toMatchObject({ rounds: 1, staked: 200, won: 0 });
});

test('a stake that came back and a round that still runs are what they are', async () => {
  const { at } = await session();
  sandbox.pass(10);
  const undone = { ...moneyOf(asha, 'undone'), token, amount: 30_000 };
  await spribe.send('bet', undone);
  await spribe.send('rollback', { ...moneyOf(asha, 'undone'), reverses: undone.transaction });
  await spribe.send('bet', { ...moneyOf(asha, 'open'), token, amount: 10_000 });
  expect(await session(at)).toMatchObject({ rounds: 1, staked: 100, won: 0 });
});

test('nobody looks back further than a game stays open', async () => {
  const { at } = await session();
  sandbox.pass(10);
  await play('long-ago', 50_000, 0);
  sandbox.pass(13 * HOUR);
  asha = { ...asha, token: (await newPlayer(sandbox)).token };
  expect(await session(at)).toMatchObject({ rounds: 0 });
});
