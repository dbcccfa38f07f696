import type { Match, OddsCell, OddsDelta, Price } from '@pavilion/api-client';
import { proves } from '@pavilion/api-client/proves';
import fc from 'fast-check';
import { type CellKey, cellKey } from './book.ts';
import { createPriceStore } from './price-store.ts';
import { createScriptedSocket, createScriptedTiming, delta, match, priceOf } from './testing.ts';

const key = cellKey('m1', 'm1-1', 'back');
const to = (odds: number, id = 'm1'): OddsCell => [id, `${id}-1`, 'back', priceOf(odds, 5_000)];

/** Lets the answers of the socket arrive. */
const settle = async () => {
  for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
};

function follow() {
  const socket = createScriptedSocket();
  const timing = createScriptedTiming();
  const store = createPriceStore({ channel: '4', socket, timing });
  const answer = async (image: { clock: number; matches: readonly Match[] } | 'failed') => {
    socket.questions.shift()?.(image);
    await settle();
  };
  return { socket, timing, store, answer, odds: () => store.price(key)?.odds };
}

async function live() {
  const world = follow();
  const stop = world.store.start();
  await world.answer({ clock: 10, matches: [match('m1'), match('m2')] });
  world.timing.paint();
  return { ...world, stop };
}

test('the picture of the channel is asked for once, and fills the list', async () => {
  proves('odds:subscribe');
  const { socket, store } = await live();
  expect(socket.pictureRequests()).toBe(1);
  expect(store.list()?.map(({ refMatchId }) => refMatchId)).toEqual(['m1', 'm2']);
  expect(store.freshness()).toEqual({ kind: 'fresh' });
});

test('what is at rest over HTTP paints first and the picture of the channel replaces it', async () => {
  const { store, timing, answer, odds } = follow();
  store.start();
  store.seed({ clock: 9, matches: [match('m1')] }, timing.now());
  timing.paint();
  expect(store.list()).toHaveLength(1);
  expect(odds()).toBe(2);
  await answer({ clock: 10, matches: [match('m1'), match('m2')] });
  timing.paint();
  expect(store.list()).toHaveLength(2);
});

test('a late answer over HTTP does not undo live prices', async () => {
  const { socket, store, timing, odds } = await live();
  socket.send(delta(10, 11, { cells: [to(3)] }));
  timing.pass(5);
  store.seed({ clock: 9, matches: [match('m1')] }, timing.now());
  timing.paint();
  expect(odds()).toBe(3);
  expect(store.list()).toHaveLength(2);
});

test('many deltas within a frame are published once, with the last price', async () => {
  const { socket, store, timing } = await live();
  const seen: (number | undefined)[] = [];
  store.watchCell(key, () => seen.push(store.price(key)?.odds));
  for (let clock = 10; clock < 60; clock += 1) socket.send(delta(clock, clock + 1, { cells: [to(2 + clock / 100)] }));
  expect(seen).toEqual([]);
  expect(timing.paint()).toBe(1);
  expect(seen).toEqual([2.59]);
});

test('only the watchers of what has changed are notified', async () => {
  const { socket, store, timing } = await live();
  const notified: string[] = [];
  store.watchCell(key, () => notified.push('cell'));
  store.watchCell(cellKey('m2', 'm2-1', 'back'), () => notified.push('other cell'));
  store.watchMatch('m1', () => notified.push('match'));
  store.watch('list', () => notified.push('list'));
  socket.send(delta(10, 11, { cells: [to(3)] }));
  timing.paint();
  expect(notified).toEqual(['cell']);
  socket.send(delta(11, 12, { matches: [{ refMatchId: 'm1', state: 'suspended' }] }));
  timing.paint();
  expect(notified).toEqual(['cell', 'match']);
});

