import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SocketStatus } from './player-socket.ts';
import { proves } from './proves.ts';
import {
  connected,
  type Operator,
  onInvalid,
  onLeftOut,
  onRefused,
  onSessionError,
  operator,
  player,
  reached,
} from './socket-testing.ts';
import { onEvent, sendRequest } from './typed-socket.ts';
import { balanceRequest, oddsDeltaEvent, sessionCheck, sessionRefresh, tablesFollow } from './wire/index.ts';

const later = globalThis.setTimeout;
/** From now on a wait of half a second to five is over at once. Returns all waits that are asked for, ms. */
function hurry(): number[] {
  const waits: number[] = [];
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, ms = 0) => {
    if (ms >= 500 && ms <= 20_000) waits.push(ms);
    return later(work, ms >= 500 && ms <= 5000 ? 0 : ms);
  }) as typeof setTimeout);
  return waits;
}

async function waitUntil(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise(setImmediate);
}

/** The operator's answer to each `event`, from every player. */
function replies({ io, sockets }: Operator, event: string, reply: unknown) {
  for (const socket of [...sockets, io])
    socket.on(event, (_: unknown, answer: (reply: unknown) => void) => answer(reply));
}

test('it connects at the wire’s path with the token of now, and tells each status once', async () => {
  const server = await operator();
  const socket = player(server.address);
  const statuses: SocketStatus[] = [];
  const stop = socket.onStatus(() => statuses.push(socket.status()));
  expect(socket.status()).toBe('closed');
  socket.connect();
  socket.connect();
  await reached(socket, 'open');
  expect(server.sockets).toHaveLength(1);
  expect(server.sockets[0]?.handshake.auth).toEqual({ token: 'token-1' });
  expect(server.sockets[0]?.handshake.url).toMatch(/^\/public\/\?/);
  expect(server.sockets[0]?.conn.transport.name).toBe('websocket');
  socket.disconnect();
  expect(statuses).toEqual(['connecting', 'open', 'closed']);
  stop();
  socket.connect();
  await reached(socket, 'open');
  expect(statuses).toHaveLength(3);
});

test('a request resolves with its reply, rupees as paise', async () => {
  const { server, socket } = await connected();
  replies(server, 'get:balance', { status: 'success', balance: 10.5, cash: 10.25, coins: 0.25 });
  expect(await sendRequest(socket, balanceRequest, {})).toEqual({
    status: 'success',
    balance: 1050,
    cash: 1025,
    coins: 25,
  });
});

test('a request that the operator refuses says so in the operator’s words, if it has any', async () => {
  const { server, socket } = await connected();
  replies(server, 'session_check', { status: 'failed' });
  replies(server, 'get:balance', { status: 'failed', message: 'Log in first.' });
  expect(await sendRequest(socket, sessionCheck, {})).toEqual({ status: 'failed', reason: 'refused' });
  expect(await sendRequest(socket, balanceRequest, {})).toEqual({
    status: 'failed',
    reason: 'refused',
    message: 'Log in first.',
  });
});

test('a request without an acknowledgement is a timeout after one second', async () => {
  const waits = hurry();
  const { socket } = await connected();
  expect(await sendRequest(socket, sessionCheck, {})).toEqual({ status: 'failed', reason: 'timeout' });
  expect(waits.filter((ms) => ms === 1000)).toEqual([1000]);
});

test('where nobody answers it tries again without end: after 1 s, 2 s, 4 s, then every 5 s, by turns over both transports', async () => {
  const taken = createServer();
  await once(taken.listen(0, '127.0.0.1'), 'listening');
  const { port } = taken.address() as AddressInfo;
  await new Promise((resolve) => taken.close(resolve));
  // Neither early nor late.
  jest.spyOn(Math, 'random').mockReturnValue(0);
  const waits = hurry();
  const socket = player(`http://127.0.0.1:${port}`);
  const statuses: SocketStatus[] = [];
  socket.onStatus(() => statuses.push(socket.status()));
  socket.connect();
  const tries = () => waits.filter((ms) => ms !== 20_000);
  await waitUntil(() => tries().length >= 12);
  expect(tries().slice(0, 12)).toEqual([1000, 2000, 4000, ...Array(9).fill(5000)]);
  expect(waits.filter((ms) => ms === 20_000).length).toBeGreaterThanOrEqual(12);
  const server = await operator({}, port);
  await reached(socket, 'open');
  expect(server.sockets).toHaveLength(1);
  expect(statuses).toEqual(['connecting', 'open']);
});

