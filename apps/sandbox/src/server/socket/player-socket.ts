import type { LiveTable, Notification, OddsSubscription, OddsUnsubscription } from '@pavilion/api-client/wire';
import type { Socket } from 'socket.io';
import type { Clock } from '../../base/index.ts';
import type { Database, Queryable } from '../../store/index.ts';
import type { Organisations } from '../http/organisations.ts';
import type { SessionCheck } from '../http/session.ts';
import type { Connection } from './connection.ts';
import type { SocketLimits } from './limits.ts';

export interface SocketServices {
  readonly database: Database;
  readonly sessions: SessionCheck;
  readonly organisations: Organisations;
  /** As of `countryOf`. */
  readonly countryHeader?: string | undefined;
  readonly prices: PriceSource;
  readonly liveTables: TableSource;
  readonly notices: Notices;
  readonly clock: Clock;
}

/** Where live prices come from: each connection follows what it asks for. What it is told stands as on the wire. */
interface PriceSource {
  follow(
    line: PriceLine,
    limits: Pick<SocketLimits, 'followedPerConnection' | 'readersPerConnection'>,
    isVisitor: boolean,
  ): Following;
}
interface PriceLine {
  /** Whether all that was sent has gone out. */
  isClear(): boolean;
  send(delta: object): void;
}
export interface Following {
  /** Null where it is more than one connection may follow. */
  subscribe(request: OddsSubscription): object | null;
  unsubscribe(request: OddsUnsubscription): void;
  end(): void;
}

/** Where live tables come from: all of them at once, and then what changes. */
interface TableSource {
  follow(send: (tables: readonly LiveTable[]) => void): Promise<TableFollowing>;
}
export interface TableFollowing {
  readonly tables: readonly LiveTable[];
  readonly end: () => void;
}

/** What players are notified of. */
interface Notices {
  /** Reads a payload of the database's `notification` channel. */
  announced(payload: string): { readonly id: number; readonly player: number | 'everybody' };
  /** What a notice says, for which of these players it is kept, and which of them hear it without a toast. */
  noticeOf(
    database: Queryable,
    id: number,
    hearers: readonly number[],
  ): Promise<
    | {
        readonly notice: Pick<Notification, 'title' | 'message' | 'status'>;
        readonly players: readonly number[];
        readonly quietFor: readonly number[];
      }
    | undefined
  >;
}

/** What a socket keeps of the session that let it in; it may be connected for days. */
export interface SocketSession {
  readonly id: number;
  readonly player: number;
  /** When it runs out, ms. */
  readonly expiresAt: number;
}

/** A connected socket: a visitor's has no session. */
export type PlayerSocket = Socket<
  Record<string, (...args: unknown[]) => void>,
  Record<string, (payload: unknown) => void>,
  Record<string, never>,
  { session: SocketSession | null }
>;

/** What carries a socket. socket.io knows no more of it than that it is there. */
export const connectionOf = (socket: Pick<PlayerSocket, 'conn'>) => socket.conn as unknown as Connection;

/** Whose sockets hear the same things. */
export const roomOf = {
  player: (id: number | string) => `player:${id}`,
  session: (id: number | string) => `session:${id}`,
  everybody: 'players',
};

export const SESSION_OVER = 'Your session has ended. Log in again.';
