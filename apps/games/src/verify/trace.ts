import { type Draws, drawsFrom } from '@pavilion/game-rules';

/** A number as it was drawn. */
export interface Drawn {
  /** Which of the round's bytes it was made of: from where, and how many. */
  readonly from: number;
  readonly bytes: number;
  /** From 0 up to 1. */
  readonly fraction: number;
  /** Of how many it chose one, and which (from 0); null where the number itself is what counts. */
  readonly choice: { readonly count: number; readonly chosen: number } | null;
}

/** What a round was drawn from, as far as it went. */
export interface Trace {
  readonly draws: Draws;
  /** The numbers in the order in which they were drawn. */
  readonly numbers: readonly Drawn[];
  /** The bytes of each cursor that was needed. */
  readonly blocks: readonly Uint8Array[];
}

const NUMBER = 4;

/** Draws that keep what they were made of. Everything is drawn by the rules' own `drawsFrom`, which gets its bytes one at a time here. */
export function traced(block: (cursor: number) => Uint8Array): Trace {
  const blocks: Uint8Array[] = [];
  const numbers: Drawn[] = [];
  let used = 0;
  let from = 0;
  const source = drawsFrom(() => {
    const size = blocks[0]?.length ?? 0;
    if (size === 0 || used === blocks.length * size) blocks.push(block(blocks.length));
    const width = blocks[0]?.length ?? 1;
    const byte = blocks[Math.floor(used / width)]?.[used % width] ?? 0;
    used += 1;
    return Uint8Array.of(byte);
  });
  const kept = (fraction: number, choice: Drawn['choice'], bytes = used - from) => {
    numbers.push({ from, bytes, fraction, choice });
    from += bytes;
  };
  const fractionAt = (at: number): number => {
    const width = blocks[0]?.length ?? 1;
    let sum = 0;
    for (let place = 0; place < NUMBER; place += 1) {
      const byte = blocks[Math.floor((at + place) / width)]?.[(at + place) % width] ?? 0;
      sum += byte / 256 ** (place + 1);
    }
    return sum;
  };
  const draws: Draws = {
    fraction() {
      const fraction = source.fraction();
      kept(fraction, null);
      return fraction;
    },
    fineFraction() {
      const fraction = source.fineFraction();
      kept(fraction, null);
      return fraction;
    },
    below(count) {
      const chosen = source.below(count);
      kept(fractionAt(from), { count, chosen });
      return chosen;
    },
    dealt(items, taken) {
      const dealt = source.dealt(items, taken);
      for (let left = items.length; from < used; left -= 1) {
        const fraction = fractionAt(from);
        kept(fraction, { count: left, chosen: Math.floor(fraction * left) }, NUMBER);
      }
      return dealt;
    },
  };
  return { draws, numbers, blocks };
}
