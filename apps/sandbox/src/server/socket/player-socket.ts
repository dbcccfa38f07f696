import type { Match, Notification, OddsChannel, OddsDelta } from '@pavilion/api-client/wire';
import type { Socket } from 'socket.io';
import type { Clock } from '../../base/index.ts';
import type { Database, Queryable } from '../../store/index.ts';
import type { Session, SessionCheck } from '../http/session.ts';
import type { Connection } from './gate.ts';

export interface SocketServices {
  readonly database: Database;
  readonly sessions: SessionCheck;
  readonly feed: OddsSource;
  readonly notices: Notices;
  readonly clock: Clock;
}

/** Where the odds of a channel come from: an image of it as it stands, and each change after it. */
interface OddsSource {
  image(channel: OddsChannel): { readonly clock: number; readonly matches: Match[] };
  onDelta(heard: (delta: OddsDelta) => void): void;
}

/** What players are notified of. */
interface Notices {
  /** Reads a payload of the database's `notification` channel. */
  announced(payload: string): { readonly id: number; readonly player: number | 'everybody' };
  noticeOf(database: Queryable, id: number): Promise<Pick<Notification, 'title' | 'message' | 'status'> | undefined>;
}

/** A connected socket: a visitor's has no session. */
export type PlayerSocket = Socket<
  Record<string, (...args: unknown[]) => void>,
  Record<string, (payload: unknown) => void>,
  Record<string, never>,
  { session: Session | null }
>;

/** What carries a socket. socket.io knows no more of it than that it is there. */
export const connectionOf = (socket: Pick<PlayerSocket, 'conn'>) => socket.conn as unknown as Connection;

/** Whose sockets hear the same things. */
export const roomOf = {
  player: (id: number | string) => `player:${id}`,
  session: (id: number | string) => `session:${id}`,
  odds: (channel: string) => `odds:${channel}`,
  everybody: 'players',
};

export const SESSION_OVER = 'Your session has ended. Log in again.';
