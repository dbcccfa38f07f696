import type { FastifyBaseLogger } from 'fastify';

/** Told of what failed and heals or is tried again by itself. */
export type OnTrouble = (error: unknown) => void;

/** How often the same trouble is said, ms: an outage would fill the log otherwise. */
const QUIET = 30_000;

/** Says each trouble in the log as a warning, the same one once in a while. */
export function createTroubleLog(log: Pick<FastifyBaseLogger, 'warn'>): OnTrouble {
  const reported = new Map<string, number>();
  return (error) => {
    const what = error instanceof Error ? error.message : String(error);
    const now = performance.now();
    if (now - (reported.get(what) ?? Number.NEGATIVE_INFINITY) < QUIET) return;
    if (reported.size > 100) reported.clear();
    reported.set(what, now);
    log.warn({ err: error }, 'something is away and waited for');
  };
}
