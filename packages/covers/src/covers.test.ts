/** @jest-environment jsdom */
import { bannerArt, bannerKinds, categoryArt, cover, type Game, lookOf, motifOf, scene, slug } from './index.ts';
import { cornered } from './lettering.ts';
import { lockup } from './lockup.ts';
import { motifs } from './motif-of.ts';

const frontPage = [
  'crash',
  'roulette',
  'andarbahar',
  'teenpatti',
  'baccarat',
  'lucky7',
  'dice',
  'cards32',
  'blackjack',
  'gameshows',
  'newgames',
  'popular',
  'slots',
];
const names = [
  'Aviator',
  'Book of Suns',
  "Pharaoh's Gold",
  'Desert Dune',
  'Ruby Rush',
  'Emerald & Pearl',
  'Cherry Pop',
  'Candy Land',
  'Koi Deep',
  'Dragon Eye',
  'Aztec Mask',
  'Thunder Crown Deluxe',
  'Hot Chilli Fire',
  'Moon Wolf',
  'Lotus Spring',
  'Galaxy Nine',
  'Pirate Treasure Bay',
  'Joker Carnival',
  'Witch Potion',
  'Magic Spell',
  'Classic Bell',
  'Viking Shield',
  'Lantern Festival',
  'Raja Palace',
  'Lucky 777',
  'Gold Coin',
  'Rainbow Clover',
  'Twin Star Spin',
  'Ultimate Andar Bahar',
  'The Very Long Name of a Game',
];
const categories = [
  'slots',
  'crash',
  'mines',
  'plinko',
  'goal',
  'poker',
  'dragontiger',
  'lottery',
  'matka',
  'hilo',
  'race',
  ...frontPage,
];
const games: readonly Game[] = names.flatMap((name, i) => [
  { code: String(1100000 + i), name, provider: 'Jili', category: 'slots' },
  {
    code: String(1100500 + i),
    name,
    provider: 'An Unknown Studio',
    category: categories[i % categories.length] ?? 'slots',
  },
]);
const everything = [
  ...games.flatMap((game) => [cover(game), scene(game)]),
  ...categories.map(categoryArt),
  ...bannerKinds.map(bannerArt),
];

test('the same code always gives the same picture', () => {
  for (const game of games) {
    expect(cover({ ...game })).toBe(cover(game));
    expect(scene({ ...game })).toBe(scene(game));
  }
  expect(categoryArt('crash')).toBe(categoryArt('crash'));
});

test('every picture is well-formed, and names no style, no script and no other address', () => {
  for (const picture of everything) {
    const document = new DOMParser().parseFromString(picture, 'application/xml');
    expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
    expect(document.querySelectorAll('style, script, image, [style], [onload]')).toHaveLength(0);
    const references = [...picture.matchAll(/(?:href="|url\()(#?[^")]*)/g)].map(([, reference]) => reference);
    for (const reference of references) {
      expect(reference).toMatch(/^#/);
      expect(document.getElementById(reference?.slice(1) ?? '')).not.toBeNull();
    }
    expect(picture).not.toMatch(/NaN|undefined/);
  }
});

test('a cover, a scene and a category stay under 4 KB, a banner under 12', () => {
  for (const game of games) {
    expect([game.name, Buffer.byteLength(cover(game)) < 4096]).toEqual([game.name, true]);
    expect([game.name, Buffer.byteLength(scene(game)) < 4096]).toEqual([game.name, true]);
  }
  for (const category of categories) expect(Buffer.byteLength(categoryArt(category))).toBeLessThan(4096);
  for (const kind of bannerKinds) expect(Buffer.byteLength(bannerArt(kind))).toBeLessThan(12 * 1024);
});

/** The colours of a cover's ground. */
function groundOf(picture: string): readonly number[] {
  const gradient = picture.match(/<(\w+)Gradient id="z".*?<\/\1Gradient>/)?.[0] ?? '';
  return [...gradient.matchAll(/stop-color="#(\w{6})"/g)].flatMap(([, hex = '']) =>
    [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)),
  );
}

