import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../base/index.ts';
import {
  closedPage,
  countPlayed,
  createGames,
  createLiveTables,
  notifyOfLateRounds,
  routeArt,
  routeWallet,
  sealRounds,
  sweepGameSessions,
  sweepNonces,
  sweepRounds,
  sweepTickets,
  walletNameOf,
} from '../casino/index.ts';
import { DESK, deskAssets, routeDesk } from '../desk/index.ts';
import {
  expireDeposits,
  giveBackToDemo,
  hearGateway,
  openDueGateways,
  openDueMethods,
  routeFastpay,
  settlePayments,
} from '../money/index.ts';
import { createBannerWatch, tellEverybody } from '../organisation/index.ts';
import {
  routeInbox,
  sealPapers,
  sweepAccounts,
  sweepChallenges,
  sweepContact,
  sweepFiles,
  sweepPlayTime,
} from '../players/index.ts';
import {
  attachSocket,
  createApp,
  createReleaseFiles,
  createSocketServer,
  createTroubleLog,
  type OnTrouble,
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
  sweepTraces,
} from '../server/index.ts';
import {
  judgeDue,
  meetDue,
  type RunningFeed,
  routeTv,
  routeWorld,
  settleDue,
  tidyStanding,
  tvAssets,
} from '../sports/index.ts';
import { type Database, foldHouseMoves } from '../store/index.ts';
import { createStudio, LOBBY_KEY, type Studio } from '../studio/index.ts';
import { brandsOf } from './brand.ts';
import { ENDING, ended } from './ending.ts';
import { allHandlers, subjectsOf } from './handlers.ts';
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
  const games = createGames({ database, clock, logLevel, timeouts, proxies: options.proxies });
  const services: Services = {
    ...resting,
    ...(await runningServices(database, clock, options, { io: socketServer.io, onTrouble })),
    gamesOrigin: (site) => options.gamesOrigin ?? `http://${new URL(site).hostname}:${portOf(games)}`,
    appOrigins: options.appOrigins,
  };
  routeRooms(app, services, options);
  const lobbyKey = randomBytes(32).toString('base64url');
  const studio = studioOf(app, { ...services, onTrouble, lobbyKey }, options);
  studio.route(games);
  const liveTables = createLiveTables({
    clock,
    onTrouble,
    // As any operator reads a provider's list: over HTTP, here without a network between.
    read: async () => (await games.inject({ url: '/play/tables', headers: { [LOBBY_KEY]: lobbyKey } })).json(),
  });
  const { countryHeader } = options;
  const sockets = await attachSocket(app, socketServer, { ...services, liveTables, countryHeader });
  await Promise.all([app.ready(), games.ready()]);
  const sweeps = createSweeps([...dueWork(services), ...workOf(studio, clock)], onTrouble, seldomWork(services));
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
  if (options.world === 'frozen') routeWorld(app, feed);
  routeCalls(app, { ...services, countryHeader: options.countryHeader }, allHandlers(services));
  routeArt(app, database);
  routeOwnAssets(app, deskAssets, openapiAssets, tvAssets);
  routeInbox(app, services, `${DESK}/inbox`);
  routeFastpay(app, { database, clock, hearGateway });
  routeWallet(app, services);
  const releaseFiles = createReleaseFiles(options.releasesFolder, (path, reason) =>
    app.log.warn({ path, reason }, 'not read from the releases'),
  );
  routeDesk(app, { ...services, releaseFiles });
  routeOpenApi(app);
  routeTv(app, feed);
  const brand = brandsOf(services, options.countryHeader);
  const live = routeWeb(app, { ...options, clock, gamesOrigin, brand });
  routeTelemetry(app, { ...services, live, releaseFiles });
}

/** The games' own server, which reaches this operator as any provider does: by signed calls, here without a network between. */
function studioOf(
  app: FastifyInstance,
  { lobbyKey, ...services }: Services & { readonly onTrouble: OnTrouble; readonly lobbyKey: string },
  { gamesFolder, proxies }: BuildOptions,
): Studio {
  const { database, clock, vault, limiter, onTrouble } = services;
  return createStudio({
    ...{ lobbyKey, database, clock, vault, limiter, closedPage, gamesFolder, onTrouble, proxies },
    operator: () => walletNameOf(database),
    async send({ path, body, headers }) {
      const answer = await app.inject({ method: 'POST', url: path, headers: { ...headers }, payload: body });
      return answer.body;
    },
  });
}

const workOf = ({ sweeps }: Studio, clock: Clock) => sweeps.map((sweep) => () => sweep(clock()));

/** What falls due as time passes. */
const dueWork = ({ database, clock, feed, decided }: Services): readonly (() => Promise<void>)[] => [
  createBannerWatch(database, {
    subjects: (games) => subjectsOf({ database, clock, feed }, { country: '' }, games),
    now: clock,
  }),
  () => settlePayments(database, hearGateway, clock()),
  () => database.transaction((tx) => expireDeposits(tx, clock())),
  () => openDue(database, clock()),
  () => sweepFiles(database, clock()),
  () => judgeDue(database, { feed, clock }),
  () => meetDue(database, { feed, clock }),
  () => settleDue(database, feed, clock),
  () => decided.look(),
  () => sweepTickets(database, clock()),
  () => sweepGameSessions(database, clock()),
  () => sweepNonces(database, clock()),
  () => sweepRounds(database, clock()),
  () => notifyOfLateRounds(database, clock()),
  () => sealRounds(database, clock()),
  () => sweepReports(database, clock()),
  () => sweepTraces(database, clock()),
  () => foldHouseMoves(database),
  () => sweepReferences(database, clock()),
  () => sweepAccounts(database, clock()),
  () => sweepChallenges(database, clock()),
  () => sweepContact(database, clock()),
];

/** Opens the ways to deposit and to withdraw whose time has come, and has whoever looks at them read them again. */
async function openDue(database: Database, now: Date): Promise<void> {
  const opened = [await openDueGateways(database, now), await openDueMethods(database, now)];
  if (opened.includes(true)) tellEverybody(database);
}

/** What can wait a minute. */
const seldomWork = ({ database, clock, history, vault }: Services): readonly (() => Promise<void>)[] => [
  () => tidyStanding(database, clock),
  () => history.keep(),
  () => sweepPlayTime(database, clock()),
  () => sealPapers(database, vault),
  () => countPlayed(database, clock()),
  () => giveBackToDemo(database, clock()),
];

/** The port that a listener took. */
const portOf = ({ server }: FastifyInstance) => (server.address() as AddressInfo).port;
