import { proves } from '@pavilion/api-client/proves';
import { MOST_FAVOURITES, MOST_RECENT } from '@pavilion/api-client/wire';
import { DAY, HOUR } from '../../base/index.ts';
import { freshName, gameProvider, moneyOf } from '../../testing/game-provider.ts';
import { newPlayer, type SignedIn } from '../../testing/players.ts';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { countPlayed } from '../seamless/popular.ts';

interface Name {
  readonly provider: string;
  readonly code: string;
}

let sandbox: TestSandbox;
let games: readonly Name[];
beforeAll(async () => {
  sandbox = await testSandbox();
  games = await namesOf('limit=500');
});
afterAll(() => sandbox.close());

const namesOf = async (query: string): Promise<readonly Name[]> => {
  const { body } = await sandbox.get(`/api/catalogue/games?${query}`);
  return (body.data as { games: Name[] }).games.map(({ provider, code }) => ({ provider, code }));
};
const own = async ({ token }: SignedIn) => {
  const { body } = await sandbox.get('/api/catalogue/own', { token });
  const { favourites, recents, open } = body.data as Record<'favourites' | 'recents' | 'open', Name[]>;
  return { favourites: codes(favourites), recents: codes(recents), open };
};
const change = ({ token }: SignedIn, input: { add?: readonly Name[]; remove?: readonly Name[] }) =>
  sandbox.post('/api/catalogue/favourites', input, { token });
const codes = (names: readonly Name[]) => names.map(({ code }) => code);

test('a favourite is kept for its player alone, and twice is as once', async () => {
  proves('changeFavourites', 'getOwnGames');
  const [me, other] = [await newPlayer(sandbox), await newPlayer(sandbox)];
  const add = games.slice(3, 5);
  await change(me, { add });
  const { body } = await change(me, { add });
  expect(codes((body.data as { favourites: Name[] }).favourites).toSorted()).toEqual(codes(add).toSorted());
  expect((await own(me)).favourites.toSorted()).toEqual(codes(add).toSorted());
  expect((await own(other)).favourites).toEqual([]);
  await change(me, { remove: add.slice(0, 1) });
  expect((await own(me)).favourites).toEqual(codes(add.slice(1)));
});

test('a game that is not there is refused; beside one that is, it is left out', async () => {
  const me = await newPlayer(sandbox);
  const gone = { provider: 'netent', code: 'gone' };
  expect(await change(me, { add: [gone] })).toMatchObject({
    status: 404,
    body: { message: 'This game was not found.' },
  });
  const [first] = games;
  // A code is one game's with its provider alone.
  expect((await change(me, { add: [{ provider: 'aura', code: first?.code ?? '' }] })).status).toBe(404);
  expect((await change(me, { add: [gone, ...games.slice(0, 1)] })).status).toBe(200);
  expect((await own(me)).favourites).toEqual(codes(games.slice(0, 1)));
});

test('no more favourites than there is room for, of two changes at the same moment as well', async () => {
  const me = await newPlayer(sandbox);
  await change(me, { add: games.slice(0, MOST_FAVOURITES - 1) });
  const at = MOST_FAVOURITES - 1;
  await Promise.all([change(me, { add: games.slice(at, at + 2) }), change(me, { add: games.slice(at + 2, at + 4) })]);
  expect((await own(me)).favourites).toHaveLength(MOST_FAVOURITES);
  expect(await change(me, { add: games.slice(at + 10, at + 11) })).toMatchObject({
    status: 409,
    body: { message: `You have ${MOST_FAVOURITES} favourites. Remove one first.` },
  });
});

