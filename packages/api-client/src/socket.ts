import { io, type Socket } from 'socket.io-client';
import * as z from 'zod/mini';
import type { PlayerSocket, SocketFailure, SocketReply, SocketStatus } from './player-socket.ts';
import { ACK_TIMEOUT, clientEvents, SOCKET_PATH, serverEvents } from './wire/index.ts';

/** Until the next attempt, ms (spec §9): doubled with each, give or take half, and never longer than the most. */
const DELAY = { first: 1000, most: 5000, jitter: 0.5 };
/** How long an attempt may take, ms (spec §9). */
const CONNECT_TIMEOUT = 20_000;

export interface SocketOptions {
  readonly host: string;
  readonly token: () => string | null;
  /** The operator ended this session: its message, then sign-out (spec §8, SessionError). */
  readonly onSessionError: (message: string | undefined) => void;
  /** An event that is not what the wire promises: dropped, and reported. */
  readonly onInvalid: (event: string, cause: unknown) => void;
}

/**
 * The realtime connection of spec §7, §8 and §9: websocket, then polling; unlimited attempts, 1 s to 5 s apart, give or take
 * half; connect limit 20 s; acknowledgement limit 1 s. A connect error that is not the session's switches the transport for
 * the next attempt: to polling, then back to websocket.
 */
export function createPlayerSocket(options: SocketOptions): PlayerSocket {
  const { socket, ...connection } = createConnection(options);
  return {
    ...connection,
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

/** A socket that is opened and closed by hand, stays open through faults, and tells its status. */
function createConnection(options: SocketOptions) {
  const socket = socketOf(options);
  let status: SocketStatus = 'closed';
  const watchers = new Set<() => void>();
  const become = (next: SocketStatus) => {
    if (next === status) return;
    status = next;
    for (const watcher of watchers) watcher();
  };
  const retry = createRetry(() => socket.connect());
  socket.on('connect', () => {
    retry.reset();
    become('open');
  });
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
    if (!socket.active) retry.later();
  });
  return {
    socket,
    connect() {
      if (socket.connected || socket.active) return;
      retry.cancel();
      become('connecting');
      socket.connect();
    },
    disconnect() {
      retry.cancel();
      socket.disconnect();
      become('closed');
    },
    status: () => status,
    onStatus(watcher: () => void) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
}

function socketOf({ host, token }: SocketOptions): Socket {
  return io(host, {
    path: SOCKET_PATH,
    transports: ['websocket', 'polling'],
    auth: (send) => send({ token: token() }),
    autoConnect: false,
    reconnectionDelay: DELAY.first,
    reconnectionDelayMax: DELAY.most,
    randomizationFactor: DELAY.jitter,
    reconnectionAttempts: Number.POSITIVE_INFINITY,
    timeout: CONNECT_TIMEOUT,
  });
}

/** The same wait as socket.io's own, which does not try again after the server's own refusal. */
function createRetry(connect: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let refusals = 0;
  return {
    later() {
      const wait = DELAY.first * 2 ** refusals * (1 + DELAY.jitter * (2 * Math.random() - 1));
      refusals += 1;
      timer = setTimeout(connect, Math.min(wait, DELAY.most));
    },
    cancel: () => clearTimeout(timer),
    reset() {
      refusals = 0;
    },
  };
}

function isSessionError(error: Error & { data?: unknown }): boolean {
  return (
    typeof error.data === 'object' && error.data !== null && 'type' in error.data && error.data.type === 'SessionError'
  );
}
