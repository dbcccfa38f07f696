import type { AddressInfo } from 'node:net';
import { proves } from '@pavilion/api-client/proves';
import { SOCKET_PATH } from '@pavilion/api-client/wire';
import { io, type Socket } from 'socket.io-client';
import { DAY } from '../../base/index.ts';
import { newPlayer } from '../../testing/players.ts';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { until } from '../../testing/until.ts';
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

test('the demo player begins with a notification of each kind, all but the latest three read', async () => {
  const seeded = await testSandbox();
  const { body } = await seeded.post('/api/login/demo');
  const answer = await seeded.get('/api/notifications', { token: String(body.token) });
  const { notifications, ...counts } = answer.body.data as Listed;
  expect(counts).toEqual({ count: 14, unread: 3, next: null, groups: { bets: 1, money: 1, account: 1, operator: 0 } });
  expect(notifications.slice(0, 4).map(({ title, isRead }) => [title, isRead])).toEqual([
    ['KYC approved', false],
    ['You have a new bonus', false],
    ['Bet won', false],
    ['Bonus part 2 released', true],
  ]);
  const moments = notifications.map(({ at }) => at);
  expect(moments).toEqual(moments.toSorted().toReversed());
  // Each says what the operator would have, in both languages: by a name, or as the operator itself wrote it.
  expect(notifications.filter((notice) => !('named' in notice))).toEqual([]);
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
  const named = { title: { name: 'deposit-approved', values: {} } };
  const toast = { title: 'Deposit approved', message: 'Deposit approved it is.', status: 'info', named };
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
    notifyEverybody(tx, { title: 'Tonight', message: 'Work from 4 am.', status: 'warning', at: sandbox.now() }, true),
  );
  const [row] = await sandbox.database.query('select count(*) as players from player');
  expect(kept).toBe(row?.players);
  expect(await toast).toMatchObject({ title: 'Tonight', status: 'warning' });
  await visitor.socket.emitWithAck('session_check', {});
  expect(visitor.heard).toEqual([]);
  expect(player.heard).toHaveLength(1);
  expect((await listed()).unread).toBe(1);
});

test.each(['excluded', 'break', 'closed'] as const)(
  'whoever is %s gets no call to play, kept or heard, and gets what is about the service; an end that has passed keeps nobody out',
  async (state) => {
    const { database, now } = sandbox;
    const asha = await newPlayer(sandbox);
    const [hers, mine] = [await connect(asha.token), await connect(token)];
    // Without an end of her session, so that she is connected still.
    const restrict = (end: number) =>
      database.query('update player set restrictions = $2::text::jsonb where id = $1', [
        asha.id,
        JSON.stringify({ [state]: new Date(end).toISOString() }),
      ]);
    const titles = (heard: unknown[][]) =>
      heard.flatMap(([event, notice]) =>
        event === 'sub:notification_toast' ? [(notice as { title: string }).title] : [],
      );
    const send = async (title: string, isService: boolean) => {
      await database.transaction((tx) =>
        notifyEverybody(tx, { title, message: 'To all.', status: 'info', at: now() }, isService),
      );
      await until('the demo player hears it', () => titles(mine.heard).includes(title), 5000);
      await hers.socket.emitWithAck('session_check', {});
      return titles(hers.heard);
    };
    await restrict(now().getTime() + DAY);
    expect(await send('Free bets', false)).toEqual([]);
    expect(await send('Tonight', true)).toEqual(['Tonight']);
    await restrict(now().getTime() - 1);
    expect(await send('More free bets', false)).toEqual(['Tonight', 'More free bets']);
  },
);

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

const KINDS = ['deposit', 'bet', 'kyc', 'round', undefined] as const;
/** One notification about each of these, the last one the newest. */
async function tellAboutEach(): Promise<void> {
  for (const kind of KINDS) {
    await sandbox.database.transaction((tx) =>
      notify(tx, ROHIT, {
        ...{ title: kind ?? 'news', message: '', status: 'info', at: sandbox.now() },
        ...(kind === undefined ? {} : { about: { kind, id: `${kind}-1` } }),
      }),
    );
  }
}
const titles = async (query: string) => (await listed(query)).notifications.map(({ title }) => title);

test('a notification names what it is about; what the operator writes to players is about nothing of theirs', async () => {
  await tellAboutEach();
  const { notifications } = (await listed()) as unknown as { notifications: readonly { about?: unknown }[] };
  expect(notifications.map(({ about }) => about)).toEqual([
    undefined,
    { kind: 'round', id: 'round-1' },
    { kind: 'kyc', id: 'kyc-1' },
    { kind: 'bet', id: 'bet-1' },
    { kind: 'deposit', id: 'deposit-1' },
  ]);
});

