import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accentFrom, accentStyle, contrast, SURFACES } from './accent.ts';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
const tokenOf = (selector: string, name: string) => {
  const from = css.indexOf(`${selector} {`);
  return new RegExp(`--${name}: ([^;]+);`).exec(css.slice(from))?.[1];
};

test('the surfaces that an accent is held against are those of the tokens', () => {
  for (const [theme, selector] of [
    ['dark', '[data-theme="dark"]'],
    ['light', ':root[data-theme="light"]'],
  ] as const)
    expect(['ground', 'stand', 'seat'].map((name) => tokenOf(selector, name))).toEqual([...SURFACES[theme]]);
});

/** Every sixteenth step of each channel: 4,096 colours. */
const colours = Array.from({ length: 4096 }, (_, index) =>
  [index >> 8, (index >> 4) & 15, index & 15].map((step) => (step * 17).toString(16).padStart(2, '0')).join(''),
).map((digits) => `#${digits}`);

test('of every colour that is taken, text on it and text in it can be read in both themes', () => {
  const taken = colours.map(accentFrom).filter((made) => typeof made !== 'string');
  expect(taken.length).toBeGreaterThan(1000);
  for (const { accent, onAccent, text } of taken) {
    expect([accent, contrast(onAccent, accent) >= 4.5]).toEqual([accent, true]);
    for (const theme of ['dark', 'light'] as const)
      for (const surface of SURFACES[theme])
        expect([accent, theme, contrast(text[theme], surface) >= 4.5]).toEqual([accent, theme, true]);
  }
});

test.each([
  ['orange', 'no-colour'],
  ['#fb2', 'no-colour'],
  ['#ffffff', 'light'],
  ['#fff7c0', 'light'],
  ['#111a2c', 'dark'],
])('%s is no accent: %s', (colour, trouble) => {
  expect(accentFrom(colour)).toBe(trouble);
  expect(accentStyle(colour)).toBe('');
});

test('the house’s own marigold is one, and the style of another names its tokens in both themes and leaves the player’s own colours alone', () => {
  expect(accentFrom('#FFB020')).toMatchObject({ accent: '#ffb020', onAccent: '#1a1203', text: { dark: '#ffb020' } });
  const style = accentStyle('#35c2a8');
  expect(style).toMatch(/^@media \(forced-colors:none\)\{/);
  expect(style.match(/--accent:#35c2a8/g)).toHaveLength(3);
});
