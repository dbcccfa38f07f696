/** @jest-environment ./types/jest/dom-with-network.mjs */
import { waitFor } from '@testing-library/react';
import { parseConfig } from '../apps/shell/src/environment/config.ts';
import { createHost } from '../apps/shell/src/services/host.ts';
import { waitingToasts } from '../apps/shell/src/services/toasts.ts';
import { completeBrowser } from '../apps/shell/src/testing.tsx';
import { type Operator, operator } from '../packages/api-client/src/socket-testing.ts';

// The shell's services over a real connection to an operator that drops it, is late, refuses and lies (spec §4, §7, §8). What each of their
// messages says word for word: messages.test.tsx.

type Socket = Operator['sockets'][number];
type Reply = (answer?: unknown) => void;
type Answering = (reply: Reply, times: number) => void;

const balance = { status: 'success', balance: 300, cash: 200, coins: 100 };
const wallet = { balance: 300_00, cash: 200_00, coins: 100_00 };
const honest = {
  session_check: (reply: Reply) => reply({ status: 'success' }),
  'get:balance': (reply: Reply) => reply(balance),
} satisfies Record<string, Answering>;

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
  localStorage.clear();
  waitingToasts.setState([], true);
});

/** A tab of the shell's services. */
function openTab(socket: string) {
  const host = createHost({
    config: parseConfig({ api: '/api', sports: '/sports', lobby: '/lobby', socket }, 'http://operator.test'),
    verbose: false,
    remotes: { load: () => Promise.reject(new Error('no remote in this test')) },
    referral: { take: () => undefined },
  });
  ends.push(
    host.start(),
    () => host.shell.session.end(),
    () => host.queryClient.clear(),
  );
  return host;
}

/** A player over an operator that answers each request as said: every one but those as an honest one does. */
async function player(answers: Partial<Record<keyof typeof honest, Answering>> = {}) {
  completeBrowser();
  const called: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    const { pathname } = new URL(request instanceof Request ? request.url : String(request), 'http://operator.test');
    called.push(pathname);
    const exposure = { error: false, message: '', data: { exposureAmount: -84.2, matches: [] } };
    return pathname.endsWith('/bet/exposure/amount')
      ? Response.json(exposure)
      : Response.json({ error: true, message: 'Not in this test' }, { status: 404 });
  });
  // As soon as may be: the wait is given or taken half.
  jest.spyOn(Math, 'random').mockReturnValue(0);
  const server = await operator();
  const requests: string[] = [];
  const answer = (socket: Socket) =>
    socket.onAny((event: keyof typeof honest, _payload: unknown, reply: Reply) => {
      requests.push(event);
      const way: Answering = { ...honest, ...answers }[event];
      way(reply, requests.filter((name) => name === event).length);
    });
  server.io.on('connection', answer);
  const host = openTab(server.address);
  const { session, socket } = host.shell;
  host.shellFor({ name: 'auth', version: '1.0.0' }).session.begin?.({
    token: 'token-of-the-session-1234',
    user: { mstruserid: 'RK48213', mobileno: '9876543210' },
  });
  await waitFor(() => expect(socket.status()).toBe('open'), { timeout: 20_000 });
  const timesAsked = (event: string) => requests.filter((name) => name === event).length;
  const push = (event: string, payload?: unknown) => server.io.emit(event, payload);
  const known = () => waitFor(() => expect(session.getState().wallet).toEqual(wallet));
  return { ...host, server, session, socket, called, timesAsked, push, known };
}

/** Long enough for a reply that takes its second, and for what follows. */
const PATIENCE = { timeout: 30_000 };

describe('an operator that drops the connection', () => {
  test.each([
    ['in the middle of it', (socket: Socket) => socket.conn.close()],
    ['with a word', (socket: Socket) => socket.disconnect(true)],
  ])('%s is come back to, and all that it had said is asked for anew', async (_, drop) => {
    const { server, socket, session, known, timesAsked, called, connection } = await player();
    await known();
    await waitFor(() => expect(connection.getState().isOld).toBe(false));
    const exposures = () => called.filter((path) => path.endsWith('/bet/exposure/amount')).length;
    const organisations = () => called.filter((path) => path === '/api/getAppDetails').length;
    const before = [exposures(), organisations()];
    drop(server.sockets[0] as Socket);
    await waitFor(() => expect(socket.status()).toBe('connecting'));
    await waitFor(() => expect(socket.status()).toBe('open'), PATIENCE);
    await waitFor(() => expect([timesAsked('session_check'), timesAsked('get:balance')]).toEqual([2, 2]));
    await waitFor(() =>
      expect([exposures(), organisations()].map((times, at) => times > (before[at] ?? 0))).toEqual([true, true]),
    );
    expect(session.getState()).toMatchObject({ isAuth: true, wallet });
    await waitFor(() => expect(connection.getState().isOld).toBe(false));
  });
});

