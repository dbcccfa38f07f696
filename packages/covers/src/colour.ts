import { hash, slug } from './seed.ts';

/** A backdrop's hue and its light's, in degrees of OKLCH. */
export type Hues = readonly [number, number];

const gamma = (v: number) => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055);

function toRgb(lightness: number, chroma: number, hue: number): readonly [number, number, number] {
  const h = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(h);
  const b = chroma * Math.sin(h);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    gamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    gamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    gamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function inGamut(lightness: number, chroma: number, hue: number): readonly number[] {
  let c = chroma;
  let rgb = toRgb(lightness, c, hue);
  // Hue and lightness are kept; chroma is what gives way.
  while (c > 0.004 && rgb.some((v) => v < -0.001 || v > 1.001)) {
    c -= 0.006;
    rgb = toRgb(lightness, c, hue);
  }
  return rgb.map((v) => Math.round(Math.min(1, Math.max(0, v)) * 255));
}

/** An OKLCH colour as `#rrggbb`, its chroma pulled in until sRGB has it. */
export function oklch(lightness: number, chroma: number, hue: number): string {
  const digits = inGamut(lightness, chroma, hue).map((v) => v.toString(16).padStart(2, '0'));
  return `#${digits.join('')}`;
}

/** The same in three digits, for the many places where a cover's bytes count more than a shade. */
export function oklchShort(lightness: number, chroma: number, hue: number): string {
  const digits = inGamut(lightness, chroma, hue).map((v) => Math.round(v / 17).toString(16));
  return `#${digits.join('')}`;
}

const providers: Readonly<Record<string, Hues>> = {
  netent: [158, 92],
  'red-tiger': [22, 62],
  jili: [292, 75],
  'turbo-games': [238, 50],
  mac88: [262, 25],
  ezugi: [48, 205],
  evolution: [268, 85],
  vivo: [350, 40],
  qtech: [205, 150],
  supernowa: [318, 70],
  xpg: [140, 60],
  worldcasino: [222, 95],
  powergames: [35, 295],
  onetouch: [180, 20],
  onlyplay: [335, 195],
  pragmaticplay: [30, 260],
  aesexy: [5, 330],
  spribe: [12, 255],
  aura: [300, 195],
  kingmaker: [85, 25],
};

/** A provider's hues; one that is not known gets a pair from its name. */
export function providerHues(provider: string): Hues {
  const known = providers[slug(provider)] ?? providers[slug(provider).replaceAll('-', '')];
  if (known) return known;
  const h = hash(provider);
  return [h % 360, (h % 360) + 110 + ((h >> 9) % 90)];
}
