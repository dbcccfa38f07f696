import { type Call, type CallHost, calls } from '@pavilion/api-client/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Session, Sessions } from '../accounts/sessions.ts';
import type { CallContext, Handler, Handlers } from './handler.ts';
import { Refusal, unauthorised } from './refusal.ts';

/** Where each host of the wire stands on this server. */
export const BASES: Readonly<Record<CallHost, string>> = { api: '/api', sports: '/sports-api', lobby: '/lobby-api' };

/** Routes every call of the wire to its handler: decoded by its schema on the way in, encoded by it on the way out. */
export function routeCalls(app: FastifyInstance, sessions: Sessions, handlers: Handlers<typeof calls>): void {
  for (const [name, call] of Object.entries(calls) as [keyof typeof calls, Call][]) {
    const handler = handlers[name] as unknown as Handler<Call>;
    app.route({
      method: call.method,
      url: BASES[call.host] + call.path,
      handler: async (request, reply) => {
        const context = contextOf(request, call, await sessionOf(request, call, sessions));
        const said = await handler(
          decode(call, call.method === 'GET' ? request.query : (request.body ?? {})) as never,
          context,
        );
        reply.header('cache-control', 'no-store');
        return z.encode(call.response, { error: false, message: '', ...(said as object) } as never);
      },
    });
  }
}

async function sessionOf(request: FastifyRequest, call: Call, sessions: Sessions): Promise<Session | null> {
  if (call.auth === 'none') return null;
  const token = request.headers[call.auth];
  const session = typeof token === 'string' ? await sessions.find(token) : null;
  if (!session) throw unauthorised();
  return session;
}

function contextOf(request: FastifyRequest, call: Call, session: Session | null): CallContext {
  return {
    requestId: request.id,
    address: request.ip,
    get session() {
      if (!session) throw new Error(`The call ${call.name} has no session`);
      return session;
    },
  };
}

function decode(call: Call, value: unknown): unknown {
  const decoded = z.safeDecode(call.request, value as never);
  if (decoded.success) return decoded.data;
  const field = fieldOf(decoded.error.issues);
  throw new Refusal(422, field === undefined ? 'The request is not valid.' : `The field ${field} is not valid.`, field);
}

/** The first field at fault. Of a union's branches the one that comes closest is meant. */
function fieldOf(issues: readonly z.core.$ZodIssue[]): string | undefined {
  const [first] = issues;
  if (first?.code === 'invalid_union' && first.path.length === 0) {
    const [closest] = first.errors.toSorted((a, b) => a.length - b.length);
    return closest ? fieldOf(closest) : undefined;
  }
  return first?.path.join('.') || undefined;
}
