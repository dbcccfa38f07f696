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

const squeeze = 0.86;

/** What lines are set into: how wide and how high they are together at most, and how large one may be. */
export interface Box {
  readonly measure: number;
  readonly tallest: number;
  readonly largest: number;
}
const POSTER: Box = { measure: 256, tallest: 132, largest: 76 };

export interface Line {
  readonly text: string;
  readonly size: number;
  readonly width: number;
}

/** Sets a name as a poster: capitals in at most four lines, each fitted to one measure, broken where the lines come out most alike. */
export function lockup(name: string, { measure, tallest, largest }: Box = POSTER): readonly Line[] {
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

/** How far lines reach from the top of the first to the foot of the last. */
export const heightOf = (lines: readonly Line[]) => lines.reduce((sum, { size }) => sum + size * 0.73 + 9, -9);

/** Lines as text from a side, the last of them ending at `foot`. `fills` are the first line's and the last one's. */
export function setLines(
  lines: readonly Line[],
  {
    x,
    foot,
    anchor = '',
    fills: [first, last],
  }: {
    readonly x: number;
    readonly foot: number;
    readonly anchor?: 'start' | 'end' | '';
    readonly fills: readonly [string, string];
  },
): string {
  let y = foot - heightOf(lines);
  return each(lines, ({ text, size, width }, i) => {
    y += size * 0.73 + (i ? 9 : 0);
    const fill = i === lines.length - 1 ? last : first;
    return `<text x="${x}" y="${num(y)}" font-size="${num(size)}"${anchor && ` text-anchor="${anchor}"`} textLength="${num(width)}" lengthAdjust="spacingAndGlyphs" fill="${fill}">${escapeXml(text)}</text>`;
  });
}

/** A small line of letters set wide, its middle at 150. */
export function setWide(text: string, foot: number, largest: number, fill: string): string {
  const gap = 0.3;
  const size = Math.min(largest, 248 / (ems(text) + gap * text.length));
  return `<text x="${num(150 + (gap * size) / 2)}" y="${num(foot)}" font-size="${num(size)}" letter-spacing="${num(gap * size)}" fill="${fill}">${escapeXml(text)}</text>`;
}

/** A name in two parts, as alike in length as they can be; there is no second of one word, nor one that is a number alone. */
export function parted(name: string): readonly [string, string] {
  const parts = name.trim().toUpperCase().split(/\s+/);
  const breaks = parts.map((_, at) => [parts.slice(0, at).join(' '), parts.slice(at).join(' ')] as const).slice(1);
  const unlike = ([head, tail]: readonly [string, string]) =>
    Math.abs(ems(head) - ems(tail)) + (/ (OF|THE|AT|FROM|OVER|AND|&)$/.test(head) ? 5 : 0);
  const [best] = breaks.toSorted((a, b) => unlike(a) - unlike(b));
  return best && !/^\d+$/.test(best[0]) && !/^\d+$/.test(best[1]) ? best : [parts.join(' '), ''];
}
