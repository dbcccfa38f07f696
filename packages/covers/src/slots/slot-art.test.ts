import { slotArt } from './slot-art.ts';

const art = (name: string, provider = 'netent', code = '1100039') => slotArt({ code, name, provider });
const NAMES = [
  'Book of the Silver Tomb',
  'Lotus Monsoon',
  'Juicy Orchard',
  'Ruby Rickshaw',
  'Thunder Temple',
  'Wild Night',
];

test('a title is dressed the same each time, and no two titles alike', () => {
  expect(art('Lotus Monsoon')).toEqual(art('Lotus Monsoon'));
  const looks = NAMES.map((name) => art(name));
  expect(new Set(looks.map(({ backdrop }) => backdrop)).size).toBe(NAMES.length);
  expect(new Set(looks.map(({ symbols }) => symbols.H1.svg)).size).toBe(NAMES.length);
});

test.each(NAMES)('%s has ten symbols that differ, each with every gradient that it is filled with', (name) => {
  const symbols = Object.values(art(name).symbols);
  expect(new Set(symbols.map((symbol) => symbol.name)).size).toBe(10);
  for (const { svg } of symbols) {
    for (const [, id] of svg.matchAll(/url\(#(\w+)\)/g)) expect(svg).toContain(`id="${id}"`);
    expect(svg.length).toBeLessThan(6000);
  }
  expect(symbols[0]?.svg).toContain('WILD');
  expect(symbols[1]?.svg).toContain('SCATTER');
});

test('a title is dressed in what its name promises, whoever provides it', () => {
  const silver = art('Book of the Silver Tomb').colours;
  expect(silver.metal2).toBe('#a9badb');
  expect(art('Silver Parade', 'jili').colours).toEqual(silver);
  expect(art('Book of Amber Sands').colours.metal2).toBe('#e8a63e');
  // A word within another is none.
  expect(art('Juicy Orchard').colours).not.toEqual(art('Ice Orchard').colours);
});
