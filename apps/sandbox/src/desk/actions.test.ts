import type { AddressInfo } from 'node:net';
import { SOCKET_PATH } from '@pavilion/api-client/wire';
import { io, type Socket } from 'socket.io-client';
import { type DeskBrowser, signedInDesk } from '../testing/desk.ts';
import { newPlayer } from '../testing/players.ts';
import { type TestSandbox, testSandbox } from '../testing/sandbox.ts';

let sandbox: TestSandbox;
let desk: DeskBrowser;
let token: string;
let socket: Socket | undefined;
beforeAll(async () => {
  sandbox = await testSandbox();
  await sandbox.app.listen({ port: 0, host: '127.0.0.1' });
  desk = await signedInDesk(sandbox);
});
beforeEach(async () => {
  token = String((await sandbox.post('/api/login/demo')).body.token);
});
afterEach(() => socket?.disconnect());
afterAll(() => sandbox.close());

async function connect(as: string | null): Promise<Socket> {
  const { port } = sandbox.app.server.address() as AddressInfo;
  const opened = io(`http://127.0.0.1:${port}`, {
    path: SOCKET_PATH,
    transports: ['websocket'],
    auth: { token: as },
    forceNew: true,
    reconnection: false,
  });
  socket = opened;
  await new Promise((resolve) => opened.once('connect', () => resolve(null)));
  return opened;
}
const heard = (from: Socket, event: string) => new Promise((resolve) => from.once(event, resolve));
const details = async () => (await sandbox.get('/api/getAppDetails')).body.data as Record<string, unknown>;
type Announced = { content: string; named?: { content: { values: { hi: string } } } };
const announcements = async () => (await sandbox.get('/api/announcement/display')).body.data as Announced[];
const announced = async () => (await announcements()).map(({ content }) => content);

describe('the house', () => {
  test.each(['maintenance', 'suspended', 'live'])(
    'set to %s is so for everybody, who is told to read it again',
    async (value) => {
      const visitor = await connect(null);
      const refreshed = heard(visitor, 'organisation_refresh');
      await desk.open('/organisations/pavilion');
      const { status, body } = await desk.send('/organisations/pavilion/status', { value });
      expect([status, body.includes(`Set Pavilion to ${value}`)]).toEqual([200, true]);
      expect(await refreshed).toEqual({});
      expect(await details()).toMatchObject({ BRAND_STATUS: value });
    },
  );

  test('asks for a code at sign-up or does not', async () => {
    await desk.open('/organisations/pavilion');
    await desk.send('/organisations/pavilion/otp', { value: 'without' });
    expect(await details()).toMatchObject({ OTP_FLAG: 1 });
    await desk.send('/organisations/pavilion/otp', { value: 'code' });
    expect(await details()).toMatchObject({ OTP_FLAG: 0 });
  });

  test('announces, first of all, and takes it back; markup stays text', async () => {
    const content = 'Cup final <b>tonight</b>';
    const before = await announced();
    const kept = (await announcements()).map(({ content: en, named }) =>
      named ? `${en} (${named.content.values.hi})` : en,
    );
    const visitor = await connect(null);
    const refreshed = heard(visitor, 'organisation_refresh');
    await desk.open('/organisations/pavilion');
    const { body } = await desk.send('/organisations/pavilion/announcements', { content });
    expect(await announced()).toEqual([content, ...before]);
    expect(await refreshed).toEqual({});
    expect([body.includes('<b>tonight'), body.includes('&lt;b&gt;tonight')]).toEqual([false, true]);
    const [, remove = ''] = /action="([^"]+\/remove)"/.exec(body) ?? [];
    await desk.send(remove.replace('/sandbox/desk', ''));
    expect(await announced()).toEqual(before);
    const logged = await sandbox.database.query('select before, after from desk_action order by id desc limit 2');
    const texts = [kept, [content, ...kept]].map((list) => list.join(' · '));
    expect(logged).toEqual([
      { before: texts[1], after: texts[0] },
      { before: texts[0], after: texts[1] },
    ]);
    const [{ csrf } = { csrf: '' }] = [{ csrf: /name="csrf" value="([^"]+)"/.exec(body)?.[1] ?? '' }];
    expect((await desk.post(remove.replace('/sandbox/desk', ''), { csrf })).status).toBe(404);
  });

  test.each([
    ['/organisations/pavilion/status', { value: 'closed' }, 'There is no such status.'],
    ['/organisations/pavilion/otp', { value: '' }, 'There is no such choice.'],
    ['/organisations/pavilion/announcements', { content: ' ' }, 'The announcement is required.'],
    [
      '/organisations/pavilion/announcements',
      { content: 'x'.repeat(201) },
      'The announcement may have 200 characters.',
    ],
  ])('%s with %j is refused above the page, and nothing is done', async (action, fields, message) => {
    const before = [await details(), await announced()];
    await desk.open('/organisations/pavilion');
    const { status, body } = await desk.send(action, fields);
    expect([status, body.includes(message), body.includes('<h1>Pavilion</h1>')]).toEqual([422, true, true]);
    expect([await details(), await announced()]).toEqual(before);
  });
});

