import { filterCodec, narrow, sortGames } from './catalogue-filter.ts';

const games = [
  { name: 'Wolf Moon', provider: 'netent', category: 'slots', rtp: 94, badge: 'new' },
  { name: 'Gold 10', provider: 'jili', category: 'slots', rtp: 96 },
  { name: 'gold 9', provider: 'jili', category: 'crash', rtp: 95, badge: 'popular' },
].map((game) => ({
  code: game.name,
  providerName: game.provider,
  imgUrl: '',
  thumbUrl: '',
  redirectUrl: '',
  volatility: 'low' as const,
  minStake: 1000,
  maxStake: 2000,
  ...game,
})) as unknown as Parameters<typeof narrow>[0];
const names = (list: typeof games) => list.map((game) => game.name);
const none = { q: '', provider: null, category: null } as const;

test('search is a substring of the name, whatever the case', () => {
  expect(names(narrow(games, { ...none, q: ' GOLD ' }))).toEqual(['Gold 10', 'gold 9']);
  expect(names(narrow(games, { ...none, q: 'olf m' }))).toEqual(['Wolf Moon']);
  expect(narrow(games, { ...none, q: 'jili' })).toEqual([]);
});

test('an empty search leaves the list itself, so nothing is drawn again', () => {
  expect(narrow(games, { ...none, q: '  ' })).toBe(games);
});

test('provider and category narrow together; new games and popular are badges', () => {
  expect(names(narrow(games, { ...none, provider: 'jili', category: 'crash' }))).toEqual(['gold 9']);
  expect(names(narrow(games, { ...none, category: 'newgames' }))).toEqual(['Wolf Moon']);
  expect(names(narrow(games, { ...none, category: 'popular' }))).toEqual(['gold 9']);
});

test('names sort as people count, RTP from the highest, popular is the operator’s order', () => {
  expect(names(sortGames(games, 'name'))).toEqual(['gold 9', 'Gold 10', 'Wolf Moon']);
  expect(names(sortGames(games, 'rtp'))).toEqual(['Gold 10', 'gold 9', 'Wolf Moon']);
  expect(sortGames(games, 'popular')).toBe(games);
});

test('a filter comes back out of the address that it was written to', () => {
  const filter = {
    q: 'gold & 9',
    provider: 'jili',
    category: 'crash',
    badge: 'new',
    favourites: true,
    sort: 'rtp',
  } as const;
  const address = filterCodec.write(new URLSearchParams(), filter).toString();
  expect(filterCodec.read(new URLSearchParams(address))).toEqual(filter);
});

test('what is at rest is not written, and what belongs to others stays', () => {
  const before = new URLSearchParams('utm=x&q=gold&sort=rtp');
  const written = filterCodec.write(before, { ...filterCodec.read(before), q: '', sort: 'popular' });
  expect(written.toString()).toBe('utm=x');
});

test('values that no one knows are left out', () => {
  expect(filterCodec.read(new URLSearchParams('category=poker&badge=hot&sort=luck&favourites=yes'))).toEqual({
    q: '',
    provider: null,
    category: null,
    badge: null,
    favourites: false,
    sort: 'popular',
  });
});
