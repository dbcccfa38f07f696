import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The place in a grid that an arrow key leads to from `at`, counted row by row; null for another key, or where the grid ends. */
function placeByKey(key: string, at: number, columns: number, rows: number): number | null {
  const [across, down] = STEPS[key] ?? [0, 0];
  const column = (at % columns) + across;
  const row = Math.floor(at / columns) + down;
  const isInside = column >= 0 && column < columns && row >= 0 && row < rows;
  return isInside && (across !== 0 || down !== 0) ? row * columns + column : null;
}

/** Moves the focus among a grid's children by the arrow keys. Returns the place that it went to, or null. */
export function focusByKey(
  event: KeyboardEvent<HTMLElement>,
  at: number,
  columns: number,
  rows: number,
): number | null {
  const next = placeByKey(event.key, at, columns, rows);
  const field = next === null ? null : event.currentTarget.children[next];
  if (!(field instanceof HTMLElement)) return null;
  event.preventDefault();
  field.focus();
  return next;
}
