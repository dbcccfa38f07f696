import type { FastifyInstance } from 'fastify';
import { createOneTimeCodes } from './accounts/one-time-codes.ts';
import { createPasswords, type PasswordCost } from './accounts/passwords.ts';
import { createSessions } from './accounts/sessions.ts';
import { routeArt } from './art/routes.ts';
import type { Database } from './database/database.ts';
import { createApp } from './http/app.ts';
import { routeCalls } from './http/calls.ts';
import { allHandlers } from './http/handlers.ts';
import { createRateLimiter, DEFAULT_LIMITS } from './http/rate-limit.ts';
import { routeInbox } from './inbox/routes.ts';
import type { SandboxOptions } from './options.ts';
import { codeKeyOf, seed } from './seed.ts';
import { attachSocket } from './socket/socket.ts';
import { createFeed, type Feed } from './sports-feed/feed.ts';
import { routeWeb } from './web/web.ts';

export interface Sandbox {
  readonly app: FastifyInstance;
  readonly feed: Feed;
  /** Cuts every connection and ends what runs; the database stays open. */
  close(): Promise<void>;
}

/** What a sandbox is told besides where it listens and where its database is. */
export interface BuildOptions extends Omit<SandboxOptions, 'port' | 'host' | 'databaseUrl' | 'dataFolder'> {
  /** For tests, which have no time for strong passwords. */
  readonly passwordCost?: PasswordCost;
}

/** Where the simulated world begins from, before the time of day is mixed in. */
const WORLD_SEED = 1983;

/** The operator on an open database, not listening yet: every room wired to the others. */
export async function buildSandbox(database: Database, options: BuildOptions): Promise<Sandbox> {
  const clock = options.clock ?? (() => new Date());
  const passwords = createPasswords(options.passwordCost);
  await seed(database, clock, passwords);
  const sessions = createSessions(database, clock);
  const services = {
    database,
    clock,
    sessions,
    passwords,
    limiter: createRateLimiter({ ...DEFAULT_LIMITS, ...options.limits }, clock),
    codes: createOneTimeCodes(database, clock, await codeKeyOf(database)),
    feed: createFeed({ seed: WORLD_SEED, clock, pace: options.pace ?? 2 }),
  };
  const app = await createApp({ logLevel: options.logger ?? 'warn' });
  routeCalls(app, services, allHandlers(services));
  routeArt(app, database);
  routeInbox(app, database, clock);
  routeWeb(app, options);
  const sockets = await attachSocket(app, services);
  await app.ready();
  return {
    app,
    feed: services.feed,
    async close() {
      services.feed.stop();
      await sockets.close();
      await app.close();
    },
  };
}