test('its waits are spread by half, so that players do not come back all at once', async () => {
  for (const [random, first] of [
    [0.8, 600],
    [0.9, 1450],
  ] as const) {
    jest.spyOn(Math, 'random').mockReturnValue(random);
    const waits = hurry();
    const server = await operator();
    await server.io.close();
    player(server.address).connect();
    await waitUntil(() => waits.some((ms) => ms !== 20_000));
    expect([random, waits.find((ms) => ms !== 20_000)]).toEqual([random, first]);
    jest.restoreAllMocks();
  }
});

test('a reply of another shape is invalid, and reported', async () => {
  const { server, socket } = await connected();
  replies(server, 'get:balance', { status: 'success', balance: '10' });
  expect(await sendRequest(socket, balanceRequest, {})).toEqual({ status: 'failed', reason: 'invalid' });
  expect(onInvalid).toHaveBeenCalledWith('get:balance', expect.anything());
});

test('events come parsed; one of another shape is dropped and reported; who has unsubscribed hears nothing', async () => {
  const { server, socket } = await connected();
  const refreshed = jest.fn();
  onEvent(socket, sessionRefresh, refreshed);
  const stopped = jest.fn();
  onEvent(socket, oddsDeltaEvent, stopped)();
  const heard = new Promise((resolve) => onEvent(socket, oddsDeltaEvent, resolve));
  const delta = { reader: 'r', epoch: 'e', from: 1, clock: 2 };
  const priced = (...odds: unknown[]) => [{ marketId: 'm', odds }];
  server.io.emit('odds:delta', { ...delta, clock: 'late' });
  server.io.emit('session_refresh');
  server.io.emit('odds:delta', { ...delta, markets: priced([5, 1.5, 100.5, 1.49, 20], [2]) });
  const prices = [
    { odds: 1.5, size: 10_050 },
    { odds: 1.49, size: 2_000 },
  ];
  const sides = [
    { runner: 2, side: 'lay', prices },
    { runner: 1, side: 'back', prices: [] },
  ];
  expect(await heard).toEqual({ ...delta, markets: priced(...sides) });
  expect(onInvalid.mock.calls).toEqual([['odds:delta', expect.anything()]]);
  expect(refreshed).toHaveBeenCalledWith({});
  expect(stopped).not.toHaveBeenCalled();
});

test('reads events and replies item by item and reports what it left out', async () => {
  const { server, socket } = await connected();
  const delta = { reader: 'r', epoch: 'e', from: 1, clock: 2 };
  const heard = new Promise((resolve) => onEvent(socket, oddsDeltaEvent, resolve));
  server.io.emit('odds:delta', { ...delta, gone: ['m', 7] });
  expect(await heard).toEqual({ ...delta, gone: ['m'] });
  replies(server, 'tables:follow', { status: 'success', tables: [7] });
  expect(await sendRequest(socket, tablesFollow, {})).toEqual({ status: 'success', tables: [] });
  expect(onLeftOut.mock.calls).toEqual([
    ['odds:delta', ['invalid_type']],
    ['tables:follow', ['invalid_type']],
  ]);
  expect(onInvalid).not.toHaveBeenCalled();
});

test('a session error ends the connection with its words; with a new token it opens again', async () => {
  proves('connect_error');
  const server = await operator();
  server.io.use(({ handshake }, next) => {
    if (handshake.auth.token === 'token-2') return next();
    next(Object.assign(new Error('Your session has ended.'), { data: { type: 'SessionError' } }));
  });
  let token = 'token-1';
  const socket = player(server.address, () => token);
  const ended = new Promise((resolve) => onSessionError.mockImplementationOnce(resolve));
  socket.connect();
  expect(await ended).toBe('Your session has ended.');
  expect(socket.status()).toBe('closed');
  token = 'token-2';
  socket.connect();
  await reached(socket, 'open');
  expect(onSessionError).toHaveBeenCalledTimes(1);
});

test('where websockets do not pass, the next attempt polls', async () => {
  const server = await operator({ transports: ['polling'] });
  const socket = player(server.address);
  socket.connect();
  await reached(socket, 'open');
  expect(server.sockets[0]?.conn.transport.name).toBe('polling');
  expect(onSessionError).not.toHaveBeenCalled();
});

