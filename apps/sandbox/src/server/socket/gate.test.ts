import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { createAddressReader } from './address.ts';
import type { Connection } from './connection.ts';
import { createGate } from './gate.ts';
import { SOCKET_LIMITS } from './limits.ts';
import type { PlayerSocket } from './player-socket.ts';

const requestFrom = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage;

test.each([
  [undefined, '10.1.2.3', '203.0.113.1', '10.1.2.3'],
  ['192.0.2.7', '10.1.2.3', '203.0.113.1', '10.1.2.3'],
  ['10.0.0.0/8, 192.0.2.7', '10.1.2.3', '203.0.113.1', '203.0.113.1'],
  ['10.0.0.0/8', '::ffff:10.1.2.3', '198.51.100.1, 203.0.113.1', '203.0.113.1'],
  ['10.0.0.0/8', '10.1.2.3', '203.0.113.1, 10.9.9.9', '203.0.113.1'],
  ['10.0.0.0/8', '10.1.2.3', undefined, '10.1.2.3'],
  ['2001:db8::/32', '2001:db8::1', '2001:db9::1', '2001:db9::1'],
])('with %s believed, a connection from %s for %s is from %s', (proxies, remote, forwarded, address) => {
  expect(createAddressReader(proxies)(requestFrom(remote, forwarded))).toBe(address);
});

/** A connection with messages that it has not read: each as long as it says, and so many bytes with its WebSocket already. */
function connectionOf(unread: number, { bytes = 0, handed = 0 } = {}) {
  const closed: true[] = [];
  const connection = Object.assign(new EventEmitter(), {
    readyState: 'open',
    request: requestFrom('203.0.113.1'),
    transport: { socket: { bufferedAmount: handed, pause() {}, terminate() {} } },
    writeBuffer: Array(unread).fill({ type: 'message', data: 'x'.repeat(bytes) }),
    close: () => closed.push(true),
  });
  return { connection: connection as unknown as Connection & EventEmitter, closed };
}

test('who says that they are there and reads nothing is cut off before what waits for them grows without end', () => {
  const gate = createGate({ limits: SOCKET_LIMITS, clock: () => new Date(0) });
  const [slow, gone] = [0, 1].map((more) => connectionOf(SOCKET_LIMITS.unreadPerConnection + more));
  for (const one of [slow, gone]) {
    if (one) gate.watch(one.connection);
    one?.connection.emit('packet', { type: 'pong' });
  }
  expect([slow?.closed, gone?.closed]).toEqual([[], [true]]);
});

test('who leaves few messages unread, but large ones, is cut off as well, wherever they wait', () => {
  const gate = createGate({ limits: SOCKET_LIMITS, clock: () => new Date(0) });
  const most = SOCKET_LIMITS.unreadBytesPerConnection;
  const all = [
    connectionOf(10, { bytes: most / 10 }),
    connectionOf(10, { bytes: most / 10, handed: 1 }),
    connectionOf(0, { handed: most + 1 }),
  ];
  for (const { connection } of all) {
    gate.watch(connection);
    connection.emit('packet', { type: 'pong' });
  }
  expect(all.map(({ closed }) => closed)).toEqual([[], [true], [true]]);
});

test('a place is given back once, when its connection closes, and a connection has one', () => {
  const gate = createGate({ limits: { ...SOCKET_LIMITS, socketsPerAddress: 1 }, clock: () => new Date(0) });
  const [first, second] = [connectionOf(0).connection, connectionOf(0).connection];
  const socket = {} as PlayerSocket;
  for (const one of [first, second]) gate.watch(one);
  expect([gate.enter(first, socket), gate.enter(first, socket), gate.enter(second, socket)]).toEqual([
    null,
    'used',
    'crowded',
  ]);
  first.emit('close');
  expect(gate.enter(second, socket)).toBe(null);
});