test('a gap asks for the picture again, once, and goes on from it with what arrived meanwhile', async () => {
  proves('odds:delta');
  const { socket, answer, odds } = await live();
  socket.send(delta(10, 11, { cells: [to(3)] }));
  socket.send(delta(12, 13, { cells: [to(5)] }));
  socket.send(delta(13, 14, { cells: [to(6)] }));
  expect(socket.pictureRequests()).toBe(2);
  expect(odds()).toBe(3);
  await answer({ clock: 13, matches: [match('m1'), match('m2')] });
  expect(odds()).toBe(6);
  socket.send(delta(14, 15, { cells: [to(7)] }));
  expect(odds()).toBe(7);
  expect(socket.pictureRequests()).toBe(2);
});

test('deltas that arrived before their picture are applied after it where they are newer', async () => {
  const { socket, store, answer, odds } = follow();
  store.start();
  socket.send(delta(10, 11, { cells: [to(5)] }));
  socket.send(delta(11, 12, { cells: [to(6)] }));
  await answer({ clock: 11, matches: [match('m1')] });
  expect(odds()).toBe(6);
  socket.send(delta(12, 13, { cells: [to(7)] }));
  expect(odds()).toBe(7);
  expect(socket.pictureRequests()).toBe(1);
});

test('duplicates and old deltas are ignored', async () => {
  const { socket, odds } = await live();
  socket.send(delta(10, 11, { cells: [to(3)] }));
  socket.send(delta(11, 12, { cells: [to(4)] }));
  socket.send(delta(10, 11, { cells: [to(3)] }));
  socket.send(delta(11, 12, { cells: [to(4)] }));
  expect(odds()).toBe(4);
  expect(socket.pictureRequests()).toBe(1);
});

test('the deltas of another channel change nothing', async () => {
  const { socket, odds } = await live();
  socket.send({ ...delta(10, 11, { cells: [to(3)] }), channel: 'inplay' });
  socket.send({ ...delta(90, 91), channel: 'inplay' });
  expect(odds()).toBe(2);
  expect(socket.pictureRequests()).toBe(1);
});

test('a picture that fails is asked for again, each time later, and never twice at once', async () => {
  const { socket, store, timing, answer } = follow();
  store.start();
  await answer('failed');
  expect(socket.pictureRequests()).toBe(1);
  timing.pass(1000);
  expect(socket.pictureRequests()).toBe(2);
  timing.pass(60_000);
  expect(socket.pictureRequests()).toBe(2);
  await answer('failed');
  timing.pass(900);
  expect(socket.pictureRequests()).toBe(2);
  timing.pass(1100);
  expect(socket.pictureRequests()).toBe(3);
});

test('a new connection asks again, and an answer to the old one is thrown away', async () => {
  const { socket, store, answer, odds } = follow();
  store.start();
  socket.become('connecting');
  socket.become('open');
  expect(socket.pictureRequests()).toBe(2);
  await answer({ clock: 90, matches: [match('m1', { name: 'Old v Server' })] });
  expect(odds()).toBeUndefined();
  await answer({ clock: 3, matches: [match('m1')] });
  expect(odds()).toBe(2);
  socket.send(delta(3, 4, { cells: [to(4)] }));
  expect(odds()).toBe(4);
});

test('a delta about an unknown match, or an ended one, fetches the list again, at most once in 3 s', async () => {
  const { socket, store, timing, answer } = await live();
  socket.send(delta(10, 11, { cells: [to(3, 'm3')] }));
  timing.pass(2000);
  expect(socket.pictureRequests()).toBe(1);
  timing.pass(1500);
  expect(socket.pictureRequests()).toBe(2);
  socket.send(delta(11, 12, { cells: [to(4)] }));
  expect(store.price(key)?.odds).toBe(4);
  await answer({ clock: 11, matches: [match('m2'), match('m3'), match('m1')] });
  timing.paint();
  expect(store.list()?.map(({ refMatchId }) => refMatchId)).toEqual(['m2', 'm3', 'm1']);
  expect(store.price(key)?.odds).toBe(4);
});