test('a refusal that is not the session’s switches to polling, then to websocket, and waits as long as any other', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  const waits = hurry();
  const server = await operator();
  const transports: string[] = [];
  server.io.use(({ conn }, next) => {
    transports.push(conn.transport.name);
    next(transports.length < 6 ? new Error('Too busy.') : undefined);
  });
  const socket = player(server.address);
  socket.connect();
  await reached(socket, 'open');
  expect(transports).toEqual(['websocket', 'polling', 'websocket', 'polling', 'websocket', 'polling']);
  expect(waits.filter((ms) => ms % 1000 === 0 && ms <= 5000)).toEqual([1000, 2000, 4000, 5000, 5000]);
  expect(onSessionError).not.toHaveBeenCalled();
});

test('a refusal by name is told at each try with its name and its words, and the tries go on', async () => {
  onRefused.mockClear();
  hurry();
  const server = await operator();
  let tries = 0;
  server.io.use((_, next) => {
    tries += 1;
    if (tries > 2) return next();
    next(Object.assign(new Error('Too many windows.'), { data: { type: 'TooManySockets' } }));
  });
  const socket = player(server.address);
  socket.connect();
  await reached(socket, 'open');
  const refusal = { type: 'TooManySockets', message: 'Too many windows.' };
  expect(onRefused.mock.calls).toEqual([[refusal], [refusal]]);
});

test('who may not even open a connection is told in the operator’s words, once a try reads them', async () => {
  onRefused.mockClear();
  hurry();
  let tries = 0;
  const server = await operator({
    allowRequest: (_, decide) => {
      tries += 1;
      if (tries > 2) decide(null, true);
      else decide('Too many connections at your address.', false);
    },
  });
  const socket = player(server.address);
  socket.connect();
  await reached(socket, 'open');
  // A browser keeps from a page why its websocket was refused.
  expect(onRefused.mock.calls).toEqual([[{ type: undefined, message: 'Too many connections at your address.' }]]);
});

test('who finds nobody is refused by nobody', async () => {
  onRefused.mockClear();
  hurry();
  const server = await operator();
  await server.io.close();
  const socket = player(server.address);
  const tried = jest.spyOn(Math, 'random').mockReturnValue(0);
  socket.connect();
  await waitUntil(() => tried.mock.calls.length > 3);
  expect(onRefused).not.toHaveBeenCalled();
});

test('who leaves after a refusal is not connected again', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  const server = await operator();
  const tries: string[] = [];
  const refused = new Promise((resolve) => {
    server.io.use(({ conn, handshake }, next) => {
      conn.once('close', resolve);
      tries.push(handshake.auth.token);
      next(tries.length < 3 ? new Error('Too busy.') : undefined);
    });
  });
  const leaver = player(server.address, () => 'leaver');
  leaver.connect();
  await refused;
  leaver.disconnect();
  expect(leaver.status()).toBe('closed');
  // Who stays waits just as long and began later: by then the leaver's attempt would have come.
  const stayer = player(server.address, () => 'stayer');
  stayer.connect();
  await reached(stayer, 'open');
  expect(tries).toEqual(['leaver', 'stayer', 'stayer']);
});

test('it connects again after the operator cut the connection', async () => {
  const { server, socket } = await connected();
  const statuses: SocketStatus[] = [];
  socket.onStatus(() => statuses.push(socket.status()));
  server.sockets[0]?.disconnect();
  await reached(socket, 'connecting');
  await reached(socket, 'open');
  expect(statuses).toEqual(['connecting', 'open']);
  expect(server.sockets).toHaveLength(2);
});

test('whom the operator cuts waits as before any other try: players of one that stops do not all come back at once', async () => {
  for (const [random, wait] of [
    [0, 500],
    [0.5, 1000],
    [0.9, 1400],
  ] as const) {
    const { server, socket } = await connected();
    jest.spyOn(Math, 'random').mockReturnValue(random);
    const waits = hurry();
    server.sockets[0]?.disconnect();
    await reached(socket, 'connecting');
    await reached(socket, 'open');
    expect(waits.filter((ms) => ms !== 20_000)).toEqual([wait]);
    jest.restoreAllMocks();
  }
});

test('who leaves after the operator cut them does not come back', async () => {
  const { server, socket } = await connected();
  server.sockets[0]?.disconnect();
  await reached(socket, 'connecting');
  socket.disconnect();
  expect(socket.status()).toBe('closed');
  const other = player(server.address);
  other.connect();
  await reached(other, 'open');
  expect(server.sockets).toHaveLength(2);
});
