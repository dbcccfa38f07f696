import { LINES, PAYING, type PayingSymbol, type PayTable, REELS, ROWS, type SlotSymbol, type Strips } from './model.ts';

/** What is in view: for each row from above, the symbols of the reels from the left. */
export type Grid = readonly (readonly SlotSymbol[])[];

/** A line that pays. */
export interface LineWin {
  /** Its number, from 1. */
  readonly line: number;
  readonly symbol: PayingSymbol;
  /** How many of it in a row, from the left: 3 to 5. */
  readonly count: number;
  /** In line bets, before a multiplier. */
  readonly lineBets: number;
}

/** What a grid brings, before a multiplier. */
export interface Reading {
  readonly lines: readonly LineWin[];
  readonly scatters: number;
  /** What the scatters pay, in line bets. */
  readonly scatterLineBets: number;
  /** All of it, in line bets. */
  readonly lineBets: number;
  readonly freeSpins: number;
}

/** What is in view where the reels stop: a stop shows its symbol in the upper row, and the next two of the ring below. */
export function gridAt(strips: Strips, stops: readonly number[]): Grid {
  return Array.from({ length: ROWS }, (_, row) =>
    strips.map((strip, reel) => strip[((stops[reel] ?? 0) + row) % strip.length] as SlotSymbol),
  );
}

/**
 * What a grid pays: of each line the best win, where a wild may stand for every symbol but the scatter, and then the scatters, wherever they
 * are.
 */
export function readGrid({ pays, scatters }: PayTable, grid: Grid): Reading {
  const lines = LINES.flatMap((rows, at) => {
    const best = bestOf(
      pays,
      rows.map((row, reel) => grid[row]?.[reel] as SlotSymbol),
    );
    return best ? [{ line: at + 1, ...best }] : [];
  });
  const inView = grid.flat().filter((symbol) => symbol === 'S').length;
  const reached = Math.min(inView, REELS) - 3;
  const scatterLineBets = (scatters.pays[reached] ?? 0) * LINES.length;
  return {
    lines,
    scatters: inView,
    scatterLineBets,
    lineBets: lines.reduce((sum, win) => sum + win.lineBets, scatterLineBets),
    freeSpins: scatters.freeSpins[reached] ?? 0,
  };
}

/** The best that a line pays, the dearer symbol where two pay the same. A line of wilds alone is one of the dearest. */
function bestOf(pays: PayTable['pays'], line: readonly SlotSymbol[]): Omit<LineWin, 'line'> | null {
  let best: Omit<LineWin, 'line'> | null = null;
  for (const symbol of PAYING) {
    let count = 0;
    while (count < REELS && (line[count] === symbol || line[count] === 'W')) count += 1;
    const lineBets = pays[symbol][count - 3] ?? 0;
    if (lineBets > (best?.lineBets ?? 0)) best = { symbol, count, lineBets };
  }
  return best;
}
