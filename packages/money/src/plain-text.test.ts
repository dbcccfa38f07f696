import { plainText } from './plain-text.ts';

/** How many characters Unicode has. */
const CODE_POINTS = 0x110000;
const DIGITS_DESCENDING = 9_876_543_210;

/** The scripts whose digits the platform knows, each by the name of its numbering system. */
const scripts = Intl.supportedValuesOf('numberingSystem').filter((name) => /^\p{Nd}{10}$/u.test(digitsOf(name)));

function digitsOf(numberingSystem: string): string {
  return new Intl.NumberFormat(`en-u-nu-${numberingSystem}`, { useGrouping: false }).format(DIGITS_DESCENDING);
}

describe('plainText', () => {
  it('is tested with more than 50 scripts', () => {
    expect(scripts).toEqual(
      expect.arrayContaining(['arab', 'arabext', 'beng', 'deva', 'fullwide', 'mathmono', 'tamldec']),
    );
    expect(scripts.length).toBeGreaterThan(50);
  });

  it.each(scripts)('reads the digits of the script %s', (script) => {
    expect(plainText(digitsOf(script))).toBe(String(DIGITS_DESCENDING));
  });

  it('reads every decimal digit of Unicode, each value equally often', () => {
    const counts = Array<number>(10).fill(0);
    for (let point = 0; point < CODE_POINTS; point += 1) {
      const digit = String.fromCodePoint(point);
      if (!/\p{Nd}/u.test(digit)) continue;
      const value = Number(plainText(digit));
      counts[value] = (counts[value] ?? 0) + 1;
    }
    expect(counts[0]).toBeGreaterThan(50);
    expect(new Set(counts)).toEqual(new Set([counts[0]]));
  });

  it.each([
    ['direction marks', '\u202a+91\u202c \u2066987\u2069\u200e\u200f\ufeff', '+91 987'],
    ['characters of no width', '98\u200b7\u200c6\u200d5\u2060\u00ad4', '987654'],
  ])('drops %s', (_, text, plain) => {
    expect(plainText(text)).toBe(plain);
  });

  it('turns every kind of blank into one space, and drops those at the ends', () => {
    expect(plainText('\u00a01\u202f2\u20093\u30004\t\n5  6\u2003 ')).toBe('1 2 3 4 5 6');
  });

  it('turns full-width signs and letters into ASCII', () => {
    expect(plainText('（＋９１）９８７－６，ＡＢ')).toBe('(+91)987-6,AB');
  });

  it.each(['5²', '½', '①', '五', 'Ⅳ'])('leaves %s as it is', (text) => {
    expect(plainText(text)).toBe(text);
  });
});
