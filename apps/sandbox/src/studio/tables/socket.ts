import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import * as z from 'zod/mini';
import { Refusal } from '../../base/index.ts';
import { createAddressReader, networkOf } from '../../server/index.ts';
import type { StudioSession } from '../sessions/sessions.ts';
import type { Sessions } from '../sessions/standing.ts';
import { tableEngineOf } from './engine-list.ts';
import type { Tables } from './tables.ts';

/** Where a table's page opens its connection. */
const PATH = '/play/socket';
/** What a page sends at most, bytes. */
const LARGEST = 256;
/** How long it may take to say who it is, ms. */
const GREETING = 3000;
/** How many messages it sends at most, that one too: bets go by calls, so there is nothing else to send. */
const MOST_MESSAGES = 10;
/** How much may wait because it does not read, bytes. */
const MOST_UNREAD = 256_000;
/** How many connections there are at each process: of one page, of one player (the demo player is many people), and of all. */
const MOST_OF_SESSION = 10;
const MOST_OF_PLAYER = 100;
const MOST = 5000;
/** How many there are that have not said who they are: of one address, and of all. */
const MOST_STRANGERS_OF_ADDRESS = 20;
const MOST_STRANGERS = 500;
/** How often it is seen whether somebody is still there, ms. */
const SEEN = 30_000;
/** Of how many the operator is asked at a time whether they are still signed in. */
const BESIDE = 8;

/** Codes of an end that the page can act on: open the game again, connect again later, or mend the page. */
const ENDS = { session: 4401, many: 4429, message: 4400, later: 1013 } as const;

const greeting = z.strictObject({ token: z.string().check(z.regex(/^[\w-]{43}$/)) });

/** The connections that are shown a table, each with whose it is. */
export type Seated = Map<Pick<WebSocket, 'close'>, StudioSession>;

interface SocketServices {
  readonly tables: Tables;
  readonly sessions: Sessions;
  readonly seated: Seated;
  readonly proxies?: string | undefined;
}

/**
 * Opens `/play/socket`: the first message is `{"token"}`, the page's own; then the table of its game is shown, at once as it stands and from
 * then on what changes. Who comes again is shown it anew. Nothing else is taken here: bets go by calls, which can be sent again.
 */
export function openTableSocket(games: FastifyInstance, services: SocketServices): void {
  const server = new WebSocketServer({ noServer: true, maxPayload: LARGEST, perMessageDeflate: false });
  const counts = createCounts();
  const strangers = createStrangers();
  const addressOf = createAddressReader(services.proxies);
  games.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const isOpen = request.url?.split('?')[0] === PATH && server.clients.size < MOST;
    const known = isOpen ? strangers.enter(networkOf(addressOf(request))) : null;
    if (!known) return void socket.destroy();
    // Whatever becomes of it: one that has gone is no stranger any more.
    socket.on('close', known);
    server.handleUpgrade(request, socket, head, (page) => attend(page, services, { counts, known }));
  });
  const alive = setInterval(() => {
    for (const page of server.clients) {
      if (silent.has(page)) page.terminate();
      silent.add(page);
      page.ping();
    }
  }, SEEN);
  alive.unref();
  games.addHook('preClose', async () => {
    clearInterval(alive);
    for (const page of server.clients) page.terminate();
    server.close();
  });
}

/** Connections that have not answered since they were last seen. */
const silent = new WeakSet<WebSocket>();

/** Counts connections that have not said who they are, by address. */
function createStrangers() {
  const of = createCounts();
  return {
    /** Null where there are too many; else what is called once it is known who it is, or that it has gone. */
    enter(address: string): (() => void) | null {
      if (of.all() >= MOST_STRANGERS || of.count(address) >= MOST_STRANGERS_OF_ADDRESS) return null;
      return of.add(address);
    },
  };
}

