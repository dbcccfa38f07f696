import { findGame, gamePath } from './game-path.ts';

const game = { provider: 'red-tiger', code: '1100039' };

test.each([
  ['/casino/red-tiger/dragons-eye', '/casino/red-tiger/dragons-eye'],
  ['/casino/aura-baccarat', '/casino/aura-baccarat'],
  ['/slots', '/casino/red-tiger/1100039'],
  ['', '/casino/red-tiger/1100039'],
  ['//evil.example/casino/a/b', '/casino/red-tiger/1100039'],
  ['https://evil.example', '/casino/red-tiger/1100039'],
  ['javascript:alert(1)', '/casino/red-tiger/1100039'],
  ['/casino/../../evil', '/casino/red-tiger/1100039'],
  ['/casino/a\\b', '/casino/red-tiger/1100039'],
])('a tile with the address "%s" leads to %s', (redirectUrl, path) => {
  expect(gamePath({ ...game, redirectUrl })).toBe(path);
});

test('a game is found by its own address, by the short one, and by its code', () => {
  const games = [
    { ...game, redirectUrl: '/casino/red-tiger/dragons-eye' },
    { provider: 'aura', code: 'b1', redirectUrl: '/casino/aura-baccarat' },
  ] as unknown as Parameters<typeof findGame>[0];
  expect(findGame(games, 'red-tiger', 'dragons-eye')).toBe(games[0]);
  expect(findGame(games, 'red-tiger', '1100039')).toBe(games[0]);
  expect(findGame(games, 'aura', 'baccarat')).toBe(games[1]);
  expect(findGame(games, 'aura', 'poker')).toBeUndefined();
});
