import { randomBytes, scrypt as scryptWithCallback, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** What a guess costs, in scrypt's terms. */
export interface PasswordCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

export interface Passwords {
  /** A password's hash with its salt and cost: `scrypt$32768$8$3$salt$hash`. */
  hash(password: string): Promise<string>;
  /** Whether `password` is the one behind `stored`. Without a stored one it does the same work and says no. */
  check(password: string, stored: string | undefined): Promise<boolean>;
}

/** OWASP's setting for scrypt with 32 MB. */
const STRONG: PasswordCost = { N: 2 ** 15, r: 8, p: 3 };
const LENGTH = 32;

const scrypt = promisify<string, Buffer, number, PasswordCost & { maxmem: number }, Buffer>(scryptWithCallback);

export function createPasswords(cost: PasswordCost = STRONG): Passwords {
  const written = (salt: Buffer, hash: Buffer) =>
    ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), hash.toString('base64url')].join('$');
  /** What no password hashes to. */
  const nobody = written(Buffer.alloc(16), Buffer.alloc(LENGTH));
  return {
    async hash(password) {
      const salt = randomBytes(16);
      return written(salt, await derive(password, salt, cost));
    },
    async check(password, stored) {
      const [, N, r, p, salt = '', hash = ''] = (stored ?? nobody).split('$');
      const actual = await derive(password, Buffer.from(salt, 'base64url'), {
        N: Number(N),
        r: Number(r),
        p: Number(p),
      });
      return timingSafeEqual(actual, Buffer.from(hash, 'base64url')) && stored !== undefined;
    },
  };
}

function derive(password: string, salt: Buffer, { N, r, p }: PasswordCost): Promise<Buffer> {
  return scrypt(password.normalize('NFKC'), salt, LENGTH, { N, r, p, maxmem: 256 * N * r });
}
