import { startPostgres } from '@pavilion/sandbox/testing/servers';
import { type LightSocket, openSocket } from './light-socket.ts';
import { call, PASSWORD, register } from './operator-calls.ts';
import { type OperatorProcess, startOperator } from './operator-process.ts';

/** How many ask at the same time, for how long, and how often each database has its turn. */
const CLIENTS = 8;
const SECONDS = 2;
const ROUNDS = 5;
const SOCKETS = 2000;
const UPDATES = 10;
const DEMO = { username: 'demo', password: 'Pavilion1' };

interface Client {
  readonly token: string;
  readonly socket: LightSocket;
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
    const clientRef = crypto.randomUUID();
    if (client.pending !== undefined) {
      await call(operator.address, '/api/withdrawRequest/cancel', client.token, { id: client.pending, clientRef });
      client.pending = undefined;
      return;
    }
    client.pending = await withdraw(operator, client.token, clientRef);
  },
};

/**
 * The operator's speed on both databases, in turns: requests a second (median of the rounds, with the least and the most) and how
 * long one takes; the memory of idle sockets; and how long an update of the balance takes to all sockets of a player.
 */
export async function measureOperator(): Promise<Record<string, unknown>[]> {
  const postgres = await startPostgres();
  const places = [await open('embedded'), await open('server', postgres.url)];
  try {
    // The sockets first, while the processes have nothing yet that they could free.
    const rows: Record<string, unknown>[] = [];
    for (const place of places) rows.push(...(await crowd(place)));
    for (const [name, ask] of Object.entries(measures)) rows.push(...(await inTurns(places, name, ask)));
    return rows;
  } finally {
    for (const { operator, clients } of places) {
      for (const { socket } of clients) socket.close();
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
): Promise<Record<string, unknown>[]> {
  const rates = new Map(places.map((place) => [place, [] as number[]]));
  const times = new Map(places.map((place) => [place, [] as number[]]));
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const place of round % 2 ? places : places.toReversed()) {
      const took = await load(place, ask);
      // The first round warms up.
      if (round === 0) continue;
      rates.get(place)?.push(took.length / SECONDS);
      times.get(place)?.push(...took);
    }
  }
  return places.map((place) => row(name, place, rates.get(place) ?? [], times.get(place) ?? []));
}

async function open(name: Place['name'], databaseUrl?: string): Promise<Place> {
  const operator = await startOperator({ databaseUrl });
  const clients: Client[] = [];
  const demo = await call<{ token: string }>(operator.address, '/api/login', undefined, DEMO);
  clients.push({ token: demo.token, socket: await openSocket(operator.address, demo.token) });
  for (let number = 1; number < CLIENTS; number += 1) {
    const token = await register(operator.address, number);
    clients.push({ token, socket: await openSocket(operator.address, token) });
  }
  for (const client of clients) {
    const password = client === clients[0] ? DEMO.password : PASSWORD;
    client.pending = await withdraw(operator, client.token, crypto.randomUUID(), password);
  }
  return { name, operator, clients };
}

/** ₹500 out of the balance; only the first to a destination needs the password. */
async function withdraw(
  operator: OperatorProcess,
  token: string,
  clientRef: string,
  password?: string,
): Promise<string> {
  const request = {
    amount: 500,
    method: 'upi',
    upi: 'bench.player@okaxis',
    clientRef,
    ...(password ? { password } : {}),
  };
  type Answer = { data: { withdrawal: { id: string } } };
  return (await call<Answer>(operator.address, '/api/withdrawRequest/create', token, request)).data.withdrawal.id;
}

/** Every client asks again as soon as it is answered; answers what each request took, ms. */
async function load(place: Place, ask: (typeof measures)[string]): Promise<number[]> {
  const took: number[] = [];
  const end = performance.now() + SECONDS * 1000;
  await Promise.all(
    place.clients.map(async (client) => {
      for (let started = performance.now(); started < end; started = performance.now()) {
        await ask(place, client);
        took.push(performance.now() - started);
      }
    }),
  );
  return took;
}

/** Thousands of sockets of one player: what they cost at rest, and how long a new balance takes to the last of them. */
async function crowd({ name, operator, clients: [demo] }: Place): Promise<Record<string, unknown>[]> {
  if (!demo) throw new Error('The demo player is missing');
  // What the first hundred make is made once.
  const sockets: LightSocket[] = [];
  const join = async () => {
    sockets.push(...(await Promise.all(Array.from({ length: 100 }, () => openSocket(operator.address, demo.token)))));
  };
  await join();
  const before = await operator.memory();
  while (sockets.length < SOCKETS) await join();
  const each = ((await operator.memory()) - before) / (SOCKETS - 100);
  const took: number[] = [];
  for (let update = 0; update < UPDATES; update += 1) {
    const heard = sockets.map((socket) => socket.heard('update_balance'));
    const started = performance.now();
    await measures.transfer?.({ name, operator, clients: [demo] }, demo);
    for (const at of await Promise.all(heard)) took.push(at - started);
  }
  for (const socket of sockets) socket.close();
  return [
    { what: `${SOCKETS} idle sockets`, database: name, 'KB a socket': Math.round(each / 102.4) / 10 },
    { what: `transfer heard by ${SOCKETS} sockets`, database: name, ...quantiles(took) },
  ];
}

function row(
  what: string,
  { name }: Place,
  rates: readonly number[],
  took: readonly number[],
): Record<string, unknown> {
  const sorted = rates.toSorted((a, b) => a - b).map(Math.round);
  return {
    what,
    database: name,
    'a second': sorted[Math.floor(sorted.length / 2)],
    least: sorted[0],
    most: sorted.at(-1),
    ...quantiles(took),
  };
}

function quantiles(took: readonly number[]): Record<string, number | undefined> {
  const sorted = took.toSorted((a, b) => a - b).map((ms) => Math.round(ms * 10) / 10);
  return { 'p50 ms': sorted[Math.floor(sorted.length * 0.5)], 'p99 ms': sorted[Math.floor(sorted.length * 0.99)] };
}

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
