import { telemetryBatch } from '@pavilion/api-client/wire';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { type Clock, Refusal } from '../../base/index.ts';
import type { Database } from '../../store/index.ts';
import type { RateLimiter } from '../http/rate-limit.ts';
import { recordReports } from './reports.ts';

/** Where pages send their reports, unless the operator has a collector elsewhere. */
const TELEMETRY = '/telemetry';
/** The largest batch, in bytes. */
const BODY_LIMIT = 16 * 1024;

/**
 * Takes what pages report of the app's releases. Anybody may send: nothing is kept but counts of names from closed lists or of a strict
 * shape, and no row says who sent it.
 */
export function routeTelemetry(
  app: FastifyInstance,
  { database, clock, limiter }: { database: Database; clock: Clock; limiter: RateLimiter },
): void {
  app.post(TELEMETRY, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    await limiter.take('reportsPerAddress', request.ip);
    const batch = z.safeParse(telemetryBatch, request.body);
    if (!batch.success) throw new Refusal(422, 'This is not a batch of reports.');
    const { reports, dropped } = batch.data;
    if (dropped > 0) request.log.info({ dropped }, 'a page lost reports');
    await recordReports(database, reports, clock());
    return reply.code(204).send();
  });
}
