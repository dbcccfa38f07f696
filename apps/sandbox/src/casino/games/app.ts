import { randomBytes } from 'node:crypto';
import { type LobbyProduct, lobbyProducts } from '@pavilion/api-client/wire';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify';
import type { Clock } from '../../base/index.ts';
import { namesOf } from '../../players/index.ts';
import {
  DEFAULT_TIMEOUTS,
  failureOf,
  ownAssets,
  routeOwnAssets,
  sendFramedPage,
  serverTimeouts,
  type Timeouts,
} from '../../server/index.ts';
import { type Database, mappedTo } from '../../store/index.ts';
import { gameOf } from '../catalogue/played-game.ts';
import { type TakenTicket, takeTicket } from '../lobby/tickets.ts';
import { closedPage, gamePage, productPage } from './pages.ts';

interface GamesServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly logLevel: string;
  readonly timeouts?: Timeouts | undefined;
  /** The proxies that are believed about where a request came from. */
  readonly proxies?: string | undefined;
}

type Opened = { Params: { name: string }; Querystring: { ticket?: string } };

/**
 * The origin where games are played, apart from the app's: what runs in a game can't read the player's session. It opens to the
 * lobby's tickets only, and only inside the app.
 */
export function createGames({
  database,
  clock,
  logLevel,
  timeouts = DEFAULT_TIMEOUTS,
  proxies,
}: GamesServices): FastifyInstance {
  const games = Fastify({
    logger: logLevel === 'silent' ? false : { level: logLevel },
    genReqId: () => randomBytes(9).toString('base64url'),
    forceCloseConnections: true,
    trustProxy: proxies ?? false,
    ...serverTimeouts(timeouts),
    // A HEAD would use the ticket up.
    exposeHeadRoutes: false,
  });
  games.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'x-request-id': request.id, 'x-content-type-options': 'nosniff' });
  });
  routeOwnAssets(games, ownAssets(import.meta.url, 'games.css', 'language.js', 'ready.js', 'session-over.js'));

  /** Shows `page` where the ticket opens `target` now, and otherwise says what to do. */
  const open = async (
    reply: FastifyReply,
    target: string,
    ticket: unknown,
    page: (taken: { readonly firstName: string; readonly app: string }) => Promise<string | null>,
  ) => {
    const taken = await takeTicket(database, String(ticket ?? ''), target, clock());
    const shown = taken?.isOpen
      ? await page({ firstName: await firstNameOf(taken), app: taken.appOrigins[0] ?? '' })
      : null;
    return send(reply, shown === null ? 410 : 200, shown ?? closedPage(), taken?.appOrigins ?? []);
  };
  const firstNameOf = async ({ player }: TakenTicket) => {
    const name = mappedTo(await namesOf(database, [player]), player, `player ${player}`);
    return name.replace(/\s.*/s, '');
  };

  games.get<Opened>('/game/:name', ({ params: { name }, query }, reply) =>
    open(reply, `game/${name}`, query.ticket, async ({ firstName, app }) => {
      const game = await gameOf(database, name);
      return game?.isOn && !game.isMaintained ? gamePage(game, firstName, app) : null;
    }),
  );
  games.get<Opened>('/product/:name', ({ params: { name }, query }, reply) =>
    open(reply, `product/${name}`, query.ticket, async ({ firstName }) =>
      isProduct(name) ? productPage(name, firstName) : null,
    ),
  );
  games.setNotFoundHandler((_, reply) => send(reply, 404, closedPage(), []));
  games.setErrorHandler<FastifyError>((error, request, reply) => {
    const { status } = failureOf(error);
    if (status >= 500) request.log.error({ err: error }, 'a game was not shown');
    return send(reply, status, closedPage(), []);
  });
  return games;
}

const isProduct = (name: string): name is LobbyProduct => lobbyProducts.some((product) => product === name);

function send(reply: FastifyReply, status: number, page: string, framedBy: readonly string[]): FastifyReply {
  const pictures = framedBy.length === 0 ? "'none'" : framedBy.join(' ');
  return sendFramedPage(reply, { status, page, framedBy, policy: `img-src ${pictures}` });
}
