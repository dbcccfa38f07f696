import { type Hues, oklch } from './colour.ts';
import { hash } from './seed.ts';

/** Bright, middle and deep. */
type Steps = readonly [string, string, string];

/** The colours of a cover's ground. */
export interface Tones {
  readonly key: 'dark' | 'mid' | 'light';
  readonly ground: Steps;
  /** Of a ground in two parts: the other one's. */
  readonly other: Steps;
  /** What is drawn on the ground and seen only on a second look. */
  readonly faint: string;
  /** The band that the name stands on, and the outline of letters without one. */
  readonly deep: string;
}

interface Family {
  readonly key: Tones['key'];
  /** The hue of its ground; without one it is the provider's own. */
  readonly hue?: number;
  /** Lightness and chroma of its three steps. */
  readonly steps: readonly (readonly [number, number])[];
  /** How far a turn of the family goes, in degrees: away from where its colours would turn to mud. */
  readonly turn: number;
  /** The hue of a light family's dark. */
  readonly dark?: number;
}

const felt: Family = {
  key: 'dark',
  hue: 158,
  turn: 26,
  steps: [
    [0.5, 0.12],
    [0.34, 0.09],
    [0.16, 0.045],
  ],
};
const night: Family = {
  key: 'dark',
  hue: 284,
  turn: 24,
  steps: [
    [0.44, 0.21],
    [0.27, 0.14],
    [0.12, 0.06],
  ],
};
const ember: Family = {
  key: 'dark',
  hue: 18,
  turn: -24,
  steps: [
    [0.52, 0.18],
    [0.34, 0.13],
    [0.15, 0.06],
  ],
};
const duotone: Family = {
  key: 'mid',
  turn: 24,
  steps: [
    [0.66, 0.19],
    [0.5, 0.18],
    [0.3, 0.12],
  ],
};
const teal: Family = {
  key: 'mid',
  hue: 192,
  turn: 30,
  steps: [
    [0.66, 0.11],
    [0.5, 0.09],
    [0.29, 0.06],
  ],
};
const saffron: Family = {
  key: 'light',
  hue: 82,
  dark: 350,
  turn: -26,
  steps: [
    [0.95, 0.07],
    [0.86, 0.14],
    [0.7, 0.17],
  ],
};
const daylight: Family = {
  key: 'light',
  hue: 226,
  dark: 296,
  turn: 38,
  steps: [
    [0.93, 0.05],
    [0.85, 0.09],
    [0.72, 0.13],
  ],
};
/** In such an order that a code and those one to four, six and nine after it have different ones. */
const order = [
  daylight,
  night,
  felt,
  teal,
  ember,
  saffron,
  duotone,
  daylight,
  teal,
  night,
  felt,
  ember,
  saffron,
  duotone,
] as const;
const families = [...order, daylight, teal, ember, saffron, duotone] as const;

/** The six ways to lay a cover out. */
const compositions = ['closeUp', 'table', 'split', 'mandala', 'rising', 'pattern'] as const;
export type Composition = (typeof compositions)[number];
/** As `families`, for those one to three, six and nine after it. */
const layouts = [5, 0, 3, 2, 1, 4, 0, 5, 2, 3, 4, 1, 5, 2, 3, 4, 1] as const;

/** What of a cover its code's place in its series decides: the list of families and that of layouts have no common length. */
export function layoutOf(place: number): Composition {
  return compositions[layouts[place % layouts.length] ?? 0] ?? 'closeUp';
}

/** The family of colours at a place, and how often it is turned. */
export function familyAt(place: number): { readonly name: number; readonly turns: number } {
  const family = families[place % families.length] ?? felt;
  return { name: families.indexOf(family), turns: hash(`${place}!`) % 3 };
}

/** Amber goes brown when it is dark. */
const isAmber = (hue: number) => ((hue % 360) + 360) % 360 > 38 && ((hue % 360) + 360) % 360 < 118;

/** The ground of a cover, by its code's place and its provider's hues. */
export function tonesOf(place: number, [own, light]: Hues): Tones {
  const { name, turns } = familyAt(place);
  const family = families[name] ?? felt;
  const isLight = family.key === 'light';
  const hue = (family.hue === undefined ? own : family.hue + ((own % 24) - 12) / 2) + turns * family.turn;
  const other = family.hue === undefined ? light : hue + (isLight ? 130 : 150);
  const stepsOf = (of: number): Steps => {
    const [bright, middle, deep] = family.steps.map(([l, c]) => oklch(l, c, of));
    return [bright ?? '', middle ?? '', deep ?? ''];
  };
  return {
    key: family.key,
    ground: stepsOf(!isLight && isAmber(hue) ? hue - 46 : hue),
    other: stepsOf(!isLight && isAmber(other) ? other + 90 : other),
    faint: isLight ? oklch(0.5, 0.15, hue) : '#fff',
    deep: oklch(isLight ? 0.27 : 0.15, isLight ? 0.12 : 0.06, family.dark ?? hue),
  };
}
