import { LINES, type Machine, PAYING, REELS, ROWS, type SlotSymbol, type Strips } from './model.ts';

/** How often each win of one spin comes, over the whole cycle of its stops: for each number of scatters, 5 for more, wins in line bets. */
export type SpinCounts = readonly ReadonlyMap<number, number>[];

/**
 * Goes through every stop of every reel. The reels stop independently, so the cycle is the product of their strips; once no line can pay
 * any more, the reels that are left are not gone through: how often they show how many scatters is known of each. A line is followed as the
 * set of symbols that have run through it, one bit each: a wild lets all pass, a scatter none, and the best of a line is the dearest of what
 * runs through three, four or five reels.
 */
export function spinCounts(machine: Machine, strips: Strips): SpinCounts {
  const reels = strips.map(windows);
  const tails = tailScatters(reels);
  const bests = bestPays(machine);
  const scatterWins = [0, 0, 0, ...machine.scatters.pays].map((stakes) => stakes * LINES.length);
  const counts = scatterWins.map((won) => new Float64Array(won + LINES.length * Math.max(...bests.flat()) + 1));
  const follow = (reel: number, alive: readonly Alive[], settled: number, scatters: number): void => {
    if (alive.length === 0) {
      for (const [more, times] of tails[reel] ?? []) {
        const reached = Math.min(scatters + more, REELS);
        const won = settled + (scatterWins[reached] as number);
        const counted = counts[reached] as Float64Array;
        counted[won] = (counted[won] as number) + times;
      }
      return;
    }
    for (const window of reels[reel] ?? []) {
      let won = settled;
      const left: Alive[] = [];
      for (const { line, runs, best } of alive) {
        const running = runs & (window.runs[line[reel] as number] as number);
        const pays = Math.max(best, bests[reel]?.[running] as number);
        if (running === 0 || reel === REELS - 1) won += pays;
        else left.push({ line, runs: running, best: pays });
      }
      follow(reel + 1, left, won, scatters + window.scatters);
    }
  };
  const lines = LINES.map((line) => ({ line, runs: ALL, best: 0 }));
  follow(0, lines, 0, 0);
  return counts.map((counted) => new Map([...counted.entries()].filter(([, times]) => times > 0)));
}

/** A line that can still pay: what runs through it so far, and the best of what has. */
interface Alive {
  readonly line: readonly number[];
  readonly runs: number;
  readonly best: number;
}

/** What one reel shows at a stop: for each row the symbols that a line may run through it with, and how many scatters are in view. */
interface Window {
  readonly runs: readonly number[];
  readonly scatters: number;
}

const ALL = 2 ** PAYING.length - 1;

function windows(strip: readonly SlotSymbol[]): readonly Window[] {
  return strip.map((_, stop) => {
    const shown = Array.from({ length: ROWS }, (_row, row) => strip[(stop + row) % strip.length] as SlotSymbol);
    return {
      runs: shown.map((symbol) => (symbol === 'W' ? ALL : symbol === 'S' ? 0 : 1 << PAYING.indexOf(symbol))),
      scatters: shown.filter((symbol) => symbol === 'S').length,
    };
  });
}

/** By reel, from 0, and by the set of symbols that have run through it: what the dearest of them pays. Nothing before the third reel. */
const bestPays = ({ pays }: Machine): readonly (readonly number[])[] =>
  Array.from({ length: REELS }, (_, reel) =>
    Array.from({ length: ALL + 1 }, (_set, set) =>
      Math.max(0, ...PAYING.map((symbol, bit) => ((set >> bit) & 1 ? (pays[symbol][reel - 2] ?? 0) : 0))),
    ),
  );

/** By reel: over all stops of it and of those to its right, how often so many scatters are in view. Behind the last, once none. */
function tailScatters(reels: readonly (readonly Window[])[]): readonly ReadonlyMap<number, number>[] {
  const tails = [new Map([[0, 1]])];
  for (const reel of reels.toReversed()) {
    const tail = new Map<number, number>();
    for (const { scatters } of reel)
      for (const [more, times] of tails[0] ?? []) tail.set(scatters + more, (tail.get(scatters + more) ?? 0) + times);
    tails.unshift(tail);
  }
  return tails;
}
