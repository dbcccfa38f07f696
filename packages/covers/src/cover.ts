import { type Hues, oklchShort, providerHues } from './colour.ts';
import { finish, placed } from './drawing.ts';
import type { Ink } from './ink.ts';
import { circle, each, ellipse, fine, group, num, opacity, path, stroke, times } from './kit.ts';
import { lockup, setLines } from './lockup.ts';
import { type MotifName, motifOf, motifs } from './motif-of.ts';
import { createPalette, type Ground } from './palette.ts';
import { hash, randomFrom } from './seed.ts';

export interface Game {
  /** Seeds everything that varies: the same code always gives the same picture. */
  readonly code: string;
  readonly name: string;
  readonly provider: string;
  readonly category: string;
  /** In place of the provider's hues: a table's own felt. */
  readonly hues?: Hues | undefined;
}

/** Motifs without lettering: they may be mirrored or seen close up. */
const plain = new Set<MotifName>([
  'fruit',
  'gems',
  'pharaoh',
  'crown',
  'planet',
  'candy',
  'fish',
  'bolt',
  'joker',
  'potion',
  'bell',
  'shield',
  'totem',
  'lantern',
  'eye',
  'star',
  'flame',
  'horseshoe',
  'coins',
  'jet',
  'rocket',
]);
/** The motifs that a table's scene shows larger or smaller than the rest. */
const sceneScale: Readonly<Partial<Record<MotifName, number>>> = { wheel: 0.66, roulette: 0.7, cards: 0.6 };

/** The patterns behind the motif; `x` and `y` are where the light stands. */
const patterns: readonly ((m: Ink, x: number, y: number) => string)[] = [
  (_, x, y) => circle(x, y, 160, 'none', stroke('#fff', 320, ' stroke-dasharray="31 52.7" opacity=".07"')),
  (m, x, y) =>
    each([70, 118, 172, 232], (r, i) =>
      circle(x, y, r, 'none', stroke(i % 2 ? m.b1 : '#fff', 26 - i * 5, opacity(0.07))),
    ),
  (m) =>
    path('M-40 230L150-60H230L-10 320ZM90 330L330-20V60L150 330Z', '#fff', opacity(0.06)) +
    path('M-40 150L90-50H112L-40 190ZM230 330L330 190V224L260 330Z', m.b1, opacity(0.14)),
  (m) =>
    path('M0 196Q80 140 160 190T300 170V330H0Z', m.a3, opacity(0.45)) +
    path('M0 240Q70 196 150 232T300 216V400H0Z', m.a4, opacity(0.7)),
  (m) =>
    path('M37 300V143A113 113 0 0 1 263 143V300', 'none', stroke(m.b1, 26, opacity(0.16))) +
    path(
      'M76 300V150Q80 96 124 82Q146 74 150 52Q154 74 176 82Q220 96 224 150V300',
      m.k,
      ` fill-opacity=".3" stroke="${m.b1}" stroke-opacity=".4" stroke-width="2.5"`,
    ),
  () =>
    path(
      times(9, (i) => `M${i % 2 ? 0 : 18} ${20 + i * 34}H300`),
      'none',
      stroke('#fff', 5, ' stroke-linecap="round" stroke-dasharray="0 36" opacity=".1"'),
    ),
];

/**
 * A code's place in its series: its last digits, or a number from all of it. Neighbours in a catalogue so get different
 * grounds and drawings: of five codes in a row no two share a ground, of ten no two share ground and drawing.
 */
function serial(code: string): number {
  const digits = code.match(/\d{1,6}$/)?.[0];
  return digits === undefined ? hash(`${code}#`) % 1000 : Number(digits);
}
const grounds = [0, 1, 2, 3, 4] as const satisfies readonly Ground[];

