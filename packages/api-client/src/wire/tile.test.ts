import fc from 'fast-check';
import * as z from 'zod/mini';
import { game, getGames } from './catalogue.ts';

/** A tile of spec §3 by what it means, and each spelling that an operator may choose of each field. */
const names = fc.stringMatching(/^[A-Z][a-z]{2,8}( [A-Z0-9][a-z0-9]{0,8}){0,3}$/);
const meant = fc.record({
  name: names,
  providerName: fc.stringMatching(/^[A-Z][a-z]{2,7}( [A-Z][a-z]{2,7})?$/),
  code: fc.integer({ min: 1_000_000, max: 9_999_999 }),
  category: fc.constantFrom(['teenpatti', 'Teen Patti'], ['slots', 'Slots'], ['lucky7', 'Lucky 7'], [
    'crash',
    'CRASH',
  ] as const),
  // Not `fc.webPath()`, which takes seconds to set up.
  picture: fc.stringMatching(/^\/art(\/([\w.~!$&'()*+,;=:@-]|%[0-9A-F]{2}){0,12}){0,4}$/),
});
type Meant = typeof meant extends fc.Arbitrary<infer Value> ? Value : never;

const slugOf = (text: string) => text.toLowerCase().replaceAll(' ', '-');
const addressOf = ({ name, providerName }: Meant) => `/casino/${slugOf(providerName)}/${slugOf(name)}`;

/** The ways to spell each field: which of them is taken, a number of each says. */
const spellings: Readonly<Record<string, readonly ((tile: Meant) => object)[]>> = {
  address: [(tile) => ({ redirectUrl: addressOf(tile) }), (tile) => ({ href: addressOf(tile) }), () => ({})],
  code: [({ code }) => ({ code: String(code) }), ({ code }) => ({ code })],
  provider: [
    ({ providerName }) => ({ provider: slugOf(providerName), providerName }),
    ({ providerName }) => ({ provider: providerName }),
    ({ providerName }) => ({ providerName }),
    ({ providerName }) => ({ casino: providerName }),
  ],
  category: [({ category }) => ({ category: category[0] }), ({ category }) => ({ category: category[1] })],
  picture: [
    ({ picture }) => ({ imgUrl: picture }),
    ({ picture }) => ({ cover: { src: picture } }),
    ({ picture, name }) => ({ cover: { src: picture, alt: name } }),
  ],
  name: [
    ({ name }) => ({ name }),
    ({ name }) => ({ name, alt: `${name} by nobody` }),
    ({ name }) => ({ alt: name }),
    ({ name }) => ({ name, homeUrl: '/home' }),
  ],
};
const sent = fc.tuple(meant, fc.array(fc.nat(), { minLength: 6, maxLength: 6 })).map(([tile, picks]) => {
  const ways = Object.values(spellings).map((all, place) => all[(picks[place] ?? 0) % all.length]?.(tile) ?? {});
  return { tile, spelt: Object.assign({}, ...ways) as object };
});

test('however a tile is spelt, it is one game', () => {
  fc.assert(
    fc.property(sent, ({ tile, spelt }) => {
      expect(z.decode(game, spelt as never)).toEqual({
        code: String(tile.code),
        name: tile.name,
        provider: slugOf(tile.providerName),
        providerName: tile.providerName,
        category: tile.category[0],
        redirectUrl: addressOf(tile),
        imgUrl: tile.picture,
        thumbUrl: tile.picture,
      });
    }),
  );
});

test('none of a list is left out, whatever its tiles leave out', () => {
  const odd = fc.record(
    { name: names, code: fc.nat(), alt: names, href: fc.constant('/casino/x/y') },
    { requiredKeys: [] },
  );
  const tiles = fc.array(odd.filter((tile) => Object.keys(tile).length > 0));
  fc.assert(
    fc.property(tiles, (games) => {
      const answer = { error: false, message: '', data: { games, total: games.length } };
      const { data } = z.decode(getGames.response, answer as never);
      expect(data.games).toHaveLength(games.length);
      for (const { code, name, redirectUrl } of data.games) expect([code, name, redirectUrl]).not.toContain('');
    }),
  );
});

test('of what says nothing no game is made: the answer is refused, and says where', () => {
  const games = [{ name: 'Aviator', code: '1' }, { provider: 'spribe' }];
  const answer = { error: false, message: '', data: { games, total: 2 } };
  const read = z.safeDecode(getGames.response, answer as never);
  expect(read.error?.issues[0]?.path).toEqual(['data', 'games', 1, 'code']);
});

test.each([
  [{ name: 'A', code: '1100039' }, 'slots'],
  [{ name: 'A', code: 'a' }, 'table'],
  [{ name: 'A', code: '1100039', category: 'Fishing' }, 'table'],
  [{ name: 'A', code: 'a', category: 'Andar Bahar' }, 'andarbahar'],
])('%o is of the category %s', (tile, category) => {
  expect(z.decode(game, tile as never).category).toBe(category);
});

test('what goes out is in our own spelling, and comes back as it was', () => {
  const tile = z.decode(game, {
    name: 'Goal',
    casino: 'Spribe',
    cover: { src: '/a.svg' },
    rtp: 97,
    minStake: 10,
    maxStake: 500.5,
  } as never);
  const out = z.encode(game, tile);
  expect(out).toMatchObject({ name: 'Goal', provider: 'spribe', imgUrl: '/a.svg', minStake: 10, maxStake: 500.5 });
  expect(out).not.toHaveProperty('cover');
  expect(z.decode(game, out)).toEqual(tile);
});
