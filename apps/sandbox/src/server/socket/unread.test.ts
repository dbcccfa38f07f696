import { EventEmitter } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../store/index.ts';
import type { SessionCheck } from '../http/session.ts';
import { eventHandler } from './events.ts';
import type { Gate } from './gate.ts';
import { SOCKET_LIMITS } from './limits.ts';
import type { PlayerSocket } from './player-socket.ts';

const FOLLOWED = { reader: 'r', only: true, markets: ['1-MO'], scores: [], lists: [] };

/** A visitor's socket whose connection takes what is sent only when it is told to, and how often prices were made for it. */
function visitor() {
  const transport = Object.assign(new EventEmitter(), { writable: false });
  const connection = Object.assign(new EventEmitter(), { readyState: 'open', transport, writeBuffer: [] });
  const made: number[] = [];
  const replies: unknown[] = [];
  let hear = (_event: string, ..._args: unknown[]) => {};
  const socket = Object.assign(new EventEmitter(), {
    conn: connection,
    data: { session: null },
    onAny: (listener: typeof hear) => {
      hear = listener;
    },
  }) as unknown as PlayerSocket;
  eventHandler({
    gate: { takesEvent: () => true } as unknown as Gate,
    limits: SOCKET_LIMITS,
    inLine: (work) => work(),
    log: { error: () => {} } as unknown as FastifyBaseLogger,
    clock: () => new Date(0),
    database: {} as Database,
    sessions: {} as SessionCheck,
    notices: { announced: () => ({ id: 0, player: 0 }), noticeOf: async () => undefined },
    liveTables: { follow: async () => ({ tables: [], end: () => {} }) },
    prices: {
      follow: () => ({ subscribe: () => ({ made: made.push(1) }), unsubscribe: () => {}, end: () => {} }),
    },
  })(socket);
  const subscribe = () =>
    hear.call(socket, 'odds:subscribe', FOLLOWED, (reply: unknown) => {
      replies.push(reply);
      // What is answered is on its way, and fills it again.
      transport.writable = false;
    });
  const clear = async () => {
    transport.writable = true;
    transport.emit('ready');
    await settled();
  };
  const leave = async () => {
    connection.readyState = 'closed';
    connection.emit('close');
    await settled();
  };
  const left = () => transport.listenerCount('ready') + connection.listenerCount('close');
  return { subscribe, clear, leave, left, made, replies };
}
const settled = async () => {
  for (let turn = 0; turn < 100; turn += 1) await setImmediate();
};

test('no prices are made for whoever has not taken what they were sent: those of then come when they have, one answer at a time', async () => {
  const { subscribe, clear, made, replies, left } = visitor();
  subscribe();
  subscribe();
  await settled();
  expect([made.length, replies]).toEqual([0, []]);
  await clear();
  expect(replies).toEqual([{ status: 'success', made: 1 }]);
  await clear();
  expect(replies).toEqual([
    { status: 'success', made: 1 },
    { status: 'success', made: 2 },
  ]);
  expect(left()).toBe(0);
});

test('as many questions wait for that as one connection may ask at once, the next are refused by name, and all are forgotten when it is gone', async () => {
  const { burst } = SOCKET_LIMITS.eventsPerConnection;
  const { subscribe, leave, made, replies, left } = visitor();
  for (let sent = 0; sent < burst + 9; sent += 1) subscribe();
  await settled();
  expect(replies).toHaveLength(9);
  expect(replies[0]).toMatchObject({ status: 'failed', type: 'TooManyEvents' });
  await leave();
  expect([made.length, replies.length, left()]).toEqual([0, burst + 9, 0]);
});
