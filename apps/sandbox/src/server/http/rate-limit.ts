import { type Clock, DAY, MINUTE, Refusal } from '../../base/index.ts';

/** At most `times` in each `per` ms. */
export interface Limit {
  readonly times: number;
  readonly per: number;
  /**
   * One too many is not refused for as long as the window lasts, but until this long after the last: `from` ms, and twice as long
   * each time, up to `to`. For what is counted over everybody, where strangers must not lock the right one out.
   */
  readonly slower?: { readonly from: number; readonly to: number };
}

/** What the operator limits. Each is counted by the thing in its name. */
export interface Limits {
  /** One user name from one address: whoever else tries that name locks nobody out. A right password clears it. */
  readonly signInsPerName: Limit;
  /** One user name from all the networks together where its player never was; unknown names count the same. */
  readonly strangersPerName: Limit;
  readonly signInsPerAddress: Limit;
  readonly codesPerNumber: Limit;
  readonly codesPerAddress: Limit;
  readonly codeTriesPerAddress: Limit;
  /** Each hashes a password. */
  readonly registrationsPerAddress: Limit;
  /** Codes of one number and purpose, wrong or right: as many as its codes can be tried. */
  readonly codeTriesPerNumber: Limit;
  /** Pictures cost work to read, whatever becomes of them. */
  readonly uploadsPerPlayer: Limit;
  /** Wrong passwords of somebody who is signed in already: whoever holds a token does not guess the password by it. */
  readonly passwordTriesPerPlayer: Limit;
  readonly deskSignInsPerAddress: Limit;
  /** The desk has one password: guesses are also slowed down over all addresses together. */
  readonly deskSignIns: Limit;
  /** Each writes a row, and a page is opened by hand. */
  readonly visitsPerAddress: Limit;
  /** Batches of reports: a page sends one in ten seconds at most, and many pages may share an address. */
  readonly reportsPerAddress: Limit;
  /** Names of errors and events that nobody has reported of a version on that day: there is no end of names, and there are few honest ones. */
  readonly newNamesPerAddress: Limit;
  /** Calls of a provider of games, all that it has signed. */
  readonly walletCallsPerProvider: Limit;
  /** Those about one player, within a provider. */
  readonly walletCallsPerPlayer: Limit;
}

export const DEFAULT_LIMITS: Limits = {
  signInsPerName: { times: 10, per: 15 * MINUTE },
  strangersPerName: { times: 10, per: 15 * MINUTE, slower: { from: 1000, to: 30_000 } },
  signInsPerAddress: { times: 100, per: 15 * MINUTE },
  codesPerNumber: { times: 5, per: 60 * MINUTE },
  codesPerAddress: { times: 30, per: 60 * MINUTE },
  codeTriesPerAddress: { times: 30, per: 15 * MINUTE },
  registrationsPerAddress: { times: 30, per: 60 * MINUTE },
  codeTriesPerNumber: { times: 25, per: 60 * MINUTE },
  uploadsPerPlayer: { times: 60, per: 60 * MINUTE },
  passwordTriesPerPlayer: { times: 5, per: 15 * MINUTE },
  deskSignInsPerAddress: { times: 10, per: 15 * MINUTE },
  deskSignIns: { times: 100, per: 15 * MINUTE, slower: { from: 1000, to: 30_000 } },
  visitsPerAddress: { times: 900, per: 15 * MINUTE },
  reportsPerAddress: { times: 900, per: 15 * MINUTE },
  newNamesPerAddress: { times: 40, per: DAY },
  walletCallsPerProvider: { times: 60_000, per: MINUTE },
  walletCallsPerPlayer: { times: 600, per: MINUTE },
};

/** Counts uses. In memory here; several processes share one by another implementation. */
export interface RateLimiter {
  /** Counts one use of `key`; where that is one too many, it throws a 429 that says when to come back. */
  take(name: keyof Limits, key: string): Promise<void>;
  /** Forgets the uses of `key`: it turned out to be who it says. */
  forget(name: keyof Limits, key: string): Promise<void>;
}

/** How many windows are kept before those that ended are swept out. */
const SWEEP_AT = 10_000;

export function createRateLimiter(limits: Limits, clock: Clock): RateLimiter {
  const windows = new Map<string, { used: number; endsAt: number; lastAt: number }>();
  return {
    async take(name, key) {
      const now = clock().getTime();
      const id = `${name}:${key}`;
      let window = windows.get(id);
      if (!window || window.endsAt <= now) {
        if (windows.size >= SWEEP_AT) {
          for (const [old, { endsAt }] of windows) if (endsAt <= now) windows.delete(old);
        }
        window = { used: 0, endsAt: now + limits[name].per, lastAt: now };
        windows.set(id, window);
      }
      const wait = opensAt(limits[name], window) - now;
      if (wait > 0) throw tooMany(wait);
      window.used += 1;
      window.lastAt = now;
    },
    async forget(name, key) {
      windows.delete(`${name}:${key}`);
    },
  };
}

/** From when on a window takes one use more, ms since 1970. */
function opensAt({ times, slower }: Limit, { used, endsAt, lastAt }: { used: number; endsAt: number; lastAt: number }) {
  if (used < times) return 0;
  return slower ? Math.min(endsAt, lastAt + Math.min(slower.to, slower.from * 2 ** (used - times))) : endsAt;
}

/** The refusal of one use too many; `wait` in ms. */
export function tooMany(wait: number): Refusal {
  const seconds = Math.ceil(wait / 1000);
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(wait / MINUTE), 'minute'];
  return new Refusal(
    429,
    `Too many tries. Try again in ${count} ${unit}${count === 1 ? '' : 's'}.`,
    undefined,
    seconds,
  );
}