describe('an operator that is late', () => {
  test('is asked for the balance again, and an answer that comes after its second counts for nothing', async () => {
    const late: Reply[] = [];
    const { session, known, timesAsked } = await player({
      'get:balance': (reply, times) => (times === 1 ? late.push(reply) : reply(balance)),
    });
    await waitFor(() => expect(timesAsked('get:balance')).toBe(2), PATIENCE);
    await known();
    late[0]?.({ ...balance, balance: 1 });
    await waitFor(() => expect(timesAsked('session_check')).toBe(1));
    expect(session.getState().wallet).toEqual(wallet);
  });

  test('with the session’s check ends nobody’s session', async () => {
    const { session, socket, timesAsked, push, known } = await player({ session_check: () => undefined });
    await known();
    push('session_refresh');
    await waitFor(() => expect(timesAsked('session_check')).toBe(2), PATIENCE);
    expect([session.getState().isAuth, socket.status()]).toEqual([true, 'open']);
  });

  test('for good has the figures marked as old, as of when they were last known', async () => {
    const { connection, known, push, timesAsked } = await player({
      'get:balance': (reply, times) => times === 1 && reply(balance),
    });
    await known();
    await waitFor(() => expect(connection.getState()).toMatchObject({ isOld: false, asOf: expect.any(Number) }));
    const { asOf } = connection.getState();
    push('update_balance', { balance: 'unknown' });
    await waitFor(() => expect(timesAsked('get:balance')).toBe(4), PATIENCE);
    await waitFor(() => expect(connection.getState().isOld).toBe(true), PATIENCE);
    expect(connection.getState().asOf).toBeGreaterThanOrEqual(asOf ?? Number.POSITIVE_INFINITY);
  });
});

describe('an operator that refuses', () => {
  test('the session’s check has ended it: the page knows that it was the operator, and nothing of the player stays', async () => {
    const { session, socket, sessionEnd, push, known } = await player({
      session_check: (reply, times) => reply({ status: times === 1 ? 'success' : 'failed' }),
    });
    await known();
    push('session_refresh', {});
    await waitFor(() => expect(session.getState().isAuth).toBe(false));
    expect(sessionEnd.getState()).toEqual({ by: 'operator' });
    expect(socket.status()).toBe('closed');
    expect(localStorage.getItem('token')).toBeNull();
    expect(waitingToasts.getState()).toMatchObject([{ type: 'error', word: 'sessionEnded' }]);
  });

  test('a connection of a session that is over has ended it, in its own words, and is not tried again', async () => {
    const { server, session, sessionEnd, socket, known } = await player();
    await known();
    const tried = jest.fn();
    server.io.use((_, next) => {
      tried();
      next(Object.assign(new Error('Signed in elsewhere.'), { data: { type: 'SessionError' } }));
    });
    server.sockets[0]?.conn.close();
    await waitFor(() => expect(session.getState().isAuth).toBe(false), PATIENCE);
    expect(sessionEnd.getState()).toEqual({ by: 'operator', message: 'Signed in elsewhere.' });
    expect(waitingToasts.getState()).toEqual([{ type: 'error', message: 'Signed in elsewhere.' }]);
    expect([tried.mock.calls.length, socket.status()]).toEqual([1, 'closed']);
  });

  test('a connection for now is tried again, over the other transport, and its reason is known until it is let in', async () => {
    const { server, session, connection, socket, known } = await player();
    await known();
    const transports: string[] = [];
    server.io.use(({ conn }, next) => {
      transports.push(conn.transport.name);
      const isFull = transports.length < 3;
      next(isFull ? Object.assign(new Error('Too many.'), { data: { type: 'TooManySockets' } }) : undefined);
    });
    server.sockets[0]?.conn.close();
    await waitFor(
      () => expect(connection.getState().refusal).toEqual({ type: 'TooManySockets', message: 'Too many.' }),
      PATIENCE,
    );
    await waitFor(() => expect(socket.status()).toBe('open'), PATIENCE);
    expect(transports).toEqual(['websocket', 'polling', 'websocket']);
    await waitFor(() => expect(connection.getState().refusal).toBeNull());
    expect(session.getState().isAuth).toBe(true);
  });

  test('the balance leaves the figures as they were, and old', async () => {
    const { connection, session, push, known, timesAsked } = await player({
      'get:balance': (reply, times) => reply(times === 1 ? balance : { status: 'failed', message: 'Not now.' }),
    });
    await known();
    push('update_balance', {});
    await waitFor(() => expect(connection.getState().isOld).toBe(true));
    expect(timesAsked('get:balance')).toBe(2);
    expect(session.getState()).toMatchObject({ isAuth: true, wallet });
  });
});

