import type { IncomingMessage } from 'node:http';

/** A connection of engine.io: whatever carries it, and whether or not anybody was let in by it. */
export interface Connection {
  readonly readyState: string;
  request: IncomingMessage | null;
  /** `socket` where it is a WebSocket. */
  readonly transport: {
    readonly writable: boolean;
    readonly socket?: { readonly bufferedAmount: number; pause(): void; terminate(): void };
    once(event: 'ready', heard: () => void): void;
    off(event: 'ready', heard: () => void): void;
  };
  /** What it has not been sent yet. */
  readonly writeBuffer: readonly Packet[];
  on(event: 'packet', heard: (this: Connection, packet: Packet) => void): void;
  on(event: 'close', heard: (this: Connection) => void): void;
  once(event: 'close' | 'upgrade', heard: () => void): void;
  off(event: 'close' | 'upgrade', heard: () => void): void;
  close(): void;
}
export interface Packet {
  readonly type: string;
  readonly data?: unknown;
}
