import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../../base/index.ts';
import { isApiPath, pathOf } from '../http/app.ts';
import type { BrandOf } from './brand.ts';
import {
  type AppConfig,
  type AppHosts,
  foreignOrigins,
  hostsOf,
  releaseOrigin,
  releaseRoot,
  tvOrigins,
} from './config.ts';
import { routeReloads } from './dev-reloads.ts';
import { createDocument } from './document.ts';
import { routeInstalled, WORKER } from './installed.ts';
import { createLiveApps, type LiveApps } from './live-apps.ts';
import { type KeyOptions, publicKeysOf } from './public-keys.ts';
import { routeReleases } from './releases.ts';

export interface WebOptions extends KeyOptions {
  readonly releasesFolder: string;
  /** Where what was last live is kept over a restart; nowhere unless said. */
  readonly lastGoodFolder?: string | undefined;
  readonly clock: () => Date;
  readonly config?: Partial<AppHosts> | undefined;
  /** Development only: pages load again as builds go live. */
  readonly reloads?: boolean | undefined;
  readonly brand: BrandOf;
  /** Whether pages have a service worker; they do unless it is switched off. */
  readonly hasWorker?: boolean | undefined;
  /** Staging only: whether a developer may show this Pavilion on their machine with a remote from there. */
  readonly localRemotes?: boolean | undefined;
  /** Where games are played, for a browser that sees the app at `site`. */
  readonly gamesOrigin: (site: string) => string;
}

/** Paths that are the server's own: what is unknown under them is missing, and never the app's page. */
const OWN = /^\/(releases|art|sandbox|public)(\/|$)/;

/**
 * Serves the app: what it is told, the release store, and the shell's document for every other page. Returns a function that reads
 * what is live.
 */
export function routeWeb(app: FastifyInstance, options: WebOptions): () => Promise<LiveApps> {
  const { releasesFolder, lastGoodFolder, clock, reloads, brand, gamesOrigin, hasWorker = true } = options;
  const hosts = hostsOf(options.config);
  const refused = createRefusalLog(app);
  const keys = publicKeysOf(options, (name, error) => refused(name, String(error)));
  const live = createLiveApps({
    releasesFolder,
    lastGoodFolder,
    root: releaseRoot(hosts),
    keys,
    clock,
    onRefusal: refused,
  });
  const releases = releaseOrigin(hosts);
  const document = createDocument({
    live,
    keys,
    connect: foreignOrigins(hosts),
    framed: tvOrigins(hosts),
    releases,
    reloads,
    brand,
    gamesOrigin,
  });
  app.get('/config.json', async (_, reply) =>
    reply.header('cache-control', 'no-store').send({
      ...hosts,
      ...(hasWorker ? { worker: WORKER } : {}),
      ...(options.localRemotes ? { localRemotes: true } : {}),
      keys: await keys(),
    } satisfies AppConfig),
  );
  routeInstalled(app, { live, brand, hasWorker });
  routeReleases(app, releasesFolder, live);
  if (reloads) routeReloads(app, releasesFolder);
  // A route and not the handler of what is missing: only routes are compressed.
  app.get('/*', { config: { readsQuery: false } }, async (request, reply) =>
    isPage(request) ? document(reply, pathOf(request)) : reply.callNotFound(),
  );
  app.setNotFoundHandler(async (request) => {
    throw new Refusal(404, isApiPath(pathOf(request)) ? 'There is no such call.' : 'There is nothing here.');
  });
  return live;
}

/** Tells whoever runs the server why something of an app is not taken: once, though it is looked at for each page. */
function createRefusalLog(app: FastifyInstance): (release: string, reason: string) => void {
  const logged = new Set<string>();
  return (release, reason) => {
    const line = `${release}: ${reason}`;
    if (!logged.has(line)) app.log.warn({ release, reason }, 'not taken from the release store');
    logged.add(line);
  };
}

/** A browser says that it wants a page; `curl` and a link preview take anything, as a script tag does, but that names a file. */
function isPage(request: FastifyRequest): boolean {
  const path = pathOf(request);
  if (isApiPath(path) || OWN.test(path)) return false;
  const { accept = '*/*' } = request.headers;
  return accept.includes('text/html') || (accept.includes('*/*') && !/\.[^/]*$/.test(path));
}
