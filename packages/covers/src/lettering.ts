import { heightOf, lockup, parted, setLines, setWide } from './lockup.ts';

/** The fills of a name: its first line's, its last one's, and the outline around both. */
export interface Letters {
  readonly first: string;
  readonly last: string;
  readonly around: string;
}

/** A name as it is set: its letters, and where they begin, for what lies under them. */
interface Lettered {
  readonly drawn: string;
  readonly top: number;
}

const FOOT = 378;
/** A tile's badge covers what is above this on a phone of 320 px; its heart covers what is right of `LEFT_OF_HEART` and reaches lower. */
const BELOW_BADGE = 92;
const LEFT_OF_HEART = 194;
const LEFT = 22;
const bound = (drawn: string, { around }: Letters) =>
  `<g stroke="${around}" stroke-width="5" paint-order="stroke">${drawn}</g>`;

/** Lines of one size from the left edge, the last in the second colour. */
export function stacked(name: string, letters: Letters): Lettered {
  const lines = lockup(name, { measure: 252, tallest: 124, largest: 60 });
  const size = Math.min(...lines.map((line) => line.size));
  const even = lines.map((line) => ({ ...line, size, width: (line.width * size) / line.size }));
  const drawn = setLines(even, { x: LEFT, foot: FOOT, anchor: 'start', fills: [letters.first, letters.last] });
  return { drawn: bound(drawn, letters), top: FOOT - heightOf(even) };
}

/** A small line set wide over a large one. */
export function smallOverLarge(name: string, letters: Letters): Lettered {
  const [head, tail] = parted(name);
  const lines = lockup(tail || head, { measure: 264, tallest: 92, largest: 66 });
  const top = FOOT - heightOf(lines);
  const large = setLines(lines, { x: 150, foot: FOOT, fills: [letters.first, letters.first] });
  if (!tail) return { drawn: bound(large, letters), top };
  return { drawn: bound(setWide(head, top - 12, 25, letters.last) + large, letters), top: top - 36 };
}

/** A large line over a small one set wide. */
export function largeOverSmall(name: string, letters: Letters, tallest = 92): Lettered {
  const [head, tail] = parted(name);
  const lines = lockup(head, { measure: 256, tallest, largest: 66 });
  const foot = tail ? FOOT - 34 : FOOT;
  const large = setLines(lines, { x: 150, foot, fills: [letters.first, letters.first] });
  return {
    drawn: bound(large + (tail && setWide(tail, FOOT, 26, letters.last)), letters),
    top: foot - heightOf(lines),
  };
}

/** In two opposite corners, the upper one clear of a tile's badge and heart; one word is in the lower corner alone. */
export function cornered(name: string, letters: Letters): Lettered {
  const [head, tail] = parted(name);
  const box = { measure: 236, tallest: 78, largest: 46 };
  const above = tail ? lockup(head, { ...box, measure: LEFT_OF_HEART - LEFT }) : [];
  const below = lockup(tail || head, tail ? box : { ...box, measure: 256, largest: 66 });
  const drawn =
    setLines(above, {
      x: LEFT,
      foot: BELOW_BADGE + heightOf(above),
      anchor: 'start',
      fills: [letters.first, letters.first],
    }) + setLines(below, { x: 278, foot: FOOT, anchor: 'end', fills: [letters.last, letters.last] });
  return { drawn: bound(drawn, letters), top: FOOT - heightOf(below) };
}
