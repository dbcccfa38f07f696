import { ApiError, exposureQuery, type PlayerSocket, type SocketStatus } from '@pavilion/api-client';
import { proves } from '@pavilion/api-client/proves';
import { createTestShell, type TestAnswers } from '@pavilion/contract/testing';
import { createQueryClient } from '@pavilion/remote-kit';
import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { createDeviceStorage } from '../environment/device-storage.ts';
import { createConnection } from './connection.ts';
import { createHolds } from './hold.ts';
import { followSession } from './realtime.ts';
import { createSessionStore } from './session.ts';
import type { OperatorNotice } from './toasts.ts';

const user = { mstruserid: 'RK48213', mobileno: '9876543210' };
const wallet = { balance: 300, cash: 200, coins: 100 };
const replies: TestAnswers = {
  session_check: { status: 'success' },
  'get:balance': { status: 'success', balance: 3, cash: 2, coins: 1 },
};

/** The wiring over a socket whose state the test moves. */
function wire(options: { replies?: TestAnswers; signedIn?: boolean } = {}) {
  const shell = createTestShell({
    replies: { ...replies, ...options.replies },
    answers: { getExposureAmount: { data: { exposureAmount: -8420_00 } } },
  });
  const store = createSessionStore(createDeviceStorage(() => window.localStorage));
  if (options.signedIn ?? true) store.begin({ token: 'token-of-a-session', user });
  let status: SocketStatus = 'closed';
  const watchers = new Set<() => void>();
  const requests: string[] = [];
  const moves: string[] = [];
  const socket: PlayerSocket = {
    ...shell.socket,
    connect: () => moves.push('connect'),
    disconnect: () => moves.push('disconnect'),
    status: () => status,
    onStatus(watcher) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    request(event, payload, schema) {
      requests.push(event);
      return shell.socket.request(event, payload, schema);
    },
  };
  const become = (next: SocketStatus) => {
    status = next;
    for (const watcher of watchers) watcher();
  };
  const ended: true[] = [];
  const queryClient = createQueryClient(shell.telemetry);
  clients.push(queryClient);
  const organisation = { refresh: jest.fn() };
  const over = () => {
    ended.push(true);
    store.clear();
  };
  const { api } = shell;
  const heard: OperatorNotice[] = [];
  const tell = (notice: OperatorNotice) => heard.push(notice);
  const connection = createConnection(createDeviceStorage(() => window.localStorage));
  const holds = createHolds({ telemetry: shell.telemetry, window });
  const stop = followSession({ store, over, socket, api, tell, queryClient, organisation, connection, holds });
  return { holds, heard, connection, shell, store, requests, moves, ended, queryClient, organisation, become, stop };
}

const clients: QueryClient[] = [];
beforeEach(() => localStorage.clear());
afterEach(() => {
  for (const client of clients.splice(0)) client.clear();
});

test('a player who is signed in is connected; each connection checks the session and asks for balance and exposure', async () => {
  const { store, requests, moves, become } = wire();
  expect(moves).toEqual(['connect']);
  become('open');
  await waitFor(() => expect(store.getState()).toMatchObject({ wallet, exposureAmount: -8420_00 }));
  become('connecting');
  become('open');
  expect(requests).toEqual(['session_check', 'get:balance', 'session_check', 'get:balance']);
});

test('after a break what was pushed meanwhile is asked for: the organisation, notifications, and what of the page is no longer fresh', async () => {
  const { organisation, queryClient, become } = wire();
  const reads = { notifications: jest.fn(async () => 1), old: jest.fn(async () => 1), fresh: jest.fn(async () => 1) };
  const shown = Object.entries(reads).map(([name, queryFn]) =>
    new QueryObserver(queryClient, { queryKey: [name], queryFn, staleTime: name === 'old' ? 0 : 60_000 }).subscribe(
      () => {},
    ),
  );
  const timesRead = () => Object.values(reads).map(({ mock }) => mock.calls.length);
  become('open');
  await waitFor(() => expect(timesRead()).toEqual([1, 1, 1]));
  expect(organisation.refresh).not.toHaveBeenCalled();
  become('connecting');
  become('open');
  await waitFor(() => expect(timesRead()).toEqual([2, 2, 1]));
  expect(organisation.refresh).toHaveBeenCalledTimes(1);
  // Another session is no break of this one.
  become('closed');
  become('open');
  expect(organisation.refresh).toHaveBeenCalledTimes(1);
  for (const stop of shown) stop();
});

describe('a page from the back/forward cache', () => {
  const restore = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

  it('connects again, and reads figures, notifications and the page', async () => {
    const { organisation, queryClient, requests, moves, become, stop } = wire();
    const read = jest.fn(async () => 1);
    const leave = new QueryObserver(queryClient, { queryKey: ['status'], queryFn: read, staleTime: 60_000 }).subscribe(
      () => {},
    );
    become('open');
    await waitFor(() => expect([requests, read.mock.calls.length]).toEqual([['session_check', 'get:balance'], 1]));
    restore(false);
    expect(moves).toEqual(['connect']);
    restore(true);
    expect(moves).toEqual(['connect', 'disconnect', 'connect']);
    become('closed');
    become('connecting');
    become('open');
    await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
    expect(requests).toEqual(['session_check', 'get:balance', 'session_check', 'get:balance']);
    expect(organisation.refresh).toHaveBeenCalledTimes(1);
    leave();
    stop();
    restore(true);
    expect(moves).toHaveLength(3);
  });

  it('stays unconnected for a visitor', () => {
    const { moves } = wire({ signedIn: false });
    restore(true);
    expect(moves).toEqual([]);
  });
});

