import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../../base/index.ts';
import { isApiPath } from '../http/app.ts';
import { type AppConfig, configOf, foreignOrigins } from './config.ts';
import { createDocument } from './document.ts';
import { routeReleases } from './releases.ts';

export interface WebOptions {
  readonly releasesFolder: string;
  readonly config?: Partial<AppConfig> | undefined;
  readonly devScript?: string | undefined;
  /** Where games are played, for a browser that sees the app at `site`. */
  readonly gamesOrigin: (site: string) => string;
}

/** Paths that are the server's own: what is unknown under them is missing, and never the app's page. */
const OWN = /^\/(releases|art|sandbox|public)(\/|$)/;

/** Serves the app: what it is told, the release store, and the shell's document for every other page. */
export function routeWeb(
  app: FastifyInstance,
  { releasesFolder, config: own, devScript, gamesOrigin }: WebOptions,
): void {
  const config = configOf(own);
  const document = createDocument({ releasesFolder, connect: foreignOrigins(config), devScript, gamesOrigin });
  app.get('/config.json', async (_, reply) => reply.header('cache-control', 'no-store').send(config));
  routeReleases(app, releasesFolder);
  // A route and not the handler of what is missing: only routes are compressed.
  app.get('/*', async (request, reply) => (isPage(request) ? document(reply, pathOf(request)) : reply.callNotFound()));
  app.setNotFoundHandler(async (request) => {
    throw new Refusal(404, isApiPath(pathOf(request)) ? 'There is no such call.' : 'There is nothing here.');
  });
}

const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? '/';

/** A browser says that it wants a page; `curl` and a link preview take anything, as a script tag does, but that names a file. */
function isPage(request: FastifyRequest): boolean {
  const path = pathOf(request);
  if (isApiPath(path) || OWN.test(path)) return false;
  const { accept = '*/*' } = request.headers;
  return accept.includes('text/html') || (accept.includes('*/*') && !/\.[^/]*$/.test(path));
}
