import { type Figure, figureOf, quantile } from './figure.ts';
import { call } from './operator-calls.ts';
import { type OperatorProcess, startOperator, startPlainSockets } from './operator-process.ts';
import { type Heard, openPriceSocket, type PriceSocket, wallClock } from './price-sockets.ts';

/** How many markets there are, how many of them each socket follows, and how many prices of all change a second: 50 for each socket. */
const MARKETS = 1000;
const FOLLOWED = 16;
const CHANGES = 3125;
const SPORTS = ['4', '1', '2'] as const;
/** Sockets of a turn unless said: as many as quality asks for, and so many that the plain server can follow. */
const CROWDS = '500,2000';
const ROUNDS = 3;
/** How long a turn goes on before it counts, and how long it counts, ms. */
const WARM = 2000;
const TURN = 5000;
/** Of so many sockets the messages are read: the client is not to be what takes the time. */
const READ = 50;
/** The operator's moments while it makes changes, ms (docs/sandbox.md): their clock says when they were made. */
const MOMENT = 50;

/** What a turn came to. */
interface Turn {
  /** The server's processor, ms a second. */
  readonly cpu: number;
  /** The client's, which works beside it. */
  readonly client: number;
  /** To each socket, a second. */
  readonly bytes: number;
  readonly messages: number;
  /** From being sent until being heard, ms. */
  readonly took: readonly number[];
  /** From the change until it is heard, ms. */
  readonly age: readonly number[];
}

/** Somebody who tells sockets of prices. */
interface Side {
  readonly name: string;
  start(): Promise<Server>;
}
interface Server {
  readonly process: OperatorProcess;
  /** Follows markets by their numbers. */
  follow(socket: PriceSocket, markets: readonly number[]): Promise<void>;
  /** When a message was sent and its changes were made, ms since 1970; null where it is none of prices. */
  timesOf(text: string): { readonly sent: number; readonly made: readonly number[] } | null;
}

/**
 * The operator's live prices beside plain socket.io rooms to which each change is told as it is made, at the same rate of changes of as many markets:
 * processor, bytes, and how long it takes until they are heard. `argument`: how many sockets there are, with commas between.
 */
export async function measureFanOut(argument = CROWDS): Promise<Figure[]> {
  const crowds = argument.split(',').map(Number);
  if (!crowds.every((sockets) => Number.isInteger(sockets) && sockets > 0)) {
    throw new Error(`'${argument}' is no list of numbers of sockets.`);
  }
  const figures: Figure[] = [];
  for (const sockets of crowds) {
    const turns: [operator: Turn, plain: Turn][] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      console.log(`${sockets} sockets, round ${round + 1} of ${ROUNDS}`);
      const plainFirst = round % 2 ? null : await turnOf(PLAIN, sockets);
      const operator = await turnOf(OPERATOR, sockets);
      turns.push([operator, plainFirst ?? (await turnOf(PLAIN, sockets))]);
    }
    figures.push(...figuresOf(sockets, turns));
  }
  return figures;
}

const OPERATOR: Side = {
  name: 'operator',
  async start() {
    const process = await startOperator({ matches: Math.ceil(MARKETS / SPORTS.length), changes: CHANGES });
    const lists = await Promise.all(
      SPORTS.map((sport) => call<MatchList>(process.address, `/sports-api/bet/matches?sport=${sport}`)),
    );
    const ids = lists.flatMap(({ data }) => data.matches.map(({ marketId }) => marketId));
    const behind = await clockOf(process.address);
    return {
      process,
      async follow(socket, markets) {
        await socket.ask('odds:subscribe', subscription(markets.map((market) => ids[market] ?? '')));
      },
      timesOf(text) {
        if (!text.startsWith('42["odds:delta"')) return null;
        const [from, clock, at] = ['from', 'clock', 'at'].map((name) => numberIn(text, name));
        if (from === undefined || clock === undefined || at === undefined) return null;
        const made = Array.from({ length: clock - from }, (_, index) => (from + 1 + index) * MOMENT);
        return { sent: at + behind, made };
      },
    };
  },
};
interface MatchList {
  readonly data: { readonly matches: readonly { readonly marketId: string }[] };
}

const subscription = (markets: readonly string[]) => ({ reader: 'bench', only: true, markets, scores: [], lists: [] });