/** What a cover and a scene have in common: the game's colours, light, pattern and motif. */
function compose(game: Game, seed: number, ground: Ground, drawing: number) {
  const random = randomFrom(seed);
  const [first, second] = game.hues ?? providerHues(game.provider);
  const ha = first + (random() - 0.5) * 30;
  const hb = second + (random() - 0.5) * 24;
  const palette = createPalette({ hues: [ha, hb], ground, random, name: game.name });
  const x = Math.round(110 + random() * 80);
  const y = Math.round(90 + random() * 80);
  const pattern = patterns[Math.floor(random() * patterns.length)]?.(palette.ink, x, y) ?? '';
  const sparks = path(
    times(7, () => `M${Math.round(14 + random() * 272)} ${Math.round(16 + random() * 220)}h0`),
    'none',
    stroke('#fff', 4, ' stroke-linecap="round" opacity=".55"'),
  );
  const kind = motifOf(game.name, game.category, random);
  const drawings = motifs[kind];
  const art = (drawings[drawing % drawings.length] ?? drawings[0])(palette.ink);
  const free = plain.has(kind);
  const mirrored = free && random() < 0.45;
  const zoom = free && random() < 0.3 ? 1.34 : 1;
  const tilt = (random() - 0.5) * (zoom > 1 ? 22 : 8);
  return { random, palette, x, y, pattern, sparks, kind, art, mirrored, zoom, tilt, hues: [ha, hb] as const };
}

/**
 * A game's cover as SVG text: 300 by 400, under 4 KB, its name set as a poster. Pure: the provider gives the hues, the
 * category or a word in the name gives the motif, and the code everything else.
 */
export function cover(game: Game): string {
  const place = serial(game.code);
  const ground = grounds[place % grounds.length] ?? 0;
  const { palette, x, y, pattern, sparks, art, mirrored, zoom, tilt } = compose(game, hash(game.code), ground, place);
  const { use } = palette;
  const { drawn, top } = setLines(lockup(game.name));
  const scrim = Math.max(0, top - 50);
  const lift = Math.min(0, (top - 300) * 0.42);
  const size = (lift < -22 ? 0.94 : 1.06) * zoom;
  const drawing =
    `${path('M0 0H300V400H0Z', use('z'))}${circle(x, y, 190, use('g'))}${pattern}${sparks}` +
    placed(
      `translate(150 ${num(152 + lift)})rotate(${num(tilt)})scale(${mirrored ? `${fine(-size)} ` : ''}${fine(size)})`,
      art,
    ) +
    path(`M0 ${num(scrim)}H300V400H0Z`, use('s')) +
    `<g fill="${use('t')}" stroke="${palette.shade}" stroke-width="5" paint-order="stroke">${drawn}</g>` +
    `<rect x="1.5" y="1.5" width="297" height="397" rx="14" fill="none" stroke="${use('r')}" stroke-width="3"/>`;
  return finish(drawing, palette, 'viewBox="0 0 300 400"');
}

/** The same art without the name, 320 by 180, on the edge of a table: live tables and wide tiles. */
export function scene(game: Game): string {
  const place = serial(game.code);
  const ground = place % 2 ? 4 : 0;
  const { random, palette, pattern, kind, art, tilt, hues } = compose(game, hash(`${game.code}~`), ground, place >> 1);
  const { use, ink } = palette;
  const [ha] = hues;
  const drawing =
    `${path('M0 0H320V180H0Z', use('z'))}${circle(160, 50, 150, use('g'))}${group('translate(0 -70)scale(1.1)', pattern)}` +
    ellipse(160, 196, 236, 92, oklchShort(0.2, 0.07, ha)) +
    ellipse(160, 202, 222, 86, oklchShort(0.36, 0.11, ha), stroke(ink.y3, 2.5)) +
    ellipse(160, 204, 196, 70, 'none', stroke('#fff', 1.5, opacity(0.28))) +
    placed(
      `translate(${num(160 + (random() - 0.5) * 76)} ${num(82 + random() * 10)})rotate(${num(tilt * 1.6)})scale(${fine((sceneScale[kind] ?? 0.62) * (0.92 + random() * 0.3))})`,
      art,
    );
  return finish(drawing, palette, 'viewBox="0 0 320 180" preserveAspectRatio="xMidYMin slice"');
}
