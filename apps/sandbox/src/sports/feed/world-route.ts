import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { Refusal } from '../../base/index.ts';
import { isFromThisMachine } from '../../server/index.ts';
import type { RunningFeed } from './run.ts';
import { worldChange } from './world-change.ts';

/** The address at which a test changes a frozen world. */
export const WORLD_PATH = '/sandbox/world';

/** `POST` changes the frozen world, for tests on this machine. The address does not exist unless the world is frozen. */
export function routeWorld(app: FastifyInstance, feed: Pick<RunningFeed, 'change' | 'clock'>): void {
  app.post(WORLD_PATH, async (request) => {
    if (!isFromThisMachine(request)) throw new Refusal(404, 'Not found');
    const change = z.safeParse(worldChange, request.body);
    if (!change.success) throw new Refusal(422, 'This is no change of the world.');
    if (!feed.change(change.data)) throw new Refusal(422, 'No such match is on.', 'match');
    return { clock: feed.clock() };
  });
}
