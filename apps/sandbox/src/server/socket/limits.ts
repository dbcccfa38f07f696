import { MOST_FOLLOWED } from '@pavilion/api-client/wire';

/** As many at once as `burst`; what was spent comes back evenly, `perSecond` of it each second. */
export interface Budget {
  readonly burst: number;
  readonly perSecond: number;
}

/** What one client may take of the realtime connection. Each process counts for itself. */
export interface SocketLimits {
  /** Events that are answered. The next one is refused by name. */
  readonly eventsPerConnection: Budget;
  /** Markets, scores and boards that one event asks for whole. A subscription with more of them costs as many events more. */
  readonly wholesPerEvent: number;
  /** Frames, whatever is in them: events that were refused too. At the next one the connection is cut, by name. */
  readonly framesPerConnection: Budget;
  /** Messages that wait because a client does not read them. With one more the connection is cut. */
  readonly unreadPerConnection: number;
  /** Bytes of them, and of those that its connection has not let out yet. */
  readonly unreadBytesPerConnection: number;
  /** A browser's tabs share one session. */
  readonly socketsPerSession: number;
  /** Players and visitors who were let in, of one address (of IPv6 a /64). */
  readonly socketsPerAddress: number;
  /** Connections of one address that are open, let in or not. */
  readonly connectionsPerAddress: number;
  /** Connections that one address opens. */
  readonly openingsPerAddress: Budget;
  /** Markets, scores and lists of matches that one connection follows. The subscription that would be more is refused whole. */
  readonly followedPerConnection: number;
  /** Readers of one connection: builds of a remote on one page, each with markets of its own. */
  readonly readersPerConnection: number;
}

export const SOCKET_LIMITS: SocketLimits = {
  eventsPerConnection: { burst: 40, perSecond: 5 },
  wholesPerEvent: 20,
  framesPerConnection: { burst: 120, perSecond: 10 },
  unreadPerConnection: 500,
  unreadBytesPerConnection: 2_000_000,
  socketsPerSession: 20,
  socketsPerAddress: 200,
  connectionsPerAddress: 250,
  openingsPerAddress: { burst: 500, perSecond: 10 },
  followedPerConnection: MOST_FOLLOWED,
  readersPerConnection: 4,
};

const ENDLESS: Budget = { burst: Number.POSITIVE_INFINITY, perSecond: 1 };

/** For measurements and tests of something else. */
export const NO_SOCKET_LIMITS: SocketLimits = {
  eventsPerConnection: ENDLESS,
  wholesPerEvent: Number.POSITIVE_INFINITY,
  framesPerConnection: ENDLESS,
  unreadPerConnection: Number.POSITIVE_INFINITY,
  unreadBytesPerConnection: Number.POSITIVE_INFINITY,
  socketsPerSession: Number.POSITIVE_INFINITY,
  socketsPerAddress: Number.POSITIVE_INFINITY,
  connectionsPerAddress: Number.POSITIVE_INFINITY,
  openingsPerAddress: ENDLESS,
  followedPerConnection: Number.POSITIVE_INFINITY,
  readersPerConnection: Number.POSITIVE_INFINITY,
};
