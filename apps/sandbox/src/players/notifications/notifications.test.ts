import type { AddressInfo } from 'node:net';
import { proves } from '@pavilion/api-client/proves';
import { SOCKET_PATH } from '@pavilion/api-client/wire';
import { io, type Socket } from 'socket.io-client';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { notify, notifyEverybody } from './notify.ts';

const ROHIT = 10_234;
let sandbox: TestSandbox;
let address: string;
let token: string;
const sockets: Socket[] = [];
beforeAll(async () => {
  sandbox = await testSandbox();
  await sandbox.app.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${(sandbox.app.server.address() as AddressInfo).port}`;
  token = String((await sandbox.post('/api/login/demo')).body.token);
});
beforeEach(() => sandbox.database.script('delete from notification'));
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});
afterAll(() => sandbox.close());

interface Listed {
  readonly notifications: readonly { id: string; title: string; isRead: boolean; at: string }[];
  readonly count: number;
  readonly unread: number;
}
const listed = async (query = '', as = token) =>
  (await sandbox.get(`/api/notifications${query}`, { token: as })).body.data as Listed;
const readUpTo = (upTo: unknown, as = token) => sandbox.post('/api/notifications/read', { upTo }, { token: as });
const tell = (title: string, player = ROHIT) =>
  sandbox.database.transaction((tx) =>
    notify(tx, player, { title, message: `${title} it is.`, status: 'info', at: sandbox.now() }),
  );

async function newcomer(): Promise<{ id: number; token: string }> {
  const mobile = `9${String(1_000_000 + sockets.length).padStart(9, '0')}`;
  await sandbox.post('/api/sendOtpToMobile', { mobile, country_code: '+91' });
  const otp = await sandbox.codeOf(mobile);
  await sandbox.post('/api/mobileVerification', { mobile, country_code: '+91', otp });
  const { body } = await sandbox.post('/api/register', {
    name: 'Meera',
    username: 'meera',
    password: 'Password1',
    typeId: 3,
    parentId: 81_026,
    mobile,
    country_code: '+91',
  });
  return { id: Number((body.user as { mstruserid: string }).mstruserid.slice(2)), token: String(body.token) };
}

async function connect(as: string | null): Promise<{ socket: Socket; heard: unknown[][] }> {
  const socket = io(address, {
    path: SOCKET_PATH,
    transports: ['websocket'],
    auth: { token: as },
    forceNew: true,
    reconnection: false,
  });
  sockets.push(socket);
  const heard: unknown[][] = [];
  socket.onAny((event, payload) => heard.push([event, payload]));
  await new Promise((resolve) => socket.once('connect', () => resolve(null)));
  return { socket, heard };
}
const next = (socket: Socket, event: string) => new Promise((resolve) => socket.once(event, resolve));

test('the demo player begins with what they were told of their ledger', async () => {
  const seeded = await testSandbox();
  const { body } = await seeded.post('/api/login/demo');
  const answer = await seeded.get('/api/notifications', { token: String(body.token) });
  const { notifications, ...counts } = answer.body.data as Listed;
  expect([counts, notifications.map(({ title }) => title)]).toEqual([
    { count: 3, unread: 3 },
    ['Bet won', 'Bonus part 2 released', 'Deposit approved'],
  ]);
  await seeded.close();
});

test('what a player was told is listed newest first, page by page, with how much they have not read', async () => {
  proves('getNotifications');
  for (const title of ['one', 'two', 'three']) {
    await tell(title);
    sandbox.pass(1000);
  }
  const all = await listed();
  expect(all).toMatchObject({ count: 3, unread: 3 });
  expect(all.notifications.map(({ title }) => title)).toEqual(['three', 'two', 'one']);
  expect((await listed('?skip=1&pagesize=1')).notifications.map(({ title }) => title)).toEqual(['two']);
  expect((await listed('?skip=3')).notifications).toEqual([]);
});

test('reading up to one reads it and the older ones, and not the newer', async () => {
  proves('readNotifications');
  for (const title of ['one', 'two', 'three']) await tell(title);
  const [, two] = (await listed()).notifications;
  expect(await readUpTo(two?.id)).toMatchObject({ status: 200, body: { data: { unread: 1 } } });
  expect((await listed()).notifications.map(({ isRead }) => isRead)).toEqual([false, true, true]);
  expect(await readUpTo(two?.id)).toMatchObject({ body: { data: { unread: 1 } } });
});

test.each([['?pagesize=0'], ['?pagesize=101'], ['?skip=-1'], ['?skip=x']])('a page of %s is refused', async (query) => {
  const { status, body } = await sandbox.get(`/api/notifications${query}`, { token });
  expect([status, body.field]).toEqual([422, query.slice(1).split('=')[0]]);
});

test('a notification of another player is not there, and stays as it was', async () => {
  const other = await newcomer();
  await tell('for Meera', other.id);
  const [hers] = (await listed('', other.token)).notifications;
  for (const upTo of [hers?.id, '0', 'x', '9'.repeat(30)]) {
    expect(await readUpTo(upTo)).toMatchObject({ status: 404, body: { field: 'upTo' } });
  }
  expect(await listed()).toMatchObject({ count: 0, unread: 0 });
  expect(await listed('', other.token)).toMatchObject({ count: 1, unread: 1 });
  expect(await readUpTo('9'.repeat(41))).toMatchObject({ status: 422, body: { field: 'upTo' } });
});

test('every socket of the player hears it once after the commit, and nobody else', async () => {
  proves('sub:notification_toast');
  const [first, second, visitor] = [await connect(token), await connect(token), await connect(null)];
  const both = Promise.all([
    next(first.socket, 'sub:notification_toast'),
    next(second.socket, 'sub:notification_toast'),
  ]);
  await tell('Deposit approved');
  const toast = { title: 'Deposit approved', message: 'Deposit approved it is.', status: 'info' };
  expect(await both).toEqual([toast, toast]);
  // A question answered after it: whatever was on its way has come.
  for (const { socket } of [first, second, visitor]) await socket.emitWithAck('session_check', {});
  expect(first.heard).toEqual([['sub:notification_toast', toast]]);
  expect(second.heard).toEqual([['sub:notification_toast', toast]]);
  expect(visitor.heard).toEqual([]);
});

test('what is told to everybody is kept for each player, and heard by each who is connected', async () => {
  const [player, visitor] = [await connect(token), await connect(null)];
  const toast = next(player.socket, 'sub:notification_toast');
  const kept = await sandbox.database.transaction((tx) =>
    notifyEverybody(tx, { title: 'Tonight', message: 'Work from 4 am.', status: 'warning', at: sandbox.now() }),
  );
  const [row] = await sandbox.database.query('select count(*) as players from player');
  expect(kept).toBe(row?.players);
  expect(await toast).toMatchObject({ title: 'Tonight', status: 'warning' });
  await visitor.socket.emitWithAck('session_check', {});
  expect(visitor.heard).toEqual([]);
  expect(player.heard).toHaveLength(1);
  expect((await listed()).unread).toBe(1);
});

test('a notice that was not committed is neither kept nor heard', async () => {
  const { socket, heard } = await connect(token);
  await expect(
    sandbox.database.transaction(async (tx) => {
      await notify(tx, ROHIT, { title: 'never', message: '', status: 'error', at: sandbox.now() });
      throw new Error('given up');
    }),
  ).rejects.toThrow('given up');
  await socket.emitWithAck('session_check', {});
  expect([heard, (await listed()).count]).toEqual([[], 0]);
});
