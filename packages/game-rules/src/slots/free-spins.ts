import type { Machine } from './model.ts';

/** The spins with a certain number of scatters. */
export interface SpinKind {
  readonly chance: number;
  readonly freeSpins: number;
  /** What such a spin wins, in line bets, and what chance each win has among them. */
  readonly wins: readonly (readonly [lineBets: number, chance: number])[];
  readonly mean: number;
  readonly square: number;
  readonly paying: number;
}

/** What `of` makes of free spins: of so many left, where the round has had so many in all; `none` where none are left. */
export function fromFreeSpins<Value>(
  { free: { most } }: Machine,
  kinds: readonly SpinKind[],
  none: Value,
  of: (kinds: readonly SpinKind[], rest: (kind: SpinKind) => Value) => Value,
): (left: number, had: number) => Value {
  const known = new Map<number, Value>();
  const from = (left: number, had: number): Value => {
    if (left === 0) return none;
    const state = left * (most + 1) + had;
    const value =
      known.get(state) ??
      of(kinds, ({ freeSpins }) => {
        const more = Math.min(freeSpins, most - had);
        return from(left - 1 + more, had + more);
      });
    known.set(state, value);
    return value;
  };
  return from;
}
