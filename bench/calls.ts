import { startPostgres } from '@pavilion/sandbox/testing/servers';
import { type Figure, figureOf, quantile } from './figure.ts';
import { type LightConnection, openConnection } from './light-http.ts';
import { type LightSocket, openSocket } from './light-socket.ts';
import { call, PASSWORD, register } from './operator-calls.ts';
import { type OperatorProcess, startOperator } from './operator-process.ts';
import { withdraw } from './withdrawals.ts';

/** How many ask at the same time, for how long, and how often each database has its turn. */
const CLIENTS = 8;
const SECONDS = 1;
const ROUNDS = 4;
const DEMO = { username: 'demo', password: 'Pavilion1' };

interface Client {
  readonly token: string;
  readonly socket: LightSocket;
  readonly connection: LightConnection;
  /** The withdrawal that waits, to be taken back by the next transfer. */
  pending?: string | undefined;
}
interface Place {
  readonly name: 'embedded' | 'server';
  readonly operator: OperatorProcess;
  readonly clients: Client[];
}

/** What is measured, one request of it. */
const measures: Readonly<Record<string, (place: Place, client: Client) => Promise<unknown>>> = {
  login: ({ operator }) => call(operator.address, '/api/login', undefined, DEMO),
  'balance (socket)': (_, { socket }) => socket.ask('get:balance'),
  'exposure (HTTP)': ({ operator }, { token }) => call(operator.address, '/api/bet/exposure/amount', token),
  // The demo player's sixty days, as the statement's page opens.
  statement: ({ operator, clients: [demo] }) =>
    call(operator.address, `/api/getAccountstatement?from=${day(-30)}&to=${day(0)}`, demo?.token),
  transfer: async ({ operator }, client) => {
    if (client.pending === undefined) {
      client.pending = await withdraw(client.connection, client.token);
      return;
    }
    const body = { id: client.pending, clientRef: crypto.randomUUID() };
    await call(operator.address, '/api/withdrawRequest/cancel', client.token, body);
    client.pending = undefined;
  },
};

/** The operator's calls on a database server, a second and in ms, beside the same on its embedded database, in turns. */
export async function measureCalls(): Promise<Figure[]> {
  const postgres = await startPostgres();
  const places: Place[] = [];
  try {
    places.push(await open('server', postgres.url), await open('embedded'));
    const figures: Figure[] = [];
    for (const [name, ask] of Object.entries(measures)) figures.push(...(await inTurns(places, name, ask)));
    return figures;
  } finally {
    for (const { operator, clients } of places) {
      for (const { socket, connection } of clients) {
        socket.close();
        connection.close();
      }
      await operator.stop();
    }
    await postgres.stop();
  }
}

/** One measure of every place: round after round, each time in the other order. */
async function inTurns(
  places: readonly Place[],
  name: string,
  ask: (typeof measures)[string],
): Promise<readonly Figure[]> {
  const took = new Map(places.map((place) => [place.name, [] as number[][]]));
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const place of round % 2 ? places : places.toReversed()) {
      const times = await load(place, ask);
      // The first round warms up.
      if (round > 0) took.get(place.name)?.push(times);
    }
  }
  const of = (place: Place['name'], figure: (times: readonly number[]) => number) =>
    (took.get(place) ?? []).map(figure);
  const figures = [
    ['a second', (times: readonly number[]) => times.length / SECONDS],
    ['ms, p99', (times: readonly number[]) => quantile(times, 0.99)],
  ] as const;
  return figures.map(([unit, figure]) =>
    figureOf({
      what: `${name}, server`,
      unit,
      rounds: of('server', figure),
      peer: { name: 'embedded', rounds: of('embedded', figure) },
    }),
  );
}

async function open(name: Place['name'], databaseUrl?: string): Promise<Place> {
  const operator = await startOperator({ databaseUrl });
  const { address } = operator;
  const tokens = [(await call<{ token: string }>(address, '/api/login', undefined, DEMO)).token];
  for (let number = 1; number < CLIENTS; number += 1) tokens.push(await register(address, number));
  const clients: Client[] = [];
  for (const [index, token] of tokens.entries()) {
    const connection = openConnection(address);
    const pending = await withdraw(connection, token, index === 0 ? DEMO.password : PASSWORD);
    clients.push({ token, socket: await openSocket(address, token), connection, pending });
  }
  return { name, operator, clients };
}

/** Every client asks again as soon as it is answered; answers what each request took, ms. */
async function load(place: Place, ask: (typeof measures)[string]): Promise<number[]> {
  const took: number[] = [];
  const end = performance.now() + SECONDS * 1000;
  await Promise.all(
    place.clients.map(async (client) => {
      for (let started = performance.now(); started < end; started = performance.now()) {
        await ask?.(place, client);
        took.push(performance.now() - started);
      }
    }),
  );
  return took;
}

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
