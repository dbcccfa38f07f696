import { hash, randomBytes } from 'node:crypto';
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
  /** One user name from all networks together, but for its player's own sign-ins where they have been before; unknown names count the same. */
  readonly strangersPerName: Limit;
  readonly signInsPerAddress: Limit;
  /** With it the tries of a number are limited too: each code ends with its fifth wrong one, and where there is none there is nothing to guess. */
  readonly codesPerNumber: Limit;
  readonly codesPerAddress: Limit;
  readonly codeTriesPerAddress: Limit;
  /** Usernames that somebody who signs up asks for as they type. */
  readonly nameChecksPerAddress: Limit;
  /** Each hashes a password. */
  readonly registrationsPerAddress: Limit;
  /** Pictures cost work to read, whatever becomes of them. */
  readonly uploadsPerPlayer: Limit;
  /** Wrong passwords of somebody who is signed in already: whoever holds a token does not guess the password by it. A right one clears it. */
  readonly passwordTriesPerPlayer: Limit;
  /** The same where a player keeps themselves from playing: wrong ones anywhere else don't stand in the way of that. */
  readonly stopTriesPerPlayer: Limit;
  /** Passwords of either of these, right ones too: each is hashed. */
  readonly passwordChecksPerPlayer: Limit;
  /** References that are spent on no bet: each writes a row. */
  readonly forgottenBetsPerPlayer: Limit;
  /** Each writes a row of what a player has set. The demo player is many people, who are counted by their addresses. */
  readonly limitChangesPerPlayer: Limit;
  /** Accounts and cards that are saved and removed, the demo player's as above. */
  readonly bankChangesPerPlayer: Limit;
  /** Passkeys that are added and removed: each tells its player. */
  readonly passkeyChangesPerPlayer: Limit;
  /** Deposits that are begun, paid by hand or at a gateway: each writes rows, and tells its player what becomes of it. The demo player's as above. */
  readonly depositsPerPlayer: Limit;
  /** Requests to withdraw, also those that are taken back: each moves money. The demo player's as above. */
  readonly withdrawalsPerPlayer: Limit;
  /** Messages to the organisation, of a player (the demo player's as above) or of a visitor's address: people read them. */
  readonly contactMessages: Limit;
  /** Where the desk has not been opened before. */
  readonly deskSignInsPerAddress: Limit;
  /** The desk has one password: guesses are also slowed down over all addresses together, and by itself where it has been opened before. */
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
  /** Calls of one page of a game: as many as a quick player makes. */
  readonly gameCallsPerSession: Limit;
  /** Those of all pages that a player has open; the demo player is many people. Fewer than the wallet takes of a player. */
  readonly gameCallsPerPlayer: Limit;
  /** Seeds that are changed on one page of a game. */
  readonly seedChangesPerSession: Limit;
  /** Games that a player opens in the lobby: each writes a ticket. The demo player's as above. */
  readonly lobbyOpeningsPerPlayer: Limit;
  /** Games that are opened with a ticket, whatever it opens: each asks the operator. Many players may share an address. */
  readonly gameOpeningsPerAddress: Limit;
  /** Lists of the live tables, which keep their rounds running: an operator asks once a second with each of its processes. */
  readonly tableListsPerAddress: Limit;
}

export const DEFAULT_LIMITS: Limits = {
  signInsPerName: { times: 10, per: 15 * MINUTE },
  strangersPerName: { times: 10, per: 15 * MINUTE, slower: { from: 1000, to: 30_000 } },
  signInsPerAddress: { times: 100, per: 15 * MINUTE },
  codesPerNumber: { times: 5, per: 60 * MINUTE },
  codesPerAddress: { times: 30, per: 60 * MINUTE },
  codeTriesPerAddress: { times: 30, per: 15 * MINUTE },
  nameChecksPerAddress: { times: 120, per: 15 * MINUTE },
  registrationsPerAddress: { times: 30, per: 60 * MINUTE },
  uploadsPerPlayer: { times: 60, per: 60 * MINUTE },
  passwordTriesPerPlayer: { times: 5, per: 15 * MINUTE },
  stopTriesPerPlayer: { times: 5, per: 15 * MINUTE },
  passwordChecksPerPlayer: { times: 30, per: 15 * MINUTE },
  forgottenBetsPerPlayer: { times: 300, per: 15 * MINUTE },
  limitChangesPerPlayer: { times: 60, per: 60 * MINUTE },
  bankChangesPerPlayer: { times: 60, per: 60 * MINUTE },
  passkeyChangesPerPlayer: { times: 30, per: 60 * MINUTE },
  depositsPerPlayer: { times: 60, per: 60 * MINUTE },
  withdrawalsPerPlayer: { times: 60, per: 60 * MINUTE },
  contactMessages: { times: 6, per: 60 * MINUTE },
  deskSignInsPerAddress: { times: 10, per: 15 * MINUTE },
  deskSignIns: { times: 100, per: 15 * MINUTE, slower: { from: 1000, to: 30_000 } },
  visitsPerAddress: { times: 900, per: 15 * MINUTE },
  reportsPerAddress: { times: 900, per: 15 * MINUTE },
  newNamesPerAddress: { times: 40, per: DAY },
  walletCallsPerProvider: { times: 60_000, per: MINUTE },
  walletCallsPerPlayer: { times: 6000, per: MINUTE },
  gameCallsPerSession: { times: 240, per: MINUTE },
  gameCallsPerPlayer: { times: 2400, per: MINUTE },
  seedChangesPerSession: { times: 60, per: 60 * MINUTE },
  lobbyOpeningsPerPlayer: { times: 60, per: MINUTE },
  gameOpeningsPerAddress: { times: 300, per: MINUTE },
  tableListsPerAddress: { times: 600, per: MINUTE },
};

