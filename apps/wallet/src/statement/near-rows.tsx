import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';

/** Rows beyond either edge of the screen: players who tab or scroll find the next ones there. */
const OVERSCAN = 15;

/** The rows of a list that are in the page, and the room of the others. */
export interface VisibleRows {
  /** Their places in the list. */
  readonly rows: readonly number[];
  /** The height of the rows above and below them, px. */
  readonly above: number;
  readonly below: number;
  /** Measures a row, which has its place as `data-index`. */
  readonly measure: ((row: Element | null) => void) | undefined;
}

export interface NearRowsProps {
  readonly list: RefObject<HTMLElement | null>;
  readonly count: number;
  /** About the height of a row before it is measured, px. */
  readonly row: number;
  /** The place of a row that stays in the page wherever it is scrolled, or null. */
  readonly focused: number | null;
  readonly onRows: (rows: VisibleRows) => void;
}

/** Follows the window and tells which of the `count` rows of a list are near the screen. Shows nothing itself. */
export function NearRows({ list, count, row, focused, onRows }: NearRowsProps) {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (list.current) setTop(list.current.getBoundingClientRect().top + window.scrollY);
  }, [list]);
  const rangeExtractor = useCallback(
    (range: Range) => {
      const rows = defaultRangeExtractor(range);
      if (focused === null || focused >= range.count || rows.includes(focused)) return rows;
      return [...rows, focused].toSorted((a, b) => a - b);
    },
    [focused],
  );
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => row,
    overscan: OVERSCAN,
    scrollMargin: top,
    rangeExtractor,
  });
  const items = virtualizer.getVirtualItems();
  const above = (items[0]?.start ?? top) - top;
  const below = virtualizer.getTotalSize() - ((items.at(-1)?.end ?? top) - top);
  const { measureElement: measure } = virtualizer;
  useLayoutEffect(() => {
    onRows({ rows: items.map(({ index }) => index), above, below, measure });
  }, [onRows, items, above, below, measure]);
  return null;
}
