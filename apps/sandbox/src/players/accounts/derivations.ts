import { type Argon2Parameters, argon2, argon2Sync, scrypt, scryptSync } from 'node:crypto';
import { promisify } from 'node:util';

/** Makes the 32 bytes of a password in a way: `argon2id$19456$2` (KiB and passes), or `scrypt$32768$8$3` (N, r and p). */
export type Derive = (password: string, way: string, salt: Uint8Array) => Promise<Uint8Array>;

/** Of a hash, bytes. */
export const LENGTH = 32;

/** How passwords were hashed before: who has not signed in since is known by it still. */
interface ScryptCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
  readonly maxmem: number;
}

const inPool = {
  argon2: promisify(argon2),
  scrypt: promisify<string, Uint8Array, number, ScryptCost, Buffer>(scrypt),
};

/** In the threads in which Node does slow work. */
export const deriveInPool: Derive = (password, way, salt) => {
  const cost = costOf(way);
  return 'N' in cost
    ? inPool.scrypt(password, salt, LENGTH, cost)
    : inPool.argon2('argon2id', argumentsFor(password, salt, cost));
};

/** In this thread, which does nothing else meanwhile. */
export function deriveHere(password: string, way: string, salt: Uint8Array): Uint8Array {
  const cost = costOf(way);
  return 'N' in cost
    ? scryptSync(password, salt, LENGTH, cost)
    : argon2Sync('argon2id', argumentsFor(password, salt, cost));
}

function costOf(way: string): ScryptCost | Pick<Argon2Parameters, 'memory' | 'passes'> {
  const [kind, ...figures] = way.split('$');
  const [first = 0, second = 0, third = 0] = figures.map(Number);
  return kind === 'scrypt'
    ? { N: first, r: second, p: third, maxmem: 256 * first * second }
    : { memory: first, passes: second };
}

const argumentsFor = (
  message: string,
  nonce: Uint8Array,
  cost: Pick<Argon2Parameters, 'memory' | 'passes'>,
): Argon2Parameters => ({ message, nonce, ...cost, parallelism: 1, tagLength: LENGTH });