test('the games that were opened last come back, the latest first, and no more than are remembered', async () => {
  const me = await newPlayer(sandbox);
  const opened = games.slice(0, MOST_RECENT + 2);
  for (const { code } of opened) {
    sandbox.pass(1000);
    await sandbox.post('/lobby-api/lobby/', { gameCode: code }, { token: me.token });
  }
  await sandbox.post('/lobby-api/lobby/', { gameCode: opened[5]?.code }, { token: me.token });
  const { recents } = await own(me);
  expect(recents).toHaveLength(MOST_RECENT);
  expect(recents.slice(0, 2)).toEqual([opened[5]?.code, opened.at(-1)?.code]);
  expect(recents).not.toContain(opened[0]?.code);
  const [row] = await sandbox.database.query('select count(*) as kept from recent_game where player_id = $1', [me.id]);
  expect(row?.kept).toBe(MOST_RECENT);
});

test('what is played most in the last days comes first, and as before once nobody plays it', async () => {
  const before = await namesOf('provider=spribe');
  const last = before.at(-1)?.code ?? '';
  const spribe = await gameProvider(sandbox);
  const me = await newPlayer(sandbox);
  const token = await spribe.open(me, last);
  for (let round = 0; round < 2; round += 1)
    await spribe.send('bet', { ...moneyOf(me, freshName()), token, amount: 50_000 });
  await countPlayed(sandbox.database, sandbox.now());
  expect(codes(await namesOf('provider=spribe'))[0]).toBe(last);
  // Its rounds stay its own, whatever it and another game are called.
  await sandbox.database.query("update game set name = 'Twins' where code in ($1, $2)", [last, before[0]?.code ?? '']);
  await countPlayed(sandbox.database, sandbox.now());
  expect(await sandbox.database.query('select game, rounds from game_played')).toEqual([{ game: last, rounds: 2 }]);
  await countPlayed(sandbox.database, new Date(sandbox.now().getTime() + 8 * DAY));
  expect(await namesOf('provider=spribe')).toEqual(before);
});

test('a game in which a round of the player’s is open is named until that ends, theirs alone and by its provider and code', async () => {
  const [me, other] = [await newPlayer(sandbox), await newPlayer(sandbox)];
  const spribe = await gameProvider(sandbox);
  const token = await spribe.open(me);
  const [lasting, undone] = [moneyOf(me), moneyOf(me)];
  await spribe.send('bet', { ...lasting, token, amount: 50_000 });
  await spribe.send('bet', { ...undone, token, amount: 50_000 });
  expect((await own(me)).open).toEqual([{ provider: 'spribe', code: spribe.game }]);
  expect((await own(other)).open).toEqual([]);
  const { round } = lasting;
  await spribe.send('win', { ...moneyOf(me, round), amount: 0 });
  expect((await own(me)).open).toHaveLength(1);
  await spribe.send('win', { ...moneyOf(me, round), amount: 70_000, close: true });
  expect((await own(me)).open).toHaveLength(1);
  // Nothing is staked any more in a round whose only bet came back.
  await spribe.send('rollback', { ...moneyOf(me, undone.round), reverses: undone.transaction });
  expect((await own(me)).open).toEqual([]);
});

test('each of the last games says when it was opened, and the net result of the rounds begun since', async () => {
  const [me, other] = [await newPlayer(sandbox), await newPlayer(sandbox)];
  const spribe = await gameProvider(sandbox);
  const openedBy = async ({ token }: SignedIn) => {
    const { body } = await sandbox.get('/api/catalogue/own', { token });
    return (body.data as { opened: unknown[] }).opened;
  };
  const play = async (token: string, amount: number, won: number) => {
    const round = freshName();
    await spribe.send('bet', { ...moneyOf(me, round), token, amount });
    await spribe.send('win', { ...moneyOf(me, round), amount: won, close: true });
  };
  await play(await spribe.open(me), 90_000, 0);
  sandbox.pass(1000);
  const again = await spribe.open(me);
  const game = { provider: 'spribe', code: spribe.game, at: sandbox.now().toISOString() };
  expect(await openedBy(me)).toEqual([game]);
  sandbox.pass(1000);
  await play(again, 50_000, 20_000);
  await play(again, 10_000, 16_000);
  expect(await openedBy(me)).toEqual([{ ...game, net: -240 }]);
  expect(await openedBy(other)).toEqual([]);
  sandbox.pass(13 * HOUR);
  expect(await openedBy(me)).toEqual([game]);
});
