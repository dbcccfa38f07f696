import { randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { createLine, type LineLimits } from '../../base/index.ts';
import { type Derive, deriveInPool, LENGTH } from './derivations.ts';

/** What a guess costs, in Argon2id's terms. */
export interface PasswordCost {
  /** In KiB. */
  readonly memory: number;
  readonly passes: number;
}

interface PasswordOwner {
  readonly passwordHash: string;
}

export interface Passwords {
  /** A password's hash with its salt and cost: `argon2id$19456$2$salt$hash`. Throws a 503 while too much is being hashed. */
  hash(password: string): Promise<string>;
  /**
   * Whom `find` finds, where `password` is theirs. It does the same work for every password, whether anybody is found or not: that of
   * each way in which hashes that are kept were made. Throws a 503 while too much is being hashed; then nobody is looked for either.
   */
  check<Owner extends PasswordOwner>(
    password: string,
    find: () => Promise<Owner | undefined>,
  ): Promise<Owner | undefined>;
  /** Whether a hash was made in another way than `hash` makes one now. */
  isOld(stored: string): boolean;
  /** Names the ways in which hashes that are kept were made: what stands before their salts. Those that are none are left out. */
  keptIn(ways: readonly string[]): void;
}

/** OWASP's setting for Argon2id with 19 MiB, equal to scrypt with 32 MiB at a quarter of its time. */
const STRONG: PasswordCost = { memory: 19_456, passes: 2 };

/** How many passwords are hashed at once: one core is left for everybody who is not signing in. A line of 16 for each that runs is a wait of seconds. */
export function passwordLine(cores: number): Required<LineLimits> {
  const running = Math.max(1, cores - 1);
  return { running, waiting: 16 * running };
}
const PASSWORD_LINE = passwordLine(availableParallelism());
/** Of a salt, bytes. */
const SALT = 16;

/** How a hash was made, with its cost, as it stands before the salt: `argon2id$19456$2`, `scrypt$32768$8$3`. */
const WAY = /^(?:argon2id\$\d+\$\d+|scrypt\$\d+\$\d+\$\d+)$/;

export interface PasswordOptions {
  readonly cost?: PasswordCost;
  readonly line?: LineLimits;
  readonly derive?: Derive;
}

export function createPasswords({
  cost = STRONG,
  line = PASSWORD_LINE,
  derive = deriveInPool,
}: PasswordOptions = {}): Passwords {
  const inTurn = createLine(line, 'Too many are signing in. Try again in a moment.');
  const newest = `argon2id$${cost.memory}$${cost.passes}`;
  const ways = new Set([newest]);
  const derived = (password: string, way: string, salt: Uint8Array) => derive(password.normalize('NFKC'), way, salt);
  return {
    async hash(password) {
      const salt = randomBytes(SALT);
      const hash = await inTurn(() => derived(password, newest, salt));
      return [newest, ...[salt, hash].map((bytes) => Buffer.from(bytes).toString('base64url'))].join('$');
    },
    check(password, find) {
      return inTurn(async () => {
        const owner = await find();
        const known = owner && partsOf(owner.passwordHash);
        let isRight = false;
        // One that no player's is kept in, as the desk's may be, is work for its own check alone.
        for (const way of known ? new Set([...ways, known.way]) : ways) {
          const own = way === known?.way ? known : NOBODY;
          const actual = await derived(password, way, own.salt);
          if (timingSafeEqual(actual, own.hash) && own === known) isRight = true;
        }
        return isRight ? owner : undefined;
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
