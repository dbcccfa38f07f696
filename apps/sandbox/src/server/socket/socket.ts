import type { IncomingHttpHeaders } from 'node:http';
import { type ServerEvents, SOCKET_PATH } from '@pavilion/api-client/wire';
import type { FastifyInstance } from 'fastify';
import { Server } from 'socket.io';
import { createLine } from '../../base/index.ts';
import { DEFAULT_TIMEOUTS, type Timeouts } from '../http/timeouts.ts';
import { CROWDED, createAdmission } from './admission.ts';
import type { Connection } from './connection.ts';
import { eventHandler } from './events.ts';
import { createGate, type Gate, type GateOptions } from './gate.ts';
import type { SocketLimits } from './limits.ts';
import { type PlayerSocket, roomOf, type SocketServices } from './player-socket.ts';
import { LARGEST_MESSAGE, refuseOddRequests } from './polling.ts';
import { pushChanges, signedInSockets } from './pushes.ts';

/** Every connected socket of this process. */
interface Sockets {
  close(): Promise<void>;
}

/** socket.io on the app's server, and who stands at its door. */
export interface SocketServer {
  readonly io: Server;
  readonly gate: Gate;
  readonly limits: SocketLimits;
}

/** How often sessions that ran out are looked for, ms. */
const SWEEP = 30_000;
/** How many of the database's connections sockets take at the same time: the others are for calls. */
const READS_AT_ONCE = 4;

/** socket.io on the app's server, with nobody in it yet. */
export function createSocketServer(
  app: FastifyInstance,
  { timeouts = DEFAULT_TIMEOUTS, ...options }: GateOptions & { readonly timeouts?: Timeouts | undefined },
): SocketServer {
  const gate = createGate(options);
  const io = new Server(app.server, {
    path: SOCKET_PATH,
    serveClient: false,
    maxHttpBufferSize: LARGEST_MESSAGE,
    connectTimeout: timeouts.enter,
    pingInterval: 20_000,
    pingTimeout: 20_000,
    // Only of what opens a connection: without a session of engine.io's.
    allowRequest: (request, decide) => (gate.mayOpen(request) ? decide(null, true) : decide(CROWDED, false)),
  });
  io.engine.use(refuseOddRequests);
  return { io, gate, limits: options.limits };
}

/**
 * The realtime connection of spec §7. Anybody may follow the odds; whoever sends a token has to have a session, and is cut off
 * when it ends. A player's sockets hear of every change of their account and of every notice, whichever process wrote it.
 */
export async function attachSocket(
  app: FastifyInstance,
  { io, gate, limits }: SocketServer,
  services: SocketServices,
): Promise<Sockets> {
  const shared = { ...services, io, gate, limits, log: app.log, inLine: createLine({ running: READS_AT_ONCE }) };
  const cameBy = new WeakMap<Connection, IncomingHttpHeaders>();
  io.engine.on('connection', (connection: Connection) => {
    // Before the gate forgets the request.
    if (connection.request) cameBy.set(connection, headersNeeded(connection.request.headers, services.countryHeader));
    gate.watch(connection);
  });
  gate.onFlood((socket) => {
    if (!socket.connected) return;
    socket.emit('sub:notification_toast', FLOOD);
    socket.disconnect();
  });
  const admission = createAdmission({ ...shared, cameBy });
  io.use((socket, next) => admission(socket as PlayerSocket, next));
  const answerEvents = eventHandler(shared);
  io.on('connection', (socket: PlayerSocket) => {
    const { session } = socket.data;
    // The room of its own that every socket is in: nobody writes to one socket by its id, and a room is kept for each.
    void socket.leave(socket.id);
    if (session) void socket.join([roomOf.player(session.player), roomOf.session(session.id), roomOf.everybody]);
    answerEvents(socket);
  });
  await pushChanges(shared);
  const sweep = setInterval(() => {
    const now = services.clock();
    for (const { socket, session } of signedInSockets(io))
      if (session.expiresAt <= now.getTime()) socket.disconnect(true);
    gate.sweep();
  }, SWEEP);

  return {
    async close() {
      clearInterval(sweep);
      io.local.disconnectSockets(true);
      await io.close();
    },
  };
}

/** Of the headers that a connection was opened with, those that say whose site it is for, and where it is from. */
const headersNeeded = (
  { host, origin, ...others }: IncomingHttpHeaders,
  countryHeader: string | undefined,
): IncomingHttpHeaders => ({ host, origin, ...(countryHeader ? { [countryHeader]: others[countryHeader] } : {}) });

/** What a client hears before it is cut off because it sends too much. It comes back by itself. */
const FLOOD: ServerEvents['sub:notification_toast']['_zod']['output'] = {
  title: 'Too many requests',
  message: 'Your connection was closed. It opens again in a moment.',
  status: 'error',
};
