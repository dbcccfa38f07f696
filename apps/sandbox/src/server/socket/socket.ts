import { SOCKET_PATH } from '@pavilion/api-client/wire';
import type { FastifyInstance } from 'fastify';
import { Server } from 'socket.io';
import type { SessionCheck } from '../http/session.ts';
import { eventHandler } from './events.ts';
import { type PlayerSocket, roomOf, SESSION_OVER, type SocketServices } from './player-socket.ts';
import { pushChanges, signedInSockets } from './pushes.ts';

/** Every connected socket of this process. */
interface Sockets {
  close(): Promise<void>;
}

/** The largest message a client may send: its events are small. */
const LARGEST_MESSAGE = 16 * 1024;
/** How often sessions that ran out are looked for, ms. */
const SWEEP = 30_000;

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
export async function attachSocket(app: FastifyInstance, io: Server, services: SocketServices): Promise<Sockets> {
  io.use((socket, next) => {
    admit(socket as PlayerSocket, services.sessions).then(
      () => next(),
      (error) => next(error),
    );
  });
  const answerEvents = eventHandler(app.log, services);
  io.on('connection', (connected) => {
    const socket = connected as PlayerSocket;
    const { session } = socket.data;
    if (session) void socket.join([roomOf.player(session.player), roomOf.session(session.id), roomOf.everybody]);
    answerEvents(socket);
  });
  await pushChanges(app.log, io, services);
  const sweep = setInterval(() => {
    const now = services.clock();
    for (const { socket, session } of signedInSockets(io)) if (session.expiresAt <= now) socket.disconnect(true);
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
