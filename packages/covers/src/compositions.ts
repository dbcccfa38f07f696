import { circle, ellipse, fine, gradient, group, num, opacity, path, rect, type Stop, stroke, times } from './kit.ts';
import { cornered, type Letters, largeOverSmall, smallOverLarge, stacked } from './lettering.ts';
import type { Palette } from './palette.ts';
import { type PropName, props, sign } from './props.ts';
import { pickFrom, type Random } from './seed.ts';
import type { Composition, Tones } from './tones.ts';

/** What a cover is laid out of. */
export interface Parts {
  readonly name: string;
  readonly palette: Palette;
  readonly tones: Tones;
  readonly random: Random;
  readonly prop: PropName;
  /** The motif in its place; `turn` in degrees. */
  readonly art: (x: number, y: number, turn: number, scale: number) => string;
}

/** A cover without its rim, and the gradients that only it has. */
export interface LaidOut {
  readonly drawing: string;
  readonly gradients: string;
}

const FULL = 'M0 0H300V400H0Z';
const linear = (tones: readonly [string, string, string], at = 0.5) =>
  gradient('linear', 'z', [
    [0, tones[0]],
    [at, tones[1]],
    [1, tones[2]],
  ]);
const radial = ([bright, middle, deep]: readonly [string, string, string], shape: string) =>
  gradient(
    'radial',
    'z',
    [
      [0, bright],
      [0.5, middle],
      [1, deep],
    ],
    shape,
  );

/** The name's colours on what is dark: white, and the provider's light. */
const onDark = ({ palette, tones }: Parts): Letters => ({
  first: palette.use('t'),
  last: palette.ink.b1,
  around: tones.deep,
});
const prop = ({ palette, tones, random, prop: name, name: title }: Parts) =>
  props[name](palette.ink, tones, random, title);
const sparks = ({ random, tones }: Parts) =>
  path(
    times(7, () => `M${Math.round(14 + random() * 272)} ${Math.round(16 + random() * 220)}h0`),
    'none',
    stroke(tones.key === 'light' ? tones.faint : '#fff', 4, ' stroke-linecap="round" opacity=".55"'),
  );
const glow = ({ palette, tones }: Parts, x: number, y: number, r: number) =>
  tones.key === 'light' ? circle(x, y, r * 0.72, '#fff', opacity(0.3)) : circle(x, y, r, palette.use('g'));
const scrim = ({ palette }: Parts, top: number) =>
  path(`M0 ${num(Math.max(0, top - 64))}H300V400H0Z`, palette.use('s'));
/** A band at the foot, its upper edge an arch as high in its middle as `top`. */
const band = ({ tones, palette }: Parts, top: number) =>
  path(`M0 ${num(top + 14)}Q150 ${num(top - 14)} 300 ${num(top + 14)}V400H0Z`, tones.deep, stroke(palette.ink.b2, 3));

/** The motif larger than the picture, lit from the side. */
const closeUp = (parts: Parts): LaidOut => {
  const { random, tones, palette, art } = parts;
  const left = random() < 0.4;
  const name = stacked(parts.name, onDark(parts));
  return {
    gradients: radial(tones.ground, `cx="${left ? 0.2 : 0.8}" cy=".3" r=".95"`),
    drawing:
      path(FULL, palette.use('z')) +
      prop(parts) +
      glow(parts, left ? 60 : 240, 110, 190) +
      sparks(parts) +
      art(left ? 118 : 182, 158, (left ? -1 : 1) * (8 + random() * 10), 1.42) +
      scrim(parts, name.top) +
      name.drawn,
  };
};

/** On a table with a low horizon, under three lamps. */
const table = (parts: Parts): LaidOut => {
  const {
    tones: {
      ground: [bright, middle, deep],
      deep: dark,
      faint,
    },
    palette,
    art,
    random,
  } = parts;
  const name = smallOverLarge(parts.name, onDark(parts));
  const lamp = group(
    '',
    path('M0-10V34', 'none', stroke(palette.ink.b3, 3)),
    path('M-30 56Q0 10 30 56Z', palette.ink.b2),
    path('M-30 56L-74 190H74L30 56Z', '#fff', opacity(0.16)),
  );
  const wall: readonly Stop[] = [
    [0, deep],
    [0.46, middle],
    [0.47, bright],
    [1, deep],
  ];
  return {
    gradients: gradient('linear', 'z', wall),
    drawing:
      path(FULL, palette.use('z')) +
      `<g id="l" transform="translate(60)">${lamp}</g><use href="#l" x="90"/><use href="#l" x="180"/>` +
      path('M-60 400Q150 112 360 400', 'none', stroke(faint, 3, opacity(0.5))) +
      (parts.prop === 'chips' ? prop(parts) : '') +
      ellipse(150, 262, 128, 26, dark, opacity(0.5)) +
      art(150, 166, (random() - 0.5) * 6, 0.98) +
      scrim(parts, name.top) +
      name.drawn,
  };
};

