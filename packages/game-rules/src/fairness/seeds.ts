import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

/** What is shown of a seed before it is used: its SHA-256, in lower-case hexadecimal. */
export const seedHash = (seed: Uint8Array): string => bytesToHex(sha256(seed));

/** Whether a seed that was revealed is the one whose hash was shown. */
export const isSeedOf = (seed: Uint8Array, shown: string): boolean => seedHash(seed) === shown.toLowerCase();

/** A seed as it is written: 64 hexadecimal digits. Null for what is none. */
export const seedFrom = (text: string): Uint8Array | null => (/^[\da-f]{64}$/i.test(text) ? hexToBytes(text) : null);

/** The seed of the round before in a chain: the SHA-256 of this round's. */
export const seedBefore = (seed: Uint8Array): Uint8Array => sha256(seed);

/**
 * Whether a seed belongs to a chain whose last hash was published: each seed is the SHA-256 of the one that is used after it, so a seed's
 * hash, taken as often as rounds were played with it, is what was published.
 */
export function isOfChain(seed: Uint8Array, round: number, published: string): boolean {
  let link = seed;
  for (let taken = 0; taken < round; taken += 1) link = sha256(link);
  return bytesToHex(link) === published.toLowerCase();
}