describe('an operator that lies', () => {
  test.each([
    ['no figures', {}],
    ['a word', { balance: 'unknown', cash: 1, coins: 1 }],
    ['figures as text', { balance: '5', cash: '4', coins: '1' }],
    ['half of them', { balance: 5 }],
    ['more than there is', { balance: 1e300, cash: 1, coins: 1 }],
    ['a part of a paisa', { balance: 0.001, cash: 0, coins: 0 }],
    ['a figure alone', 5],
    ['a text', 'balance'],
    ['a list', [1, 2, 3]],
    ['nothing', null],
  ])('of the balance, by pushing %s, is asked for it', async (_, pushed) => {
    const { session, push, known, timesAsked } = await player();
    await known();
    push('update_balance', pushed);
    await waitFor(() => expect(timesAsked('get:balance')).toBe(2));
    expect(session.getState().wallet).toEqual(wallet);
  });

  test.each([
    ['figures as text', { ...balance, balance: '12' }],
    ['no figures', { status: 'success' }],
    ['a text', 'twelve'],
    ['nothing', null],
  ])('of the balance, by answering %s, is not believed: the figures stay, and are old', async (_, answer) => {
    const { session, connection, push, known } = await player({
      'get:balance': (reply, times) => reply(times === 1 ? balance : answer),
    });
    await known();
    push('update_balance', {});
    await waitFor(() => expect(connection.getState().isOld).toBe(true));
    expect(session.getState().wallet).toEqual(wallet);
  });

  test.each([[{ status: 'FAILED' }], [{ status: false }], [['failed']], ['failed'], [null], [{}]])(
    'of the session, by answering its check with %j, ends none',
    async (answer) => {
      const { session, push, known, timesAsked } = await player({ session_check: (reply) => reply(answer) });
      await known();
      push('session_refresh');
      await waitFor(() => expect(timesAsked('session_check')).toBe(2));
      push('update_balance', {});
      await waitFor(() => expect(timesAsked('get:balance')).toBe(2));
      expect(session.getState().isAuth).toBe(true);
    },
  );

  test('in a notification is not shown, and the next one that is none is', async () => {
    const { push, known } = await player();
    await known();
    for (const nonsense of [{ title: 7 }, { message: { html: '<b>' } }, 'a text', [1], { title: 'A', status: 3 }])
      push('sub:notification_toast', nonsense);
    const notice = { title: 'Deposit', message: 'Approved', status: 'success' };
    push('sub:notification_toast', notice);
    await waitFor(() => expect(waitingToasts.getState()).toMatchObject([{ type: 'success', notice }]));
  });
});

describe('several tabs of one browser', () => {
  /** What a browser tells its other tabs once one has written something. */
  const tell = () => {
    for (const key of ['session', 'preferences', 'appDetails'])
      window.dispatchEvent(new StorageEvent('storage', { key }));
  };

  test('sign in and out together, in one language and theme, and know the organisation as the last of them has read it', async () => {
    const { server, session, preferences, known } = await player();
    await known();
    const other = openTab(server.address);
    expect(other.shell.session.getState()).toMatchObject({ isAuth: true, wallet });
    preferences.setLocale('hi');
    preferences.setTheme('light');
    localStorage.setItem('appDetails', JSON.stringify({ state: { details: null, status: 'maintenance' }, version: 0 }));
    tell();
    expect(other.preferences.getState()).toMatchObject({ locale: 'hi', theme: 'light' });
    expect(other.shell.organisation.getState().status).toBe('maintenance');
    void session.end();
    tell();
    expect(other.shell.session.getState().isAuth).toBe(false);
    expect(other.sessionEnd.getState()).toEqual({ by: 'tab' });
    expect(other.preferences.getState().locale).toBe('hi');
    const again = { token: 'another-token-of-one', user: { mstruserid: 'RK48213', mobileno: '9876543210' } };
    other.shellFor({ name: 'auth', version: '1.0.0' }).session.begin?.(again);
    tell();
    await waitFor(() => expect(session.getState()).toMatchObject({ isAuth: true, token: 'another-token-of-one' }));
  });
});

test('a browser that keeps nothing has the whole of it for the visit', async () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  const { session, preferences, push, known, timesAsked } = await player();
  await known();
  preferences.setLocale('hi');
  expect(preferences.getState().locale).toBe('hi');
  push('update_balance', { balance: 5, cash: 5, coins: 0 });
  await waitFor(() => expect(session.getState().wallet).toEqual({ balance: 500, cash: 500, coins: 0 }));
  expect(timesAsked('get:balance')).toBe(1);
  await session.end();
  expect(session.getState()).toMatchObject({ isAuth: false, token: null, wallet: null });
});
