import { telemetryBatch } from '@pavilion/api-client/wire';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { type Clock, Refusal } from '../../base/index.ts';
import type { Database } from '../../store/index.ts';
import { networkOf } from '../http/network.ts';
import type { RateLimiter } from '../http/rate-limit.ts';
import type { LiveApps } from '../web/live-apps.ts';
import { createKnownVersions } from './known-versions.ts';
import type { ReleaseFiles } from './release-files.ts';
import { recordReports } from './reports.ts';
import { recordTraces } from './traces.ts';

/** Where pages send their reports, unless the operator has a collector elsewhere. */
const TELEMETRY = '/telemetry';
/** The largest batch, in bytes. */
const BODY_LIMIT = 32 * 1024;

/**
 * Takes what pages report of the app's releases. Anybody may send: nothing is kept but counts of names from closed lists or of a strict
 * shape, of versions that are or were live here, of their routes and places in their files, and no row says who sent it.
 */
export function routeTelemetry(
  app: FastifyInstance,
  services: {
    database: Database;
    clock: Clock;
    limiter: RateLimiter;
    live: () => Promise<LiveApps>;
    releaseFiles: Pick<ReleaseFiles, 'hasFileOf'>;
  },
): void {
  const { database, clock, limiter, live, releaseFiles } = services;
  const knownVersions = createKnownVersions(database, live, clock);
  app.post(TELEMETRY, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    const address = networkOf(request.ip);
    await limiter.take('reportsPerAddress', address);
    const batch = z.safeParse(telemetryBatch, request.body);
    if (!batch.success) throw new Refusal(422, 'This is not a batch of reports.');
    const { reports, dropped } = batch.data;
    if (dropped > 0) request.log.info({ dropped }, 'a page lost reports');
    const isKnown = await knownVersions();
    const ours = reports.filter(({ remote, version }) => isKnown(remote, version));
    if (ours.length < reports.length) {
      request.log.info({ reports: reports.length - ours.length }, 'reports of versions that were not live here');
    }
    const mayAdd = () => isWithin(limiter, address);
    const now = clock();
    await recordReports(database, ours, now, mayAdd);
    // The store is asked for files of known versions alone.
    const hasFileOf = async (frame: string) => isKnown(...releaseOf(frame)) && releaseFiles.hasFileOf(frame);
    await recordTraces(database, ours, { now, mayAdd, known: { isRoute: routesOf(await live()), hasFileOf } });
    return reply.code(204).send();
  });
}

/** The app and the version whose file a frame is in. */
function releaseOf(frame: string): readonly [remote: string, version: string] {
  const [remote = '', version = ''] = frame.split('/');
  return [remote, version];
}

/** Whether a path is one of a live app's routes. */
function routesOf({ shell, remotes }: LiveApps): (path: string) => boolean {
  const routes = [...(shell?.manifest.routes ?? []), ...remotes.flatMap(({ release }) => release.routes)];
  const paths = new Set<string>(routes.map(({ path }) => path));
  return (path) => paths.has(path);
}

/** Whether an address may bring one more name; what it may not is left uncounted, and the rest of its batch counts. */
async function isWithin(limiter: RateLimiter, address: string): Promise<boolean> {
  try {
    await limiter.take('newNamesPerAddress', address);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
