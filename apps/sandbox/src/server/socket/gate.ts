import type { IncomingMessage } from 'node:http';
import type { Clock } from '../../base/index.ts';
import { createAddresses, type Neighbours } from './addresses.ts';
import { type Allowance, allowanceOf, spend } from './budget.ts';
import type { Connection, Packet } from './connection.ts';
import type { SocketLimits } from './limits.ts';
import type { PlayerSocket } from './player-socket.ts';
import { unreadBytes } from './unread.ts';

export interface GateOptions {
  readonly limits: SocketLimits;
  readonly clock: Clock;
  /** Who is believed where a request came from; as of the app. */
  readonly proxies?: string | undefined;
}

/** Who may connect, and how much a connection may send. Its counts are those of this process. */
export interface Gate {
  /** Counts a connection that is about to be opened; returns whether it may be. */
  mayOpen(request: IncomingMessage): boolean;
  /** Watches over a connection that was opened. */
  watch(connection: Connection): void;
  /** Calls `heard` with the socket that has entered by a connection before that is cut because it sends too much. */
  onFlood(heard: (socket: PlayerSocket) => void): void;
  /** Takes a place at its address for a connection, which keeps it until it closes; returns why there is none, or null. */
  enter(connection: Connection, socket: PlayerSocket): 'used' | 'crowded' | null;
  /** Takes one of a session's places for a connection that has entered; returns whether there was one. */
  enterAs(connection: Connection, session: number): boolean;
  /** Counts an event, or `count` of them; returns whether it is to be answered. */
  takesEvent(connection: Connection, count?: number): boolean;
  /** Forgets what there is nothing to say of any more. */
  sweep(): void;
}

/** A connection as it is counted. */
interface Guest {
  readonly neighbours: Neighbours;
  readonly frames: Allowance;
  readonly events: Allowance;
  /** Null until it has entered. */
  socket: PlayerSocket | null;
  session: number | null;
}

/** How long whoever is cut off may take to hear why, ms. */
const LAST_WORDS = 1000;

export function createGate({ limits, clock, proxies }: GateOptions): Gate {
  const now = () => clock().getTime();
  const addresses = createAddresses(limits, now, proxies);
  const places = createPlaces(limits);
  const guests = new WeakMap<Connection, Guest>();
  const floods: ((socket: PlayerSocket) => void)[] = [];
  // One listener for all connections: each that is made for one is kept for as long as it is open.
  function leave(this: Connection): void {
    const guest = guests.get(this);
    if (guest) places.leave(guest);
  }
  function take(this: Connection, { type, data }: Packet): void {
    const guest = guests.get(this);
    const isFlood = guest !== undefined && !spend(guest.frames, limits.framesPerConnection, now());
    if (isFlood && guest.socket) for (const heard of floods) heard(guest.socket);
    // No event has bytes in it, and the parser would keep them until the event that they belong to is whole.
    const isBinary = type === 'message' && typeof data !== 'string';
    if (isFlood || isBinary || isUnread(this, limits)) cut(this);
  }
  return {
    mayOpen: (request) => addresses.mayOpen(request),
    sweep: () => addresses.sweep(),
    onFlood: (heard) => void floods.push(heard),
    watch(connection) {
      if (!connection.request) return;
      const guest: Guest = {
        neighbours: addresses.of(connection.request),
        frames: allowanceOf(limits.framesPerConnection, now()),
        events: allowanceOf(limits.eventsPerConnection, now()),
        socket: null,
        session: null,
      };
      guests.set(connection, guest);
      guest.neighbours.open += 1;
      // Nobody reads it any more, and it is as large as all the rest of a socket at rest.
      connection.request = null;
      connection.on('close', leave);
      connection.on('packet', take);
    },
    enter(connection, socket) {
      const guest = guests.get(connection);
      return guest && !guest.socket ? places.enter(guest, socket) : 'used';
    },
    enterAs(connection, session) {
      const guest = guests.get(connection);
      // Who has left meanwhile would never give the place back.
      return guest !== undefined && connection.readyState === 'open' && places.enterAs(guest, session);
    },
    takesEvent(connection, count = 1) {
      const guest = guests.get(connection);
      return guest !== undefined && spend(guest.events, limits.eventsPerConnection, now(), count);
    },
  };
}

/** The places of addresses and sessions. */
function createPlaces({ socketsPerAddress, socketsPerSession }: SocketLimits) {
  const taken = new Map<number, number>();
  return {
    enter(guest: Guest, socket: PlayerSocket): 'crowded' | null {
      if (guest.neighbours.admitted >= socketsPerAddress) return 'crowded';
      guest.socket = socket;
      guest.neighbours.admitted += 1;
      return null;
    },
    enterAs(guest: Guest, session: number): boolean {
      const others = taken.get(session) ?? 0;
      if (others >= socketsPerSession) return false;
      taken.set(session, others + 1);
      guest.session = session;
      return true;
    },
    leave({ neighbours, socket, session }: Guest): void {
      neighbours.open -= 1;
      if (socket) neighbours.admitted -= 1;
      if (session === null) return;
      const others = (taken.get(session) ?? 1) - 1;
      if (others > 0) taken.set(session, others);
      else taken.delete(session);
    },
  };
}

/** Whether more waits for a client than it may leave unread. */
const isUnread = (connection: Connection, { unreadPerConnection, unreadBytesPerConnection }: SocketLimits) =>
  connection.writeBuffer.length > unreadPerConnection || unreadBytes(connection) > unreadBytesPerConnection;

/** Ends a connection: what was written goes out, nothing more is read, and whoever does not hear it is cut off. */
function cut(connection: Connection): void {
  const { socket } = connection.transport;
  connection.close();
  socket?.pause();
  setTimeout(() => socket?.terminate(), LAST_WORDS).unref();
}
