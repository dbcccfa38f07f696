import { calls, type Game, gameCategories } from '@pavilion/api-client/wire';
import * as z from 'zod/mini';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox();
});
afterAll(() => sandbox.close());

const gamesOf = async (query: string): Promise<readonly Game[]> => {
  const { body } = await sandbox.get(`/api/catalogue/games?${query}&limit=500`);
  return z.decode(calls.getGames.response, body as never).data.games;
};
const providersOf = async (query = '') => {
  const { body } = await sandbox.get(`/api/catalogue/providers${query}`);
  return z.decode(calls.getProviders.response, body as never).data.providers;
};

test('the five tabs of /slots have the games that the specification counts', async () => {
  const tabs = await providersOf('?lobby=slots');
  expect(tabs.map(({ name, games }) => `${name} ${games}`)).toEqual([
    ...['Netent 25', 'Red Tiger 100', 'Jili 70', 'Turbo Games 35', 'Mac88 45'],
  ]);
  for (const { code, games } of tabs) expect([code, (await gamesOf(`provider=${code}`)).length]).toEqual([code, games]);
});

test.each([
  ...['ezugi', 'evolution', 'vivo', 'qtech', 'supernowa', 'xpg', 'worldcasino', 'powergames', 'onetouch', 'onlyplay'],
  ...['pragmaticplay', 'aesexy', 'spribe', 'aura'],
])('the live provider %s is there by its code, with games of its own', async (code) => {
  const provider = (await providersOf('?lobby=live')).find((one) => one.code === code);
  expect(provider).toMatchObject({ href: `/casino/${code}`, lobby: 'live' });
  const games = await gamesOf(`provider=${code}`);
  expect(games.length).toBe(provider?.games);
  expect(games.length).toBeGreaterThan(2);
  for (const { provider: of, redirectUrl } of games)
    expect([of, redirectUrl.startsWith(`/casino/${code}/`)]).toEqual([code, true]);
});

test.each([
  ['spribe', ['mines', 'goal', 'dice', 'aviator', 'plinko', 'miniroulette', 'hilo']],
  ['aura', ['baccarat', 'dream-catcher', 'hi-low', 'matka', 'teenpatti-open', 'race-20-20', 'trio']],
])('%s has the games that the specification names, by its codes and no other', async (provider, slugs) => {
  const games = await gamesOf(`provider=${provider}`);
  expect(games.map(({ redirectUrl }) => redirectUrl).toSorted()).toEqual(
    slugs.map((slug) => `/casino/${provider}/${slug}`).toSorted(),
  );
  for (const slug of slugs) expect((await gamesOf(`slug=${slug}`)).length).toBeGreaterThan(0);
});

test('Mac88 has the card games that the specification names', async () => {
  const slugs = (await gamesOf('provider=mac88')).map(({ redirectUrl }) => redirectUrl.split('/').at(-1));
  expect(slugs).toEqual(
    expect.arrayContaining(['teenpatti', 'andar-bahar', 'dragon-tiger', 'baccarat', 'roulette', 'lottery']),
  );
});

test('slots’ codes are numbers, and no two games of a provider have one code or one address', async () => {
  const games = await gamesOf('');
  for (const { category, code } of games) if (category === 'slots') expect(code).toMatch(/^\d{7}$/);
  expect(new Set(games.map(({ provider, code }) => `${provider}/${code}`)).size).toBe(games.length);
  expect(new Set(games.map(({ redirectUrl }) => redirectUrl)).size).toBe(games.length);
});

test('what is new is what came last, the latest first', async () => {
  const added = (await gamesOf('category=newgames')).map((game) => game.added ?? 0);
  expect(added.length).toBeGreaterThan(4);
  expect(added).toEqual(added.toSorted((a, b) => b - a));
  const all = (await gamesOf('')).map((game) => game.added ?? 0);
  expect(Math.max(...added)).toBe(Math.max(...all));
});

test('the thirteen home categories have games', async () => {
  const { body } = await sandbox.get('/api/catalogue/categories');
  const { categories } = z.decode(calls.getCategories.response, body as never).data;
  expect(categories.map(({ category }) => category)).toEqual([...gameCategories]);
  expect(categories.map(({ games }) => games > 0)).not.toContain(false);
});
