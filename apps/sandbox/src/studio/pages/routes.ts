import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type Clock, Refusal } from '../../base/index.ts';
import { failureOf, logFailure, networkOf, type RateLimiter, sendFramedPage } from '../../server/index.ts';
import type { Database, Vault } from '../../store/index.ts';
import { historyOf } from '../rounds/history.ts';
import { beginRound, moveIn, openRound, placeOf, type RoundServices } from '../rounds/rounds.ts';
import { CLIENT_SEED, changeSeeds, seedsInUse, seenSeeds } from '../rounds/seeds.ts';
import { openSession, type StudioSession } from '../sessions/sessions.ts';
import type { Sessions } from '../sessions/standing.ts';
import { tableBodies, tableCalls } from '../tables/calls.ts';
import { chainToSalt, saltChains } from '../tables/chains.ts';
import { tableEngineOf } from '../tables/engine-list.ts';
import { openTableSocket, type Seated } from '../tables/socket.ts';
import type { Tables } from '../tables/tables.ts';
import type { TicketServices } from '../tables/tickets.ts';
import { titleOf } from '../titles/titles.ts';
import type { Wallet } from '../wallet/client.ts';
import { routeGameAssets } from './assets.ts';
import { builtGames } from './bundle.ts';
import { gameDocument, verifyDocument } from './page.ts';

export interface PageServices extends RoundServices, TicketServices {
  readonly database: Database;
  readonly vault: Vault;
  readonly clock: Clock;
  readonly wallet: Wallet;
  readonly limiter: RateLimiter;
  readonly tables: Tables;
  readonly sessions: Sessions;
  readonly seated: Seated;
  /** Where the games' pages were built; without it none of them opens. */
  readonly gamesFolder?: string | undefined;
  /** The page that says that this address opens nothing any more. */
  readonly closedPage: () => string;
  /** What the operator's lobby shows as it reads the tables, so that their rounds run for it. */
  readonly lobbyKey: string;
  /** The proxies that are believed about where a connection came from. */
  readonly proxies?: string | undefined;
}

/** The largest body of a call, bytes. */
const LARGEST = 4096;
const CALLS = '/play/api';
/** The header by which the operator's lobby is known. */
export const LOBBY_KEY = 'x-lobby-key';

/** What a lobby's ticket looks like, and the code of a game. */
const TICKET = /^[\w-]{43}$/;
const GAME = /^[\w-]{1,40}$/;

/** The calls of a game's page, each with its body. */
const bodies = {
  /** What the page shows as it opens: the balance, the seeds, and a round that was left open. */
  state: z.strictObject({}),
  bet: z.strictObject({ ref: z.string().check(z.regex(/^[\w-]{16,40}$/)), bet: z.unknown() }),
  move: z.strictObject({
    round: z.string().check(z.regex(/^[\w-]{20}$/)),
    at: z.int().check(z.minimum(0), z.maximum(1000)),
    move: z.unknown(),
  }),
  /** Reveals the seeds in use and begins others. */
  seeds: z.strictObject({ client: z.string().check(z.regex(CLIENT_SEED)) }),
  /** The latest rounds, with what each can be verified by. */
  rounds: z.strictObject({}),
  /** What the player can play with. */
  balance: z.strictObject({}),
  ...tableBodies,
} as const;
/** Those of games whose rounds are a player's own. */
const OWN = ['state', 'bet', 'move', 'seeds', 'rounds'] as const;
type Name = keyof typeof bodies;
type Calls = {
  readonly [Call in Name]: (
    session: StudioSession,
    body: z.output<(typeof bodies)[Call]>,
    arrivedAt: Date,
  ) => Promise<object>;
};

/** Where games open that play, and what their pages call: on the games' origin, each call with the token that the page was opened with. */
export function routeStudio(games: FastifyInstance, services: PageServices): void {
  openTableSocket(games, services);
  games.addHook('onClose', () => services.tables.close());
  games.register(async (studio) => {
    studio.setErrorHandler<FastifyError | Refusal>(answerFailure);
    studio.get('/play/tables', async (request, reply) => {
      await services.limiter.take('tableListsPerAddress', networkOf(request.ip));
      const isOperators = isSecret(request.headers[LOBBY_KEY], services.lobbyKey);
      return reply.header('cache-control', 'no-store').send({ tables: await services.tables.listed(isOperators) });
    });
    routeOpening(studio, services);
    routeVerify(studio, services);
    routeGameAssets(studio, services.gamesFolder);
    const calls = callsOf(services);
    for (const name of Object.keys(bodies) as Name[]) {
      const call = calls[name] as (session: StudioSession, body: unknown, arrivedAt: Date) => Promise<object>;
      studio.post(`${CALLS}/${name}`, { bodyLimit: LARGEST }, async (request, reply) => {
        const arrivedAt = services.clock();
        const session = await services.sessions.find(bearerOf(request));
        await services.limiter.take('gameCallsPerSession', String(session.id));
        await services.limiter.take('gameCallsPerPlayer', `${session.title.provider}:${session.player}`);
        await services.sessions.hold(session);
        refuseOwnAtTable(name, session);
        const read = bodies[name].safeParse(request.body);
        if (!read.success)
          throw new Refusal(422, 'This call can’t be read.', String(read.error.issues[0]?.path[0] ?? ''));
        return reply.header('cache-control', 'no-store').send(await call(session, read.data, arrivedAt));
      });
    }
  });
}