/** Counts what there is of each name. */
function createCounts() {
  const counts = new Map<string, number>();
  let all = 0;
  return {
    all: () => all,
    count: (name: string) => counts.get(name) ?? 0,
    /** One more; returns what takes it away again, once. */
    add(name: string): () => void {
      all += 1;
      counts.set(name, (counts.get(name) ?? 0) + 1);
      let isGone = false;
      return () => {
        if (isGone) return;
        isGone = true;
        all -= 1;
        const left = (counts.get(name) ?? 1) - 1;
        if (left > 0) counts.set(name, left);
        else counts.delete(name);
      };
    },
  };
}
type Counts = ReturnType<typeof createCounts>;

interface Attended {
  readonly counts: Counts;
  /** Called once it is known who it is. */
  readonly known: () => void;
}

function attend(page: WebSocket, services: SocketServices, { counts, known }: Attended): void {
  let messages = 0;
  let leave: () => void = () => {};
  const late = setTimeout(() => page.close(ENDS.session), GREETING);
  late.unref();
  page.on('pong', () => silent.delete(page));
  // An end that was not in order is an end: `close` follows.
  page.on('error', () => {});
  page.on('close', () => {
    clearTimeout(late);
    leave();
  });
  page.on('message', (data) => {
    messages += 1;
    if (messages > MOST_MESSAGES) return page.terminate();
    if (messages > 1) return;
    clearTimeout(late);
    greet(page, services, counts, String(data)).then(
      (left) => {
        known();
        leave = left;
        // It may have gone while its session was looked up.
        if (page.readyState !== page.OPEN) leave();
      },
      (error: unknown) => page.close(error instanceof Refusal ? ENDS.session : ENDS.later),
    );
  });
}

/** Lets a page in and shows it its table. Returns what ends that; rejects where its session is none. */
async function greet(
  page: WebSocket,
  { tables, sessions, seated }: SocketServices,
  counts: Counts,
  text: string,
): Promise<() => void> {
  const read = greeting.safeParse(jsonOf(text));
  const nothing = () => {};
  if (!read.success) {
    page.close(ENDS.message);
    return nothing;
  }
  const session = await sessions.find(read.data.token);
  await sessions.hold(session);
  const player = `${session.title.provider}:${session.player}`;
  const own = `session ${session.id}`;
  const areMany = counts.count(own) >= MOST_OF_SESSION || counts.count(player) >= MOST_OF_PLAYER;
  if (areMany || !tableEngineOf(session.title.engine)) {
    page.close(areMany ? ENDS.many : ENDS.message);
    return nothing;
  }
  const counted = [counts.add(own), counts.add(player)];
  const forget = () => {
    for (const remove of counted) remove();
  };
  const viewer = { player: session.player, send: (message: string) => sendOrCut(page, message) };
  const stop = await tables.watch(session, viewer).catch((error: unknown) => {
    forget();
    throw error;
  });
  seated.set(page, session);
  let isLeft = false;
  return () => {
    if (isLeft) return;
    isLeft = true;
    seated.delete(page);
    stop();
    forget();
  };
}

/** Ends the connections whose session the operator has ended, each looked at twice a minute at most. */
export async function endSignedOut({ sessions, seated }: Pick<SocketServices, 'sessions' | 'seated'>): Promise<void> {
  const left = [...seated];
  const line = async () => {
    for (let next = left.pop(); next !== undefined; next = left.pop()) {
      const [page, session] = next;
      await sessions.hold(session, SEEN).catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
        page.close(ENDS.session);
      });
    }
  };
  await Promise.all(Array.from({ length: BESIDE }, line));
}

/** Sends a message, or cuts off who does not read: what they missed they are shown anew when they come again. */
export function sendOrCut(
  page: Pick<WebSocket, 'OPEN' | 'readyState' | 'bufferedAmount' | 'terminate'> & { send(message: string): void },
  message: string,
): void {
  if (page.readyState !== page.OPEN) return;
  if (page.bufferedAmount > MOST_UNREAD) page.terminate();
  else page.send(message);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
