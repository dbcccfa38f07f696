import type { Game } from '@pavilion/api-client';
import { searchGames } from './search-games.ts';

const games = [
  'Super Ace',
  'Golden Empire',
  'Ace Fortune',
  'Money Coming',
  'Two\nLines',
  'İstanbul Ace',
  'तीन पत्ती',
  'Captain’s  Café',
].map((name) => ({ name }) as Game);
const found = (text: string, most = 60) => {
  const { total, games: listed } = searchGames(games, text, most);
  return [total, ...listed.map(({ name }) => name)];
};

test('any part of a name is found, whatever the case, names that begin with it first', () => {
  expect(found('ACE')).toEqual([3, 'Ace Fortune', 'Super Ace', 'İstanbul Ace']);
  expect(found('en e')).toEqual([1, 'Golden Empire']);
  expect(found('पत्ती')).toEqual([1, 'तीन पत्ती']);
});

test('a text is no pattern, and does not reach from one name into the next', () => {
  expect(found('a.*e')).toEqual([0]);
  expect(found('ace golden')).toEqual([0]);
  expect(found('two lines')).toEqual([1, 'Two\nLines']);
});

test.each(['captains', "captain's", 'captain’s cafe', 'ｃａｐｔａｉｎｓ', 'S\u00a0CAFÉ'])(
  'Captain’s Café is found by “%s”',
  (text) => {
    expect(found(text)).toEqual([1, 'Captain’s  Café']);
  },
);

test('no more are listed than are wanted, and all are counted', () => {
  expect(found('ace', 1)).toEqual([3, 'Ace Fortune']);
  expect(found('n', 2)[0]).toBe(6);
});