/** Throws a `Refusal` for a call about a player's own round where rounds are for everyone. */
function refuseOwnAtTable(name: Name, { title }: StudioSession): void {
  if (OWN.some((own) => own === name) && tableEngineOf(title.engine)) {
    throw new Refusal(404, 'This game’s rounds are for everyone.', 'game');
  }
}

/** Opens a game with the lobby's ticket, which is used up by it. */
function routeOpening(studio: FastifyInstance, services: PageServices): void {
  const { database, closedPage } = services;
  const bundleOf = builtGames(services.gamesFolder);
  studio.get<{ Params: { game: string }; Querystring: { ticket?: string } }>('/play/:game', async (request, reply) => {
    const { game } = request.params;
    const ticket = String(request.query.ticket ?? '');
    // What is no ticket, or no game, is not asked about.
    if (!TICKET.test(ticket) || !GAME.test(game)) return sendPage(reply, 410, closedPage(), ['*']);
    await services.limiter.take('gameOpeningsPerAddress', networkOf(request.ip));
    const title = await titleOf(database, game);
    const bundle = title && (await bundleOf(title.engine));
    // The operator draws the token after this: what it salts was made before.
    const chain = bundle && tableEngineOf(title.engine) ? await chainToSalt(services, game) : 0;
    const opened = bundle ? await openSession(services, title, ticket) : null;
    // Whoever has the frame hears that it opens nothing any more; the page knows nobody.
    if (!bundle || !opened) return sendPage(reply, 410, closedPage(), ['*']);
    const { token, walletToken, balance, framedBy } = opened;
    if (chain > 0) await saltChains(database, game, chain, walletToken);
    const { name, provider, engine, model, leastStake: least, mostStake: most, mostWin } = title;
    const opening = { token, game, name, provider, engine, model, balance, stakes: { least, most, mostWin } };
    return sendPage(reply, 200, gameDocument(opening, bundle), framedBy);
  });
}

/** Where any round is verified: no ticket, no player, nothing that anybody could not have. So any page may frame it, a game's sheet first. */
function routeVerify(studio: FastifyInstance, { gamesFolder, closedPage }: PageServices): void {
  const bundleOf = builtGames(gamesFolder);
  studio.get('/play/verify', async (_, reply) => {
    const bundle = await bundleOf('verify');
    if (!bundle) return sendPage(reply, 404, closedPage(), []);
    return sendPage(reply, 200, verifyDocument(bundle), ['*']);
  });
}

function callsOf(services: PageServices): Calls {
  const { database, clock, wallet } = services;
  return {
    async state(session) {
      const engine = services.engineOf(session.title);
      const place = placeOf(session);
      const reply = await wallet.call(place.provider, 'balance', { token: session.walletToken });
      const seeds = await database.transaction((tx) => seedsInUse(tx, place));
      return {
        balance: reply.kind === 'done' ? reply.balance : null,
        seeds: seenSeeds(seeds),
        round: await openRound(database, engine, place),
      };
    },
    bet: (session, body) => beginRound(services, session, { ref: body.ref, bet: body.bet }),
    move: (session, body) => moveIn(services, session, { round: body.round, at: body.at, move: body.move }),
    async seeds(session, { client }) {
      await services.limiter.take('seedChangesPerSession', String(session.id));
      const place = placeOf(session);
      const seeds = await database.transaction(async (tx) => {
        await changeSeeds(tx, place, client, clock());
        return seedsInUse(tx, place);
      });
      return { seeds: seenSeeds(seeds) };
    },
    async rounds(session) {
      return { rounds: await historyOf(services, placeOf(session)) };
    },
    async balance({ title, walletToken }) {
      const reply = await wallet.call(title.provider, 'balance', { token: walletToken });
      return { balance: reply.kind === 'done' ? reply.balance : null };
    },
    ...tableCalls(services),
  };
}

/** Whether a header tells a secret. */
function isSecret(header: string | readonly string[] | undefined, secret: string): boolean {
  const hashOf = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hashOf(String(header)), hashOf(secret));
}

/** The token of a page, as its calls show it. */
function bearerOf({ headers }: FastifyRequest): string {
  const [, token = ''] = /^Bearer ([\w-]{43})$/.exec(headers.authorization ?? '') ?? [];
  return token;
}

function answerFailure(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply) {
  const { status, message, field, retryAfter } = failureOf(error);
  logFailure(request.log, error, 'a call of a game failed');
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  return reply.code(status).header('cache-control', 'no-store').send({ message, field });
}

/** What a game's page may do besides: draw and sound what is its own, and call its own server. */
const POLICY = "img-src 'self' data:; connect-src 'self'; media-src 'self'; frame-src 'self'";

const sendPage = (reply: FastifyReply, status: number, page: string, framedBy: readonly string[]) =>
  sendFramedPage(reply, { status, page, framedBy, policy: POLICY });
