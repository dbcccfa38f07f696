/** What of a grid is in the page: its games, and in px the room that stands in for those before and after. */
export interface VisiblePart {
  readonly from: number;
  readonly to: number;
  readonly before: number;
  readonly after: number;
}

/** A grid as it is laid out: how many tiles a row has, and how far a row is from the next, px. */
export interface GridShape {
  readonly columns: number;
  readonly row: number;
}

/** How many tiles are in the page at most, so that a catalogue of 50,000 is as light as one of 150 (quality.md). */
const MOST_TILES = 144;
/** A part begins at every so many rows: a scroll by one row draws nothing. */
const STEP = 2;
/** Smaller steps of a scroll, px, change nothing. */
const QUANTUM = 64;
/** How far a grid's top is above that of the screen, px, in steps: it may be up to one more than this says. */
export const quantum = (above: number) => Math.floor(above / QUANTUM) * QUANTUM;

/**
 * The part of a grid that is in the page: the rows on the screen, and above and below as many more, as far as there are tiles to spare,
 * or `soon` none, which is drawn faster. `above` is how far the grid's top is above that of the screen, px and in steps (`quantum`), or
 * below it where it is negative; `screen` is the height of the screen.
 */
export function visiblePart(
  count: number,
  { columns, row }: GridShape,
  { above, screen, soon }: { readonly above: number; readonly screen: number; readonly soon: boolean },
): VisiblePart {
  const rows = Math.ceil(count / columns);
  const seen = Math.max(1, Math.ceil((screen + Math.min(0, above)) / row) + 1);
  const spare = Math.max(1, Math.min(seen, Math.floor((MOST_TILES / columns - seen - STEP) / 2)));
  const top = Math.min(Math.max(0, Math.floor(above / row)), Math.max(0, rows - seen));
  const foot = Math.max(top + 1, Math.ceil((above + QUANTUM + screen) / row));
  const first = soon ? top : Math.max(0, Math.floor((top - spare) / STEP) * STEP);
  const last = Math.min(rows, soon ? foot : top + seen + spare);
  return {
    from: first * columns,
    to: Math.min(count, last * columns),
    before: first * row,
    after: (rows - last) * row,
  };
}
