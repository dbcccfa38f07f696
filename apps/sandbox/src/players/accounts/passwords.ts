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
   * Whether `password` is the one behind `stored`. It does the same work for every password, with a stored one or none: that of
   * each way in which hashes that are kept were made. Throws a 503 while too much is being hashed.
   */
  check(password: string, stored: string | undefined): Promise<boolean>;
  /** Whether a hash was made in another way than `hash` makes one now. */
  isOld(stored: string): boolean;
  /** Names the ways in which hashes that are kept were made: what stands before their salts. Those that are none are left out. */
  keptIn(ways: readonly string[]): void;
}

/** OWASP's setting for Argon2id with 19 MiB, equal to scrypt with 32 MiB at a quarter of its time. */
const STRONG: PasswordCost = { memory: 19_456, passes: 2 };
/** Threads that Node does slow work in, unless `UV_THREADPOOL_SIZE` says how many, and how many there can be. */
const [USUAL_THREADS, MOST_THREADS] = [4, 1024] as const;

/**
 * How many passwords are hashed at once. One core is left for everybody who is not signing in, and two threads of those in which Node
 * also reads files, looks up names, compresses answers and reads pictures. A line of 16 for each that runs is a wait of seconds.
 */
export function passwordLine(cores: number, threadpoolSize: string | undefined): Required<LineLimits> {
  const wanted = threadpoolSize === undefined ? USUAL_THREADS : Number.parseInt(threadpoolSize, 10);
  const threads = Math.min(MOST_THREADS, wanted || 1);
  const running = Math.max(1, Math.min(cores - 1, threads - 2));
  return { running, waiting: 16 * running };
}
const PASSWORD_LINE = passwordLine(availableParallelism(), process.env.UV_THREADPOOL_SIZE);
/** Of a hash and of its salt, bytes. */
const [LENGTH, SALT] = [32, 16] as const;

/** What passwords are hashed with; in tests counted. */
export interface Derivations {
  /** Argon2id with one lane: 32 bytes. */
  argon2id(password: string, salt: Buffer, cost: PasswordCost): Promise<Buffer>;
  /** How passwords were hashed before: who has not signed in since is known by it still. 32 bytes. */
  scrypt(password: string, salt: Buffer, cost: ScryptCost): Promise<Buffer>;
}

interface ScryptCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

const argon2 = promisify(argon2WithCallback);
const scrypt = promisify(scryptWithCallback) as (
  password: string,
  salt: Buffer,
  length: number,
  options: ScryptCost & { maxmem: number },
) => Promise<Buffer>;

const NODES: Derivations = {
  argon2id: (message, nonce, { memory, passes }) =>
    argon2('argon2id', { message, nonce, memory, passes, parallelism: 1, tagLength: LENGTH }),
  scrypt: (password, salt, cost) => scrypt(password, salt, LENGTH, { ...cost, maxmem: 256 * cost.N * cost.r }),
};

/** How a hash was made, with its cost, as it stands before the salt: `argon2id$19456$2`, `scrypt$32768$8$3`. */
const WAY = /^(?:argon2id\$\d+\$\d+|scrypt\$\d+\$\d+\$\d+)$/;

export function createPasswords(
  cost: PasswordCost = STRONG,
  limits: LineLimits = PASSWORD_LINE,
  derivations: Derivations = NODES,
): Passwords {
  const inTurn = createLine(limits, 'Too many are signing in. Try again in a moment.');
  const newest = `argon2id$${cost.memory}$${cost.passes}`;
  const ways = new Set([newest]);
  const derive = (password: string, way: string, salt: Buffer): Promise<Buffer> => {
    const [kind, ...figures] = way.split('$');
    const [first = 0, second = 0, third = 0] = figures.map(Number);
    const text = password.normalize('NFKC');
    return kind === 'scrypt'
      ? derivations.scrypt(text, salt, { N: first, r: second, p: third })
      : derivations.argon2id(text, salt, { memory: first, passes: second });
  };
  return {
    async hash(password) {
      const salt = randomBytes(SALT);
      const hash = await inTurn(() => derive(password, newest, salt));
      return [newest, salt.toString('base64url'), hash.toString('base64url')].join('$');
    },
    async check(password, stored) {
      const known = stored === undefined ? undefined : partsOf(stored);
      return inTurn(async () => {
        let isRight = false;
        // One that no player's is kept in, as the desk's may be, is work for its own check alone.
        for (const way of known ? new Set([...ways, known.way]) : ways) {
          const own = way === known?.way ? known : NOBODY;
          const actual = await derive(password, way, own.salt);
          if (timingSafeEqual(actual, own.hash) && own === known) isRight = true;
        }
        return isRight;
      });
    },
    isOld: (stored) => partsOf(stored).way !== newest,
    keptIn(kept) {
      for (const way of kept) if (WAY.test(way)) ways.add(way);
    },
  };
}

interface StoredPassword {
  readonly way: string;
  readonly salt: Buffer;
  readonly hash: Buffer;
}

/** What no password hashes to. */
const NOBODY = { salt: Buffer.alloc(SALT), hash: Buffer.alloc(LENGTH) };

function partsOf(stored: string): StoredPassword {
  const parts = stored.split('$');
  const [salt, hash] = parts.slice(-2).map((part) => Buffer.from(part, 'base64url')) as [Buffer, Buffer];
  return { way: parts.slice(0, -2).join('$'), salt, hash };
}