test('a visitor is not connected; signing in connects them, signing out cuts them off', () => {
  const { store, moves } = wire({ signedIn: false });
  expect(moves).toEqual([]);
  store.begin({ token: 'token-of-a-session', user });
  expect(moves).toEqual(['disconnect', 'connect']);
  store.clear();
  expect(moves).toEqual(['disconnect', 'connect', 'disconnect']);
});

test('a session check that the operator fails signs out', async () => {
  proves('session_check');
  const { ended, become } = wire({ replies: { session_check: { status: 'failed', reason: 'refused' } } });
  become('open');
  await waitFor(() => expect(ended).toHaveLength(1));
});

test.each(['timeout', 'invalid'])('a session check without a proper answer (%s) does not sign out', async (reason) => {
  const { store, ended, become } = wire({ replies: { session_check: { status: 'failed', reason } } });
  become('open');
  await waitFor(() => expect(store.getState().wallet).toEqual(wallet));
  expect(ended).toEqual([]);
});

test('session_refresh runs the session check again', async () => {
  proves('session_refresh');
  const { shell, requests } = wire();
  shell.emit('session_refresh', {});
  await waitFor(() => expect(requests).toEqual(['session_check']));
});

test('an unanswered request for the balance is sent again while the connection stands, three times at most', async () => {
  proves('get:balance');
  const { requests, become } = wire({ replies: { 'get:balance': { status: 'failed', reason: 'timeout' } } });
  become('open');
  await waitFor(() => expect(requests.filter((event) => event === 'get:balance')).toHaveLength(3));
});

test('update_balance with figures moves the wallet at once', () => {
  proves('update_balance');
  const { shell, store, requests } = wire();
  shell.emit('update_balance', { balance: 12.5, cash: 10, coins: 2.5 });
  expect(store.getState().wallet).toEqual({ balance: 1250, cash: 1000, coins: 250 });
  expect(requests).toEqual([]);
});

test.each([{ balance: 'unknown' }, { balance: null }, { balance: Number.NaN, cash: 1, coins: 1 }, { balance: 5 }])(
  'update_balance that is not complete and numeric (%j) requests the balance again',
  async (payload) => {
    const { shell, store } = wire();
    shell.emit('update_balance', payload);
    await waitFor(() => expect(store.getState().wallet).toEqual(wallet));
  },
);

test.each([
  { title: 'Deposit approved', message: 'It is there.', status: 'success' },
  { title: 'Deposit approved', named: { title: { name: 'deposit-approved', values: {} } } },
  {},
])('a notification (%j) is told to the player, with the names of its texts', (payload) => {
  proves('sub:notification_toast');
  const { shell, heard } = wire();
  shell.emit('sub:notification_toast', payload);
  expect(heard).toEqual([payload]);
});

test.each([{}, { isQuiet: true }])('a notification (%j) makes the list of them be read again', async (more) => {
  const { shell, heard, queryClient } = wire();
  const read = jest.fn(async () => null);
  const stop = new QueryObserver(queryClient, { queryKey: ['notifications', 20], queryFn: read }).subscribe(() => {});
  await waitFor(() => expect(read).toHaveBeenCalledTimes(1));
  shell.emit('sub:notification_toast', { message: 'Approved', ...more });
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  stop();
  // One of a group that the player has turned off does not pop up.
  expect(heard).toHaveLength(more.isQuiet ? 0 : 1);
});

test('organisation_refresh has the organisation read again', () => {
  proves('organisation_refresh');
  const { shell, organisation } = wire();
  shell.emit('organisation_refresh', {});
  expect(organisation.refresh).toHaveBeenCalledTimes(1);
});

test('the exposure that is kept is the one that was requested last', async () => {
  const { shell, store } = wire();
  const answers: ((answer: unknown) => void)[] = [];
  jest.spyOn(shell.api, 'call').mockImplementation(() => new Promise((resolve) => answers.push(resolve as never)));
  const reply = (exposureAmount: number) => ({ data: { exposureAmount, matches: [] } });
  shell.emit('update_balance', { balance: 3, cash: 2, coins: 1 });
  await waitFor(() => expect(answers).toHaveLength(1));
  shell.emit('update_balance', { balance: 2, cash: 1, coins: 1 });
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.(reply(-200));
  await waitFor(() => expect(store.getState().exposureAmount).toBe(-200));
  answers[0]?.(reply(-100));
  shell.emit('update_balance', { balance: 2, cash: 1, coins: 1 });
  await waitFor(() => expect(answers).toHaveLength(3));
  expect(store.getState().exposureAmount).toBe(-200);
});

