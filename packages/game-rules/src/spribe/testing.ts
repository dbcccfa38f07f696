import type { Draws } from '../fairness/draws.ts';

/** Draws that are what a test wants them to be, each kind in its order; what it did not provide can't be drawn. */
export function scripted({
  below = [],
  fine = [],
  dealt = [],
}: {
  readonly below?: readonly number[];
  readonly fine?: readonly number[];
  readonly dealt?: readonly (readonly unknown[])[];
}): Draws {
  const [wholeNumbers, fractions, hands] = [below.values(), fine.values(), dealt.values()] as const;
  const next = <Value>(from: Iterator<Value>): Value => {
    const { value, done } = from.next();
    if (done) throw new Error('Nothing is left to draw');
    return value;
  };
  return {
    fraction: () => next(fractions),
    fineFraction: () => next(fractions),
    below: () => next(wholeNumbers),
    dealt: <Item>() => next(hands) as Item[],
  };
}
