import { io, type Socket } from 'socket.io-client';
import * as z from 'zod/mini';
import type { PlayerSocket, SocketFailure, SocketReply, SocketStatus } from './player-socket.ts';
import { ACK_TIMEOUT, clientEvents, SOCKET_PATH, serverEvents } from './wire/index.ts';

/** How long until the next attempt after a refusal that is not the session's, ms, give or take half. */
const REFUSED_DELAY = 1000;

export interface SocketOptions {
  readonly host: string;
  readonly token: () => string | null;
  /** The operator ended this session: its message, then sign-out (spec §8, SessionError). */
  readonly onSessionError: (message: string | undefined) => void;
  /** An event that is not what the wire promises: dropped, and told. */
  readonly onInvalid: (event: string, cause: unknown) => void;
}

/**
 * The realtime connection of spec §7 and §9: websocket, then polling; unlimited attempts, 1 s to 5 s apart, each with
 * half a second's jitter per second; connect limit 20 s; acknowledgement limit 1 s. A connect error that is not the session's
 * switches the transport for the next attempt.
 */
export function createPlayerSocket(options: SocketOptions): PlayerSocket {
  const socket: Socket = io(options.host, {
    path: SOCKET_PATH,
    transports: ['websocket', 'polling'],
    auth: (send) => send({ token: options.token() }),
    autoConnect: false,
    reconnectionDelay: 1000,
    reconnectionDelayMax: 5000,
    randomizationFactor: 0.5,
    reconnectionAttempts: Number.POSITIVE_INFINITY,
    timeout: 20_000,
  });
  let status: SocketStatus = 'closed';
  const watchers = new Set<() => void>();
  const become = (next: SocketStatus) => {
    if (next === status) return;
    status = next;
    for (const watcher of watchers) watcher();
  };
  let retry: ReturnType<typeof setTimeout> | undefined;
  socket.on('connect', () => become('open'));
  socket.on('disconnect', (reason) => {
    // The server ended this connection: socket.io reconnects by itself only after faults of the transport.
    if (reason === 'io server disconnect') socket.connect();
    become(socket.active ? 'connecting' : 'closed');
  });
  socket.on('connect_error', (error: Error & { data?: unknown }) => {
    if (isSessionError(error)) {
      socket.disconnect();
      become('closed');
      options.onSessionError(error.message || undefined);
      return;
    }
    become('connecting');
    const transports = socket.io.opts.transports as string[] | undefined;
    socket.io.opts.transports = transports?.[0] === 'websocket' ? ['polling', 'websocket'] : ['websocket', 'polling'];
    // Nor does it reconnect after the server's own refusal.
    if (!socket.active) retry = setTimeout(() => socket.connect(), REFUSED_DELAY * (0.5 + Math.random()));
  });

  return {
    connect() {
      if (socket.connected || socket.active) return;
      clearTimeout(retry);
      become('connecting');
      socket.connect();
    },
    disconnect() {
      clearTimeout(retry);
      socket.disconnect();
      become('closed');
    },
    status: () => status,
    onStatus(watcher) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    async request(event, payload) {
      let reply: unknown;
      try {
        reply = await socket
          .timeout(ACK_TIMEOUT)
          .emitWithAck(event, z.encode(clientEvents[event].payload, payload as never));
      } catch {
        return { status: 'failed', reason: 'timeout' } satisfies SocketFailure;
      }
      const parsed = z.safeDecode(clientEvents[event].reply as z.ZodMiniType, reply);
      if (!parsed.success) {
        options.onInvalid(event, parsed.error);
        return { status: 'failed', reason: 'invalid' } satisfies SocketFailure;
      }
      const data = parsed.data as { status: 'success' | 'failed'; message?: string };
      if (data.status === 'failed') {
        return { status: 'failed', reason: 'refused', ...(data.message ? { message: data.message } : {}) };
      }
      return data as SocketReply<typeof event>;
    },
    on(event, handler) {
      const listen = (payload: unknown) => {
        const parsed = z.safeDecode(serverEvents[event] as z.ZodMiniType, payload ?? {});
        if (parsed.success) handler(parsed.data as never);
        else options.onInvalid(event, parsed.error);
      };
      socket.on(event as string, listen);
      return () => {
        socket.off(event as string, listen);
      };
    },
  };
}

function isSessionError(error: Error & { data?: unknown }): boolean {
  return (
    typeof error.data === 'object' && error.data !== null && 'type' in error.data && error.data.type === 'SessionError'
  );
}
