import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { Line } from '../../base/index.ts';
import { countryOf } from '../http/country.ts';
import { organisationOf } from '../http/organisations.ts';
import type { Session } from '../http/session.ts';
import type { Connection } from './connection.ts';
import type { Gate } from './gate.ts';
import { connectionOf, type PlayerSocket, SESSION_OVER, type SocketServices } from './player-socket.ts';

/** Why a socket is not let in: `message` is for the player, `data.type` for the client. */
const refusals = {
  SessionError: SESSION_OVER,
  NotHere: 'This site is not available in your location.',
  TooManySockets: 'This is open in too many windows. Close some, or try again in a moment.',
  TooManyConnections: 'Too many connections are open at your address. Close some, or try again in a moment.',
  ConnectionUsed: 'This connection has been used before. Open another one.',
  Unavailable: 'The service is not available right now. Try again in a moment.',
} as const;
type Reason = keyof typeof refusals;

/** What a connection that may not even be opened is answered. */
export const CROWDED = refusals.TooManyConnections;

interface Admissions extends Pick<SocketServices, 'sessions' | 'organisations' | 'countryHeader'> {
  readonly gate: Gate;
  /** The headers that each connection was opened with, as far as they are needed here. */
  readonly cameBy: WeakMap<Connection, IncomingHttpHeaders>;
  /** Sessions are looked up in this line, so that thousands who come back at once leave the database to others too. */
  readonly inLine: Line;
  readonly log: FastifyBaseLogger;
}

/** socket.io's middleware that lets a socket in: without a token as a visitor, with one only while its session stands. */
export function createAdmission(admissions: Admissions) {
  return (socket: PlayerSocket, next: (refusal?: Error) => void): void => {
    const connection = connectionOf(socket);
    admit(admissions, socket, connection).then((reason) => {
      if (reason === null) return next();
      next(Object.assign(new Error(refusals[reason]), { data: { type: reason } }));
      // Once it has been told. It would stay open otherwise, and could try one token after the other.
      setImmediate(() => connection.close());
    });
  };
}

const NO_HANDSHAKE = Object.freeze({ auth: {} });

async function admit(
  { gate, sessions, organisations, countryHeader, cameBy, inLine, log }: Admissions,
  socket: PlayerSocket,
  connection: Connection,
): Promise<Reason | null> {
  const denial = gate.enter(connection, socket);
  if (denial) return denial === 'used' ? 'ConnectionUsed' : 'TooManyConnections';
  const token: unknown = socket.handshake.auth.token;
  const headers = cameBy.get(connection) ?? {};
  cameBy.delete(connection);
  // Nobody needs it from here on: it has a secret in it, and some of all that a socket at rest is.
  Object.assign(socket, { handshake: NO_HANDSHAKE });
  socket.data.session = null;
  const organisation = await organisationOf(organisations, headers);
  if (!organisation.operatesIn(countryOf({ headers }, countryHeader))) return 'NotHere';
  if (token === undefined || token === null || token === '') return null;
  if (typeof token !== 'string') return 'SessionError';
  let session: Session | null;
  try {
    // Whoever has left meanwhile is not looked up.
    session = await inLine(async () => (connection.readyState === 'open' ? sessions.find(token) : null));
  } catch (error) {
    log.warn({ err: error }, 'a session was not looked up');
    return 'Unavailable';
  }
  if (session?.organisation !== organisation.code) return 'SessionError';
  if (!gate.enterAs(connection, session.id)) return 'TooManySockets';
  const { id, player, expiresAt } = session;
  socket.data.session = { id, player, expiresAt: expiresAt.getTime() };
  return null;
}