test('notifications are listed by group and by whether they were read, with the unread of each group', async () => {
  await tellAboutEach();
  expect(await titles('?group=bets')).toEqual(['round', 'bet']);
  expect(await titles('?group=money')).toEqual(['deposit']);
  expect(await titles('?group=account')).toEqual(['kyc']);
  expect(await titles('?group=operator')).toEqual(['news']);
  const [, round] = (await listed()).notifications;
  const answer = await sandbox.post('/api/notifications/read', { id: round?.id }, { token });
  expect(answer).toMatchObject({ status: 200, body: { data: { unread: 4 } } });
  expect(await listed('?group=bets&only=unread')).toMatchObject({
    notifications: [{ title: 'bet' }],
    count: 1,
    unread: 4,
    groups: { bets: 1, money: 1, account: 1, operator: 1 },
  });
});

test('older notifications follow one by key: what comes in meanwhile shifts nothing', async () => {
  await tellAboutEach();
  const [newest, second] = (await listed('?pagesize=2')).notifications;
  await tell('late');
  expect(await titles(`?pagesize=2&before=${second?.id}`)).toEqual(['kyc', 'bet']);
  expect(await titles(`?before=${newest?.id}&group=money`)).toEqual(['deposit']);
  expect(await listed(`?pagesize=1&before=${newest?.id}`)).toMatchObject({ next: second?.id });
  expect(await listed(`?before=${newest?.id}&group=money`)).toMatchObject({ next: null });
  expect(await sandbox.get('/api/notifications?before=x', { token })).toMatchObject({
    status: 422,
    body: { field: 'before' },
  });
});

const settings = async (as = token) => (await sandbox.get('/api/notifications/settings', { token: as })).body.data;
const setQuiet = (group: unknown, isQuiet: unknown, as = token) =>
  sandbox.post('/api/notifications/settings', { group, isQuiet }, { token: as });
/** What a socket hears: so many toasts, and whatever else comes before a question that it sends after them is answered. */
async function heardBy(
  { socket, heard }: Awaited<ReturnType<typeof connect>>,
  count: number,
): Promise<readonly (readonly [title: string, isQuiet: boolean])[]> {
  while (heard.length < count) await next(socket, 'sub:notification_toast');
  await socket.emitWithAck('session_check', {});
  return heard.splice(0).map(([, toast]) => {
    const { title, isQuiet } = toast as { title: string; isQuiet?: boolean };
    return [title, isQuiet ?? false];
  });
}

describe('groups without a toast', () => {
  afterEach(() => sandbox.database.script("update player set quiet = '{}'"));

  test('at first every group has its toasts; one is turned off and on again, the others stay as they are', async () => {
    proves('getNotificationSettings', 'setNotificationSettings');
    expect(await settings()).toEqual({ quiet: [] });
    expect((await setQuiet('operator', true)).body.data).toEqual({ quiet: ['operator'] });
    await Promise.all([setQuiet('bets', true), setQuiet('bets', true)]);
    expect(await settings()).toEqual({ quiet: ['bets', 'operator'] });
    expect((await setQuiet('bets', false)).body.data).toEqual({ quiet: ['operator'] });
    expect(await settings((await newcomer()).token)).toEqual({ quiet: [] });
  });

  test.each(['money', 'account', 'kyc', '', null])('%j can’t be turned off', async (group) => {
    expect(await setQuiet(group, true)).toMatchObject({ status: 422, body: { field: 'group' } });
    expect(await settings()).toEqual({ quiet: [] });
  });

  test('what is of such a group is kept and heard, marked as one that does not pop up; the rest pops up', async () => {
    const mine = await connect(token);
    await setQuiet('bets', true);
    await tellAboutEach();
    expect((await heardBy(mine, 5)).toSorted()).toEqual([
      ['bet', true],
      ['deposit', false],
      ['kyc', false],
      ['news', false],
      ['round', true],
    ]);
    expect(await listed()).toMatchObject({ count: 5, unread: 5 });
    await setQuiet('bets', false);
    await tellAboutEach();
    expect((await heardBy(mine, 5)).map(([, isQuiet]) => isQuiet)).toEqual(Array(5).fill(false));
  });

  test('offers come to those alone who have not turned them off, in the list too; what is about the service comes to them without a toast, and each hears it once', async () => {
    const other = await newcomer();
    const [mine, hers] = [await connect(token), await connect(other.token)];
    await setQuiet('operator', true);
    const { count } = await listed();
    const tell = (title: string, isService: boolean) =>
      sandbox.database.transaction((tx) =>
        notifyEverybody(tx, { title, message: '', status: 'info', at: sandbox.now() }, isService),
      );
    await tell('Tonight', false);
    await tell('Back at six', true);
    expect(await heardBy(mine, 1)).toEqual([['Back at six', true]]);
    expect(await heardBy(hers, 2)).toEqual([
      ['Tonight', false],
      ['Back at six', false],
    ]);
    expect(await listed()).toMatchObject({ count: count + 1 });
  });
});
