import { ticks } from 'd3-array';

/** What the vertical axis spans, and the values where its lines are. */
export interface Scale {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
}

/** How many lines a chart has, about. */
const LINES = 4;

/**
 * An axis that holds every value with some air, with two to six lines at round values, none closer than `unit` (100 paise, one
 * click).
 */
export function scaleAround(values: readonly number[], unit: number): Scale {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const spread = most - least;
  // A level line still needs a height to stand in.
  const span = spread === 0 ? Math.max(Math.abs(most) * 0.2, 100 * unit) : Math.max(spread * 1.2, LINES * unit);
  const air = (span - spread) / 2;
  const low = least >= 0 ? Math.max(0, least - air) : least - air;
  return withLines(low, most + air, unit);
}

/** An axis for bars: from zero to the greatest value, and down to the least where that is below zero. */
export function scaleFromZero(values: readonly number[], unit: number): Scale {
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  const spread = most - least;
  if (spread < LINES * unit) return withLines(least, least + LINES * unit, unit);
  return withLines(least * 1.05, most * 1.05, unit);
}

function withLines(low: number, high: number, unit: number): Scale {
  const span = Math.max(high - low, LINES * unit);
  return { low, high: low + span, ticks: ticks(low, low + span, LINES) };
}

/** Where a value stands from top to bottom, 0 to 100. */
export function yOf(value: number, { low, high }: Scale): number {
  return ((high - value) / (high - low)) * 100;
}

/** Where a point of a line stands from left to right, 0 to 100. A single one is drawn at the right. */
export function xOf(index: number, count: number): number {
  return count < 2 ? 100 : (index / (count - 1)) * 100;
}

/** Where the middle of a bar stands from left to right, 0 to 100. */
export function middleOf(index: number, count: number): number {
  return ((index + 0.5) / Math.max(1, count)) * 100;
}

/** Which points are named below the chart: the first, the last, and at most two between. */
export function namedPoints(count: number): number[] {
  if (count < 1) return [];
  const parts = Math.min(3, count - 1);
  return Array.from({ length: parts + 1 }, (_, index) => (parts === 0 ? 0 : Math.round((index * (count - 1)) / parts)));
}