describe('messages', () => {
  const unread = async () =>
    (await sandbox.get('/api/notifications', { token })).body.data as { notifications: { title: string }[] };

  test.each(['demo', 'PV10234', '9876543210'])(
    'reach one player, named as %s, at once and in their list',
    async (player) => {
      const mine = await connect(token);
      const toast = heard(mine, 'sub:notification_toast');
      await desk.open('/messages');
      const notice = { title: 'For you alone', message: 'A word from the house.', status: 'warning' };
      const { status } = await desk.send('/messages', { to: 'one', player, ...notice });
      expect(status).toBe(200);
      expect(await toast).toEqual(notice);
      expect((await unread()).notifications[0]?.title).toBe(notice.title);
    },
  );

  test('reach everybody', async () => {
    await desk.open('/messages');
    const { body } = await desk.send('/messages', {
      to: 'everybody',
      title: 'All',
      message: 'Of you.',
      status: 'info',
    });
    expect(body).toMatch(/Sent “All” to \d+ players/);
    expect((await unread()).notifications[0]?.title).toBe('All');
  });

  test('reach who has stopped only where they are about the service', async () => {
    const { id } = await newPlayer(sandbox);
    await sandbox.database.query(`update player set restrictions = '{"excluded": null}' where id = $1`, [id]);
    const titles = async () =>
      (await sandbox.database.query('select title from notification where player_id = $1', [id])).map(
        ({ title }) => title,
      );
    for (const [to, title] of [
      ['everybody', 'Free bets'],
      ['service', 'Closed tonight'],
    ] as const) {
      await desk.open('/messages');
      await desk.send('/messages', { to, title, message: 'Of you.', status: 'info' });
    }
    expect(await titles()).toEqual(['Closed tonight']);
  });

  test.each([
    [{ player: 'nobody' }, 404, 'This player was not found.'],
    [{ player: '' }, 404, 'This player was not found.'],
    [{ title: '' }, 422, 'The title is required.'],
    [{ message: 'x'.repeat(401) }, 422, 'The message may have 400 characters.'],
    [{ status: 'loud' }, 422, 'There is no such kind.'],
  ])('with %j go to nobody', async (wrong, status, message) => {
    await desk.open('/messages');
    const right = { to: 'one', player: 'demo', title: 'Lost', message: 'Lost', status: 'info' };
    const page = await desk.send('/messages', { ...right, ...wrong });
    expect([page.status, page.body.includes(message)]).toEqual([status, true]);
    expect((await unread()).notifications[0]?.title).not.toBe('Lost');
  });

  test('can be sent from a player’s own page', async () => {
    await desk.open('/players/10234');
    await desk.send('/players/10234/message', { title: 'Hello', message: 'Rohit', status: 'success' });
    expect((await unread()).notifications[0]?.title).toBe('Hello');
  });
});

describe('sessions', () => {
  test('of a player are listed and ended one by one; their sockets are cut', async () => {
    const mine = await connect(token);
    const cut = heard(mine, 'disconnect');
    const { body } = await desk.open('/players/10234');
    const [, end = ''] = /action="\/sandbox\/desk(\/players\/10234\/sessions\/\d+\/end)"/.exec(body) ?? [];
    await desk.send(end);
    expect(await cut).toBe('io server disconnect');
    expect((await sandbox.get('/api/notifications', { token })).status).toBe(401);
    const [, csrf = ''] = /name="csrf" value="([^"]+)"/.exec(body) ?? [];
    expect((await desk.post(end, { csrf })).status).toBe(404);
  });

  test('are ended all at once', async () => {
    const other = String((await sandbox.post('/api/login/demo')).body.token);
    await desk.open('/players/10234');
    await desk.send('/players/10234/sessions/end');
    for (const one of [token, other])
      expect((await sandbox.get('/api/notifications', { token: one })).status).toBe(401);
  });

  test('are checked when the operator asks for it, by that player alone', async () => {
    const mine = await connect(token);
    const refresh = heard(mine, 'session_refresh');
    await desk.open('/players/10234');
    await desk.send('/players/10234/refresh');
    expect(await refresh).toEqual({});
  });
});

test('everything that was done is in the log, and can’t be taken out of it', async () => {
  await desk.open('/organisations/pavilion');
  await desk.send('/organisations/pavilion/otp', { value: 'code' });
  const { body } = await desk.open('/log');
  expect(body).toContain('Sign-up at Pavilion is now with a code');
  expect(body).toContain('Ended every session of PV10234');
  await expect(sandbox.database.script('delete from desk_action')).rejects.toThrow(/not unwritten/);
  await expect(sandbox.database.script(`update desk_action set what = ''`)).rejects.toThrow(/not unwritten/);
});

test('what was just done is said once, to whoever did it', async () => {
  await desk.open('/organisations/pavilion');
  await desk.send('/organisations/pavilion/otp', { value: 'code' });
  const [row] = await sandbox.database.query('select max(id) as id from desk_action');
  const other = await signedInDesk(sandbox);
  expect((await desk.open(`/house?done=${row?.id}`)).body).toContain('role="status"');
  expect((await other.open(`/house?done=${row?.id}`)).body).not.toContain('role="status"');
});
