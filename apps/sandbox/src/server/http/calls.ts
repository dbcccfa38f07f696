import { type Call, type CallHost, calls, isPlay, type MoneyCall } from '@pavilion/api-client/wire';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type Clock, codeOf, Refusal, unauthorised } from '../../base/index.ts';
import type { Database, Vault } from '../../store/index.ts';
import { countryOf } from './country.ts';
import { readForm } from './form.ts';
import type { CallContext, Handler, Handlers, MoneyContext } from './handler.ts';
import { networkOf } from './network.ts';
import { answerOf, once, requestHash } from './once.ts';
import { type HostedOrganisation, notHere, type Organisations, organisationOf } from './organisations.ts';
import { createPlayerLines, LOOK_LINE, type PlayerLines } from './player-lines.ts';
import { refuseOldReference } from './reference-age.ts';
import type { CallRefusal, LimitRefusal, PlayWatch, Session, SessionCheck } from './session.ts';
import { pageOf, siteOf } from './site.ts';

/** Where each host of the wire stands on this server. */
export const BASES: Readonly<Record<CallHost, string>> = {
  api: '/api',
  sports: '/sports-api',
  lobby: '/lobby-api',
  tv: '/tv-api',
};

/** What is answered where the organisation does not operate, too: who it is, and that it does not; and whoever was let in elsewhere may go. */
const EVERYWHERE: ReadonlySet<string> = new Set<keyof typeof calls>(['getAppDetails', 'signOut']);

export interface RouteServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly sessions: SessionCheck;
  readonly organisations: Organisations;
  readonly callRefusal: CallRefusal;
  readonly limitRefusal: LimitRefusal;
  readonly playTime: PlayWatch;
  readonly vault: Pick<Vault, 'fingerprint'>;
  /** The header in which the edge in front of this server says where a request is from. */
  readonly countryHeader?: string | undefined;
}

/** Routes every call of the wire to its handler: decoded by its schema on the way in, encoded by it on the way out. */
export function routeCalls(app: FastifyInstance, services: RouteServices, handlers: Handlers<typeof calls>): void {
  const inTurn = createPlayerLines();
  const looking = createPlayerLines(LOOK_LINE);
  for (const [name, call] of Object.entries(calls) as [keyof typeof calls, Call][]) {
    const handler = handlers[name] as unknown as Handler<Call> | Handler<MoneyCall>;
    app.route({
      method: call.method,
      url: BASES[call.host] + call.path,
      handler: async (request, reply) => {
        const organisation = await organisationOf(services.organisations, request.headers);
        const country = countryOf(request, services.countryHeader);
        if (!EVERYWHERE.has(name) && !organisation.operatesIn(country)) throw notHere();
        const session = await sessionOf(request, call, services.sessions, organisation);
        const context = contextOf(request, { organisation, country }, call, session);
        const input = decode(call, await inputOf(request, call));
        const refusalOf = (of: Session) => services.callRefusal(of.restrictions, name, services.clock());
        const refusal = session && (refusalOf(session) ?? (await overtime(services, session, call)));
        const encode = (output: unknown) =>
          z.encode(call.response, { error: false, message: '', ...(output as object) } as never);
        if (refusal && !call.once) throw refusal;
        const look = async () => (handler as Handler<Exclude<Call, MoneyCall>>)(input as never, context);
        const answer = call.once
          ? await answerOnce({ ...services, inTurn }, call, handler as Handler<MoneyCall>, {
              input,
              context,
              encode,
              refusal,
              refusalNow: async () =>
                refusalOf((await sessionOf(request, call, services.sessions, organisation)) as Session),
            })
          : encode(await (session ? looking(session.player, look) : look()));
        reply.header('cache-control', 'no-store');
        return answer;
      },
    });
  }
}

/**
 * Why a player whose time has just run out may not make a call, where it is one that they may not make then. Whoever only waits for a
 * deposit, or reads how long they have played, doesn't play.
 */
async function overtime(
  { playTime, callRefusal, clock }: RouteServices,
  { player, restrictions }: Session,
  call: Call,
): Promise<Refusal | null> {
  // Nor does who may not.
  if (!isPlay(call) || callRefusal(restrictions, 'placeBet', clock())) return null;
  const over = await playTime.note(player);
  return over && callRefusal({ break: null }, call.name, clock()) ? over : null;
}

