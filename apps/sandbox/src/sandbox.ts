import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createOneTimeCodes } from './accounts/one-time-codes.ts';
import { createPasswords, type PasswordCost } from './accounts/passwords.ts';
import { createSessions } from './accounts/sessions.ts';
import { routeArt } from './art/routes.ts';
import type { Database } from './database/database.ts';
import { expireDeposits } from './deposits/credit.ts';
import { routeFastpay, settlePayments } from './fastpay/routes.ts';
import { routeFaults } from './faults/faults.ts';
import { sweepFiles } from './files/files.ts';
import { createApp } from './http/app.ts';
import { routeCalls } from './http/calls.ts';
import { allHandlers } from './http/handlers.ts';
import { createGames } from './games/app.ts';
import { createRateLimiter, DEFAULT_LIMITS } from './http/rate-limit.ts';
import { routeInbox } from './inbox/routes.ts';
import type { SandboxOptions } from './options.ts';
import { joinProcesses, noOthers } from './scale/processes.ts';
import type { Redis } from './scale/redis.ts';
import { sweepTickets } from './lobby/tickets.ts';
import { routeTv } from './markets/tv.ts';
import { createSharedRateLimiter } from './scale/shared-limits.ts';
import { createTroubleLog } from './scale/trouble.ts';
import { codeKeyOf, operatorOf, seed } from './seed.ts';
import { attachSocket, createSocketServer } from './socket/socket.ts';
import { type RunningFeed, runFeed } from './sports-feed/run.ts';
import { createSweeps, type Sweeps } from './sweeps.ts';
import { routeWeb } from './web/web.ts';
import { routeOwnAssets } from './web/own-assets.ts';

export interface Sandbox {
  readonly app: FastifyInstance;
  readonly feed: RunningFeed;
  readonly sweeps: Sweeps;
  /** Cuts every connection and ends what runs; the database stays open. */
  /** Where games are played: a listener of its own. */
  readonly games: FastifyInstance;
  close(): Promise<void>;
}

/** What a sandbox is told besides where it listens and where its database is. */
export interface BuildOptions
  extends Omit<SandboxOptions, 'port' | 'host' | 'gamesPort' | 'databaseUrl' | 'redisUrl' | 'dataFolder'> {
  /** What the operator's other processes are reached by; without it this one is alone. */
  readonly redis?: Redis;
  /** For tests, which have no time for strong passwords. */
  readonly passwordCost?: PasswordCost;
}

/** Where the simulated world begins from, before the time of day is mixed in. */
const WORLD_SEED = 1983;

/** The operator on an open database, not listening yet: every room wired to the others. */
export async function buildSandbox(database: Database, options: BuildOptions): Promise<Sandbox> {
  const clock = options.clock ?? (() => new Date());
  const passwords = createPasswords(options.passwordCost);
  await database.inTurn(() => seed(database, clock, passwords));
  const sessions = createSessions(database, clock);
  const app = await createApp({ logLevel: options.logger ?? 'warn' });
  const onTrouble = createTroubleLog(app.log);
  const { redis } = options;
  const operator = await operatorOf(database);
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const io = createSocketServer(app);
  const processes = redis ? joinProcesses(io, redis, operator, onTrouble) : noOthers;
  const services = {
    database,
    clock,
    sessions,
  const games = createGames({ database, clock, logLevel: options.logger ?? 'warn' });
  const gamesOrigin = (site: string) => options.gamesOrigin ?? `http://${new URL(site).hostname}:${portOf(games)}`;
    passwords,
    limiter: redis
      ? createSharedRateLimiter(redis, operator, limits, clock, onTrouble)
      : createRateLimiter(limits, clock),
    codes: createOneTimeCodes(database, clock, await codeKeyOf(database)),
    vault,
    gamesOrigin,
    appOrigins: options.appOrigins,
    feed: await runFeed({ database, clock, seed: WORLD_SEED, pace: options.pace ?? 2, processes, onTrouble }),
  };
  if (options.faults) routeFaults(app);
  routeCalls(app, services, allHandlers(services));
  routeArt(app, database);
  routeInbox(app, database, clock);
  routeFastpay(app, database, clock);
  routeTv(app, services.feed);
  routeWeb(app, { ...options, gamesOrigin });
  const sockets = await attachSocket(app, io, services);
  await Promise.all([app.ready(), games.ready()]);
  const sweeps = createSweeps(
    [
      () => settlePayments(database, clock()),
      () => database.transaction((tx) => expireDeposits(tx, clock())),
      () => sweepFiles(database, clock()),
    ],
    onTrouble,
  );
  return {
    app,
    feed: services.feed,
      () => settleDue(database, services.feed, clock),
      () => sweepTickets(database, clock()),
    sweeps,
    async close() {
      await sweeps.stop();
      await services.feed.stop();
      await sockets.close();
    games,
      await Promise.all([app.close(), games.close()]);
    },
  };
}

/** The port that a listener took. */
const portOf = ({ server }: FastifyInstance) => (server.address() as AddressInfo).port;
