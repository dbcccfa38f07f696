import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');

/** The custom properties of the first block that follows a selector. */
function block(selector: string): Readonly<Record<string, string>> {
  const from = css.indexOf(`${selector} {`);
  const body = css.slice(from, css.indexOf('}', from));
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

const dark = block('[data-theme="dark"]');
const light = block(':root[data-theme="light"]');

type Rgb = readonly [number, number, number];
function rgb(hex = ''): Rgb {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  if (!/^#[0-9a-f]{6}$/.test(hex)) throw new Error(`not a colour: ${hex}`);
  return [channel(1), channel(3), channel(5)];
}
const mix = (over: Rgb, share: number, under: Rgb): Rgb => [
  over[0] * share + under[0] * (1 - share),
  over[1] * share + under[1] * (1 - share),
  over[2] * share + under[2] * (1 - share),
];
function luminance([r, g, b]: Rgb): number {
  const [lr, lg, lb] = [r, g, b].map((value) => {
    const v = value / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * lr + 0.7152 * lg + 0.0722 * lb;
}
function contrast(one: Rgb, other: Rgb): number {
  const [low, high] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

test('the layers are named before anything else', () => {
  expect(css.startsWith('@layer reset, tokens, base, shared, app;')).toBe(true);
});

test('the light theme is whole, and the same by choice and by the system', () => {
  expect(Object.keys(light)).toEqual(Object.keys(dark));
  expect(block(':root:not([data-theme="dark"])')).toEqual(light);
});

describe.each([
  ['dark', dark],
  ['light', light],
])('in the %s theme', (_, theme) => {
  const surfaces = ['ground', 'stand', 'seat'] as const;
  const at = (name: string) => rgb(theme[name]);

  test.each(['ink', 'ink-soft', 'accent-text', 'gain', 'loss', 'live', 'suspended'])(
    '%s can be read on every surface',
    (name) => {
      for (const surface of surfaces) {
        expect([surface, contrast(at(name), at(surface)) >= 4.5]).toEqual([surface, true]);
      }
    },
  );

  test('text on the meaning colours can be read', () => {
    expect(contrast(at('on-accent'), at('accent'))).toBeGreaterThanOrEqual(4.5);
    // A busy primary button.
    expect(contrast(at('on-accent'), mix(at('accent'), 0.82, at('stand')))).toBeGreaterThanOrEqual(4.5);
    for (const text of ['on-back', 'on-lay'])
      for (const way of ['up', 'down']) expect(contrast(at(text), at(way))).toBeGreaterThanOrEqual(4.5);
    for (const depth of ['', '-2', '-3']) {
      expect(contrast(at('on-back'), at(`back${depth}`))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(at('on-lay'), at(`lay${depth}`))).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('text on an accented tag can be read', () => {
    for (const surface of surfaces) {
      expect(contrast(at('accent-text'), mix(at('accent'), 0.14, at(surface)))).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('a pressed chip can be read', () => {
    expect(contrast(at('ground'), at('ink'))).toBeGreaterThanOrEqual(4.5);
  });

  test('the dimmed ground is the ground under the scrim', () => {
    const [r = 0, g = 0, b = 0, share = 0] = (theme.scrim ?? '').match(/[\d.]+/g)?.map(Number) ?? [];
    expect(at('ground-dim')).toEqual(mix([r, g, b], share, at('ground')).map(Math.floor));
  });

  test('the edge of a control and the focus ring can be seen', () => {
    for (const surface of surfaces) {
      expect([surface, contrast(at('control'), at(surface)) >= 3]).toEqual([surface, true]);
      expect([surface, contrast(at('focus'), at(surface)) >= 3]).toEqual([surface, true]);
    }
  });
});

test('type is in rem, so a larger text of the player’s own setting is larger here', () => {
  const type = Object.entries(block(':root,\n  [lang="hi"]')).filter(([name]) => /^t\d+(-\d+)?$/.test(name));
  expect(type.length).toBeGreaterThan(5);
  for (const [name, value] of type) {
    const [, size = '', line = ''] = value.match(/^([\d.]+)rem \/ ([\d.]+)rem var\(--font\)$/) ?? [];
    const [, px, linePx = `${Number(line) * 16}`] = name.match(/^t(\d+)(?:-(\d+))?$/) ?? [];
    expect([name, Number(size) * 16, Number(line) * 16]).toEqual([name, Number(px), Number(linePx)]);
  }
});

test.each(
  [...css.matchAll(/--([srw])(\d+): ([\d.]+)(px|rem);/g)].map(([text, , px, value, unit]) => ({
    text,
    px,
    value,
    unit,
  })),
)('the name of $text says its value', ({ px, value, unit }) => {
  expect(Number(value) * (unit === 'rem' ? 16 : 1)).toBe(Number(px));
});

test('the first paint of the document is in the colours of the tokens', () => {
  const document = readFileSync(join(__dirname, '../../../apps/shell/src/index.html'), 'utf8');
  const first = [...document.matchAll(/--g: ([^;]+); --s: ([^;]+); --l: ([^;]+); --i: ([^;]+);/g)].map((match) =>
    match.slice(1),
  );
  const of = ({ ground, stand, line, 'ink-soft': soft }: typeof dark) => [ground, stand, line, soft];
  expect(first).toEqual([of(dark), of(light), of(dark), of(light)]);
});

test('all icons together are less than 4 KB to the player', () => {
  expect(brotliCompressSync(readFileSync(join(__dirname, 'icon-paths.ts'))).length).toBeLessThan(4096);
});

test('a token of the sandbox’s own pages that has a name of the product’s has its value', () => {
  const own = readFileSync(join(__dirname, '../../../apps/sandbox/src/server/web/assets/tokens.css'), 'utf8');
  const values = (text: string) =>
    new Map([...text.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));
  const [night = '', day = ''] = own.split('@media');
  const product = { ...block(':root {\n    --font'), ...block(':root,\n  [lang="hi"]') };
  for (const [text, theme] of [
    [night, dark],
    [day, light],
  ] as const) {
    const shared = [...values(text)].filter(([name]) => name !== 'font' && name in { ...product, ...theme });
    expect(shared.length).toBeGreaterThan(5);
    expect(Object.fromEntries(shared)).toEqual(
      Object.fromEntries(shared.map(([name]) => [name, { ...product, ...theme }[name]])),
    );
  }
});
