import { each, escapeXml, num } from './kit.ts';

/** The advance of each capital in hundredths of an em, at the weight that names are set in. */
const advances: Readonly<Record<string, number>> = {
  0: 71,
  1: 45,
  2: 65,
  3: 67,
  4: 70,
  5: 65,
  6: 67,
  7: 59,
  8: 68,
  9: 67,
  A: 79,
  B: 67,
  C: 75,
  D: 72,
  E: 61,
  F: 58,
  G: 75,
  H: 75,
  I: 29,
  J: 60,
  K: 76,
  L: 57,
  M: 96,
  N: 77,
  O: 78,
  P: 66,
  Q: 79,
  R: 67,
  S: 67,
  T: 69,
  U: 72,
  V: 79,
  W: 108,
  X: 79,
  Y: 78,
  Z: 69,
  ' ': 20,
  "'": 37,
  '&': 70,
  '-': 47,
  '.': 37,
  ':': 37,
  '!': 38,
  ',': 37,
};
const ems = (line: string) => [...line].reduce((sum, char) => sum + (advances[char] ?? 72), 0) / 100;

const measure = 256;
const tallest = 132;
const largest = 76;
const squeeze = 0.86;

export interface Line {
  readonly text: string;
  readonly size: number;
  readonly width: number;
}

/** Sets a name as a poster: capitals in at most four lines, each fitted to one measure, broken where the lines come out most alike. */
export function lockup(name: string): readonly Line[] {
  const parts = name.trim().toUpperCase().split(/\s+/);
  let best: readonly { text: string; size: number }[] = [];
  let bestScore = Number.NEGATIVE_INFINITY;
  const judge = (broken: readonly string[]) => {
    let lines = broken.map((text) => ({ text, size: Math.min(largest, measure / (ems(text) * squeeze)) }));
    let height = lines.reduce((sum, line) => sum + line.size * 0.8 + 5, 0);
    if (height > tallest) {
      const shrink = tallest / height;
      lines = lines.map((line) => ({ ...line, size: line.size * shrink }));
      height = tallest;
    }
    const sizes = lines.map((line) => line.size);
    const small = Math.min(...sizes);
    const used = lines.reduce((sum, line) => sum + ems(line.text) * line.size * squeeze, 0) / (measure * lines.length);
    const score =
      Math.min(small, 44) * 2.2 + used * 40 - (Math.max(...sizes) / small) * 5 + height * 0.12 - lines.length * 2;
    if (score > bestScore) {
      bestScore = score;
      best = lines;
    }
  };
  const breakFrom = (start: number, broken: readonly string[]) => {
    if (start === parts.length) judge(broken);
    else if (broken.length < 4) {
      for (let end = start + 1; end <= parts.length; end++) {
        breakFrom(end, [...broken, parts.slice(start, end).join(' ')]);
      }
    }
  };
  breakFrom(0, []);
  return best.map((line) => ({ ...line, width: Math.min(measure, ems(line.text) * line.size * squeeze) }));
}

/** The lines as text that ends 22 above the lower edge, and where their top is. */
export function setLines(lines: readonly Line[]): { readonly drawn: string; readonly top: number } {
  let y = 378;
  const baselines = lines
    .toReversed()
    .map((line) => {
      const baseline = y;
      y -= line.size * 0.73 + 9;
      return baseline;
    })
    .toReversed();
  const drawn = each(
    lines,
    (line, i) =>
      `<text x="150" y="${num(baselines[i] ?? 378)}" font-size="${num(line.size)}" textLength="${num(line.width)}" lengthAdjust="spacingAndGlyphs">${escapeXml(line.text)}</text>`,
  );
  return { drawn, top: y + 2 };
}
