import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import {
  createGames,
  routeArt,
  routeWallet,
  sealRounds,
  sweepGameSessions,
  sweepNonces,
  sweepRounds,
  sweepTickets,
} from '../casino/index.ts';
import { DESK, deskAssets, routeDesk } from '../desk/index.ts';
import { expireDeposits, hearGateway, routeFastpay, settlePayments } from '../money/index.ts';
import { routeInbox, sweepAccounts, sweepFiles } from '../players/index.ts';
import {
  attachSocket,
  createApp,
  createSocketServer,
  createTroubleLog,
  openapiAssets,
  routeCalls,
  routeFaults,
  routeOpenApi,
  routeOwnAssets,
  routeTelemetry,
  routeWeb,
  SOCKET_LIMITS,
  sweepReferences,
  sweepReports,
} from '../server/index.ts';
import { judgeDue, meetDue, type RunningFeed, routeTv, settleDue, tidyStanding, tvAssets } from '../sports/index.ts';
import { type Database, foldHouseMoves } from '../store/index.ts';
import { ENDING, ended } from './ending.ts';
import { allHandlers } from './handlers.ts';
import { type BuildOptions, restingServices, runningServices } from './services.ts';
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

/** Everything that the rooms are wired with. */
type Services = Awaited<ReturnType<typeof restingServices>> &
  Awaited<ReturnType<typeof runningServices>> & {
    readonly gamesOrigin: (site: string) => string;
    readonly appOrigins: readonly string[] | undefined;
  };

/** The operator on an open database, not listening yet: every room wired to the others. */
export async function buildSandbox(database: Database, options: BuildOptions): Promise<Sandbox> {
  const clock = options.clock ?? (() => new Date());
  const logLevel = options.logger ?? 'warn';
  const resting = await restingServices(database, clock, options);
  const { timeouts } = options;
  const app = await createApp({ logLevel, proxies: options.proxies, timeouts });
  const onTrouble = createTroubleLog(app.log);
  const socketServer = createSocketServer(app, {
    limits: { ...SOCKET_LIMITS, ...options.socketLimits },
    clock,
    proxies: options.proxies,
    timeouts,
  });
  const games = createGames({ database, clock, logLevel, timeouts });
  const services: Services = {
    ...resting,
    ...(await runningServices(database, clock, options, { io: socketServer.io, onTrouble })),
    gamesOrigin: (site) => options.gamesOrigin ?? `http://${new URL(site).hostname}:${portOf(games)}`,
    appOrigins: options.appOrigins,
  };
  routeRooms(app, services, options);
  const sockets = await attachSocket(app, socketServer, services);
  await Promise.all([app.ready(), games.ready()]);
  const sweeps = createSweeps(dueWork(services), onTrouble, seldomWork(services));
  return {
    app,
    games,
    feed: services.feed,
    deskPassword: services.deskPassword.toPrint,
    sweeps,
    async close() {
      await ended(sweeps.stop(), ENDING.sweeps);
      await ended(services.feed.stop(), ENDING.feed);
      await ended(services.history.stop().catch(onTrouble), ENDING.feed);
      await ended(sockets.close(), ENDING.sockets);
      await ended(Promise.all([app.close(), games.close()]), ENDING.listeners);
    },
  };
}

/** Every address that the operator answers at. */
function routeRooms(app: FastifyInstance, services: Services, options: BuildOptions): void {
  const { database, clock, feed, gamesOrigin } = services;
  if (options.faults) routeFaults(app);
  routeCalls(app, services, allHandlers(services));
  routeArt(app, database);
  routeOwnAssets(app, deskAssets, openapiAssets, tvAssets);
  routeInbox(app, services, `${DESK}/inbox`);
  routeFastpay(app, { database, clock, hearGateway });
  routeWallet(app, services);
  routeDesk(app, services);
  routeOpenApi(app);
  routeTv(app, feed);
  const live = routeWeb(app, { ...options, clock, gamesOrigin });
  routeTelemetry(app, { ...services, live });
}

/** What falls due as time passes. */
const dueWork = ({ database, clock, feed, decided }: Services): readonly (() => Promise<void>)[] => [
  () => settlePayments(database, hearGateway, clock()),
  () => database.transaction((tx) => expireDeposits(tx, clock())),
  () => sweepFiles(database, clock()),
  () => judgeDue(database, { feed, clock }),
  () => meetDue(database, { feed, clock }),
  () => settleDue(database, feed, clock),
  () => decided.look(),
  () => sweepTickets(database, clock()),
  () => sweepGameSessions(database, clock()),
  () => sweepNonces(database, clock()),
  () => sweepRounds(database, clock()),
  () => sealRounds(database, clock()),
  () => sweepReports(database, clock()),
  () => foldHouseMoves(database),
  () => sweepReferences(database, clock()),
  () => sweepAccounts(database, clock()),
];

/** What can wait a minute. */
const seldomWork = ({ database, clock, history }: Services): readonly (() => Promise<void>)[] => [
  () => tidyStanding(database, clock),
  () => history.keep(),
];

/** The port that a listener took. */
const portOf = ({ server }: FastifyInstance) => (server.address() as AddressInfo).port;
