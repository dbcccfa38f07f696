import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createGames, routeArt, sweepTickets } from '../casino/index.ts';
import { seed } from '../demo/index.ts';
import { deskAssets, deskPasswordOf, routeDesk } from '../desk/index.ts';
import { createVault, expireDeposits, hearGateway, referrals, routeFastpay, settlePayments } from '../money/index.ts';
import {
  announced,
  createOneTimeCodes,
  createPasswords,
  createSessions,
  noticeOf,
  type PasswordCost,
  routeInbox,
  sweepFiles,
} from '../players/index.ts';
import {
  attachSocket,
  createApp,
  createRateLimiter,
  createSharedRateLimiter,
  createSocketServer,
  createTroubleLog,
  DEFAULT_LIMITS,
  joinProcesses,
  noOthers,
  openapiAssets,
  type Redis,
  routeCalls,
  routeFaults,
  routeOpenApi,
  routeOwnAssets,
  routeWeb,
} from '../server/index.ts';
import { type RunningFeed, routeTv, runFeed, settleDue, tvAssets } from '../sports/index.ts';
import type { Database } from '../store/index.ts';
import { allHandlers } from './handlers.ts';
import { codeKeyOf, operatorOf, vaultKeyOf } from './keys.ts';
import type { SandboxOptions } from './options.ts';
import { createSweeps, type Sweeps } from './sweeps.ts';

export interface Sandbox {
  readonly app: FastifyInstance;
  /** Where games are played: a listener of its own. */
  readonly games: FastifyInstance;
  readonly feed: RunningFeed;
  /** The desk's password, where whoever starts it is to be told. */
  readonly deskPassword: string | null;
  readonly sweeps: Sweeps;
  /** Cuts every connection and ends what runs; the database stays open. */
  close(): Promise<void>;
}

/** What a sandbox is told besides where it listens and where its database is. */
export interface BuildOptions
  extends Omit<SandboxOptions, 'port' | 'host' | 'gamesPort' | 'databaseUrl' | 'redisUrl' | 'dataFolder'> {
  /** What the operator's other processes are reached by; without it this one is alone. */
  readonly redis?: Redis;
  /** Whether it is reached from other machines than this one. */
  readonly isPublic?: boolean;
  /** For tests, which have no time for strong passwords. */
  readonly passwordCost?: PasswordCost;
}

/** Where the simulated world begins from, before the time of day is mixed in. */
const WORLD_SEED = 1983;

/** The operator on an open database, not listening yet: every room wired to the others. */
export async function buildSandbox(database: Database, options: BuildOptions): Promise<Sandbox> {
  const clock = options.clock ?? (() => new Date());
  const passwords = createPasswords(options.passwordCost);
  const vault = createVault(await vaultKeyOf(database));
  await database.inTurn(() => seed(database, clock, passwords, vault));
  const sessions = createSessions(database, clock);
  // Refused before anything runs that would have to be ended again.
  const deskPassword = await deskPasswordOf(database, passwords, {
    given: options.deskPassword,
    isPublic: options.isPublic ?? false,
  });
  const app = await createApp({ logLevel: options.logger ?? 'warn', proxies: options.proxies });
  const onTrouble = createTroubleLog(app.log);
  const { redis } = options;
  const operator = await operatorOf(database);
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const io = createSocketServer(app);
  const processes = redis ? joinProcesses(io, redis, operator, onTrouble) : noOthers;
  const games = createGames({ database, clock, logLevel: options.logger ?? 'warn' });
  const gamesOrigin = (site: string) => options.gamesOrigin ?? `http://${new URL(site).hostname}:${portOf(games)}`;
  const services = {
    database,
    clock,
    sessions,
    passwords,
    vault,
    referrals,
    notices: { announced, noticeOf },
    deskPassword,
    gamesOrigin,
    appOrigins: options.appOrigins,
    limiter: redis
      ? createSharedRateLimiter(redis, operator, limits, clock, onTrouble)
      : createRateLimiter(limits, clock),
    codes: createOneTimeCodes(database, clock, await codeKeyOf(database)),
    feed: await runFeed({ database, clock, seed: WORLD_SEED, pace: options.pace ?? 2, processes, onTrouble }),
  };
  if (options.faults) routeFaults(app);
  routeCalls(app, services, allHandlers(services));
  routeArt(app, database);
  routeOwnAssets(app, deskAssets, openapiAssets, tvAssets);
  routeInbox(app, database, clock);
  routeFastpay(app, { database, clock, hearGateway });
  routeDesk(app, services);
  routeOpenApi(app);
  routeTv(app, services.feed);
  routeWeb(app, { ...options, gamesOrigin });
  const sockets = await attachSocket(app, io, services);
  await Promise.all([app.ready(), games.ready()]);
  const sweeps = createSweeps(
    [
      () => settlePayments(database, hearGateway, clock()),
      () => database.transaction((tx) => expireDeposits(tx, clock())),
      () => sweepFiles(database, clock()),
      () => settleDue(database, services.feed, clock),
      () => sweepTickets(database, clock()),
    ],
    onTrouble,
  );
  return {
    app,
    games,
    feed: services.feed,
    deskPassword: deskPassword.toPrint,
    sweeps,
    async close() {
      await sweeps.stop();
      await services.feed.stop();
      await sockets.close();
      await Promise.all([app.close(), games.close()]);
    },
  };
}

/** The port that a listener took. */
const portOf = ({ server }: FastifyInstance) => (server.address() as AddressInfo).port;
