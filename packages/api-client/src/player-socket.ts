import type { StandardSchema } from './wire/standard.ts';

/** `closed`: not asked for or ended; `connecting`: trying, for the first time or again; `open`: connected. */
export type SocketStatus = 'closed' | 'connecting' | 'open';

/** Why the operator lets no connection in: the name of the reason where it gave one, and its sentence. */
export interface SocketRefusal {
  readonly type: string | undefined;
  readonly message: string;
}

/** `refused`: the server said failed; `timeout`: no acknowledgement within the limit; `invalid`: one of another shape. */
export interface SocketFailure {
  readonly status: 'failed';
  readonly reason: 'refused' | 'timeout' | 'invalid';
  readonly message?: string;
}

/**
 * The player's realtime connection. Nothing here throws: a request ends in a reply or in a typed failure.
 *
 * Who reads brings the schema: a remote reads what the operator sends by the wire that it was compiled with, whatever the
 * shell knows of it. `onEvent` and `sendRequest` do it for the events of this build's own wire.
 */
export interface PlayerSocket {
  connect(): void;
  disconnect(): void;
  status(): SocketStatus;
  /** Calls `watcher` after each change of status; returns an unsubscribe function. */
  onStatus(watcher: () => void): () => void;
  /**
   * Sends `payload` as it stands on the wire. `schema` reads a successful reply; one with `status: 'failed'` is a `refused`
   * failure without it.
   */
  request<Reply>(
    event: string,
    payload: Readonly<Record<string, unknown>>,
    schema: StandardSchema<unknown, Reply>,
  ): Promise<Reply | SocketFailure>;
  /**
   * Calls `handler` with each event as `schema` reads it; one that it refuses is dropped for this listener and reported.
   * Returns an unsubscribe function.
   */
  on<Payload>(event: string, schema: StandardSchema<unknown, Payload>, handler: (payload: Payload) => void): () => void;
}
