import { type ComponentType, type ReactNode, type RefObject, useEffect, useState } from 'react';
import type { NearRowsProps, VisibleRows } from './near-rows.tsx';

/** A list of at most this many rows is in the page as a whole. Of a longer one, only the rows near the screen are. */
const MOST_WHOLE = 100;

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
 * long, so the code for them is loaded by the first one. Until it is there, and if it does not come, all rows are in the page.
 */
export function useVisibleRows(list: RefObject<HTMLElement | null>, count: number): ListInView {
  const isLong = count > MOST_WHOLE;
  const NearRows = useNearRows(isLong);
  const [near, setNear] = useState<VisibleRows | null>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const isKnown = !isLong || near !== null;
  const visible = isLong && near ? near : { rows: [...Array(count).keys()], above: 0, below: 0, measure: undefined };
  return {
    ...visible,
    isAtEnd: isKnown && visible.rows.at(-1) === count - 1,
    onFocus: setFocused,
    follower: isLong && NearRows && <NearRows list={list} count={count} focused={focused} onRows={setNear} />,
  };
}

function useNearRows(isNeeded: boolean): ComponentType<NearRowsProps> | null {
  const [NearRows, setNearRows] = useState<ComponentType<NearRowsProps> | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    import('./near-rows.tsx').then(
      (code) => setNearRows(() => code.NearRows),
      () => undefined,
    );
  }, [isNeeded]);
  return NearRows;
}