interface MoneyRequest {
  readonly input: unknown;
  readonly context: CallContext;
  readonly encode: (output: unknown) => unknown;
  /** Why the player may not make this call now, as they stand: what they did before it has its answer all the same. */
  readonly refusal: Refusal | null;
  /** The same as they stand by now: while the request waited for its turn they may have been kept from it. */
  refusalNow(): Promise<Refusal | null>;
}

/** What the database says where a player may not do what it was to write. */
const RESTRICTED = 'PVST1';

/** Does what a call that moves money asks for, once for each reference of its player, and returns the encoded answer. */
async function answerOnce(
  { database, clock, vault, inTurn, limitRefusal }: RouteServices & { readonly inTurn: PlayerLines },
  { name }: Call,
  handler: Handler<MoneyCall>,
  { input, context, encode, refusal, refusalNow }: MoneyRequest,
): Promise<unknown> {
  const hash = requestHash(vault, name, input);
  const request = { player: context.session.player, clientRef: clientRefOf(input), call: name, hash };
  refuseOldReference(request.clientRef, clock());
  if (refusal) {
    const known = await answerOf(database, request, hash);
    if (!known) throw refusal;
    return known.answer;
  }
  const work = () =>
    'single' in handler
      ? handler.single(input as never, context, { call: name, hash, encode })
      : once(database, clock, request, async (tx) =>
          encode(await handler(input as never, withTransaction(context, tx))),
        );
  try {
    return await ('single' in handler && handler.isBesideLine ? work() : inTurn(request.player, work));
  } catch (error) {
    const passed = limitRefusal(error);
    if (passed) throw passed;
    if (codeOf(error) !== RESTRICTED) throw error;
    throw (await refusalNow()) ?? error;
  }
}

function inputOf(request: FastifyRequest, call: Call): unknown {
  if (call.method === 'GET') return request.query;
  return call.body === 'form' ? readForm(request) : (request.body ?? {});
}

const clientRefOf = (input: unknown) => (input as { clientRef: string }).clientRef;

async function sessionOf(
  request: FastifyRequest,
  call: Call,
  sessions: SessionCheck,
  organisation: HostedOrganisation,
): Promise<Session | null> {
  if (call.auth === 'none') return null;
  const token = request.headers[call.auth];
  if (token === undefined && call.visitors) return null;
  const session = typeof token === 'string' ? await sessions.find(token) : null;
  if (session?.organisation !== organisation.code) throw unauthorised();
  return session;
}

function contextOf(
  request: FastifyRequest,
  whereabouts: Pick<CallContext, 'organisation' | 'country'>,
  call: Call,
  session: Session | null,
): CallContext {
  return {
    requestId: request.id,
    address: networkOf(request.ip),
    userAgent: request.headers['user-agent'] ?? '',
    site: siteOf(request),
    page: pageOf(request, whereabouts.organisation.hosts),
    ...whereabouts,
    player: session?.player ?? null,
    get session() {
      if (!session) throw new Error(`The call ${call.name} has no session`);
      return session;
    },
  };
}

const withTransaction = (context: CallContext, tx: MoneyContext['tx']): MoneyContext => ({
  requestId: context.requestId,
  address: context.address,
  userAgent: context.userAgent,
  site: context.site,
  page: context.page,
  organisation: context.organisation,
  country: context.country,
  session: context.session,
  player: context.player,
  tx,
});

function decode(call: Call, value: unknown): unknown {
  const decoded = z.safeDecode(call.request, value as never);
  if (decoded.success) return decoded.data;
  const field = fieldOf(decoded.error.issues, value);
  throw new Refusal(422, field === undefined ? 'The request is not valid.' : `The field ${field} is not valid.`, field);
}

/** The first field at fault. Of a union's branches the one that comes closest is meant: with the fewest fields missing, or wrong. */
function fieldOf(issues: readonly z.core.$ZodIssue[], value: unknown): string | undefined {
  const [first] = issues;
  if (first?.code === 'invalid_union' && first.path.length === 0) {
    const missing = (branch: readonly z.core.$ZodIssue[]) =>
      branch.filter(({ path: [key] }) => key !== undefined && !Object.hasOwn(Object(value), key)).length;
    const [closest] = first.errors.toSorted((a, b) => missing(a) - missing(b) || a.length - b.length);
    return closest ? fieldOf(closest, value) : undefined;
  }
  return first?.path.join('.') || undefined;
}
