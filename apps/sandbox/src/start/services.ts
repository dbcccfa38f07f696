import type { Server } from 'socket.io';
import type { Clock } from '../base/index.ts';
import { seed } from '../demo/index.ts';
import { deskPasswordOf } from '../desk/index.ts';
import { createVault, referrals } from '../money/index.ts';
import {
  announced,
  callRefusal,
  createOneTimeCodes,
  createPasswords,
  createSessions,
  noticeOf,
  type PasswordCost,
} from '../players/index.ts';
import {
  createRateLimiter,
  createSharedRateLimiter,
  DEFAULT_LIMITS,
  joinProcesses,
  noOthers,
  type OnTrouble,
  type Redis,
} from '../server/index.ts';
import { runFeed } from '../sports/index.ts';
import type { Database } from '../store/index.ts';
import { codeKeyOf, operatorOf, vaultKeyOf } from './keys.ts';
import type { SandboxOptions } from './options.ts';

/** What a sandbox is told besides where it listens and where its database is. */
export interface BuildOptions
  extends Omit<SandboxOptions, 'port' | 'host' | 'gamesPort' | 'databaseUrl' | 'redisUrl' | 'dataFolder'> {
  /** What the operator's other processes are reached by; without it this one is alone. */
  readonly redis?: Redis;
  /** Whether it is reached from other machines than this one. */
  readonly isPublic?: boolean;
  /** Where what was last live is kept over a restart. */
  readonly lastGoodFolder?: string;
  /** For tests, which have no time for strong passwords. */
  readonly passwordCost?: PasswordCost;
}

/** Where the simulated world begins from, before the time of day is mixed in. */
const WORLD_SEED = 1983;

/** What rests on the database alone, seeded. Refused here, nothing runs yet that would have to be ended again. */
export async function restingServices(database: Database, clock: Clock, options: BuildOptions) {
  const passwords = createPasswords(options.passwordCost);
  const vault = createVault(await vaultKeyOf(database));
  await database.inTurn(() => seed(database, clock, passwords, vault));
  const sessions = createSessions(database, clock);
  const deskPassword = await deskPasswordOf(database, passwords, {
    given: options.deskPassword,
    isPublic: options.isPublic ?? false,
  });
  return {
    ...{ database, clock, passwords, vault, referrals, sessions, deskPassword },
    ...{ callRefusal, notices: { announced, noticeOf } },
  };
}

/** What is shared with the operator's other processes, where there are any, and the feed, which runs from here on. */
export async function runningServices(
  database: Database,
  clock: Clock,
  options: BuildOptions,
  { io, onTrouble }: { readonly io: Server; readonly onTrouble: OnTrouble },
) {
  const { redis } = options;
  const operator = await operatorOf(database);
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const processes = redis ? joinProcesses(io, redis, operator, onTrouble) : noOthers;
  return {
    limiter: redis
      ? createSharedRateLimiter(redis, operator, limits, clock, onTrouble)
      : createRateLimiter(limits, clock),
    codes: createOneTimeCodes(database, clock, await codeKeyOf(database)),
    feed: await runFeed({ database, clock, seed: WORLD_SEED, pace: options.pace ?? 2, processes, onTrouble }),
  };
}