test('prices turn old within 2 s of the limit of a silent feed, and fresh again with the next sign of life', async () => {
  const { socket, store, timing } = await live();
  const heardAt = timing.now();
  timing.pass(4900);
  expect(store.freshness()).toEqual({ kind: 'fresh' });
  timing.pass(1000);
  expect(store.freshness()).toEqual({ kind: 'stale', asOf: heardAt, because: 'silent' });
  socket.send(delta(10, 10));
  timing.paint();
  expect(store.freshness()).toEqual({ kind: 'fresh' });
});

test('prices turn old within 2 s of a lost connection', async () => {
  const { socket, store, timing } = await live();
  socket.become('connecting');
  timing.pass(400);
  expect(store.freshness()).toEqual({ kind: 'fresh' });
  timing.pass(1600);
  expect(store.freshness()).toMatchObject({ kind: 'stale', because: 'disconnected' });
});

test('a feed that stays silent on an open connection is asked again, in case it has forgotten us', async () => {
  const { socket, timing, answer, store } = await live();
  timing.pass(7000);
  expect(socket.pictureRequests()).toBe(2);
  await answer({ clock: 11, matches: [match('m1')] });
  timing.paint();
  expect(store.freshness()).toEqual({ kind: 'fresh' });
});

test('heartbeats alone keep prices fresh', async () => {
  const { socket, store, timing } = await live();
  for (let beat = 0; beat < 30; beat += 1) {
    timing.pass(2000);
    socket.send(delta(10, 10));
    timing.paint();
    expect(store.freshness()).toEqual({ kind: 'fresh' });
  }
});

test('prices at rest from minutes ago count as old once a moment has passed without the channel', async () => {
  const { store, timing } = follow();
  const at = timing.now() - 300_000;
  store.seed({ clock: 9, matches: [match('m1')] }, at);
  store.start();
  timing.paint();
  expect(store.freshness()).toEqual({ kind: 'fresh' });
  timing.pass(1600);
  expect(store.freshness()).toMatchObject({ kind: 'stale', asOf: at });
});

test('while the channel is silent an answer over HTTP is taken', async () => {
  const { socket, store, timing } = await live();
  socket.become('connecting');
  timing.pass(8000);
  store.seed({ clock: 2, matches: [match('m5')] }, timing.now());
  timing.paint();
  expect(store.list()?.map(({ refMatchId }) => refMatchId)).toEqual(['m5']);
});

test('a store that stops leaves its channel, and follows it again when it starts again', async () => {
  proves('odds:unsubscribe');
  const { socket, store, timing, stop, answer, odds } = await live();
  stop();
  expect(socket.unsubscribed()).toBe(1);
  socket.send(delta(10, 11, { cells: [to(3)] }));
  expect(odds()).toBe(2);
  timing.pass(60_000);
  expect(socket.pictureRequests()).toBe(1);
  store.start();
  expect(socket.pictureRequests()).toBe(2);
  await answer({ clock: 40, matches: [match('m1')] });
  socket.send(delta(40, 41, { cells: [to(3)] }));
  expect(odds()).toBe(3);
});

