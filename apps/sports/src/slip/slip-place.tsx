import { useEffect, useState, useSyncExternalStore } from 'react';
import { createStore, useStore } from 'zustand';
import styles from './slip-place.module.css';
import { keepRoom, roomKept } from './slip-room.ts';
import { openSlip, useSlip } from './slip-store.ts';

/** The width from which a page has a column for the slip (tokens.css, --w1200). */
const COLUMN = '(width >= 75rem)';

const place = createStore<{ readonly element: HTMLElement | null }>(() => ({ element: null }));

/**
 * Where a page has room for the bet slip: its side column, on a wide screen. A slip that the tab has kept has as much room as it took
 * when the tab was left, until something on it is another: its code comes after the page, and nothing below it moves then.
 */
export function SlipPlace() {
  const bets = useSlip((slip) => slip.bets);
  const [first] = useState(() => ({ bets, room: bets.length > 0 ? roomKept() : null }));
  const room = bets === first.bets ? first.room : null;
  const kept = room === null ? {} : { 'data-room': room, style: { minHeight: room } };
  return <div ref={takePlace} className={styles.place} {...kept} />;
}

function takePlace(element: HTMLElement | null) {
  place.setState({ element });
  const keep = () => keepRoom(element?.firstElementChild ?? null);
  addEventListener('pagehide', keep);
  return () => {
    removeEventListener('pagehide', keep);
    if (place.getState().element === element) place.setState({ element: null });
  };
}

/** The element of the page that the slip stands in; null where it is a sheet. */
export function useSlipPlace(): HTMLElement | null {
  const element = useStore(place, (state) => state.element);
  const isWide = useSyncExternalStore(watchWidth, isWideNow);
  const column = isWide ? element : null;
  const isOpen = useSlip((slip) => slip.isOpen);
  // What stands beside the page need not be opened over it once the window is made narrow.
  useEffect(() => {
    if (column && isOpen) openSlip(false);
  }, [column, isOpen]);
  return column;
}

const width = () => globalThis.matchMedia?.(COLUMN);
const isWideNow = () => width()?.matches ?? false;
function watchWidth(onChange: () => void) {
  const query = width();
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}
