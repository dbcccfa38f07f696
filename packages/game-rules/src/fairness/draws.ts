import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** What a round is decided by, one after the other, always in the same order: who has the seeds draws the same again. */
export interface Draws {
  /** The next number from 0 up to 1, of four bytes: `Σ bᵢ/256ⁱ⁺¹`. */
  fraction(): number;
  /** The next number from 0 up to 1, of 52 bits: the first of seven bytes, the last four bits of them left out. */
  fineFraction(): number;
  /** The next of the whole numbers from 0 up to `count`, each as likely as the others: `⌊fraction · count⌋`. */
  below(count: number): number;
  /**
   * The first `taken` of what is left when `items` are shuffled, as they come: Fisher and Yates' shuffle from the end, so that of a pack
   * that is shuffled the last card is dealt first, and only what is dealt is drawn for.
   */
  dealt<Item>(items: readonly Item[], taken: number): Item[];
}

/**
 * The draws of one bet of a player's own: bytes of `HMAC-SHA256(serverSeed, clientSeed:nonce:cursor)`, 32 for each cursor from 0 on.
 * `nonce` counts the bets under these seeds, from 0.
 */
export const drawsOfBet = (serverSeed: Uint8Array, clientSeed: string, nonce: number): Draws =>
  drawsFrom(bytesOfBet(serverSeed, clientSeed, nonce));

/** A source of bytes, 32 for each cursor from 0 on. */
type Block = (cursor: number) => Uint8Array;

/** The bytes of such a bet. */
export const bytesOfBet =
  (serverSeed: Uint8Array, clientSeed: string, nonce: number): Block =>
  (cursor) =>
    hmac(sha256, serverSeed, utf8ToBytes(`${clientSeed}:${nonce}:${cursor}`));

/**
 * The draws of a round for everyone: bytes of `HMAC-SHA256(seed, salt)`, and where 32 are not enough, of `HMAC-SHA256(seed, salt:cursor)`
 * for each cursor from 1 on.
 */
export const drawsOfRound = (seed: Uint8Array, salt: string): Draws => drawsFrom(bytesOfRound(seed, salt));

/** The bytes of such a round. */
export const bytesOfRound =
  (seed: Uint8Array, salt: string): Block =>
  (cursor) =>
    hmac(sha256, seed, utf8ToBytes(cursor === 0 ? salt : `${salt}:${cursor}`));

/** Draws from bytes that come in blocks; a campaign of millions of rounds gives its own. */
export function drawsFrom(block: Block): Draws {
  let bytes: Uint8Array = new Uint8Array();
  let used = 0;
  let cursor = 0;
  const byte = (): number => {
    if (used === bytes.length) {
      bytes = block(cursor);
      cursor += 1;
      used = 0;
    }
    const next = bytes[used] as number;
    used += 1;
    return next;
  };
  const fraction = () => byte() / 2 ** 8 + byte() / 2 ** 16 + byte() / 2 ** 24 + byte() / 2 ** 32;
  const below = (count: number) => Math.floor(fraction() * count);
  return {
    fraction,
    fineFraction() {
      let value = 0;
      for (let taken = 0; taken < 6; taken += 1) value = value * 256 + byte();
      return (value * 16 + (byte() >> 4)) / 2 ** 52;
    },
    below,
    dealt(items, taken) {
      const left = [...items];
      const dealt: typeof left = [];
      while (dealt.length < taken && left.length > 0) {
        const last = left.length - 1;
        const drawn = last === 0 ? 0 : below(left.length);
        [left[drawn], left[last]] = [left[last] as (typeof left)[number], left[drawn] as (typeof left)[number]];
        dealt.push(left.pop() as (typeof left)[number]);
      }
      return dealt;
    },
  };
}
