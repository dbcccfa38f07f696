import { type Hues, oklch, oklchShort, providerHues } from './colour.ts';
import { layOut, rim } from './compositions.ts';
import { finish, placed } from './drawing.ts';
import { circle, each, ellipse, fine, gradient, group, num, opacity, path, stroke, times } from './kit.ts';
import { type MotifName, motifOf, motifs } from './motif-of.ts';
import { createPalette } from './palette.ts';
import { type PropName, propNames } from './props.ts';
import { hash, pickFrom, type Random, randomFrom } from './seed.ts';
import { type Composition, familyAt, layoutOf, type Tones, tonesOf } from './tones.ts';

export interface Game {
  /** Seeds everything that varies: the same code always gives the same picture. */
  readonly code: string;
  readonly name: string;
  readonly provider: string;
  readonly category: string;
  /** In place of the provider's hues: a table's own felt. */
  readonly hues?: Hues | undefined;
}

/** Which drawings there are: an address that names it may be kept for ever. Count it up when any cover or scene changes. */
export const DRAWINGS = 5;

/** Motifs without lettering: they may be mirrored. */
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

/** A code's place in its series: its last digits, or a number from all of it. Neighbours in a catalogue so differ by design. */
function serial(code: string): number {
  const digits = code.match(/\d{1,6}$/)?.[0];
  return digits === undefined ? hash(`${code}#`) % 1000 : Number(digits);
}

/** What a cover is made of, by name. */
export interface Look {
  readonly composition: Composition;
  /** The family of its ground's colours, and how far it is turned. */
  readonly palette: string;
  readonly motif: MotifName;
  /** Which drawing of the motif. */
  readonly drawing: number;
  readonly prop: PropName;
}

/** How a game's cover looks: what two covers of one provider must not share all of. */
export function lookOf(game: Game): Look {
  return { ...lookFrom(game, randomFrom(hash(game.code))) };
}

function lookFrom({ code, name, category }: Game, random: Random): Look {
  const place = serial(code);
  const { name: family, turns } = familyAt(place);
  const motif = motifOf(name, category, random);
  const drawing = place % motifs[motif].length;
  return {
    composition: layoutOf(place),
    palette: `${family}/${turns}`,
    motif,
    drawing,
    prop: pickFrom(random, propNames),
  };
}

/** A game's hues, a little apart from its provider's. */
function huesOf({ hues, provider }: Game, random: Random): Hues {
  const [first, second] = hues ?? providerHues(provider);
  return [first + (random() - 0.5) * 30, second + (random() - 0.5) * 24];
}

/** The drawing of a motif, ready for its place. */
function drawingOf({ motif, drawing }: Look, ...ink: Parameters<(typeof motifs)[MotifName][0]>): string {
  const drawings = motifs[motif];
  return (drawings[drawing] ?? drawings[0])(...ink);
}

/**
 * A game's cover as SVG text: 300 by 400, under 4 KB. Pure: the provider gives the light, the category or a word in the name gives the
 * motif, and the code composition, ground, second thing and everything else.
 */
export function cover(game: Game): string {
  const random = randomFrom(hash(game.code));
  const look = lookFrom(game, random);
  const hues = huesOf(game, random);
  const tones: Tones = tonesOf(serial(game.code), hues);
  const palette = createPalette({ hues, random, name: game.name, deep: tones.deep });
  const drawn = drawingOf(look, palette.ink);
  const mirrored = plain.has(look.motif) && random() < 0.45;
  const art = (x: number, y: number, turn: number, scale: number) =>
    placed(
      `translate(${num(x)} ${num(y)})rotate(${num(turn)})scale(${mirrored ? `${fine(-scale)} ` : ''}${fine(scale)})`,
      drawn,
    );
  const { drawing, gradients } = layOut[look.composition]({
    name: game.name,
    palette,
    tones,
    random,
    prop: look.prop,
    art,
  });
  return finish(drawing + rim(palette), palette, 'viewBox="0 0 300 400"', gradients);
}

/** The rings, rays or folds behind a scene. */
const backdrops = (first: string): readonly string[] => [
  circle(150, 120, 160, 'none', stroke('#fff', 320, ' stroke-dasharray="31 52.7" opacity=".07"')),
  each([70, 118, 172, 232], (r, i) =>
    circle(150, 120, r, 'none', stroke(i % 2 ? first : '#fff', 26 - i * 5, opacity(0.07))),
  ),
  path('M-40 230L150-60H230L-10 320ZM90 330L330-20V60L150 330Z', '#fff', opacity(0.06)),
  path(
    times(9, (i) => `M${i % 2 ? 0 : 18} ${20 + i * 34}H300`),
    'none',
    stroke('#fff', 5, ' stroke-linecap="round" stroke-dasharray="0 36" opacity=".1"'),
  ),
];

/** The same art without the name, 320 by 180, on the edge of a table: live tables and wide tiles. */
export function scene(game: Game): string {
  const random = randomFrom(hash(`${game.code}~`));
  const look = { ...lookFrom(game, random), drawing: (serial(game.code) >> 1) % 2 };
  const hues = huesOf(game, random);
  const [ha] = hues;
  const palette = createPalette({ hues, random, name: game.name });
  const { use, ink } = palette;
  const steps = serial(game.code) % 2 ? [0.22, 0.4, 0.14] : [0.36, 0.23, 0.12];
  const ground = gradient(
    'linear',
    'z',
    steps.map((lightness, i) => [i / 2, oklch(lightness, lightness / 3, ha)] as const),
  );
  const drawing =
    `${path('M0 0H320V180H0Z', use('z'))}${circle(160, 50, 150, use('g'))}${group('translate(0 -70)scale(1.1)', pickFrom(random, backdrops(ink.b1) as [string, ...string[]]))}` +
    ellipse(160, 196, 236, 92, oklchShort(0.2, 0.07, ha)) +
    ellipse(160, 202, 222, 86, oklchShort(0.36, 0.11, ha), stroke(ink.y3, 2.5)) +
    ellipse(160, 204, 196, 70, 'none', stroke('#fff', 1.5, opacity(0.28))) +
    placed(
      `translate(${num(160 + (random() - 0.5) * 76)} ${num(82 + random() * 10)})rotate(${num((random() - 0.5) * 12)})scale(${fine((sceneScale[look.motif] ?? 0.62) * (0.92 + random() * 0.3))})`,
      drawingOf(look, ink),
    );
  return finish(drawing, palette, 'viewBox="0 0 320 180" preserveAspectRatio="xMidYMin slice"', ground);
}
