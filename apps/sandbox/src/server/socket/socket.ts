import {
  type ClientEvents,
  clientEvents,
  type Match,
  type Notification,
  type OddsChannel,
  type OddsDelta,
  type ServerEvents,
  SOCKET_PATH,
  serverEvents,
  wallet,
} from '@pavilion/api-client/wire';
import type { FastifyInstance } from 'fastify';
import { Server, type Socket } from 'socket.io';
import * as z from 'zod/mini';
import type { Clock } from '../../base/index.ts';
import { type Database, type Queryable, walletOf } from '../../store/index.ts';
import type { Session, SessionCheck } from '../http/session.ts';

export interface SocketServices {
  readonly database: Database;
  readonly sessions: SessionCheck;
  readonly feed: OddsSource;
  readonly notices: Notices;
  readonly clock: Clock;
}

/** Where the odds of a channel come from: an image of it as it stands, and each change after it. */
interface OddsSource {
  image(channel: OddsChannel): { readonly clock: number; readonly matches: Match[] };
  onDelta(heard: (delta: OddsDelta) => void): void;
}

/** What players are notified of. */
interface Notices {
  /** Reads a payload of the database's `notification` channel. */
  announced(payload: string): { readonly id: number; readonly player: number | 'everybody' };
  noticeOf(database: Queryable, id: number): Promise<Pick<Notification, 'title' | 'message' | 'status'> | undefined>;
}

/** Every connected socket of this process. */
export interface Sockets {
  close(): Promise<void>;
}

type Reply<E extends keyof ClientEvents> = z.output<ClientEvents[E]['reply']>;
type Answers = {
  readonly [E in keyof ClientEvents]: (
    payload: z.output<ClientEvents[E]['payload']>,
    socket: PlayerSocket,
  ) => Promise<Reply<E>> | Reply<E>;
};
type PlayerSocket = Socket<
  Record<string, (...args: unknown[]) => void>,
  Record<string, (payload: unknown) => void>,
  Record<string, never>,
  { session: Session | null }
>;

const SESSION_OVER = 'Your session has ended. Log in again.';
/** The largest message a client may send: its events are small. */
const LARGEST_MESSAGE = 16 * 1024;
/** How often sessions that ran out are looked for, ms. */
const SWEEP = 30_000;

const roomOf = {
  player: (id: number | string) => `player:${id}`,
  session: (id: number | string) => `session:${id}`,
  odds: (channel: string) => `odds:${channel}`,
  everybody: 'players',
};

/** socket.io on the app's server, with nobody in it yet. */
export function createSocketServer(app: FastifyInstance): Server {
  return new Server(app.server, {
    path: SOCKET_PATH,
    serveClient: false,
    maxHttpBufferSize: LARGEST_MESSAGE,
    pingInterval: 20_000,
    pingTimeout: 20_000,
  });
}

/**
 * The realtime connection of spec §7. Anybody may follow the odds; whoever sends a token has to have a session, and is cut off
 * when it ends. A player's sockets hear of every change of their account and of every notice, whichever process wrote it.
 */
