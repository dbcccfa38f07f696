import type { Server } from 'socket.io';
import type { Clock, LineLimits } from '../base/index.ts';
import { seed } from '../demo/index.ts';
import { deskPasswordOf, seedOperators } from '../desk/index.ts';
import { referrals, reprintAccounts } from '../money/index.ts';
import { createOrganisations } from '../organisation/index.ts';
import {
  announced,
  callRefusal,
  createHashingThreads,
  createOneTimeCodes,
  createPasswords,
  createPictures,
  createPlayTime,
  createSessions,
  excludePersons,
  limitRefusal,
  noticeOf,
  type Passwords,
  passwordWays,
  sealPapers,
  tellNewDevice,
  tellPasswordChanged,
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
import { createDecidedMarkets, createPublisher, keptHistory, openPriceHistory, runFeed } from '../sports/index.ts';
import { createVault, type Database } from '../store/index.ts';
import { codeKeyFrom, houseKeysOf, type KeySource, operatorOf } from './keys.ts';
import type { SandboxOptions } from './options.ts';

/** What a sandbox is told besides where it listens and where its database is. */
export interface BuildOptions
  extends Omit<SandboxOptions, 'port' | 'host' | 'gamesPort' | 'databaseUrl' | 'redisUrl' | 'dataFolder'> {
  /** What the operator's other processes are reached by; without it this one is alone. */
  readonly redis?: Redis;
  /** Whether it is reached from other machines than this one. */
  readonly isPublic?: boolean;
  /** Where the keys of what is sealed are; without it they live as long as the process, and so should the database. */
  readonly houseKeys?: KeySource;
  /** Where what was last live is kept over a restart. */
  readonly lastGoodFolder?: string;
  /** For tests, which have no time for strong passwords. */
  readonly passwords?: Passwords;
  /** How many pictures are read at once and wait. */
  readonly pictureLine?: LineLimits;
}

/** What rests on the database alone, seeded. Refused here, nothing runs yet that would have to be ended again. */
export async function restingServices(database: Database, clock: Clock, options: BuildOptions) {
  const passwords = options.passwords ?? createPasswords({ derive: createHashingThreads() });
  const houseKeys = await houseKeysOf(database, options.houseKeys ?? {});
  const vault = createVault(...houseKeys);
  await database.inTurn(async () => {
    await seed(database, clock, passwords, vault, options.games === undefined ? {} : { games: options.games });
    await sealPapers(database, vault);
    await reprintAccounts(database, vault, clock());
    await excludePersons(database, clock());
  });
  passwords.keptIn(await passwordWays(database));
  const sessions = createSessions(database, clock);
  const organisations = await createOrganisations(database);
  const deskPassword = await deskPasswordOf(database, passwords, {
    given: options.deskPassword,
    isPublic: options.isPublic ?? false,
  });
  await seedOperators(database, passwords, deskPassword);
  return {
    ...{ database, clock, passwords, vault, referrals, sessions, organisations, deskPassword },
    codes: createOneTimeCodes(database, clock, codeKeyFrom(houseKeys)),
    pictures: createPictures(options.pictureLine),
    playTime: createPlayTime({ database, clock, sessions }),
    ...{ callRefusal, limitRefusal, tellNewDevice, tellPasswordChanged, notices: { announced, noticeOf } },
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
  const { pace = 2, matches, changes, seed } = options;
  const isFrozen = options.world === 'frozen';
  const feed = await runFeed({ database, clock, seed, pace, matches, changes, isFrozen, processes, onTrouble });
  const decided = createDecidedMarkets(database, feed);
  const history = await openPriceHistory(feed, keptHistory(database));
  return {
    limiter: redis
      ? createSharedRateLimiter(redis, operator, limits, clock, onTrouble)
      : createRateLimiter(limits, clock),
    feed,
    decided,
    history,
    prices: createPublisher(feed, undefined, decided.known),
  };
}
