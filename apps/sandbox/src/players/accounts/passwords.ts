import { argon2 as argon2WithCallback, randomBytes, scrypt as scryptWithCallback, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { createLine, type LineLimits } from '../../base/index.ts';

/** What a guess costs, in Argon2id's terms. */
export interface PasswordCost {
  /** In KiB. */
  readonly memory: number;
  readonly passes: number;
}

export interface Passwords {
  /** A password's hash with its salt and cost: `argon2id$19456$2$salt$hash`. Throws a 503 while too much is being hashed. */
  hash(password: string): Promise<string>;
  /**
   * Whether `password` is the one behind `stored`. Without a stored one it does the same work and says no. Throws a 503 while too
   * much is being hashed.
   */
  check(password: string, stored: string | undefined): Promise<boolean>;
}

/** OWASP's setting for Argon2id with 19 MiB, equal to scrypt with 32 MiB at a quarter of its time. */
const STRONG: PasswordCost = { memory: 19_456, passes: 2 };
/** One core is left for everybody who is not signing in. A line of 16 for each of the others is a wait of seconds. */
const PASSWORD_LINE: LineLimits = {
  running: Math.max(1, availableParallelism() - 1),
  waiting: 16 * Math.max(1, availableParallelism() - 1),
};
const LENGTH = 32;

const argon2 = promisify(argon2WithCallback);
const scrypt = promisify(scryptWithCallback) as (
  password: string,
  salt: Buffer,
  length: number,
  options: { N: number; r: number; p: number; maxmem: number },
) => Promise<Buffer>;

export function createPasswords(cost: PasswordCost = STRONG, limits: LineLimits = PASSWORD_LINE): Passwords {
  const inTurn = createLine(limits, 'Too many are signing in. Try again in a moment.');
  const written = (salt: Buffer, hash: Buffer) =>
    ['argon2id', cost.memory, cost.passes, salt.toString('base64url'), hash.toString('base64url')].join('$');
  /** What no password hashes to. */
  const nobody = written(Buffer.alloc(16), Buffer.alloc(LENGTH));
  return {
    async hash(password) {
      const salt = randomBytes(16);
      return written(salt, await inTurn(() => derive(password, salt, cost)));
    },
    async check(password, stored) {
      const parts = (stored ?? nobody).split('$');
      const [salt, hash] = parts.slice(-2).map((part) => Buffer.from(part, 'base64url')) as [Buffer, Buffer];
      const [N = 0, r = 0, p = 0] = parts.slice(1, -2).map(Number);
      const actual = await inTurn(() =>
        parts[0] === 'scrypt'
          ? deriveOld(password, salt, { N, r, p })
          : derive(password, salt, { memory: N, passes: r }),
      );
      return timingSafeEqual(actual, hash) && stored !== undefined;
    },
  };
}

function derive(password: string, nonce: Buffer, { memory, passes }: PasswordCost): Promise<Buffer> {
  const message = password.normalize('NFKC');
  return argon2('argon2id', { message, nonce, memory, passes, parallelism: 1, tagLength: LENGTH });
}

/** How passwords were hashed before: who has not changed theirs since is known by it still. */
function deriveOld(password: string, salt: Buffer, cost: { N: number; r: number; p: number }): Promise<Buffer> {
  return scrypt(password.normalize('NFKC'), salt, LENGTH, { ...cost, maxmem: 256 * cost.N * cost.r });
}
