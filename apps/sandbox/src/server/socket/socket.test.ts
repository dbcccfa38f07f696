import type { AddressInfo } from 'node:net';
import { proves } from '@pavilion/api-client/proves';
import { SOCKET_PATH } from '@pavilion/api-client/wire';
import { negatePaise, paise } from '@pavilion/money';
import { io, type Socket } from 'socket.io-client';
import { HOUR } from '../../base/index.ts';
import { post } from '../../store/index.ts';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';

let sandbox: TestSandbox;
let address: string;
const sockets: Socket[] = [];
beforeAll(async () => {
  sandbox = await testSandbox();
  await sandbox.app.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${(sandbox.app.server.address() as AddressInfo).port}`;
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});
afterAll(() => sandbox.close());

function connect(token: unknown): Socket {
  const socket = io(address, {
    path: SOCKET_PATH,
    transports: ['websocket'],
    auth: { token },
    forceNew: true,
    reconnection: false,
  });
  sockets.push(socket);
  return socket;
}
const heard = (socket: Socket, event: string) => new Promise<unknown>((resolve) => socket.once(event, resolve));
const tokenOf = async () => String((await sandbox.post('/api/login/demo')).body.token);

async function signedIn(): Promise<{ socket: Socket; token: string }> {
  const token = await tokenOf();
  const socket = connect(token);
  await heard(socket, 'connect');
  return { socket, token };
}

let deposits = 0;
function deposit(amount: number) {
  deposits += 1;
  return sandbox.database.transaction((tx) =>
    post(tx, {
      reference: `DP-${deposits}`,
      kind: 'deposit',
      title: 'Deposit by UPI',
      detail: '',
      state: 'Approved',
      at: sandbox.now(),
      entries: [
        { account: { house: 'bank' }, amount: negatePaise(paise(amount)) },
        { account: { player: 10_234, name: 'cash' }, amount: paise(amount) },
      ],
    }),
  );
}

test('a signed-in player’s balance comes in rupees', async () => {
  proves('get:balance');
  const { socket } = await signedIn();
  expect(await socket.emitWithAck('get:balance', {})).toEqual({
    status: 'success',
    balance: 123_456.5,
    cash: 98_210,
    coins: 25_246.5,
  });
  expect(await socket.emitWithAck('session_check', {})).toEqual({ status: 'success' });
});

test('each change of the account is pushed to every socket of that player, and to nobody else', async () => {
  proves('update_balance');
  const [mine, other] = [(await signedIn()).socket, (await signedIn()).socket];
  const visitor = connect(null);
  await heard(visitor, 'connect');
  const overheard: unknown[] = [];
  visitor.on('update_balance', (payload) => overheard.push(payload));
  const events = Promise.all([heard(mine, 'update_balance'), heard(other, 'update_balance')]);
  await deposit(12_345);
  const { cash } = (await mine.emitWithAck('get:balance', {})) as { cash: number };
  expect(await events).toEqual([expect.objectContaining({ cash }), expect.objectContaining({ cash })]);
  expect(overheard).toEqual([]);
});

test('a visitor follows the odds and has no balance', async () => {
  proves('odds:subscribe', 'odds:unsubscribe');
  const visitor = connect(null);
  await heard(visitor, 'connect');
  expect(await visitor.emitWithAck('get:balance', {})).toMatchObject({ status: 'failed' });
  expect(await visitor.emitWithAck('session_check', {})).toMatchObject({ status: 'failed' });
  const [match] = sandbox.feed.image('4').matches;
  const followed = { reader: 'r', markets: [match?.marketId], scores: [match?.refMatchId], lists: ['4'] };
  const news = (await visitor.emitWithAck('odds:subscribe', { ...followed, only: true })) as {
    status: string;
    epoch: string;
    clock: number;
    images: { market: { marketId: string } }[];
  };
  expect([news.status, news.images.map(({ market }) => market.marketId)]).toEqual(['success', [match?.marketId]]);
  const events = heard(visitor, 'odds:delta');
  sandbox.pass(2000);
  sandbox.feed.tick();
  expect(await events).toMatchObject({ reader: 'r', epoch: news.epoch, from: news.clock });
  expect(await visitor.emitWithAck('odds:unsubscribe', followed)).toEqual({ status: 'success' });
});

test('a visitor is told of the socket what HTTP answers them: lists, scores and match odds, and nothing that only a player sees', async () => {
  const found = sandbox.feed.world().matches.find(({ play, competition }) => play !== null && competition.hasBookmaker);
  const id = found?.id ?? '';
  const { socket: player, token } = await signedIn();
  const call = (path: string, headers?: Record<string, string>) =>
    sandbox.get(`/sports-api${path}?refmatchid=${id}`, headers);
  const { body } = await call('/bet/fancy/odds', { 'xu-auth': token });
  const [fancy] = (body.data as { markets: { marketId: string }[] }).markets;
  const [odds, ...others] = [`${id}-MO`, `${id}-BM`, fancy?.marketId];
  const subscription = {
    reader: 'r',
    only: true,
    markets: [odds, ...others],
    scores: [id],
    boards: [id],
    lists: ['4'],
  };
  const visitor = connect(null);
  await heard(visitor, 'connect');
  const [seen, all] = (await Promise.all(
    [visitor, player].map((socket) => socket.emitWithAck('odds:subscribe', subscription)),
  )) as { images: { market: { marketId: string } }[]; boards?: unknown[]; gone?: string[] }[];
  expect(all?.images.map(({ market }) => market.marketId)).toEqual([odds, ...others]);
  expect([all?.boards?.length, all?.gone]).toEqual([1, undefined]);
  expect(seen?.images.map(({ market }) => market.marketId)).toEqual([odds]);
  expect([seen?.boards, seen?.gone]).toEqual([undefined, [...others, id]]);
  const status = async (path: string) => (await call(path)).status;
  expect(await status('/bet/match/odds')).toBe(200);
  const refused = ['/bet/bookmaker/odds', '/bet/fancy/odds', '/bet/match/prices', '/sports/match/settings'];
  expect(await Promise.all(refused.map(status))).toEqual(refused.map(() => 401));
});

test.each(['nonsense', 'A'.repeat(43), 42, { $ne: null }])(
  'the token %j is refused as a session error, with its message',
  async (token) => {
    expect(await heard(connect(token), 'connect_error')).toMatchObject({
      message: 'Your session has ended. Log in again.',
      data: { type: 'SessionError' },
    });
  },
);

test('signing out cuts the sockets of that session, and leaves the others', async () => {
  const [mine, other] = [await signedIn(), await signedIn()];
  const cut = heard(mine.socket, 'disconnect');
  await sandbox.get('/api/signout', { token: mine.token });
  expect(await cut).toBe('io server disconnect');
  expect(other.socket.connected).toBe(true);
  expect(await heard(connect(mine.token), 'connect_error')).toMatchObject({ data: { type: 'SessionError' } });
});

test('a player is shown the live tables, and what changes at them while they look; a visitor is not', async () => {
  proves('tables:follow', 'tables:changed', 'tables:unfollow');
  const { socket } = await signedIn();
  const changed = heard(socket, 'tables:changed');
  const reply = (await socket.emitWithAck('tables:follow', {})) as { tables: { game: string; stage: string }[] };
  expect(reply).toMatchObject({ status: 'success' });
  // The seven of Aura.
  expect(reply.tables).toHaveLength(7);
  expect(reply.tables[0]).toMatchObject({
    stage: 'waiting',
    players: 0,
    closesIn: null,
    results: [],
    languages: ['en', 'hi'],
  });
  const [first] = reply.tables;
  await sandbox.database.query('update studio_title set least_stake = 1234 where game = $1', [String(first?.game)]);
  expect(await changed).toMatchObject({ tables: [{ game: first?.game, least: 12.34 }] });
  expect(await socket.emitWithAck('tables:unfollow', {})).toEqual({ status: 'success' });
  const visitor = connect(null);
  await heard(visitor, 'connect');
  expect(await visitor.emitWithAck('tables:follow', {})).toMatchObject({ status: 'failed' });
});

test('a session that has run out fails its check', async () => {
  proves('session_check');
  const { socket } = await signedIn();
  sandbox.pass(25 * HOUR);
  expect(await socket.emitWithAck('session_check', {})).toMatchObject({ status: 'failed' });
});

test.each([
  ['odds:subscribe', { channel: '4' }],
  ['odds:subscribe', { reader: 'r', only: true, markets: Array(401).fill('1-MO'), scores: [], lists: [] }],
  ['odds:subscribe', { reader: 'r', only: true, markets: [], scores: [], lists: ['chess'] }],
  ['odds:subscribe', 'nonsense'],
  ['odds:subscribe', null],
  ['odds:unsubscribe', []],
])('%s with %j is refused and harms nothing', async (event, payload) => {
  proves('connect_error');
  const visitor = connect(null);
  await heard(visitor, 'connect');
  expect(await visitor.emitWithAck(event, payload)).toEqual({ status: 'failed', message: 'The request is not valid.' });
  visitor.emit(event);
  visitor.emit('get:balance', () => {}, 'too', 'much');
  expect(await visitor.emitWithAck('session_check', {})).toMatchObject({ status: 'failed' });
});
