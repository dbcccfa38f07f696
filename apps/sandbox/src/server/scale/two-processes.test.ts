import type { OddsDelta } from '@pavilion/api-client/wire';
import { negatePaise, type Paise, paise } from '@pavilion/money';
import type { Socket } from 'socket.io-client';
import { createSessions, notify } from '../../players/index.ts';
import { type Database, openDatabase, post } from '../../store/index.ts';
import { connectSocket, heardBy } from '../../testing/player-socket.ts';
import { newPlayer, type SignedIn } from '../../testing/players.ts';
import { startSandboxProcess } from '../../testing/sandbox-process.ts';
import { startPostgres, startRedis, type TestServer } from '../../testing/servers.ts';
import { until } from '../../testing/until.ts';

let postgres: TestServer;
let redis: TestServer;
let one: TestServer;
let other: TestServer;
let database: Database;
const sockets: Socket[] = [];

beforeAll(async () => {
  [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  const env = { DATABASE_URL: postgres.url, REDIS_URL: redis.url };
  // Both at once on an empty database: they make the schema and the seeds in turn.
  [one, other] = await Promise.all([startSandboxProcess(env), startSandboxProcess(env)]);
  database = await openDatabase({ url: postgres.url });
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});
afterAll(async () => {
  await database?.close();
  await Promise.all([one?.stop(), other?.stop()]);
  await Promise.all([postgres?.stop(), redis?.stop()]);
});

const now = () => new Date();
const player = (): Promise<SignedIn> => newPlayer({ database, now });

async function connected(server: TestServer, token: string | null): Promise<Socket> {
  const socket = await connectSocket(server.url, token);
  sockets.push(socket);
  return socket;
}

interface Body {
  readonly [key: string]: unknown;
}

async function call(
  server: TestServer,
  path: string,
  token: string,
  body?: Body,
): Promise<{ status: number; body: Body }> {
  const answer = await fetch(`${server.url}/api/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { token, 'content-type': 'application/json', connection: 'close' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: answer.status, body: (await answer.json()) as Body };
}

const withdraw = (server: TestServer, { token }: SignedIn, clientRef: string) =>
  call(server, 'withdrawRequest/create', token, {
    amount: 500,
    method: 'upi',
    upi: 'somebody@upi',
    password: 'Secret123',
    again: true,
    clientRef,
  });

let gifts = 0;
function give({ id }: SignedIn, amount: Paise) {
  gifts += 1;
  return database.transaction((tx) =>
    post(tx, {
      reference: `gift:${gifts}`,
      kind: 'adjustment',
      title: 'A gift',
      detail: '',
      state: 'Added',
      at: now(),
      entries: [
        { account: { house: 'play-money' }, amount: negatePaise(amount) },
        { account: { player: id, name: 'cash' }, amount },
      ],
    }),
  );
}

/** So long that a copy that goes by the slower way would have come. */
async function aWhile(socket: Socket) {
  const deltas = heardBy(socket, 'odds:delta');
  await socket.emitWithAck('odds:subscribe', { reader: 'while', only: true, markets: [], scores: [], lists: ['4'] });
  await until('two deltas came', () => deltas.length >= 2);
}

const imageOf = async (server: TestServer, sport: string) => {
  const answer = await fetch(`${server.url}/sports-api/bet/matches?sport=${sport}`);
  const { data } = (await answer.json()) as { data: { clock: number; matches: { refMatchId: string }[] } };
  return data;
};
const idsAt = async (server: TestServer) =>
  (await imageOf(server, '2')).matches.map(({ refMatchId }) => refMatchId).sort();

test('a withdrawal made through one process reaches the player’s sockets on both, once each', async () => {
  const rohit = await player();
  const [near, far] = [await connected(one, rohit.token), await connected(other, rohit.token)];
  const heard = [heardBy(near, 'update_balance'), heardBy(far, 'update_balance')];
  expect(await withdraw(one, rohit, 'withdraw-0001')).toMatchObject({ status: 200 });
  // What the player was given before may still be on its way.
  const afterwards = () => heard.map((balances) => balances.filter((balance) => Object(balance).cash !== 10_000));
  await until('both heard', () => afterwards().every(({ length }) => length > 0));
  await aWhile(far);
  expect(afterwards()).toEqual([[expect.objectContaining({ cash: 9500 })], [expect.objectContaining({ cash: 9500 })]]);
});

test('a notification reaches the player’s sockets on both processes, once each', async () => {
  const rohit = await player();
  const [near, far] = [await connected(one, rohit.token), await connected(other, rohit.token)];
  const heard = [heardBy(near, 'sub:notification_toast'), heardBy(far, 'sub:notification_toast')];
  await database.transaction((tx) =>
    notify(tx, rohit.id, { title: 'Hello', message: 'There', status: 'info', at: now() }),
  );
  await until('both heard', () => heard.every(({ length }) => length > 0));
  await aWhile(near);
  expect(heard).toEqual([[expect.objectContaining({ title: 'Hello' })], [expect.objectContaining({ title: 'Hello' })]]);
});

test('signing out at one process cuts the session’s sockets on the other, and nobody else’s', async () => {
  const [rohit, meera] = [await player(), await player()];
  const [near, far] = [await connected(one, meera.token), await connected(other, rohit.token)];
  expect(await call(one, 'signout', rohit.token)).toMatchObject({ status: 200 });
  await until('it is cut', () => !far.connected);
  expect(near.connected).toBe(true);
  expect(await call(other, 'deposit/get', rohit.token)).toMatchObject({ status: 401 });
});

/** Asks for six codes to one number, of which five may be sent in an hour; by turns of each of `servers`. */
async function askForCodes(servers: readonly [TestServer, TestServer]): Promise<number[]> {
  numbers += 1;
  const body = { phone: String(8_000_000_000 + numbers), countryCode: '+91' };
  const statuses: number[] = [];
  for (let count = 0; count < 6; count += 1) {
    statuses.push((await call(count % 2 === 0 ? servers[0] : servers[1], 'forgot-password', '', body)).status);
  }
  return statuses;
}
let numbers = 0;
const FIVE = [200, 200, 200, 200, 200, 429];

test('what is limited is counted over both processes', async () => {
  expect(await askForCodes([one, other])).toEqual(FIVE);
});

test('both processes say the same of the same matches, tick by tick, and an image goes on with the deltas heard beside it', async () => {
  const answer = await fetch(`${one.url}/sports-api/bet/matches?inplay=true`);
  const { data } = (await answer.json()) as { data: { matches: { refMatchId: string; marketId: string }[] } };
  const subjects = {
    reader: 'r',
    only: true,
    markets: data.matches.map(({ marketId }) => marketId),
    scores: data.matches.map(({ refMatchId }) => refMatchId),
    lists: ['inplay'],
  };
  const follow = async (server: TestServer) => {
    const socket = await connected(server, null);
    const heard = heardBy(socket, 'odds:delta') as OddsDelta[];
    const image: { clock: number } = await socket.emitWithAck('odds:subscribe', subjects);
    return { heard, image };
  };
  const [near, far] = [await follow(one), await follow(other)];
  await until('both heard of six ticks', () => Math.min(near.heard.length, far.heard.length) >= 6);
  for (const { heard, image } of [near, far])
    expect(heard.map(({ from }) => from)).toEqual([image.clock, ...heard.slice(0, -1).map(({ clock }) => clock)]);
  const since = Math.max(near.heard[0]?.clock ?? 0, far.heard[0]?.clock ?? 0);
  // Each has a run of clocks and a time of its own.
  const newsOf = ({ epoch, at, ...delta }: OddsDelta) => delta;
  const [mine, theirs] = [near, far].map(({ heard }) =>
    heard
      .filter(({ clock }) => clock >= since)
      .slice(0, 4)
      .map(newsOf),
  );
  expect(mine).toHaveLength(4);
  expect(theirs).toEqual(mine);
});

test('Redis lost and back: players hear of their money, limits hold, the matches go on, and then all is as before', async () => {
  const rohit = await player();
  const [near, far] = [await connected(one, rohit.token), await connected(other, rohit.token)];
  const heard = [heardBy(near, 'update_balance'), heardBy(far, 'update_balance')];
  const ids = await idsAt(one);
  await redis.down();
  await give(rohit, paise(100));
  await until('both heard', () => heard.every(({ length }) => length > 0));
  const { clock } = await imageOf(one, '2');
  await until('both go on', async () => {
    const clocks = await Promise.all([imageOf(one, '2'), imageOf(other, '2')]);
    return clocks.every((image) => image.clock > clock + 2);
  });
  expect(await askForCodes([one, one])).toEqual(FIVE);

  await redis.up();
  await until('limits are shared again', async () => String(await askForCodes([one, other])) === String(FIVE));
  expect(await idsAt(other)).toEqual(expect.arrayContaining(ids.slice(2)));
  expect([near.connected, far.connected]).toEqual([true, true]);
  await give(rohit, paise(100));
  await until('both heard', () => heard.every(({ length }) => length > 1));
  await aWhile(far);
  expect(heard.map(({ length }) => length)).toEqual([2, 2]);
});

test('Postgres started anew: sockets stay, requests succeed again, what ended meanwhile is cut, and money is told of', async () => {
  const [rohit, meera] = [await player(), await player()];
  const [near, far] = [await connected(one, rohit.token), await connected(other, meera.token)];
  const heard = heardBy(near, 'update_balance');
  await postgres.down();
  const away = await call(one, 'deposit/get', rohit.token);
  expect(away).toMatchObject({ status: 503, body: { error: true, message: expect.stringContaining('Try again') } });
  await postgres.up();
  // Before the processes listen again: nobody hears this, and it holds all the same.
  await createSessions(database, now).endAll(database, meera.id, 'desk');
  await until('requests succeed', async () => (await call(other, 'deposit/get', rohit.token)).status === 200);
  await until('it is cut', () => !far.connected);
  expect(near.connected).toBe(true);
  const seen = heard.length;
  await give(rohit, paise(100));
  await until('it is heard', () => heard.length > seen);
  const { clock } = await imageOf(one, '2');
  await until('the matches go on', async () => (await imageOf(one, '2')).clock > clock + 2);
});

test('a process that stops in good order cuts its own sockets alone, and the other one leads', async () => {
  const [near, far] = [await connected(one, null), await connected(other, null)];
  await one.down();
  await until('its own are cut', () => !near.connected);
  expect(far.connected).toBe(true);
  const { clock } = await imageOf(other, '2');
  await until('the matches go on', async () => (await imageOf(other, '2')).clock > clock + 2);
  await one.up();
  await until('both show the same', async () => (await imageOf(one, '2')).clock >= (await imageOf(other, '2')).clock);
});
