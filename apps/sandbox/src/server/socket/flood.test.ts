import { once } from 'node:events';
import { connect as dial } from 'node:net';
import { SOCKET_PATH } from '@pavilion/api-client/wire';
import type { Socket } from 'socket.io-client';
import { connectSocket, heardBy } from '../../testing/player-socket.ts';
import { newPlayer } from '../../testing/players.ts';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { until } from '../../testing/until.ts';
import { SOCKET_LIMITS } from './limits.ts';

const FOLLOWED = { reader: 'r', only: false, markets: [], scores: [], lists: ['4'] };

// The clock stands still: a budget does not refill unless a test lets time pass. Each test comes from an address of its own.
let sandbox: TestSandbox;
let url: string;
let tests = 0;
const sockets: Socket[] = [];
beforeAll(async () => {
  sandbox = await testSandbox({ socketLimits: SOCKET_LIMITS, proxies: '127.0.0.1' });
  url = await sandbox.app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(() => {
  tests += 1;
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const socket of sockets.splice(0)) socket.disconnect();
});
afterAll(() => sandbox.close());

const address = () => ({ 'x-forwarded-for': `203.0.113.${tests}` });
const open = async (token: string | null) => {
  const socket = await connectSocket(url, token, { extraHeaders: address() });
  sockets.push(socket);
  return socket;
};
/** A connection without a client's library, from the address of the proxy itself. */
const openRaw = async () => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}${SOCKET_PATH}?EIO=4&transport=websocket`);
  const closed = once(socket, 'close');
  await once(socket, 'open');
  return { socket, closed };
};
const handshake = () => fetch(`${url}${SOCKET_PATH}?EIO=4&transport=polling`, { headers: address() });
const tokenOf = async () => (await newPlayer(sandbox)).token;
const refusal = (token: string | null) =>
  open(token).then(
    () => null,
    (error: Error & { data?: unknown }) => ({ message: error.message, data: error.data }),
  );

/** How many of these were answered, and how many refused by name. */
const statuses = (replies: readonly unknown[]) => {
  const counts = { success: 0, refused: 0 };
  for (const reply of replies as { status: string; type?: string }[]) {
    if (reply.status === 'success') counts.success += 1;
    else if (reply.type === 'TooManyEvents') counts.refused += 1;
  }
  return counts;
};

test('a socket that asks for its balance without end is answered within its budget, then refused by name, and has some again later', async () => {
  const { burst } = SOCKET_LIMITS.eventsPerConnection;
  const socket = await open(await tokenOf());
  const ask = (count: number) =>
    Promise.all(Array.from({ length: count }, () => socket.emitWithAck('get:balance', {})));
  const replies = await ask(burst + 10);
  expect(statuses(replies)).toEqual({ success: burst, refused: 10 });
  expect(replies.at(-1)).toEqual({
    status: 'failed',
    type: 'TooManyEvents',
    message: 'Too many requests. Try again in a moment.',
  });
  sandbox.pass(2000);
  expect(statuses(await ask(12))).toEqual({ success: 10, refused: 2 });
});

test('a socket that goes on and on is told so and cut off, and its player’s other sockets stay', async () => {
  const token = await tokenOf();
  const [socket, other] = [await open(token), await open(token)];
  const toasts = heardBy(socket, 'sub:notification_toast');
  const reason = new Promise((resolve) => socket.once('disconnect', resolve));
  let answered = 0;
  for (let sent = 0; sent < 2000; sent += 1) socket.emit('get:balance', {}, () => (answered += 1));
  expect(await reason).toBe('io server disconnect');
  expect(toasts).toEqual([expect.objectContaining({ title: 'Too many requests', status: 'error' })]);
  expect(answered).toBeLessThan(SOCKET_LIMITS.framesPerConnection.burst);
  expect(await other.emitWithAck('get:balance', {})).toMatchObject({ status: 'success' });
});

test.each([
  ['events that want no answer', '42["get:balance",{}]'],
  ['events that nobody knows', '42["x",{}]'],
  ['one subscription after the other', `421["odds:subscribe",${JSON.stringify(FOLLOWED)}]`],
  ['answers to no question', '431[{}]'],
  ['heartbeats', '3'],
  ['connections to what is not there', '40/admin,'],
])('a socket that sends %s without end is cut off', async (_, frame) => {
  const { socket, closed } = await openRaw();
  const isIn = new Promise((resolve) =>
    socket.addEventListener('message', ({ data }) => String(data).startsWith('40') && resolve(null)),
  );
  socket.send('40{}');
  await isIn;
  for (let sent = 0; sent < 2000; sent += 1) socket.send(frame);
  await closed;
});

test('a visitor who subscribes and unsubscribes without end is refused by name, and follows no more than there is', async () => {
  const { burst } = SOCKET_LIMITS.eventsPerConnection;
  const visitor = await open(null);
  const replies = await Promise.all(
    Array.from({ length: burst + 10 }, (_, turn) =>
      visitor.emitWithAck(turn % 2 ? 'odds:unsubscribe' : 'odds:subscribe', FOLLOWED),
    ),
  );
  expect(statuses(replies)).toEqual({ success: burst, refused: 10 });
});

test('a subscription costs what it has to be told whole: a page with all that it may follow can come back, and nobody has that again and again', async () => {
  const { eventsPerConnection, wholesPerEvent, followedPerConnection } = SOCKET_LIMITS;
  const visitor = await open(null);
  const markets = Array.from({ length: followedPerConnection - 1 }, (_, index) => `${index}-MO`);
  const cost = 1 + Math.floor(markets.length / wholesPerEvent);
  const times = Math.floor(eventsPerConnection.burst / cost);
  expect(times).toBeGreaterThan(1);
  const ask = (more: object) => visitor.emitWithAck('odds:subscribe', { ...FOLLOWED, only: true, ...more });
  const resume = { epoch: 'of another run', clock: 1, markets };
  const replies = [];
  for (let turn = 0; turn <= times; turn += 1) replies.push(await ask(turn % 2 ? { markets } : { resume }));
  expect(statuses(replies)).toEqual({ success: times, refused: 1 });
  sandbox.pass((1000 * cost) / eventsPerConnection.perSecond);
  expect(statuses([await ask({ markets })])).toEqual({ success: 1, refused: 0 });
});

test('what would sign a player out is not said of a budget that is spent', async () => {
  const socket = await open(await tokenOf());
  const { burst } = SOCKET_LIMITS.eventsPerConnection;
  const replies: unknown[] = [];
  for (let sent = 0; sent < burst + 5; sent += 1)
    socket.emit('session_check', {}, (reply: unknown) => replies.push(reply));
  await socket.emitWithAck('get:balance', {});
  await until('they are answered', () => replies.length >= burst);
  expect(replies).toEqual(Array(burst).fill({ status: 'success' }));
});

test('a session has so many sockets and no more, by name, until one of them closes', async () => {
  const token = await tokenOf();
  const most = SOCKET_LIMITS.socketsPerSession;
  const all = await Promise.all(Array.from({ length: most + 10 }, () => refusal(token)));
  expect(all.filter((refused) => refused !== null)).toEqual(
    Array(10).fill({
      message: 'This is open in too many windows. Close some, or try again in a moment.',
      data: { type: 'TooManySockets' },
    }),
  );
  expect(await refusal(await tokenOf())).toBe(null);
  sockets.find(({ connected }) => connected)?.disconnect();
  await until('its place is free', async () => (await refusal(token)) === null);
});

test('an address has so many sockets and no more, visitors too, by name, until one of them closes', async () => {
  const most = SOCKET_LIMITS.socketsPerAddress;
  for (let opened = 0; opened < most; opened += 25) await Promise.all(Array.from({ length: 25 }, () => open(null)));
  const tooMany = { message: expect.stringContaining('Too many connections'), data: { type: 'TooManyConnections' } };
  expect(await refusal(null)).toEqual(tooMany);
  expect(await refusal(await tokenOf())).toEqual(tooMany);
  sockets[0]?.disconnect();
  await until('its place is free', async () => (await refusal(null)) === null);
});

test('connections that never ask to be let in are bounded for each address, and nobody who polls gets around it', async () => {
  const most = SOCKET_LIMITS.connectionsPerAddress;
  const answers = [];
  for (let sent = 0; sent < most + 5; sent += 1) answers.push(await handshake());
  expect(answers.map(({ status }) => status)).toEqual([...Array(most).fill(200), ...Array(5).fill(403)]);
  expect(await answers.at(-1)?.json()).toMatchObject({ message: expect.stringContaining('Too many connections') });
});

test('who opens connections and closes them without end is refused after a while, and may again later', async () => {
  const { burst } = SOCKET_LIMITS.openingsPerAddress;
  const visit = async () => {
    const refused = await refusal(null);
    sockets.pop()?.disconnect();
    return refused === null;
  };
  let opened = 0;
  while (opened <= burst && (await visit())) opened += 1;
  expect(opened).toBe(burst);
  sandbox.pass(1000);
  expect(await visit()).toBe(true);
});

test('a connection that was refused is closed, and no token after another is tried on it', async () => {
  const { socket, closed } = await openRaw();
  const heard: string[] = [];
  socket.addEventListener('message', ({ data }) => heard.push(String(data)));
  const query = jest.spyOn(sandbox.database, 'query');
  for (let tried = 0; tried < 20; tried += 1) socket.send(`40${JSON.stringify({ token: 'A'.repeat(43) })}`);
  await closed;
  expect(query.mock.calls.length).toBeLessThanOrEqual(1);
  expect(heard.filter((text) => text.startsWith('40{'))).toEqual([]);
});

test('bytes are never waited for: no event of the wire has any', async () => {
  const { socket, closed } = await openRaw();
  socket.send('40{}');
  socket.send(`459-["get:balance",${Array.from({ length: 9 }, (_, num) => `{"_placeholder":true,"num":${num}}`)}]`);
  socket.send(new Uint8Array(10_000));
  await closed;
});

test.each([
  ['a body that is too large', 'POST', 'content-length: 10000000', 413],
  ['a body that does not say how large it is', 'POST', 'transfer-encoding: chunked', 411],
  ['another method', 'PUT', 'content-length: 0', 405],
])('%s is refused before it is sent, and the connection ends', async (_, method, header, status) => {
  const opening = await (await handshake()).text();
  const { sid } = JSON.parse(opening.slice(1)) as { sid: string };
  const { port } = new URL(url);
  const socket = dial(Number(port), '127.0.0.1');
  let text = '';
  socket.on('data', (data) => (text += data.toString()));
  const closed = once(socket, 'close');
  const head = [`${method} ${SOCKET_PATH}?EIO=4&transport=polling&sid=${sid} HTTP/1.1`, 'host: x', header];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  await closed;
  expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status}`));
});