/** By how much the operator's clock, which counts from its start, is behind the wall's, ms: by the quickest of many answers. */
async function clockOf(address: string): Promise<number> {
  const socket = await openPriceSocket(address);
  let best = { took: Number.POSITIVE_INFINITY, behind: 0 };
  for (let time = 0; time < 100; time += 1) {
    const { text, askedAt, at } = await socket.ask('odds:subscribe', subscription([]));
    const took = at - askedAt;
    const sent = numberIn(text, 'at');
    if (sent !== undefined && took < best.took) best = { took, behind: (askedAt + at) / 2 - sent };
  }
  socket.close();
  return best.behind;
}

const PLAIN: Side = {
  name: 'plain socket.io rooms',
  async start() {
    const settings = { MARKETS: String(MARKETS), CHANGES: String(CHANGES) };
    return {
      process: await startPlainSockets('plain-price-server.ts', settings),
      async follow(socket, markets) {
        await socket.ask('follow', markets.map(String));
      },
      timesOf(text) {
        const at = text.startsWith('42["price"') ? numberIn(text, 'at') : undefined;
        return at === undefined ? null : { sent: at, made: [at] };
      },
    };
  },
};

function numberIn(text: string, name: string): number | undefined {
  const found = new RegExp(`"${name}":([\\d.]+)`).exec(text)?.[1];
  return found === undefined ? undefined : Number(found);
}

async function turnOf(side: Side, count: number): Promise<Turn> {
  const server = await side.start();
  const sockets: PriceSocket[] = [];
  try {
    for (let opened = 0; opened < count; opened += 50) {
      const some = Array.from({ length: Math.min(50, count - opened) }, () => openPriceSocket(server.process.address));
      for (const socket of await Promise.all(some)) {
        sockets.push(socket);
        await server.follow(socket, followedBy(sockets.length));
      }
    }
    await pause(WARM);
    return await listenFor(server, sockets);
  } finally {
    for (const socket of sockets) socket.close();
    await server.process.stop();
  }
}

/** The markets of a socket: as far apart as they go, other ones for each, the same in each turn. */
const followedBy = (socket: number) =>
  Array.from({ length: FOLLOWED }, (_, index) => (socket * 7 + index * Math.floor(MARKETS / FOLLOWED)) % MARKETS);

async function listenFor({ process: server, timesOf }: Server, sockets: readonly PriceSocket[]): Promise<Turn> {
  const took: number[] = [];
  const age: number[] = [];
  const hear = ({ text, at }: Heard) => {
    const times = timesOf(text);
    if (!times) return;
    took.push(at - times.sent);
    for (const made of times.made) age.push(at - made);
  };
  const countsOf = (what: 'bytes' | 'messages') => sockets.reduce((sum, { counts }) => sum + counts[what], 0);
  const before = { cpu: await server.cpu(), client: process.cpuUsage(), at: wallClock() };
  const counted = { bytes: countsOf('bytes'), messages: countsOf('messages') };
  for (const socket of sockets.slice(0, READ)) socket.read(hear);
  await pause(TURN);
  for (const socket of sockets) socket.read(null);
  const seconds = (wallClock() - before.at) / 1000;
  const { user, system } = process.cpuUsage(before.client);
  const toEach = (what: 'bytes' | 'messages') => (countsOf(what) - counted[what]) / sockets.length / seconds;
  return {
    cpu: ((await server.cpu()) - before.cpu) / seconds,
    client: (user + system) / 1000 / seconds,
    bytes: toEach('bytes'),
    messages: toEach('messages'),
    took,
    age,
  };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function figuresOf(sockets: number, turns: readonly (readonly [operator: Turn, plain: Turn])[]): Figure[] {
  const figure = (
    what: string,
    unit: string,
    of: (turn: Turn) => number,
    goal?: Parameters<typeof figureOf>[0]['goal'],
  ) =>
    figureOf({
      what: `${what}, ${sockets} sockets`,
      unit,
      rounds: turns.map(([operator]) => of(operator)),
      peer: { name: PLAIN.name, rounds: turns.map(([, plain]) => of(plain)) },
      ...(goal ? { goal } : {}),
    });
  return [
    figure('the server’s processor', 'ms a second', ({ cpu }) => cpu),
    figure('to each socket', 'bytes a second', ({ bytes }) => bytes),
    figure('to each socket', 'messages a second', ({ messages }) => messages),
    figure('sent until heard, p50', 'ms', ({ took }) => quantile(took, 0.5)),
    figure('sent until heard, p99', 'ms', ({ took }) => quantile(took, 0.99), { of: 'figure', most: 80 }),
    figure('changed until heard, p99', 'ms', ({ age }) => quantile(age, 0.99)),
    figure('the client’s processor, beside it', 'ms a second', ({ client }) => client),
  ];
}
