import { randomBytes, scrypt as scryptWithCallback, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const scrypt = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(
  scryptWithCallback,
);

/** OWASP's second scrypt setting: 32 MB and about 60 ms a password. */
const COST = { N: 2 ** 15, r: 8, p: 3 };
const LENGTH = 32;

/** A password's hash with its salt and cost: `scrypt$32768$8$3$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, COST);
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

/** A hash that no password has: checking against it costs what checking a real one does. */
const NOBODY = [
  'scrypt',
  COST.N,
  COST.r,
  COST.p,
  'AAAAAAAAAAAAAAAAAAAAAA',
  Buffer.alloc(LENGTH).toString('base64url'),
].join('$');

/** Whether `password` is the one behind `stored`. Without a stored one it does the same work and says no. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [, N, r, p, salt = '', hash = ''] = (stored ?? NOBODY).split('$');
  const expected = Buffer.from(hash, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) });
  return timingSafeEqual(actual, expected) && stored !== undefined;
}

function derive(password: string, salt: Buffer, { N, r, p }: typeof COST): Promise<Buffer> {
  return scrypt(password.normalize('NFKC'), salt, LENGTH, { N, r, p, maxmem: 256 * N * r });
}