export async function attachSocket(
  app: FastifyInstance,
  io: Server,
  { database, sessions, feed, notices, clock }: SocketServices,
): Promise<Sockets> {
  // To this process' sockets alone: every process hears for itself of what its sockets are told.
  const emit = <E extends keyof ServerEvents>(room: string, event: E, payload: z.output<ServerEvents[E]>) =>
    io.local.to(room).emit(event, z.encode(serverEvents[event] as z.ZodMiniType, payload));

  io.use((socket, next) => {
    admit(socket as PlayerSocket, sessions).then(
      () => next(),
      (error) => next(error),
    );
  });

  const answers: Answers = {
    session_check: async (_, socket) =>
      (await standing(socket)) ? { status: 'success' } : { status: 'failed', message: SESSION_OVER },
    'get:balance': async (_, socket) => {
      const session = await standing(socket);
      return session
        ? { status: 'success', ...(await walletOf(database, session.player)) }
        : { status: 'failed', message: SESSION_OVER };
    },
    'odds:subscribe': async ({ channel }, socket) => {
      // Joined before the image is taken, in one breath: no delta falls between them.
      await socket.join(roomOf.odds(channel));
      return { status: 'success', ...feed.image(channel) };
    },
    'odds:unsubscribe': async ({ channel }, socket) => {
      await socket.leave(roomOf.odds(channel));
      return { status: 'success' };
    },
  };
  const standing = async ({ data: { session } }: PlayerSocket) =>
    session && (await sessions.stands(session)) ? session : null;

  io.on('connection', (connected) => {
    const socket = connected as PlayerSocket;
    const { session } = socket.data;
    if (session) void socket.join([roomOf.player(session.player), roomOf.session(session.id), roomOf.everybody]);
    for (const event of Object.keys(answers) as (keyof ClientEvents)[]) {
      socket.on(event, (...args) => {
        const acknowledge = args.at(-1);
        if (typeof acknowledge !== 'function') return;
        const payload = args.length > 1 ? args[0] : {};
        answer(event, payload, socket).then(
          (reply) => acknowledge(reply),
          (error) => {
            app.log.error({ err: error, event }, 'socket event failed');
            acknowledge({ status: 'failed', message: 'Something went wrong' });
          },
        );
      });
    }
  });

  async function answer<E extends keyof ClientEvents>(
    event: E,
    payload: unknown,
    socket: PlayerSocket,
  ): Promise<unknown> {
    const { payload: shape, reply } = clientEvents[event];
    const decoded = z.safeDecode(shape as z.ZodMiniType, payload ?? {});
    if (!decoded.success) return { status: 'failed', message: 'The request is not valid.' };
    const answering = answers[event] as (payload: unknown, socket: PlayerSocket) => Promise<Reply<E>>;
    return z.encode(reply as z.ZodMiniType, await answering(decoded.data, socket));
  }

  const tellBalance = (player: number | string) => {
    if (!io.sockets.adapter.rooms.has(roomOf.player(player))) return;
    walletOf(database, Number(player)).then(
      (balances) => emit(roomOf.player(player), 'update_balance', z.encode(wallet, balances)),
      (error) => app.log.error({ err: error }, 'a balance was not sent'),
    );
  };
  const signedIn = () =>
    ([...io.sockets.sockets.values()] as unknown as PlayerSocket[]).flatMap((socket) =>
      socket.data.session ? [{ socket, session: socket.data.session }] : [],
    );
  await database.listen('balance', tellBalance, () => {
    for (const player of new Set(signedIn().map(({ session }) => session.player))) tellBalance(player);
  });
  await database.listen('notification', (payload) => {
    const { id, player } = notices.announced(payload);
    const room = player === 'everybody' ? roomOf.everybody : roomOf.player(player);
    if (!io.sockets.adapter.rooms.has(room)) return;
    notices.noticeOf(database, id).then(
      (notice) => notice && emit(room, 'sub:notification_toast', notice),
      (error) => app.log.error({ err: error }, 'a notification was not sent'),
    );
  });
  await database.listen('session_refresh', (player) => emit(roomOf.player(player), 'session_refresh', {}));
  await database.listen('organisation', () => io.local.emit('organisation_refresh', {}));
  const cut = (id: number | string) => io.local.in(roomOf.session(id)).disconnectSockets(true);
  await database.listen('session', cut, () => {
    for (const { session } of signedIn()) {
      sessions.stands(session).then(
        (stands) => stands || cut(session.id),
        (error) => app.log.error({ err: error }, 'a session was not checked'),
      );
    }
  });
  feed.onDelta((delta) => emit(roomOf.odds(delta.channel), 'odds:delta', delta));
  const sweep = setInterval(() => {
    const now = clock();
    for (const { socket, session } of signedIn()) if (session.expiresAt <= now) socket.disconnect(true);
  }, SWEEP);

  return {
    async close() {
      clearInterval(sweep);
      io.local.disconnectSockets(true);
      await io.close();
    },
  };
}

/** Lets a socket in: without a token as a visitor, with one only while its session stands. */
async function admit(socket: PlayerSocket, sessions: SessionCheck): Promise<void> {
  const token: unknown = socket.handshake.auth.token;
  const isVisitor = token === undefined || token === null || token === '';
  const session = typeof token === 'string' && !isVisitor ? await sessions.find(token) : null;
  if (!isVisitor && !session) throw Object.assign(new Error(SESSION_OVER), { data: { type: 'SessionError' } });
  socket.data.session = session;
}
