import type * as z from 'zod/mini';
import type { ClientEvents, ServerEvents } from './wire/index.ts';

/** `closed`: not asked for or ended; `connecting`: trying, for the first time or again; `open`: connected. */
export type SocketStatus = 'closed' | 'connecting' | 'open';

/** `refused`: the server said failed; `timeout`: no acknowledgement within the limit; `invalid`: one of another shape. */
export interface SocketFailure {
  readonly status: 'failed';
  readonly reason: 'refused' | 'timeout' | 'invalid';
  readonly message?: string;
}
export type SocketReply<E extends keyof ClientEvents> =
  | Extract<z.output<ClientEvents[E]['reply']>, { status: 'success' }>
  | SocketFailure;

/** The player's realtime connection. Nothing here throws: a request ends in a reply or in a typed failure. */
export interface PlayerSocket {
  connect(): void;
  disconnect(): void;
  status(): SocketStatus;
  /** Calls `watcher` after each change of status; Returns an unsubscribe function. */
  onStatus(watcher: () => void): () => void;
  request<E extends keyof ClientEvents>(
    event: E,
    payload: z.output<ClientEvents[E]['payload']>,
  ): Promise<SocketReply<E>>;
  /** Calls `handler` with each event, parsed; Returns an unsubscribe function. */
  on<E extends keyof ServerEvents>(event: E, handler: (payload: z.output<ServerEvents[E]>) => void): () => void;
}
