import { createHash } from 'node:crypto';

/** Chance that is the same for the same seed. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number;
  pick<T>(from: readonly T[]): T;
  /** About 0, spread by 1 (a normal distribution). */
  normal(): number;
  /** From here on: `createRandom(state())` goes on with the same numbers, with the same secret. */
  state(): number;
  /** Another stream from where this one stands, which takes none of its numbers. `salt` tells it from others. */
  aside(salt: number): Random;
}

/**
 * Without a `secret` whoever knows the seed knows all that comes, and a seed of 32 bits is found by trying. With one nobody does who has not
 * got it, whatever they have seen.
 */
export function createRandom(seed: number, secret?: string): Random {
  const stream = secret === undefined ? mulberry(seed) : hashed(seed, secret);
  const { next, state } = stream;
  return {
    next,
    int: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick<T>(from: readonly T[]): T {
      const picked = from[Math.floor(next() * from.length)];
      if (picked === undefined) throw new Error('Nothing to pick from');
      return picked;
    },
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    state,
    aside: (salt) => createRandom(state() ^ salt, secret === undefined ? undefined : `${secret} ${salt}`),
  };
}

type Stream = Pick<Random, 'next' | 'state'>;

/** Mulberry32. */
function mulberry(seed: number): Stream {
  let state = seed | 0;
  return {
    next() {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    },
    state: () => state,
  };
}

/** How many numbers one hash gives. */
const IN_A_HASH = 8;

/** SHA-256 of the secret and a counter. */
function hashed(seed: number, secret: string): Stream {
  let state = seed | 0;
  let block = -1;
  let numbers = Buffer.alloc(0);
  return {
    next() {
      state = (state + 1) | 0;
      const at = (state >>> 0) % IN_A_HASH;
      const now = ((state >>> 0) - at) / IN_A_HASH;
      if (now !== block) numbers = createHash('sha256').update(`${secret} ${now}`).digest();
      block = now;
      return numbers.readUInt32BE(at * 4) / 2 ** 32;
    },
    state: () => state,
  };
}
