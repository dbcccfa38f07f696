import { argon2 as argon2WithCallback, randomBytes, scrypt as scryptWithCallback, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { Refusal } from '../../base/index.ts';

/** What a guess costs, in Argon2id's terms. */
export interface PasswordCost {
  /** In KiB. */
  readonly memory: number;
  readonly passes: number;
}

/** How much is hashed at the same time. */
interface HashingLimits {
  /** At once: each takes a core for as long as it lasts. */
  readonly running: number;
  /** In line for one of those. Who comes after them is sent away. */
  readonly waiting: number;
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
const DEFAULT_LIMITS: HashingLimits = {
  running: Math.max(1, availableParallelism() - 1),
  waiting: 16 * Math.max(1, availableParallelism() - 1),
};
/** When to come again where the line is full, in seconds. */
const COME_AGAIN = 5;
const LENGTH = 32;

const argon2 = promisify(argon2WithCallback);
const scrypt = promisify(scryptWithCallback) as (
  password: string,
  salt: Buffer,
  length: number,
  options: { N: number; r: number; p: number; maxmem: number },
) => Promise<Buffer>;

export function createPasswords(cost: PasswordCost = STRONG, limits: HashingLimits = DEFAULT_LIMITS): Passwords {
  const inTurn = createLine(limits);
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

/** Lets so many run at once and so many wait, in the order they came; the next is refused with a 503. */
function createLine({ running, waiting }: HashingLimits): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const line: (() => void)[] = [];
  let busy = 0;
  return async (work) => {
    if (busy >= running) {
      if (line.length >= waiting)
        throw new Refusal(503, 'Too many are signing in. Try again in a moment.', undefined, COME_AGAIN);
      await new Promise<void>((resolve) => line.push(resolve));
    } else busy += 1;
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else busy -= 1;
    }
  };
}
