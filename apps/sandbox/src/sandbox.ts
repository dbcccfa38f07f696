import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createOneTimeCodes } from './accounts/one-time-codes.ts';
import { createPasswords, type PasswordCost } from './accounts/passwords.ts';
import { createSessions } from './accounts/sessions.ts';
import { routeArt } from './art/routes.ts';
import { createVault } from './bank/vault.ts';
import { settleDue } from './bets/due.ts';
import type { Database } from './database/database.ts';
import { expireDeposits } from './deposits/credit.ts';
import { deskPasswordOf } from './desk/password.ts';
import { routeDesk } from './desk/routes.ts';
import { routeFastpay, settlePayments } from './fastpay/routes.ts';
import { routeFaults } from './faults/faults.ts';
import { sweepFiles } from './files/files.ts';
import { createGames } from './games/app.ts';
import { createApp } from './http/app.ts';
import { routeCalls } from './http/calls.ts';
import { allHandlers } from './http/handlers.ts';
import { createRateLimiter, DEFAULT_LIMITS } from './http/rate-limit.ts';
import { routeInbox } from './inbox/routes.ts';
import { sweepTickets } from './lobby/tickets.ts';
import { routeTv } from './markets/tv.ts';
import { routeOpenApi } from './openapi/routes.ts';
import type { SandboxOptions } from './options.ts';
import { joinProcesses, noOthers } from './scale/processes.ts';
import type { Redis } from './scale/redis.ts';
import { createSharedRateLimiter } from './scale/shared-limits.ts';
import { createTroubleLog } from './scale/trouble.ts';
import { codeKeyOf, operatorOf, seed, vaultKeyOf } from './seed.ts';
import { attachSocket, createSocketServer } from './socket/socket.ts';
import { type RunningFeed, runFeed } from './sports-feed/run.ts';
import { createSweeps, type Sweeps } from './sweeps.ts';
import { routeOwnAssets } from './web/own-assets.ts';
import { routeWeb } from './web/web.ts';

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
  routeOwnAssets(app);
  routeInbox(app, database, clock);
  routeFastpay(app, database, clock);
  routeDesk(app, services);
  routeOpenApi(app);
  routeTv(app, services.feed);
  routeWeb(app, { ...options, gamesOrigin });
  const sockets = await attachSocket(app, io, services);
  await Promise.all([app.ready(), games.ready()]);
  const sweeps = createSweeps(
    [
      () => settlePayments(database, clock()),
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