test('a remote of another build that shows the exposure reads it again by itself, also where it was about to', async () => {
  const { shell, queryClient } = wire();
  const answers: ((exposure: number) => void)[] = [];
  const read = jest.fn(() => new Promise<number>((resolve) => answers.push(resolve)));
  const shown = new QueryObserver(queryClient, { queryKey: ['exposure', 'another wire'], queryFn: read });
  const stop = shown.subscribe(() => {});
  expect(read).toHaveBeenCalledTimes(1);
  shell.emit('update_balance', { balance: 3, cash: 2, coins: 1 });
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  answers[0]?.(-100);
  answers[1]?.(-200);
  await waitFor(() => expect(shown.getCurrentResult().data).toBe(-200));
  stop();
});

test('the exposure is read to its end also where the page that showed it is left meanwhile', async () => {
  const { shell, store, queryClient } = wire();
  const answers: ((answer: unknown) => void)[] = [];
  jest.spyOn(shell.api, 'call').mockImplementation(() => new Promise((resolve) => answers.push(resolve as never)));
  const leave = new QueryObserver(queryClient, exposureQuery(shell.api)).subscribe(() => {});
  shell.emit('update_balance', { balance: 3, cash: 2, coins: 1 });
  await waitFor(() => expect(answers).toHaveLength(2));
  leave();
  await waitFor(() => expect(answers).toHaveLength(3));
  answers[2]?.({ data: { exposureAmount: -1000, matches: [] } });
  await waitFor(() => expect(store.getState().exposureAmount).toBe(-1000));
  // What was read before is no answer either.
  const leaveAgain = new QueryObserver(queryClient, { ...exposureQuery(shell.api), staleTime: 60_000 }).subscribe(
    () => {},
  );
  shell.emit('update_balance', { balance: 3, cash: 2, coins: 1 });
  await waitFor(() => expect(answers).toHaveLength(4));
  leaveAgain();
  await waitFor(() => expect(answers).toHaveLength(5));
  answers[4]?.({ data: { exposureAmount: 0, matches: [] } });
  await waitFor(() => expect(store.getState().exposureAmount).toBe(0));
});

test('an exposure that cannot be read leaves the rest of the session as it is', async () => {
  const { shell, store, become } = wire();
  jest.spyOn(shell.api, 'call').mockRejectedValue(new ApiError({ kind: 'network', call: 'getExposureAmount' }));
  become('open');
  await waitFor(() => expect(store.getState().wallet).toEqual(wallet));
  expect(store.getState().exposureAmount).toBeNull();
});

describe('while the operator is away', () => {
  test('the figures are old once the connection has been lost for a while, and of now again with the next', async () => {
    const { connection, become } = wire();
    become('open');
    await waitFor(() => expect(connection.getState()).toMatchObject({ isOld: false, asOf: expect.any(Number) }));
    jest.useFakeTimers();
    become('connecting');
    jest.advanceTimersByTime(5000);
    jest.useRealTimers();
    expect(connection.getState().isOld).toBe(true);
    become('open');
    await waitFor(() => expect(connection.getState().isOld).toBe(false));
  });

  test('figures of the visit before are old where nobody is there from the start', () => {
    jest.useFakeTimers();
    const { connection } = wire();
    jest.advanceTimersByTime(5000);
    jest.useRealTimers();
    expect(connection.getState().isOld).toBe(true);
  });

  test('over a connection that only seems to stand, a call that nobody answers has the balance asked for, and that tells', async () => {
    const answers = { away: false };
    const { connection, queryClient, become } = wire({
      replies: {
        'get:balance': () => (answers.away ? { status: 'failed', reason: 'timeout' } : replies['get:balance']),
      },
    });
    become('open');
    await waitFor(() => expect(connection.getState().asOf).not.toBeNull());
    answers.away = true;
    const error = new ApiError({ kind: 'timeout', call: 'getBets' });
    await queryClient.fetchQuery({ queryKey: ['bets'], queryFn: () => Promise.reject(error) }).catch(() => null);
    await waitFor(() => expect(connection.getState().isOld).toBe(true));
  });

  test('a call that is refused says nothing of the figures', async () => {
    const { connection, queryClient, requests, become } = wire();
    become('open');
    await waitFor(() => expect(connection.getState().asOf).not.toBeNull());
    const before = requests.length;
    const error = new ApiError({ kind: 'refused', call: 'getBets' });
    await queryClient.fetchQuery({ queryKey: ['bets'], queryFn: () => Promise.reject(error) }).catch(() => null);
    expect(requests).toHaveLength(before);
    expect(connection.getState().isOld).toBe(false);
  });
});

test('while a round is under way a stake leaves the balance at once, and what it wins comes to it as the round has ended', () => {
  const { store, shell, holds } = wire();
  const balance = () => store.getState().wallet?.balance;
  const push = (rupees: number) => shell.emit('update_balance', { balance: rupees, cash: rupees, coins: 0 });
  push(1000);
  const release = holds.take('a round of a game', { remote: 'casino', version: '1' });
  push(900);
  expect(balance()).toBe(900_00);
  push(1110);
  expect(balance()).toBe(900_00);
  release();
  expect(balance()).toBe(1110_00);
});