describe('whatever the network does, the final book equals that of the server', () => {
  const ids = ['m1', 'm2', 'm3'] as const;
  type Fault = 'deliver' | 'drop' | 'twice' | 'late' | 'answer' | 'refuse' | 'reconnect' | 'restart' | 'list' | 'wait';
  const step = fc.record({
    fault: fc.constantFrom<Fault>(
      ...(['deliver', 'deliver', 'deliver', 'drop', 'twice', 'late', 'answer', 'answer'] as const),
      ...(['refuse', 'reconnect', 'restart', 'list', 'wait'] as const),
    ),
    match: fc.constantFrom(...ids),
    column: fc.constantFrom('1', '2'),
    side: fc.constantFrom('back', 'lay'),
    odds: fc.option(fc.integer({ min: 101, max: 100_000 }).map((cents) => cents / 100)),
    state: fc.constantFrom('open', 'suspended', 'ball-running'),
    span: fc.integer({ min: 1, max: 4 }),
  });

  type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

  /** A server with a book of its own, and a network that loses, doubles, delays and cuts. */
  async function play(steps: readonly Step[]) {
    const { socket, timing, store } = follow();
    let clock = 0;
    let listed: Match[] = [match('m1'), match('m2')];
    let late: OddsDelta[] = [];
    let sent: OddsDelta[] = [];
    const image = () => ({ clock, matches: structuredClone(listed) });
    const answer = async () => {
      socket.questions.shift()?.(image());
      await settle();
    };
    store.start();
    for (const { fault, match: id, column, side, odds, state, span } of steps) {
      const price: Price | null = odds === null ? null : priceOf(odds, Math.round(odds * 100));
      const from = clock;
      clock += span;
      listed = listed.map((each) =>
        each.refMatchId === id
          ? { ...each, state, runners: each.runners.map((r) => (r.column === column ? { ...r, [side]: price } : r)) }
          : each,
      );
      const known = listed.some(({ refMatchId }) => refMatchId === id);
      const next = delta(from, clock, {
        cells: known ? [[id, `${id}-${column}`, side, price]] : [],
        matches: known ? [{ refMatchId: id, state }] : [],
      });
      sent.push(next);
      if (fault === 'deliver' || fault === 'answer' || fault === 'refuse' || fault === 'wait') socket.send(next);
      if (fault === 'twice') {
        socket.send(next);
        socket.send(sent[Math.floor(sent.length / 2)] ?? next);
        socket.send(next);
      }
      if (fault === 'late') late.push(next);
      else if (late.length > 2) {
        for (const old of late.toReversed()) socket.send(old);
        late = [];
      }
      if (fault === 'answer') await answer();
      if (fault === 'refuse') {
        socket.questions.shift()?.('failed');
        await settle();
      }
      if (fault === 'reconnect' || fault === 'restart') {
        socket.become('connecting');
        if (fault === 'restart') clock = 0;
        // A connection never carries what was sent on the one before it.
        late = [];
        sent = [];
        timing.pass(300);
        socket.become('open');
      }
      if (fault === 'list') listed = listed.length === 2 ? [match('m3'), ...listed] : listed.slice(1);
      if (fault === 'wait') timing.pass(700);
    }
    // The feed rests: heartbeats go on, questions are answered.
    for (let beat = 0; beat < 12; beat += 1) {
      socket.send(delta(clock, clock));
      while (socket.questions.length > 0) await answer();
      timing.pass(2000);
      timing.paint();
    }
    return { store, listed };
  }

  test('with deltas lost, doubled and reordered, questions refused, connections cut and servers restarted', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
        const { store, listed } = await play(steps.filter(({ fault }) => fault !== 'list'));
        const painted: Record<CellKey, Price | null> = {};
        const truth: Record<CellKey, Price | null> = {};
        for (const { refMatchId, runners, state } of listed) {
          expect(store.match(refMatchId)?.state).toBe(state);
          for (const { id, back, lay } of runners) {
            for (const [side, price] of [
              ['back', back],
              ['lay', lay],
            ] as const) {
              truth[cellKey(refMatchId, id, side)] = price;
              painted[cellKey(refMatchId, id, side)] = store.price(cellKey(refMatchId, id, side));
            }
          }
        }
        expect(painted).toEqual(truth);
        expect(store.freshness()).toEqual({ kind: 'fresh' });
      }),
      { numRuns: 300 },
    );
  });

  test('and the list equals that of the server once a match that came or went is spoken of', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const { store, listed } = await play([...steps, ...reconnect(steps)]);
        expect(store.list()?.map(({ refMatchId }) => refMatchId)).toEqual(listed.map(({ refMatchId }) => refMatchId));
      }),
      { numRuns: 100 },
    );
  });

  const reconnect = (steps: readonly Step[]) =>
    steps.slice(0, 1).map((first) => ({ ...first, fault: 'reconnect' as const }));
});
