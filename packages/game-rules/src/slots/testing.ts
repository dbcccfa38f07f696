import { type Draws, drawsFrom } from '../fairness/draws.ts';

/** Draws that stop reels where it is given, one after the other. */
export function stopping(stops: readonly number[]): Draws {
  let taken = 0;
  const below = () => {
    const stop = stops[taken];
    if (stop === undefined) throw new Error('nothing more was to be drawn');
    taken += 1;
    return stop;
  };
  return { ...drawsFrom(() => new Uint8Array(32)), below };
}
