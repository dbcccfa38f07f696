import { io, type Socket } from 'socket.io-client';
import type { PlayerSocket, SocketFailure, SocketRefusal, SocketStatus } from './player-socket.ts';
import { ACK_TIMEOUT, SOCKET_PATH } from './wire/event.ts';
import { validate } from './wire/standard.ts';

/** Until the next attempt, ms (spec §9): doubled with each, give or take half, and never longer than the most. */
const DELAY = { first: 1000, most: 5000, jitter: 0.5 };
/** How long an attempt may take, ms (spec §9). */
const CONNECT_TIMEOUT = 20_000;

export interface SocketOptions {
  readonly host: string;
  readonly token: () => string | null;
  /** The operator ended this session: its message, then sign-out (spec §8, SessionError). */
  readonly onSessionError: (message: string | undefined) => void;
  /** The operator does not let this connection in for now, and says why: told at each try. Nothing else ends by it. */
  readonly onRefused: (refusal: SocketRefusal) => void;
  /** An event or reply that its reader's schema refuses: dropped for that reader, and reported. */
  readonly onInvalid: (event: string, cause: unknown) => void;
  /** Parts of an event or reply were not understood and left out: their kinds (`wire/reading.ts`). */
  readonly onLeftOut: (event: string, kinds: readonly string[]) => void;
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
    async request(event, payload, schema) {
      let reply: unknown;
      try {
        reply = await socket.timeout(ACK_TIMEOUT).emitWithAck(event, payload);
      } catch {
        return { status: 'failed', reason: 'timeout' };
      }
      const refusal = refusalOf(reply);
      if (refusal) return refusal;
      const read = validate(schema, reply);
      if (read.issues) {
        options.onInvalid(event, read.issues);
        return { status: 'failed', reason: 'invalid' };
      }
      if (read.leftOut) options.onLeftOut(event, read.leftOut);
      return read.value;
    },
    on(event, schema, handler) {
      const listen = (payload: unknown) => {
        const read = validate(schema, payload ?? {});
        if (read.issues) return options.onInvalid(event, read.issues);
        if (read.leftOut) options.onLeftOut(event, read.leftOut);
        handler(read.value);
      };
      socket.on(event, listen);
      return () => {
        socket.off(event, listen);
      };
    },
  };
}

/** What a server that says `failed` says; null for any other reply. */
function refusalOf(reply: unknown): SocketFailure | null {
  if (typeof reply !== 'object' || reply === null || !('status' in reply) || reply.status !== 'failed') return null;
  const message = 'message' in reply && typeof reply.message === 'string' ? reply.message : '';
  return { status: 'failed', reason: 'refused', ...(message ? { message } : {}) };
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
    // The server ended this connection: socket.io reconnects by itself only after faults of the transport. One that stops does so
    // to everybody at once.
    const isCut = reason === 'io server disconnect';
    if (isCut) retry.later();
    become(isCut || socket.active ? 'connecting' : 'closed');
  });
  socket.on('connect_error', (error: Error & { data?: unknown }) => {
    if (isSessionError(error)) {
      socket.disconnect();
      become('closed');
      options.onSessionError(error.message || undefined);
      return;
    }
    become('connecting');
    const refusal = connectionRefusalOf(error);
    if (refusal) options.onRefused(refusal);
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

/**
 * Why the operator does not let a connection in: by name (`data.type`), or in the words of an answer that opens none, which only
 * polling can read. Null where nobody answered.
 */
function connectionRefusalOf(error: Error & { data?: unknown; context?: unknown }): SocketRefusal | null {
  const { data, context, message } = error;
  if (typeof data === 'object' && data !== null && 'type' in data && typeof data.type === 'string') {
    return { type: data.type, message };
  }
  const reply = textOf(context, 'responseText');
  if (reply === undefined) return null;
  try {
    const sentence = textOf(JSON.parse(reply), 'message');
    return sentence === undefined ? null : { type: undefined, message: sentence };
  } catch {
    return null;
  }
}

function textOf(value: unknown, name: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const text: unknown = Reflect.get(value, name);
  return typeof text === 'string' && text !== '' ? text : undefined;
}

function isSessionError(error: Error & { data?: unknown }): boolean {
  return (
    typeof error.data === 'object' && error.data !== null && 'type' in error.data && error.data.type === 'SessionError'
  );
}
