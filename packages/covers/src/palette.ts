import { type Hues, oklch, oklchShort } from './colour.ts';
import type { Ink } from './ink.ts';
import { gradient } from './kit.ts';
import { pickFrom, type Random } from './seed.ts';

/** Names that promise a stone show that stone: its light, its colour, the hue of its shade. */
const stones: Readonly<Record<string, readonly [string, string, number]>> = {
  sapphire: ['#8cf', '#27e', 262],
  ruby: ['#fab', '#e13', 20],
  emerald: ['#9fc', '#0a6', 160],
  amethyst: ['#dbf', '#93e', 300],
  pearl: ['#fff', '#cde', 250],
};

export interface Palette {
  readonly ink: Ink;
  /** The reference to a gradient by its letter: g glow, s scrim, t type, r rim; z and x are grounds, which a drawing brings itself. */
  readonly use: (key: 'z' | 'x' | 'g' | 's' | 't' | 'r') => string;
  /** The gradients that a drawing asks for. */
  readonly define: (drawing: string) => string;
}

/** The colours of one drawing from its two hues; `deep` is what its name stands on. */
export function createPalette(options: {
  readonly hues: Hues;
  readonly random: Random;
  readonly name: string;
  readonly deep?: string;
}): Palette {
  const ink = inkOf(options.hues, options.name, options.random);
  const gradients = gradientsOf(ink, options.hues, options.deep ?? ink.k);
  return {
    ink,
    use: reference,
    define: (drawing) =>
      Object.entries(gradients)
        .filter(([key]) => drawing.includes(reference(key)))
        .map(([, draw]) => draw())
        .join(''),
  };
}

const reference = (key: string) => `url(#${key})`;

/** What a motif draws with: the tones of both hues, the metals, and chance. */
function inkOf([ha, hb]: Hues, name: string, random: Random): Ink {
  const stone = stones[name.toLowerCase().match(/sapphire|ruby|emerald|amethyst|pearl/)?.[0] ?? ''];
  const b1 = stone?.[0] ?? oklchShort(0.9, 0.1, hb);
  const b2 = stone?.[1] ?? oklchShort(0.73, 0.18, hb);
  const b3 = stone ? oklchShort(0.42, 0.17, stone[2]) : oklchShort(0.5, 0.16, hb);
  return {
    seen: new Set(),
    k: oklchShort(0.17, 0.06, ha),
    a1: oklchShort(0.88, 0.09, ha),
    a2: oklchShort(0.68, 0.18, ha),
    a3: oklchShort(0.46, 0.17, ha),
    a4: oklchShort(0.28, 0.1, ha),
    b1,
    b2,
    b3,
    b4: oklchShort(0.31, 0.1, hb),
    y1: '#fec',
    y2: '#fb3',
    y3: '#c71',
    y4: '#630',
    g1: '#bf9',
    g2: '#4b5',
    g3: '#164',
    red: oklchShort(0.6, 0.22, 22),
    red2: oklchShort(0.74, 0.17, hb > 60 && hb < 170 ? 5 : hb),
    A: reference('a'),
    B: reference('b'),
    Y: reference('y'),
    W: reference('w'),
    O: reference('o'),
    roll: (sides) => 1 + Math.floor(random() * sides) - (sides < 4 ? 1 : 0),
    pick: (items) => pickFrom(random, items),
  };
}

type Gradients = Readonly<Record<string, () => string>>;

/** The gradients of a drawing by their letter, each made when it asks for it. */
function gradientsOf(ink: Ink, [, hb]: Hues, deep: string): Gradients {
  return {
    ...inkGradients(ink, hb),
    g: () =>
      gradient('radial', 'g', [
        [0, oklch(0.88, 0.14, hb), 0.85],
        [0.4, oklch(0.68, 0.17, hb), 0.4],
        [1, oklch(0.5, 0.15, hb), 0],
      ]),
    s: () =>
      gradient('linear', 's', [
        [0, deep, 0],
        [0.42, deep, 0.84],
        [1, deep, 0.97],
      ]),
    t: () =>
      gradient('linear', 't', [
        [0.2, '#fff'],
        [1, oklch(0.9, 0.1, hb)],
      ]),
    r: () =>
      gradient('linear', 'r', [
        [0, '#fff', 0.5],
        [0.4, '#fff', 0.06],
        [1, ink.b2, 0.45],
      ]),
  };
}

/** The gradients that things are filled with: both hues, gold, white, and the shine of a ball. */
function inkGradients(ink: Ink, hb: number): Gradients {
  return {
    a: () =>
      gradient('linear', 'a', [
        [0, ink.a1],
        [0.4, ink.a2],
        [1, ink.a3],
      ]),
    b: () =>
      gradient('linear', 'b', [
        [0, ink.b1],
        [0.4, ink.b2],
        [1, ink.b3],
      ]),
    y: () =>
      gradient(
        'linear',
        'y',
        [
          [0, ink.y1],
          [0.42, ink.y2],
          [1, ink.y3],
        ],
        'x2=".3" y2="1"',
      ),
    w: () =>
      gradient('linear', 'w', [
        [0, '#fff'],
        [1, oklch(0.88, 0.05, hb)],
      ]),
    o: () =>
      gradient(
        'radial',
        'o',
        [
          [0, '#fff', 0.9],
          [0.32, '#fff', 0.12],
          [0.6, '#000', 0.02],
          [1, '#000', 0.55],
        ],
        'fx=".34" fy=".26"',
      ),
  };
}
