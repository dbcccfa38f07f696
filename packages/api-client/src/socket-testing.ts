import { once } from 'node:events';
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server, type ServerOptions, type Socket as ServerSocket } from 'socket.io';
import type { PlayerSocket, SocketStatus } from './player-socket.ts';
import { createPlayerSocket } from './socket.ts';
import { SOCKET_PATH } from './wire/index.ts';

/** An operator's socket server on a real connection, for one test. */
export interface Operator {
  readonly io: Server;
  readonly address: string;
  readonly sockets: ServerSocket[];
}

const closing: (() => unknown)[] = [];
afterEach(async () => {
  jest.restoreAllMocks();
  for (const close of closing.splice(0).reverse()) await close();
});

export async function operator(options: Partial<ServerOptions> = {}, port = 0): Promise<Operator> {
  const http: HttpServer = createServer();
  const io = new Server(http, { path: SOCKET_PATH, ...options });
  const sockets: ServerSocket[] = [];
  io.on('connection', (socket) => sockets.push(socket));
  await once(http.listen(port, '127.0.0.1'), 'listening');
  closing.push(() => io.close());
  return { io, sockets, address: `http://127.0.0.1:${(http.address() as AddressInfo).port}` };
}

export const onSessionError = jest.fn();
export const onRefused = jest.fn();
export const onInvalid = jest.fn();
export const onLeftOut = jest.fn();
export function player(host: string, token: () => string | null = () => 'token-1'): PlayerSocket {
  const socket = createPlayerSocket({ host, token, onSessionError, onRefused, onInvalid, onLeftOut });
  closing.push(() => socket.disconnect());
  return socket;
}

/** Waits until the socket stands at `status`. */
export function reached(socket: PlayerSocket, status: SocketStatus): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (socket.status() !== status) return;
      stop();
      resolve();
    };
    const stop = socket.onStatus(check);
    check();
  });
}

/** A player who is connected to an operator. */
export async function connected(): Promise<{ server: Operator; socket: PlayerSocket }> {
  const server = await operator();
  const socket = player(server.address);
  socket.connect();
  await reached(socket, 'open');
  return { server, socket };
}
