import type { Game } from '@pavilion/api-client';
import { gameOf } from '../testing/operator.ts';
import { countChoices, findGames, sortGames } from './catalogue-search.ts';

const games = [
  gameOf({ name: 'Wolf Moon', provider: 'netent', rtp: 94, badge: 'new', added: 3 }),
  gameOf({ name: 'Gold 10', provider: 'jili', rtp: 96, added: 1 }),
  gameOf({ name: 'gold 9', provider: 'jili', category: 'crash', rtp: 95, badge: 'popular', added: 2 }),
];
const none = { q: '', provider: null, category: null, badge: null, favourites: false } as const;
const nobodys = new Set<string>();
const names = (list: readonly Game[]) => list.map((game) => game.name);
const found = (filter: Partial<Parameters<typeof findGames>[1]>, favourites: ReadonlySet<string> = nobodys) =>
  names(findGames(games, { ...none, ...filter }, favourites));

test('search is a substring of the name, whatever the case', () => {
  expect(found({ q: ' GOLD ' })).toEqual(['Gold 10', 'gold 9']);
  expect(found({ q: 'olf m' })).toEqual(['Wolf Moon']);
  expect(found({ q: 'jili' })).toEqual([]);
});

test.each(['wolfs', 'wolf’s  moon', 'ｗｏｌｆ', "WOLF'S\u00a0MÓON"])('finds Wolf’s Moon by “%s”', (q) => {
  const list = [...games, gameOf({ name: 'Wolf’s Moon', provider: 'netent' })];
  expect(names(findGames(list, { ...none, q }, nobodys))).toContain('Wolf’s Moon');
  expect(countChoices(list, { ...none, q }, nobodys).anyProvider).toBeGreaterThan(0);
});

test('an empty search leaves the list itself, so nothing is drawn again', () => {
  expect(findGames(games, { ...none, q: '  ' }, nobodys)).toBe(games);
});

test('provider, category, badge and favourites narrow together; new games and popular are badges', () => {
  expect(found({ provider: 'jili', category: 'crash' })).toEqual(['gold 9']);
  expect(found({ category: 'newgames' })).toEqual(['Wolf Moon']);
  expect(found({ category: 'popular' })).toEqual(['gold 9']);
  expect(found({ badge: 'new' })).toEqual(['Wolf Moon']);
  expect(found({ favourites: true }, new Set(['jili/gold-10']))).toEqual(['Gold 10']);
});

test('the count of a choice is how many games it lists, whatever else is chosen', () => {
  const favourites = new Set(['jili/gold-10', 'netent/wolf-moon']);
  const others = [{}, { q: 'gold' }, { provider: 'jili' }, { badge: 'new' as const }, { favourites: true }];
  for (const other of others) {
    const filter = { ...none, ...other };
    const counts = countChoices(games, filter, favourites);
    const listed = (choice: object) => findGames(games, { ...filter, ...choice }, favourites).length;
    for (const provider of ['netent', 'jili'])
      expect([other, provider, counts.providers.get(provider) ?? 0]).toEqual([other, provider, listed({ provider })]);
    for (const category of ['slots', 'crash', 'newgames', 'popular'] as const)
      expect([other, category, counts.categories.get(category) ?? 0]).toEqual([other, category, listed({ category })]);
    for (const badge of ['new', 'popular', 'jackpot'] as const)
      expect([other, badge, counts.badges.get(badge) ?? 0]).toEqual([other, badge, listed({ badge })]);
    expect([other, counts.favourites]).toEqual([other, listed({ favourites: true })]);
    expect([counts.anyProvider, counts.anyCategory]).toEqual([listed({ provider: null }), listed({ category: null })]);
  }
});

test('names sort as people count, RTP from the highest, new from the latest; popular is the operator’s order', () => {
  expect(names(sortGames(games, 'name'))).toEqual(['gold 9', 'Gold 10', 'Wolf Moon']);
  expect(names(sortGames(games, 'rtp'))).toEqual(['Gold 10', 'gold 9', 'Wolf Moon']);
  expect(names(sortGames(games, 'new'))).toEqual(['Wolf Moon', 'gold 9', 'Gold 10']);
  expect(sortGames(games, 'popular')).toBe(games);
});
