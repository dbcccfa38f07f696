import {
  oddsDeltaEvent,
  onEvent,
  type PlayerSocket,
  type SocketStatus,
  sendRequest,
  sessionCheck,
  sessionRefresh,
} from '@pavilion/api-client';
import { createLazySocket } from './lazy-socket.ts';

function real() {
  let status: SocketStatus = 'closed';
  const watchers = new Set<() => void>();
  const heard: string[] = [];
  const socket: PlayerSocket = {
    connect() {
      status = 'open';
      for (const watcher of watchers) watcher();
    },
    disconnect() {
      status = 'closed';
    },
    status: () => status,
    onStatus(watcher) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    request: async () => ({ status: 'success' }) as never,
    on(event) {
      heard.push(event);
      return () => heard.splice(heard.indexOf(event), 1);
    },
  };
  return { socket, heard };
}

test('the realtime code is not loaded until a player is to be connected', async () => {
  const load = jest.fn(async () => real().socket);
  const socket = createLazySocket(load);
  const statuses: SocketStatus[] = [];
  socket.onStatus(() => statuses.push(socket.status()));
  expect(await sendRequest(socket, sessionCheck, {})).toEqual({ status: 'failed', reason: 'timeout' });
  expect(load).not.toHaveBeenCalled();
  socket.connect();
  socket.connect();
  expect(await sendRequest(socket, sessionCheck, {})).toEqual({ status: 'success' });
  expect(load).toHaveBeenCalledTimes(1);
  expect(statuses).toEqual(['connecting', 'open']);
});

test('listeners set before the realtime code has loaded are attached once it has, those removed are not', async () => {
  const { socket: inner, heard } = real();
  const socket = createLazySocket(async () => inner);
  const stop = onEvent(socket, sessionRefresh, () => undefined);
  onEvent(socket, oddsDeltaEvent, () => undefined)();
  socket.connect();
  await sendRequest(socket, sessionCheck, {});
  expect(heard).toEqual(['session_refresh']);
  stop();
  expect(heard).toEqual([]);
});

test('a player who signs out while the realtime code is loading is not connected by it', async () => {
  const { socket: inner } = real();
  const socket = createLazySocket(async () => inner);
  socket.connect();
  socket.disconnect();
  await sendRequest(socket, sessionCheck, {});
  expect(socket.status()).toBe('closed');
});

test('realtime code that fails to load is loaded again after a while', async () => {
  jest.useFakeTimers();
  const { socket: inner } = real();
  const load = jest.fn(async () => inner).mockRejectedValueOnce(new Error('offline'));
  const socket = createLazySocket(load);
  socket.connect();
  await jest.advanceTimersByTimeAsync(5000);
  expect(load).toHaveBeenCalledTimes(2);
  expect(socket.status()).toBe('open');
  jest.useRealTimers();
});
