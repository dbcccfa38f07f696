import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { Refusal } from '../../base/index.ts';

/** Where faults are set, read and cleared. */
export const FAULTS_PATH = '/sandbox/faults';

/** What goes wrong on a path, how often, and in which way. The path is the whole one, without a query. */
const fault = z.intersection(
  z.object({
    path: z.string().check(z.startsWith('/'), z.maxLength(200)),
    method: z.optional(z.enum(['GET', 'POST'])),
    /** For so many requests; then all is well again. */
    times: z._default(z.int().check(z.minimum(1), z.maximum(10_000)), 1),
  }),
  z.discriminatedUnion('fault', [
    /** Nothing happens for so long. */
    z.object({ fault: z.literal('delay'), ms: z.int().check(z.minimum(1), z.maximum(60_000)) }),
    /** It is answered before anything is done. */
    z.object({ fault: z.literal('status'), status: z.int().check(z.minimum(500), z.maximum(599)) }),
    /** Everything is done, and the connection breaks in place of the answer. */
    z.object({ fault: z.literal('drop') }),
    /** Everything is done, and the answer is this text, said to be JSON. */
    z.object({ fault: z.literal('body'), body: z._default(z.string().check(z.maxLength(10_000)), '{"error":false,') }),
  ]),
);
type Fault = z.output<typeof fault>;

/**
 * Faults on demand, for tests alone: `POST` adds one, `GET` lists those that are still to come, `DELETE` forgets them all.
 * Without the option that asks for it none of this exists.
 */
export function routeFaults(app: FastifyInstance): void {
  let faults: { fault: Fault; left: number }[] = [];

  function take(request: FastifyRequest, ...kinds: Fault['fault'][]): Fault | undefined {
    const path = request.url.split('?', 1)[0];
    const due = faults.find(
      ({ fault }) =>
        fault.path === path && kinds.includes(fault.fault) && (fault.method ?? request.method) === request.method,
    );
    if (!due) return undefined;
    due.left -= 1;
    if (due.left === 0) faults = faults.filter((one) => one !== due);
    return due.fault;
  }

  app.addHook('onRequest', async (request) => {
    const due = take(request, 'delay', 'status');
    if (due?.fault === 'delay') await wait(due.ms, undefined, { ref: false });
    if (due?.fault === 'status') throw new Refusal(due.status, 'Something went wrong');
  });
  // The handler is through by now, and what it did is committed.
  app.addHook('onSend', async (request, reply, payload) => {
    const due = take(request, 'drop', 'body');
    if (due?.fault === 'drop') {
      reply.hijack();
      request.raw.destroy();
      reply.raw.destroy();
    }
    if (due?.fault !== 'body') return payload;
    reply.header('content-type', 'application/json; charset=utf-8').removeHeader('content-length');
    return due.body;
  });

  app.post(FAULTS_PATH, async ({ body }) => {
    const input = z.safeParse(fault, body);
    if (!input.success) {
      const field = input.error.issues[0]?.path.join('.');
      throw new Refusal(422, `The field ${field} is not valid.`, field);
    }
    faults.push({ fault: input.data, left: input.data.times });
    return { faults: faults.length };
  });
  app.get(FAULTS_PATH, async () => ({ faults: faults.map(({ fault, left }) => ({ ...fault, times: left })) }));
  app.delete(FAULTS_PATH, async () => {
    faults = [];
    return { faults: 0 };
  });
}
