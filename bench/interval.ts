/** How often the rounds are drawn anew for an interval. */
const DRAWS = 4000;

/** The middle value; of an even number of values the upper one of the middle two. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

export interface RatioInterval {
  readonly ratio: number;
  readonly from: number;
  readonly to: number;
}

/**
 * The median of `first` divided by that of `second`, with its 95 % interval by bootstrap: whole rounds are drawn anew, with
 * replacement, so that what was slow in both values of a round stays together. The same rounds give the same interval.
 */
export function ratioOfMedians(rounds: readonly { readonly first: number; readonly second: number }[]): RatioInterval {
  const ratioOf = (some: typeof rounds) =>
    median(some.map(({ first }) => first)) / median(some.map(({ second }) => second));
  const next = generator();
  const draw = () => rounds.flatMap(() => rounds[Math.floor(next() * rounds.length)] ?? []);
  const ratios = Array.from({ length: DRAWS }, () => ratioOf(draw())).toSorted((a, b) => a - b);
  const at = (share: number) => ratios[Math.floor(share * (DRAWS - 1))] ?? Number.NaN;
  return { ratio: ratioOf(rounds), from: at(0.025), to: at(0.975) };
}

/** Numbers from 0 to 1, the same row of them each time (mulberry32). */
function generator(): () => number {
  let state = 20_260_101;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
