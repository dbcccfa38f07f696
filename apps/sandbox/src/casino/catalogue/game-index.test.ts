import { proves } from '@pavilion/api-client/proves';
import { calls, type Game, gamesOfIndex } from '@pavilion/api-client/wire';
import * as z from 'zod/mini';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox();
});
afterAll(() => sandbox.close());

const tiles = async (query: string): Promise<readonly Game[]> => {
  const { body } = await sandbox.get(`/api/catalogue/games?${query}`);
  return z.decode(calls.getGames.response, body as never).data.games;
};
const indexed = async (query: string): Promise<readonly Game[]> => {
  const { body } = await sandbox.get(`/api/catalogue/index?${query}`);
  return gamesOfIndex(z.decode(calls.getGameIndex.response, body as never).data);
};

test.each(['', 'provider=red-tiger', 'provider=spribe', 'provider=nobody'])(
  'the index (%s) is the same tiles as the list, in the same order',
  async (query) => {
    proves('getGameIndex');
    const games = await indexed(query);
    expect(games).toEqual(await tiles(query));
    expect(games.length > 0).toBe(query !== 'provider=nobody');
  },
);

test('counts agree: of the tabs, the provider cards, the home categories and the list', async () => {
  const games = await indexed('');
  const { body } = await sandbox.get('/api/catalogue/providers');
  for (const { code, games: count } of (body.data as { providers: { code: string; games: number }[] }).providers) {
    expect([code, games.filter(({ provider }) => provider === code).length]).toEqual([code, count]);
  }
  const { body: home } = await sandbox.get('/api/catalogue/categories');
  for (const { category, games: count } of (home.data as { categories: { category: string; games: number }[] })
    .categories) {
    const badge = { newgames: 'new', popular: 'popular' }[category];
    const isIn = (game: Game) => game.category === category || (badge !== undefined && game.badge === badge);
    expect([category, games.filter(isIn).length]).toEqual([category, count]);
  }
});

test('columns that do not fit each other are no index', async () => {
  const { body } = await sandbox.get('/api/catalogue/index?provider=spribe');
  const { data } = z.decode(calls.getGameIndex.response, body as never);
  expect(() => gamesOfIndex({ ...data, name: data.name.slice(1) })).toThrow(RangeError);
  expect(gamesOfIndex({ ...data, kinds: [] })).toEqual([]);
});