test('who comes while the database is away is not told that their session has ended', async () => {
  const token = await tokenOf();
  jest.spyOn(sandbox.database, 'query').mockRejectedValue(new Error('connect ECONNREFUSED 127.0.0.1:5432'));
  expect(await refusal(token)).toEqual({
    message: 'The service is not available right now. Try again in a moment.',
    data: { type: 'Unavailable' },
  });
});

test('a hundred commits while a player’s balance is read are one more reading and one more push', async () => {
  const player = await newPlayer(sandbox);
  const socket = await open(player.token);
  await socket.emitWithAck('get:balance', {});
  const pushes = heardBy(socket, 'update_balance');
  const { query } = sandbox.database;
  let reads = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  jest.spyOn(sandbox.database, 'query').mockImplementation(async (text, parameters) => {
    if (parameters?.[0] === player.id) {
      reads += 1;
      await held;
    }
    return query(text, parameters);
  });
  const heard: string[] = [];
  await sandbox.database.listen('balance', (payload) => heard.push(payload));
  const commit = () => sandbox.database.transaction(async (tx) => tx.notify('balance', String(player.id)));
  await commit();
  await until('the first is read', () => reads > 0);
  for (let sent = 0; sent < 100; sent += 1) await commit();
  // What is said after them is heard after them.
  sandbox.database.notify('balance', '0');
  await until('all are told of', () => heard.includes('0'));
  release();
  await until('both are heard', () => pushes.length > 1);
  await open(null);
  expect([reads, pushes.length]).toEqual([2, 2]);
});
