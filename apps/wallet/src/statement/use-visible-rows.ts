import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';

/** So many rows are in the page all at once; of a longer list only those near the screen. */
const MOST_WHOLE = 100;
/** Rows beyond either edge of the screen: who tabs or scrolls finds the next ones there. */
const OVERSCAN = 15;
/** About as high as a row is before it was measured, px. */
const ROW = 64;

export interface VisibleRows {
  /** The places of the rows that are in the page. */
  readonly rows: readonly number[];
  /** What stands in for the rows above and below them, px. */
  readonly above: number;
  readonly below: number;
  /** Measures a row that has its place as `data-index`. */
  readonly measure: ((row: Element | null) => void) | undefined;
  /** Keeps the row at this place in the page, wherever the page is scrolled: it has the focus. */
  readonly onFocus: (index: number) => void;
}

/** Which of `count` rows of a list are in the page, by where the window is scrolled: a list of ten thousand stays as quick as a short one. */
export function useVisibleRows(list: RefObject<HTMLElement | null>, count: number): VisibleRows {
  const isWhole = count <= MOST_WHOLE;
  const [top, setTop] = useState(0);
  const [focused, setFocused] = useState<number | null>(null);
  useLayoutEffect(() => {
    if (!isWhole && list.current) setTop(list.current.getBoundingClientRect().top + window.scrollY);
  }, [isWhole, list]);
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
    enabled: !isWhole,
    estimateSize: () => ROW,
    overscan: OVERSCAN,
    scrollMargin: top,
    rangeExtractor,
  });
  if (isWhole) {
    return {
      rows: Array.from({ length: count }, (_, row) => row),
      above: 0,
      below: 0,
      measure: undefined,
      onFocus: setFocused,
    };
  }
  const items = virtualizer.getVirtualItems();
  return {
    rows: items.map(({ index }) => index),
    above: (items[0]?.start ?? top) - top,
    below: virtualizer.getTotalSize() - ((items.at(-1)?.end ?? top) - top),
    measure: virtualizer.measureElement,
    onFocus: setFocused,
  };
}
