/** The surfaces of both themes, as tokens.css has them (`accent.test.ts` holds them to it). */
export const SURFACES = {
  dark: ['#0b1220', '#111a2c', '#18233a'],
  light: ['#f5f7fb', '#ffffff', '#eaeff7'],
} as const;
type ThemeName = keyof typeof SURFACES;

/** What text needs against what is behind it (WCAG 2.2, 1.4.3). */
const TEXT = 4.5;
/** What a filled shape, whose words stand on it, needs to be seen at all. */
const SHAPE = 1.5;
/** How much of the accent a tag's ground, and a pressed button, has in it. */
const TAG = 0.14;
const PRESSED = 0.82;
const ON = ['#1a1203', '#ffffff'] as const;

/** An accent with what follows from it: the text on it, and text in it by theme. */
export interface Accent {
  readonly accent: string;
  readonly onAccent: string;
  readonly text: Readonly<Record<ThemeName, string>>;
}

/** What keeps a colour from being an accent: it is none (`#RRGGBB`), or can't be told from a theme's pages, or no text stands out on it. */
export type AccentTrouble = 'no-colour' | ThemeName | 'text';

/** How far a shade may lie from the colour that was asked for, in the steps that are tried. */
const STEP = 0.02;
const FARTHEST = 0.3;

/**
 * The accent that a colour makes in both themes, or what keeps it from being one. Where no text can be read on it, or on a button of it that
 * is pressed, it is the nearest shade on which one can.
 */
export function accentFrom(colour: string): Accent | AccentTrouble {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) return 'no-colour';
  const wanted = colour.toLowerCase();
  const unseen = unseenIn(wanted);
  if (unseen) return unseen;
  for (let share = 0; share <= FARTHEST; share += STEP)
    for (const towards of ['#000000', '#ffffff']) {
      const accent = mix(towards, wanted, share);
      const onAccent = textOn(accent);
      if (onAccent && !unseenIn(accent))
        return { accent, onAccent, text: { dark: textIn(accent, 'dark'), light: textIn(accent, 'light') } };
    }
  return 'text';
}

/** The theme from whose pages a colour can't be told. */
const unseenIn = (accent: string) =>
  (['light', 'dark'] as const).find((theme) => SURFACES[theme].some((surface) => contrast(accent, surface) < SHAPE));

/** What can be read on an accent, and on a button of it that is pressed. */
function textOn(accent: string): string | undefined {
  const grounds = [accent, mix(accent, SURFACES.dark[1], PRESSED), mix(accent, SURFACES.light[1], PRESSED)];
  return ON.find((text) => grounds.every((ground) => contrast(text, ground) >= TEXT));
}

/** The accent made as much lighter, or darker, as text in it needs on every surface of a theme. */
function textIn(accent: string, theme: ThemeName): string {
  const grounds = SURFACES[theme].flatMap((surface) => [surface, mix(accent, surface, TAG)]);
  const towards = theme === 'dark' ? '#ffffff' : '#000000';
  for (let share = 1; share > 0; share -= 0.02) {
    const text = mix(accent, towards, share);
    if (grounds.every((ground) => contrast(text, ground) >= TEXT)) return text;
  }
  return towards;
}

/** The tokens of an accent as a style sheet, in place of the house's own; empty for what is no accent. The player's own colours stay above it. */
export function accentStyle(colour: string): string {
  const made = accentFrom(colour);
  if (typeof made === 'string') return '';
  const { accent, onAccent, text } = made;
  const tokens = (theme: ThemeName) =>
    `{--accent:${accent};--on-accent:${onAccent};--accent-text:${text[theme]};--focus:${text[theme]}}`;
  return `@media (forced-colors:none){:root,[data-theme=dark]${tokens('dark')}@media (prefers-color-scheme:light){:root:not([data-theme=dark])${tokens('light')}}:root[data-theme=light]${tokens('light')}}`;
}

type Rgb = readonly [number, number, number];
const rgb = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

/** `share` of one colour over another. */
function mix(over: string, under: string, share: number): string {
  const [a, b] = [rgb(over), rgb(under)];
  const channels = a.map((value, index) => Math.round(value * share + (b[index] ?? 0) * (1 - share)));
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** The contrast of two colours (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance(hex: string): number {
  const [r, g, b] = rgb(hex).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
