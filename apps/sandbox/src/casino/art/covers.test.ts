import { cover, DRAWINGS, type Game, lookOf } from '@pavilion/covers';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';

let sandbox: TestSandbox;
let games: readonly Game[];
beforeAll(async () => {
  sandbox = await testSandbox();
  games = await sandbox.database.query('select code, name, provider, motif as category from game order by code');
});
afterAll(() => sandbox.close());

test('no two covers of a provider share composition, palette and the drawing of their motif', () => {
  const seen = new Map<string, string>();
  for (const game of games) {
    const { composition, palette, motif, drawing } = lookOf(game);
    const key = [game.provider, composition, palette, motif, drawing].join(' ');
    expect(`${game.name} looks like ${seen.get(key)}`).toBe(`${game.name} looks like undefined`);
    seen.set(key, game.name);
  }
  expect(seen.size).toBe(games.length);
});

test('a provider with six games or more shows at least four ways to lay a cover out, on at least four palettes', () => {
  const shelves = Object.groupBy(games, ({ provider }) => provider);
  for (const [provider, shelf = []] of Object.entries(shelves)) {
    if (shelf.length < 6) continue;
    const looks = shelf.map(lookOf);
    const kinds = (of: 'composition' | 'palette') => new Set(looks.map((look) => look[of])).size;
    expect([provider, kinds('composition') >= 4, kinds('palette') >= 4]).toEqual([provider, true, true]);
  }
});

test('a cover is under 4 KB as drawn; a screen of forty comes to 120 KB, lettering and all', async () => {
  const drawn = games.map(cover).map((picture) => Buffer.byteLength(picture));
  expect(Math.max(...drawn)).toBeLessThan(4096);
  const screen = games.filter(({ provider }) => provider === 'mac88').slice(0, 40);
  const sizes = await Promise.all(
    screen.map(async ({ code }) => {
      const { headers, rawPayload } = await sandbox.app.inject({
        url: `/art/covers/${code}.svg`,
        headers: { 'accept-encoding': 'br' },
      });
      expect([headers['cache-control'], headers['content-encoding']]).toEqual([
        'public, max-age=31536000, immutable',
        'br',
      ]);
      return rawPayload.length;
    }),
  );
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(120 * 1024);
});

test('a cover’s address changes with the drawings, so that what a browser keeps is never an old one', async () => {
  const { body } = await sandbox.get('/api/catalogue/games?limit=1');
  const { games: tiles } = body.data as { games: { imgUrl: string; thumbUrl: string }[] };
  for (const address of [tiles[0]?.imgUrl, tiles[0]?.thumbUrl])
    expect(address).toMatch(RegExp(`\\.svg\\?v=${DRAWINGS}$`));
});