// Codes are given out one by one, or with gaps.
test.each([1, 2, 3])(
  'of five games in a row at one provider, all with the same motif, no two stand on a like ground, nor next to one laid out alike (codes %d apart)',
  (step) => {
    const row = Array.from({ length: 100 }, (_, i) => ({
      code: String(1100000 + i * step),
      name: `Fire ${i}`,
      provider: 'Jili',
      category: 'slots',
    }));
    const pictures = row.map(cover);
    expect(new Set(pictures).size).toBe(100);
    const looks = row.map(lookOf);
    const grounds = pictures.map(groundOf);
    for (const [i, ground] of grounds.entries()) {
      expect([i, ground.length > 0]).toEqual([i, true]);
      for (const [nth, next] of grounds.slice(i + 1, i + (step === 1 ? 5 : 3)).entries()) {
        const apart = Math.max(...ground.map((value, at) => Math.abs(value - (next[at] ?? 0))));
        expect([i, nth, apart > 20]).toEqual([i, nth, true]);
      }
      expect([i, looks[i]?.composition === looks[i + 1]?.composition]).toEqual([i, false]);
    }
  },
);

test('each way to lay a cover out comes as often as the others', () => {
  const looks = Array.from({ length: 17 * 19 }, (_, i) =>
    lookOf({ code: String(i), name: 'Fire', provider: 'Jili', category: 'slots' }),
  );
  const counts = Object.values(Object.groupBy(looks, ({ composition }) => composition)).map((all) => all?.length ?? 0);
  expect(counts).toHaveLength(6);
  expect(Math.min(...counts) / Math.max(...counts)).toBeGreaterThan(0.6);
});

test.each(['gems', 'cards', 'flame', 'potion'] as const)('%s has two drawings, and neighbours take turns', (motif) => {
  expect(motifs[motif]).toHaveLength(2);
  const name = { gems: 'Jewel', cards: 'Poker', flame: 'Fire', potion: 'Witch' }[motif];
  const drawings = Array.from({ length: 10 }, (_, i) => {
    const picture = cover({
      code: String(700 + i),
      name,
      provider: 'Netent',
      category: motif === 'cards' ? 'poker' : 'slots',
    });
    // The first shape of the motif tells which drawing it is.
    return picture.match(/stroke-linejoin="round">.{24}/)?.[0];
  });
  const even = drawings.filter((_, i) => i % 2 === 0);
  expect(drawings.some((drawing, i) => i % 2 === 1 && even.includes(drawing))).toBe(false);
});

test('a motif comes from the category, else from a word in the name, else by chance', () => {
  expect(motifOf('Aviator', 'crash')).toBe('jet');
  expect(motifOf('Lunar Rocket', 'Crash')).toBe('rocket');
  expect(motifOf('Ruby Teen Patti', 'teen patti')).toBe('teenpatti');
  expect(motifOf('Ruby Rush', 'slots')).toBe('gems');
  expect(motifOf('Plain', 'slots', () => 0.99)).toBe('planet');
});

test('every category has art of its own, an unknown one too', () => {
  const drawn = [...frontPage, 'tablegames', 'a-category-of-tomorrow'].map(categoryArt);
  expect(new Set(drawn).size).toBe(drawn.length);
});

test('a name is set in at most four lines, each within the measure', () => {
  for (const name of names) {
    const lines = lockup(name);
    expect(lines.map((line) => line.text).join(' ')).toBe(name.toUpperCase());
    expect(lines.length).toBeLessThanOrEqual(4);
    for (const line of lines) expect(line.width).toBeLessThanOrEqual(256);
  }
});

describe('cornered', () => {
  it('keeps its upper lines clear of a tile’s badge and heart', () => {
    for (const name of names) {
      const { drawn } = cornered(name, { first: 'tan', last: 'tan', around: 'tan' });
      const upper = [
        ...drawn.matchAll(/x="22" y="([\d.]+)" font-size="([\d.]+)" text-anchor="start" textLength="([\d.]+)"/g),
      ];
      for (const [, foot, size, width] of upper) {
        expect([name, 22 + Number(width) <= 196]).toEqual([name, true]);
        expect([name, Number(foot) - 0.73 * Number(size) >= 91]).toEqual([name, true]);
      }
    }
    expect(cornered('Gemstone Row', { first: 'tan', last: 'tan', around: 'tan' }).drawn).toContain('>GEMSTONE<');
  });
});

test('a name is written as text, and its signs are escaped', () => {
  const picture = cover({ code: '1', name: 'Gold & <Silver>', provider: 'Jili', category: 'slots' });
  const document = new DOMParser().parseFromString(picture, 'application/xml');
  expect([...document.querySelectorAll('text')].map((line) => line.textContent).join(' ')).toBe('GOLD & <SILVER>');
});

test('a slug keeps letters and digits', () => {
  expect(slug("Red Tiger's 2nd Game!")).toBe('red-tiger-s-2nd-game');
});
