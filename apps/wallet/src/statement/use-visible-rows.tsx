import { type ComponentType, type ReactNode, type RefObject, useEffect, useState } from 'react';
import type { NearRowsProps, VisibleRows } from './near-rows.tsx';

/** A list of at most this many rows is in the page as a whole. Of a longer one, only the rows near the screen are. */
const MOST_WHOLE = 100;
/** About the height of a row before it is measured, px. */
const ROW = 64;

interface ListInView extends VisibleRows {
  /** Whether the last row of the list is near the screen. */
  readonly isAtEnd: boolean;
  /** Keeps the row at this place in the page, wherever the page is scrolled: it has the focus. */
  readonly onFocus: (index: number) => void;
  /** To be rendered beside the list; it shows nothing. */
  readonly follower: ReactNode;
}

/**
 * Which of the `count` rows of a list are in the page: all of a short list, and of a long one those near the screen. Few lists are
 * long, so the code for them is loaded by the first one. Until it is there, the first rows are in the page; if it does not come, all.
 */
export function useVisibleRows(list: RefObject<HTMLElement | null>, count: number): ListInView {
  const isLong = count > MOST_WHOLE;
  const NearRows = useNearRows(isLong);
  const [near, setNear] = useState<VisibleRows | null>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const visible = isLong && near ? near : firstRows(count, NearRows === 'failed' ? count : MOST_WHOLE);
  return {
    ...visible,
    // A long list without what follows it goes on by its button alone: all pages at once would be too much for a phone.
    isAtEnd: (!isLong || near !== null) && visible.rows.at(-1) === count - 1,
    onFocus: setFocused,
    follower: isLong && NearRows !== null && NearRows !== 'failed' && (
      <NearRows list={list} count={count} row={ROW} focused={focused} onRows={setNear} />
    ),
  };
}

function firstRows(count: number, most: number): VisibleRows {
  const shown = Math.min(count, most);
  return { rows: [...Array(shown).keys()], above: 0, below: (count - shown) * ROW, measure: undefined };
}

/** The component that follows the screen, once it is needed: null until it is loaded, `failed` if that did not work. */
function useNearRows(isNeeded: boolean): ComponentType<NearRowsProps> | 'failed' | null {
  const [NearRows, setNearRows] = useState<ComponentType<NearRowsProps> | 'failed' | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    import('./near-rows.tsx').then(
      (code) => setNearRows(() => code.NearRows),
      () => setNearRows('failed'),
    );
  }, [isNeeded]);
  return NearRows;
}
