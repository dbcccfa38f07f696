import { setImmediate } from 'node:timers/promises';
import {
  type ClientEvents,
  clientEvents,
  type LiveTable,
  type OddsSubscription,
  tablesChanged,
} from '@pavilion/api-client/wire';
import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod/mini';
import { createLine, type Line } from '../../base/index.ts';
import { walletOf } from '../../store/index.ts';
import type { Gate } from './gate.ts';
import type { SocketLimits } from './limits.ts';
import {
  connectionOf,
  type Following,
  type PlayerSocket,
  SESSION_OVER,
  type SocketServices,
  type SocketSession,
  type TableFollowing,
} from './player-socket.ts';
import { createSharedRead } from './shared-read.ts';
import { isClear, whenClear } from './unread.ts';

type Reply<E extends keyof ClientEvents> = z.output<ClientEvents[E]['reply']>;
type Answer<E extends keyof ClientEvents> = (
  payload: z.output<ClientEvents[E]['payload']>,
  socket: PlayerSocket,
) => Promise<Reply<E> | OnWire> | Reply<E> | OnWire;
/** A reply that stands as on the wire already. */
interface OnWire {
  readonly onWire: object;
}
/** How each event that a client may send is answered. */
type Answers = { readonly [E in keyof ClientEvents]: Answer<E> };

const FAILED = { status: 'failed', message: 'Something went wrong' };
const TOO_MUCH_FOLLOWED = 'This follows too many markets at once.';
const TOO_MANY = { status: 'failed', type: 'TooManyEvents', message: 'Too many requests. Try again in a moment.' };

interface Events extends Omit<SocketServices, 'organisations' | 'countryHeader'> {
  readonly gate: Gate;
  readonly limits: SocketLimits;
  /** What is read of the database is read in this line. */
  readonly inLine: Line;
  readonly log: FastifyBaseLogger;
}

/**
 * Answers every event of the wire; returns what has to be done to each socket that connects. One listener for all of them: each
 * that is made for a socket is kept for as long as it is connected.
 */
export function eventHandler(events: Events): (socket: PlayerSocket) => void {
  const { gate, log } = events;
  const answers = answersOf(events);
  function hear(this: PlayerSocket, event: string, ...args: readonly unknown[]): void {
    const acknowledge = args.at(-1);
    const isTaken = gate.takesEvent(connectionOf(this));
    if (typeof acknowledge !== 'function' || !isEvent(event)) return;
    /** A `failed` to this one would sign the player out (spec §7); where nothing is known of the session, nothing is said. */
    const refuse = (reply: typeof FAILED) => event === 'session_check' || acknowledge(reply);
    if (!isTaken) return void refuse(TOO_MANY);
    answer(answers, event, args.length > 1 ? args[0] : {}, this).then(
      (reply) => acknowledge(reply),
      (error) => {
        log.error({ err: error, event }, 'socket event failed');
        refuse(FAILED);
      },
    );
  }
  return (socket) => void socket.onAny(hear);
}

const isEvent = (event: string): event is keyof ClientEvents => Object.hasOwn(clientEvents, event);

function answersOf({ database, sessions, prices, liveTables, gate, limits, inLine }: Events): Answers {
  // Whatever it is asked, and by however many sockets, one of each is read at a time.
  const stands = createSharedRead(
    ({ id }: SocketSession) => id,
    (session) => inLine(() => sessions.stands(session)),
  );
  const balances = createSharedRead(
    ({ player }: SocketSession) => player,
    ({ player }) => inLine(() => walletOf(database, player)),
  );
  const followingOf = followings(prices, limits);
  const tables = tableFollowings(liveTables);
  const standing = async ({ data: { session } }: PlayerSocket) => (session && (await stands(session)) ? session : null);
  return {
    session_check: async (_, socket) =>
      (await standing(socket)) ? { status: 'success' } : { status: 'failed', message: SESSION_OVER },
    'get:balance': async (_, socket) => {
      const session = await standing(socket);
      return session
        ? { status: 'success', ...(await balances(session)) }
        : { status: 'failed', message: SESSION_OVER };
    },
    'odds:subscribe': async (request, socket) => {
      const more = Math.floor(wholesIn(request) / limits.wholesPerEvent);
      if (!gate.takesEvent(connectionOf(socket), more)) return { onWire: TOO_MANY };
      const news = await followingOf(socket).subscribe(request);
      if (news === 'crowded') return { onWire: TOO_MANY };
      return news ? { onWire: { status: 'success', ...news } } : { status: 'failed', message: TOO_MUCH_FOLLOWED };
    },
    'odds:unsubscribe': (request, socket) => {
      followingOf(socket).unsubscribe(request);
      return { status: 'success' };
    },
    // Tables are a player's to look at: while somebody does, their rounds run.
    'tables:follow': async (_, socket) =>
      (await standing(socket))
        ? { status: 'success', tables: [...(await tables.follow(socket))] }
        : { status: 'failed', message: SESSION_OVER },
    'tables:unfollow': (_, socket) => {
      tables.end(socket);
      return { status: 'success' };
    },
  };
}