/** Counts uses. In memory here; several processes share one by another implementation. */
export interface RateLimiter {
  /** Counts one use of `key`; where that is one too many, it throws a 429 that says when to come back. */
  take(name: keyof Limits, key: string): Promise<void>;
  /** Forgets the uses of `key`, unless they were counted with those of others: it turned out to be who it says. */
  forget(name: keyof Limits, key: string): Promise<void>;
}

/** How much is kept of each limit, so that no flood of keys takes all of the memory. */
interface Room {
  /** Keys that are counted by themselves. */
  readonly windows: number;
  /** What those who come after them share. */
  readonly shared: number;
}

/** Less than 10 MB of each limit. */
const ROOM: Room = { windows: 50_000, shared: 4096 };

export function createRateLimiter(limits: Limits, clock: Clock, room: Room = ROOM): RateLimiter {
  const counters = new Map<keyof Limits, Counter>();
  const counterOf = (name: keyof Limits) => {
    const counter = counters.get(name) ?? createCounter(limits[name], room);
    counters.set(name, counter);
    return counter;
  };
  return {
    async take(name, key) {
      const wait = counterOf(name).take(key, clock().getTime());
      if (wait > 0) throw tooMany(wait);
    },
    async forget(name, key) {
      counterOf(name).forget(key);
    },
  };
}

interface Counter {
  /** Counts one use at `now` (ms since 1970); returns 0, or the ms to wait where that is one too many. */
  take(key: string, now: number): number;
  forget(key: string): void;
}

interface Window {
  used: number;
  endsAt: number;
  lastAt: number;
}

/** What began in one span of a limit's length. */
interface Generation {
  readonly windows: Map<string, Window>;
  readonly shared: Map<number, Pick<Window, 'used' | 'lastAt'>>;
}

const emptyGeneration = (): Generation => ({ windows: new Map(), shared: new Map() });
const NOTHING = { used: 0, lastAt: 0 };

/**
 * Counts by key. What began two spans ago has ended, and is dropped at once: no use looks through the others. A key that there is no
 * room for is counted together with others, which chance chooses: with all that they used in this span and the last. That is never
 * less than it used itself, so nobody is let in who would be refused alone; it may be refused for what others used. Once there is
 * room it is counted by itself from there on.
 */
function createCounter(limit: Limit, room: Room): Counter {
  const { times, per } = limit;
  const secret = randomBytes(16).toString('base64url');
  let [young, old] = [emptyGeneration(), emptyGeneration()];
  let span = 0;

  function turn(now: number): void {
    const current = Math.floor(now / per);
    if (current <= span) return;
    old = current === span + 1 ? young : emptyGeneration();
    young = emptyGeneration();
    span = current;
  }
  /** Which others a key is counted with. Nobody outside can tell, and choose somebody. */
  const placeOf = (key: string) => hash('sha256', `${secret}:${key}`, 'buffer').readUInt32BE() % room.shared;
  function sharedAt(place: number): Window {
    const [before, since] = [old.shared.get(place) ?? NOTHING, young.shared.get(place) ?? NOTHING];
    return {
      used: before.used + since.used,
      endsAt: (span + (since.used < times ? 1 : 2)) * per,
      lastAt: Math.max(before.lastAt, since.lastAt),
    };
  }
  function windowOf(key: string, now: number): Window | undefined {
    const known = young.windows.get(key) ?? old.windows.get(key);
    if (known && known.endsAt > now) return known;
    if (young.windows.size + old.windows.size >= room.windows) return undefined;
    const isShared = young.shared.size + old.shared.size > 0;
    const { used, lastAt } = isShared ? sharedAt(placeOf(key)) : NOTHING;
    const window = { used, endsAt: now + per, lastAt };
    young.windows.set(key, window);
    return window;
  }
  return {
    take(key, now) {
      turn(now);
      const own = windowOf(key, now);
      const place = own ? -1 : placeOf(key);
      const window = own ?? sharedAt(place);
      const wait = opensAt(limit, window) - now;
      if (wait > 0) return wait;
      window.used += 1;
      window.lastAt = now;
      if (!own) young.shared.set(place, { used: (young.shared.get(place) ?? NOTHING).used + 1, lastAt: now });
      return 0;
    },
    forget(key) {
      for (const { windows } of [young, old]) windows.delete(key);
    },
  };
}

/** From when on a window takes one use more, ms since 1970. */
function opensAt({ times, slower }: Limit, { used, endsAt, lastAt }: Window): number {
  if (used < times) return 0;
  return slower ? Math.min(endsAt, lastAt + Math.min(slower.to, slower.from * 2 ** (used - times))) : endsAt;
}

/** The refusal of one use too many; `wait` in ms. */
export function tooMany(wait: number): Refusal {
  const seconds = Math.ceil(wait / 1000);
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(wait / MINUTE), 'minute'];
  return new Refusal(
    429,
    `Too many attempts. Try again in ${count} ${unit}${count === 1 ? '' : 's'}.`,
    undefined,
    seconds,
  );
}