/** In two by a slanting line: two colours, one of each corner. */
const split = (parts: Parts): LaidOut => {
  const { tones, palette, art, random } = parts;
  const isLight = tones.key === 'light';
  const letters = isLight
    ? { first: tones.deep, last: tones.deep, around: '#fff' }
    : { ...onDark(parts), last: '#fff' };
  const name = cornered(parts.name, letters);
  const [a, b] = random() < 0.5 ? [250, 50] : [60, 240];
  const side = ([bright, middle, deep]: Tones['ground'], id: string) =>
    gradient('linear', id, [
      [0, bright],
      [1, isLight ? middle : deep],
    ]);
  return {
    gradients: side(tones.ground, 'z') + side(tones.other, 'x'),
    drawing:
      path(FULL, palette.use('z')) +
      path(`M${a}-10H310V410H${b}Z`, palette.use('x')) +
      path(
        times(7, (i) => `M${i * 50 + a - 330} 410L${i * 50 + a - 130}-10`),
        'none',
        stroke(tones.faint, 1.5, opacity(0.14)),
      ) +
      prop(parts) +
      path(`M${a}-10L${b} 410`, 'none', stroke('#fff', 7)) +
      path(`M${a + 8}-10L${b + 8} 410`, 'none', stroke(palette.ink.y2, 3)) +
      art(150, 214, (random() - 0.5) * 16, 0.94) +
      name.drawn,
  };
};

/** In the middle of rings of petals. */
const mandala = (parts: Parts): LaidOut => {
  const {
    tones,
    palette: { ink, use },
    art,
    random,
  } = parts;
  const name = largeOverSmall(parts.name, onDark(parts), 62);
  const petal = pickFrom(random, [
    'M0-148C-17-172-14-196 0-212C14-196 17-172 0-148Z',
    'M0-150L-15-176L0-214L15-176Z',
    'M-15-152Q-24-190 0-208Q24-190 15-152Z',
  ]);
  const leaf = pickFrom(random, ['M0-112C-21-130-16-142 0-148C16-142 21-130 0-112Z', 'M0-112L-12-129L0-147L12-129Z']);
  // Twelve of each pair, drawn once: two, then four, then twelve.
  const pair =
    path(petal, ink.b2) +
    path(petal, tones.other[2], ' transform="rotate(15)"') +
    path(leaf, tones.other[1]) +
    path(leaf, ink.b3, ' transform="rotate(15)"');
  const turn = (id: string, by: number) => `<use href="#${id}" transform="rotate(${by})"/>`;
  const ring = `<g id="m2"><g id="m1">${pair}</g>${turn('m1', 30)}${turn('m1', 60)}</g>${turn('m2', 90)}${turn('m2', 180)}${turn('m2', 270)}`;
  return {
    gradients: radial(tones.ground, 'cy=".38" r=".75"'),
    drawing:
      path(FULL, use('z')) +
      group(
        'translate(150 150)',
        ring,
        circle(0, 0, 146, 'none', stroke(tones.deep, 4, opacity(0.6))),
        circle(0, 0, 110, tones.deep),
        circle(0, 0, 104, tones.other[2]),
        circle(0, 0, 100, 'none', stroke(ink.b1, 8, ' stroke-linecap="round" stroke-dasharray="0 19.6"')),
      ) +
      art(150, 150, 0, 0.78) +
      band(parts, name.top - 22) +
      name.drawn,
  };
};

/** Coming up from the foot, before rays. */
const rising = (parts: Parts): LaidOut => {
  const {
    tones,
    palette: { use },
    art,
    random,
  } = parts;
  const name = largeOverSmall(parts.name, onDark(parts), 62);
  return {
    gradients: linear(
      tones.key === 'light'
        ? [tones.ground[1], tones.ground[0], tones.other[0]]
        : [tones.ground[2], tones.ground[1], tones.ground[0]],
      0.6,
    ),
    drawing:
      path(FULL, use('z')) +
      circle(
        150,
        290,
        200,
        'none',
        stroke(
          tones.key === 'light' ? '#fff' : tones.faint,
          400,
          ` stroke-dasharray="52.4 52.4" opacity="${tones.key === 'light' ? 0.35 : 0.1}"`,
        ),
      ) +
      prop(parts) +
      glow(parts, 150, 220, 170) +
      art(150, 206, (random() - 0.5) * 6, 1.3) +
      band(parts, name.top - 22) +
      name.drawn,
  };
};

/** One of it in a ring of light, on a pattern of small signs. */
const pattern = (parts: Parts): LaidOut => {
  const {
    tones,
    palette: { use, ink },
    art,
    random,
  } = parts;
  const name = largeOverSmall(parts.name, onDark(parts), 96);
  const step = 60 + Math.round(random() * 16);
  const places = (row: number) => (row % 2 ? step / 2 : 0);
  const row = times(Math.ceil(330 / step) + 1, (i) => `<use href="#q" x="${i * step}"/>`);
  const one = sign(random, tones.faint);
  const glint = 'l5 17l17 5l-17 5l-5 17l-5-17l-17-5l17-5Z';
  return {
    gradients: `${linear(tones.ground)}<g id="q">${one}</g><g id="p">${row}</g>`,
    drawing:
      path(FULL, use('z')) +
      `<g opacity=".17">${times(Math.ceil(400 / (step * 0.86)), (i) => `<use href="#p" x="${fine(places(i) - 10)}" y="${Math.round(i * step * 0.86)}"/>`)}</g>` +
      circle(150, 152, 134, tones.key === 'light' ? '#fff' : tones.ground[0], opacity(0.36)) +
      circle(150, 152, 112, '#fff', opacity(0.16)) +
      art(150, 152, (random() - 0.5) * 12, 0.98) +
      path(`M40 30${glint}M262 222${glint}`, ink.b1) +
      scrim(parts, name.top) +
      name.drawn,
  };
};

/** Lays a cover out. */
export const layOut: Readonly<Record<Composition, (parts: Parts) => LaidOut>> = {
  closeUp,
  table,
  split,
  mandala,
  rising,
  pattern,
};

/** The rim of a cover. */
export const rim = (palette: Palette) => rect(1.5, 1.5, 297, 397, 14, 'none', stroke(palette.use('r'), 3));