/** How much of a subscription may have to be answered whole: what is resumed too, where the clocks are of another run. */
const wholesIn = ({ markets, resume, scores, boards = [] }: OddsSubscription) =>
  markets.length + (resume?.markets.length ?? 0) + scores.length + boards.length;

/** What one socket follows. */
interface Followed extends Pick<Following, 'unsubscribe'> {
  /**
   * What was asked for as it stands when all that was sent before has gone out: of whoever reads nothing, none is made. Null where it
   * is too much, 'crowded' where as many wait already as it may ask at once.
   */
  subscribe(request: OddsSubscription): Promise<object | null | 'crowded'>;
}

/** What each socket follows, until it is gone. */
function followings(prices: Events['prices'], limits: SocketLimits): (socket: PlayerSocket) => Followed {
  const all = new WeakMap<PlayerSocket, Followed>();
  return (socket) => {
    const known = all.get(socket);
    if (known) return known;
    const connection = connectionOf(socket);
    const following = prices.follow(
      { isClear: () => isClear(connection), send: (delta) => void socket.emit('odds:delta', delta) },
      limits,
      socket.data.session === null,
    );
    const inTurn = createLine({ running: 1 });
    let waiting = 0;
    const followed: Followed = {
      unsubscribe: (request) => following.unsubscribe(request),
      async subscribe(request) {
        if (waiting >= limits.eventsPerConnection.burst) return 'crowded';
        const isBehind = waiting > 0;
        waiting += 1;
        try {
          return await inTurn(async () => {
            // What was answered in the turn before is on its way by then, and is waited for.
            if (isBehind) await setImmediate();
            return (await whenClear(connection)) ? following.subscribe(request) : null;
          });
        } finally {
          waiting -= 1;
        }
      },
    };
    all.set(socket, followed);
    socket.once('disconnect', () => following.end());
    return followed;
  };
}

/** The sockets that follow the live tables, each once, until it is gone. */
function tableFollowings(source: Events['liveTables']) {
  const all = new WeakMap<PlayerSocket, TableFollowing>();
  const watched = new WeakSet<PlayerSocket>();
  const end = (socket: PlayerSocket) => {
    all.get(socket)?.end();
    all.delete(socket);
  };
  return {
    end,
    async follow(socket: PlayerSocket): Promise<readonly LiveTable[]> {
      const connection = connectionOf(socket);
      const following = await source.follow((tables) => {
        // Who does not read is shown what there is when they come again.
        if (isClear(connection))
          socket.emit('tables:changed', z.encode(tablesChanged.payload, { tables: [...tables] }));
      });
      end(socket);
      if (socket.connected) all.set(socket, following);
      else following.end();
      if (!watched.has(socket)) socket.once('disconnect', () => end(socket));
      watched.add(socket);
      return following.tables;
    },
  };
}

async function answer<E extends keyof ClientEvents>(
  answers: Answers,
  event: E,
  payload: unknown,
  socket: PlayerSocket,
): Promise<unknown> {
  const { payload: shape, reply } = clientEvents[event];
  const decoded = z.safeDecode(shape as z.ZodMiniType, payload ?? {});
  if (!decoded.success) return { status: 'failed', message: 'The request is not valid.' };
  const answering = answers[event] as (payload: unknown, socket: PlayerSocket) => ReturnType<Answer<E>>;
  const replied = await answering(decoded.data, socket);
  return 'onWire' in replied ? replied.onWire : z.encode(reply as z.ZodMiniType, replied);
}
