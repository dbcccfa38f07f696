import { drawsFrom } from '../fairness/draws.ts';
import type { Play } from './play.ts';

/** How sure the interval is: 3.29 standard errors either way hold the true mean in 999 of 1,000 campaigns. */
const ERRORS = 3.29;
const BLOCK = 4_096;

/** What a campaign of rounds found. Returns are parts of the stake: 0.97 is 97 %. */
export interface Finding {
  readonly name: string;
  readonly rounds: number;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  /** What was worked out, and whether it lies within the interval. */
  readonly returns: number;
  readonly holds: boolean;
  /** The largest win of a round, as a multiple of its stake. */
  readonly largest: number;
  /** How many of the rounds brought anything back. */
  readonly hits: number;
}

/** Plays so many rounds by fast pseudo-random bytes; the same seed plays the same rounds. */
export function simulated(play: Play, rounds: number, seed: number): Finding {
  const draws = drawsFrom(fastBytes(seed));
  const round = play.sit();
  let sum = 0;
  let squares = 0;
  let largest = 0;
  let hits = 0;
  for (let played = 0; played < rounds; played += 1) {
    const { stake, pays } = round(draws);
    const part = pays / stake;
    sum += part;
    squares += part * part;
    if (part > largest) largest = part;
    if (part > 0) hits += 1;
  }
  const mean = sum / rounds;
  const error = ERRORS * Math.sqrt(Math.max(0, squares / rounds - mean * mean) / rounds);
  const { name, returns } = play;
  const holds = Math.abs(mean - returns) <= error;
  return { name, rounds, mean, low: mean - error, high: mean + error, returns, holds, largest, hits };
}

/** Blocks of bytes by Doty-Humphrey's small fast counting generator (sfc32): for campaigns alone, since whoever sees some knows the rest. */
function fastBytes(seed: number): () => Uint8Array {
  const numbers = new Uint32Array(BLOCK / Uint32Array.BYTES_PER_ELEMENT);
  const bytes = new Uint8Array(numbers.buffer);
  let a = 0x9e37_79b9;
  let b = 0x243f_6a88;
  let c = seed >>> 0;
  let counter = 1;
  const next = () => {
    const out = (a + b + counter) >>> 0;
    counter = (counter + 1) >>> 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) >>> 0;
    c = (((c << 21) | (c >>> 11)) + out) >>> 0;
    return out;
  };
  // The first numbers still show the seed.
  for (let skipped = 0; skipped < 16; skipped += 1) next();
  return () => {
    for (let at = 0; at < numbers.length; at += 1) numbers[at] = next();
    return bytes;
  };
}
