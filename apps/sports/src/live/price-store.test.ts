import { type OddsNews, oddsSubscribe } from '@pavilion/api-client';
import { proves } from '@pavilion/api-client/proves';
import { cellKey } from './book.ts';
import { createLivePrices } from './price-store.ts';
import {
  createScriptedSocket,
  createScriptedTiming,
  delta,
  EPOCH,
  image,
  imageOnWire,
  match,
  priceOf,
} from './testing.ts';

const key = cellKey('m1', 'm1-1', 'back');
const to = (odds: number, id = 'm1') => [id, `${id}-1`, 'back', priceOf(odds, 5_000)] as const;
const both = [match('m1'), match('m2')];

/** Lets the answers of the socket arrive. */
const settle = async () => {
  for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
};

/** A page that shows the cricket list, with one cell of its first match on the screen. */
function show(matches = both) {
  const socket = createScriptedSocket();
  const timing = createScriptedTiming();
  const prices = createLivePrices({ socket, timing });
  const store = prices.list('4');
  store.seed({ clock: 9, matches }, timing.now());
  timing.paint();
  const seen: (number | undefined)[] = [];
  const leaves = [store.start(), store.watchCell(key, () => seen.push(store.price(key)?.odds))];
  const leave = () => {
    for (const each of leaves) each();
  };
  timing.pass(0);
  const answer = async (news: OddsNews | 'failed') => {
    socket.questions.shift()?.answer(news);
    await settle();
  };
  return { socket, timing, prices, store, answer, seen, leave, odds: () => store.price(key)?.odds };
}

async function live() {
  const world = show();
  await world.answer(image(10, [match('m1')]));
  world.timing.paint();
  return world;
}

/** Time passes on a connection that works and on which nothing changes. */
function pass({ socket, timing }: Pick<ReturnType<typeof show>, 'socket' | 'timing'>, ms: number) {
  for (let left = ms; left > 0; left -= 500) {
    timing.pass(Math.min(left, 500));
    socket.send(delta(10, 10));
  }
}

test('what is at rest over HTTP is painted first, and the image of its channel replaces it', async () => {
  const { store, timing, answer, odds } = show();
  expect(store.list()?.map(({ refMatchId }) => refMatchId)).toEqual(['m1', 'm2']);
  expect(odds()).toBe(2);
  await answer(image(10, [match('m1', { state: 'suspended' })]));
  timing.paint();
  expect(store.match('m1')?.state).toBe('suspended');
  expect(store.freshness()).toEqual({ kind: 'fresh' });
});

test('what is on the screen is followed, by one question for all of it, and nothing else', async () => {
  proves('odds:subscribe');
  const { socket, store, timing } = await live();
  expect(socket.subscribed).toEqual([
    { reader: expect.any(String), only: true, markets: ['m1-MO'], scores: [], lists: ['4'] },
  ]);
  store.watchMatch('m1', () => {});
  store.watchMatch('m2', () => {});
  store.watchCell(cellKey('m2', 'm2-1', 'lay'), () => {});
  store.watchMarket('m2-F-o6', () => {});
  timing.pass(300);
  expect(socket.subscribed.slice(1)).toEqual([
    { reader: expect.any(String), only: false, markets: ['m2-MO', 'm2-F-o6'], scores: ['m1', 'm2'], lists: [] },
  ]);
});

test('a score board is followed where it is shown, and forgotten once it has been left', async () => {
  const { socket, store, timing, answer } = await live();
  const board = (home: string) => ({
    ...({ kind: 'tennis', sets: [[1, 0]], server: 0, isTieBreak: false, pressure: null } as const),
    points: [home, '15'] as [string, string],
  });
  const boardsOf = (home: string) => [
    { refMatchId: 'm1', board: { ...board(home), sets: [[1, 0]] as [number, number][] } },
  ];
  let calls = 0;
  const leave = store.watchBoard('m1', () => {
    calls += 1;
  });
  timing.pass(300);
  expect(socket.subscribed.at(-1)).toMatchObject({ boards: ['m1'], scores: [], markets: [] });
  expect(store.board('m1')).toBeUndefined();
  await answer({ ...image(10, []), boards: boardsOf('0') });
  timing.paint();
  socket.send({ ...delta(10, 11), boards: boardsOf('40') });
  socket.send({ ...delta(10, 10), boards: boardsOf('0') });
  timing.paint();
  expect(store.board('m1')).toEqual(board('40'));
  expect(calls).toBe(2);
  leave();
  for (let half = 0; half < 7; half += 1) {
    timing.pass(500);
    socket.send(delta(11, 11));
  }
  expect(socket.left.at(-1)).toMatchObject({ boards: ['m1'] });
  expect(store.board('m1')).toBeUndefined();
});

test('an operator who answers without a score board has none', async () => {
  const { store, timing, answer } = await live();
  let calls = 0;
  store.watchBoard('m1', () => {
    calls += 1;
  });
  timing.pass(300);
  await answer(image(10, []));
  timing.paint();
  expect([store.board('m1'), calls]).toEqual([null, 1]);
});

test('a list that is scrolled asks four times a second at most', async () => {
  const { socket, store, timing, answer } = await live();
  for (let row = 0; row < 40; row += 1) {
    store.watchMarket(`m2-F-${row}`, () => {});
    timing.pass(25);
    await answer(image(10, []));
  }
  expect(socket.subscribed.length).toBeLessThanOrEqual(6);
  timing.pass(300);
  expect(socket.subscribed.flatMap(({ markets }) => markets)).toHaveLength(41);
});

test('what two places show is followed once and left with the last, after a grace', async () => {
  proves('odds:unsubscribe');
  const world = await live();
  const { socket, store, timing } = world;
  const leaveRow = store.watchMarket('m1-MO', () => {});
  const leaveSlip = store.watchMarket('m1-F-o6', () => {});
  timing.pass(300);
  await world.answer(image(10, []));
  leaveRow();
  leaveSlip();
  pass(world, 2000);
  store.watchMarket('m1-F-o6', () => {})();
  pass(world, 2000);
  expect(socket.left).toEqual([]);
  pass(world, 2000);
  expect(socket.left).toEqual([{ reader: expect.any(String), markets: ['m1-F-o6'], scores: [], lists: [] }]);
  expect(socket.subscribed).toHaveLength(2);
});

test('a page that is left leaves everything, and follows it again when it comes back', async () => {
  const world = await live();
  const { socket, store, timing, leave, answer, odds } = world;
  leave();
  pass(world, 3500);
  expect(socket.left).toEqual([{ reader: expect.any(String), markets: ['m1-MO'], scores: [], lists: ['4'] }]);
  socket.send(delta(10, 11, { cells: [to(3)] }));
  expect(odds()).toBe(2);
  timing.pass(60_000);
  expect(socket.subscribed).toHaveLength(1);
  store.watchCell(key, () => {});
  timing.pass(0);
  await answer(image(40, both));
  socket.send(delta(40, 41, { cells: [to(3)] }));
  expect(odds()).toBe(3);
});

test('a late answer over HTTP does not undo live prices', async () => {
  const { socket, store, timing, odds } = await live();
  socket.send(delta(10, 11, { cells: [to(3)], matches: [{ refMatchId: 'm1', state: 'suspended' }] }));
  timing.pass(5);
  store.seed({ clock: 9, matches: [match('m1')] }, timing.now());
  timing.paint();
  expect(odds()).toBe(3);
  expect(store.match('m1')?.state).toBe('suspended');
});

test('many deltas within a frame are published once, with the last price', async () => {
  const { socket, timing, seen } = await live();
  seen.length = 0;
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
  store.watchMarket('m1-MO', () => notified.push('market'));
  store.watch('list', () => notified.push('list'));
  socket.send(delta(10, 11, { cells: [to(3)] }));
  timing.paint();
  expect(notified).toEqual(['cell']);
  socket.send(delta(11, 12, { matches: [{ refMatchId: 'm1', state: 'suspended' }] }));
  timing.paint();
  expect(notified).toEqual(['cell', 'match', 'market']);
});

test('a gap asks for what changed since, once, and goes on from it with what arrived meanwhile', async () => {
  proves('odds:delta');
  const { socket, answer, odds } = await live();
  socket.send(delta(10, 11, { cells: [to(3)] }));
  socket.send(delta(12, 13, { cells: [to(5)] }));
  socket.send(delta(13, 14, { cells: [to(6)] }));
  expect(socket.subscribed.slice(1)).toEqual([
    expect.objectContaining({ only: true, markets: [], resume: { epoch: EPOCH, clock: 11, markets: ['m1-MO'] } }),
  ]);
  expect(odds()).toBe(3);
  await answer({ epoch: EPOCH, clock: 13, markets: delta(11, 13, { cells: [to(5)] }).markets });
  expect(odds()).toBe(6);
  socket.send(delta(14, 15, { cells: [to(7)] }));
  expect(odds()).toBe(7);
  expect(socket.subscribed).toHaveLength(2);
});

test('an operator who no longer knows what changed since answers with the whole, also in another run of clocks', async () => {
  const { socket, answer, odds } = await live();
  socket.send(delta(12, 13));
  await answer({ ...image(5, [match('m1', { state: 'suspended' })]), epoch: 'e2' });
  socket.send({ ...delta(5, 6, { cells: [to(4)] }), epoch: 'e2' });
  expect(odds()).toBe(4);
});

test('a delta of another run of clocks is taken by nobody: everything is asked for again', async () => {
  const { socket, odds } = await live();
  socket.send({ ...delta(10, 11, { cells: [to(9)] }), epoch: 'e2' });
  expect(odds()).toBe(2);
  expect(socket.subscribed).toHaveLength(2);
});

test('deltas that arrive before the answer to their subscription are applied after it where they are newer', async () => {
  const { socket, store, timing, answer } = await live();
  const other = cellKey('m2', 'm2-1', 'back');
  store.watchCell(other, () => {});
  timing.pass(300);
  socket.send(delta(10, 11, { cells: [to(5, 'm2')] }));
  socket.send(delta(11, 12, { cells: [to(6, 'm2')] }));
  expect(store.price(other)?.odds).toBe(2);
  await answer(image(11, [match('m2')]));
  expect(store.price(other)?.odds).toBe(6);
  expect(socket.subscribed).toHaveLength(2);
});

test('a clock that was never the operator’s is left for what the operator answers with', async () => {
  const { socket, timing, store, answer, odds } = await live();
  socket.send(delta(10, 9e15, { cells: [to(3)] }));
  socket.send({ ...delta(11, 12), epoch: 'e9' });
  await settle();
  expect(socket.questions[0]?.request.resume).toMatchObject({ clock: 9e15, markets: ['m1-MO'] });
  // From beyond its own clock the operator resumes nothing, and answers whole.
  await answer(image(12, [match('m1', { state: 'suspended' })]));
  timing.paint();
  expect([odds(), store.match('m1')?.state]).toEqual([2, 'suspended']);
  expect(store.freshness()).toEqual({ kind: 'fresh' });
});

test('duplicates and old deltas are ignored', async () => {
  const { socket, odds } = await live();
  socket.send(delta(10, 11, { cells: [to(3)] }));
  socket.send(delta(11, 12, { cells: [to(4)] }));
  socket.send(delta(10, 11, { cells: [to(3)] }));
  socket.send(delta(11, 12, { cells: [to(4)] }));
  expect(odds()).toBe(4);
  expect(socket.subscribed).toHaveLength(1);
});

test('the deltas of another reader of the connection change nothing', async () => {
  const { socket, odds } = await live();
  socket.send({ ...delta(10, 11, { cells: [to(3)] }), reader: 'another' });
  socket.send({ ...delta(90, 91), reader: 'another' });
  expect(odds()).toBe(2);
  expect(socket.subscribed).toHaveLength(1);
});

test('a question that fails is asked again, each time later, and never twice at once', async () => {
  const { socket, timing, answer } = show();
  await answer('failed');
  expect(socket.subscribed).toHaveLength(1);
  timing.pass(1000);
  expect(socket.subscribed).toHaveLength(2);
  timing.pass(60_000);
  expect(socket.subscribed).toHaveLength(2);
  await answer('failed');
  timing.pass(900);
  expect(socket.subscribed).toHaveLength(2);
  timing.pass(1100);
  expect(socket.subscribed).toHaveLength(3);
});

test('a new connection asks again, and an answer to the old one is thrown away', async () => {
  const { socket, store, answer, odds } = show();
  socket.become('connecting');
  socket.become('open');
  expect(socket.subscribed).toHaveLength(2);
  await answer(image(90, [match('m1', { state: 'closed' })]));
  expect(store.match('m1')?.state).toBe('open');
  await answer(image(3, [match('m1')]));
  socket.send(delta(3, 4, { cells: [to(4)] }));
  expect(odds()).toBe(4);
});

test('a list is known to be outdated once the operator says so, until it is read again', async () => {
  const { socket, store, timing } = await live();
  let notices = 0;
  store.watch('outdated', () => {
    notices += 1;
  });
  expect(store.isOutdated()).toBe(false);
  socket.send(delta(10, 11, { lists: [['4', 11]] }));
  expect([notices, store.isOutdated()]).toEqual([1, true]);
  store.seed({ clock: 11, matches: [match('m2'), match('m3'), match('m1')] }, timing.now());
  timing.paint();
  expect(store.isOutdated()).toBe(false);
  expect(store.list()?.map(({ refMatchId }) => refMatchId)).toEqual(['m2', 'm3', 'm1']);
});

test('a market that is no more is closed, whatever was known of it', async () => {
  const { socket, store } = await live();
  socket.send(delta(10, 11, { gone: ['m1-MO'] }));
  expect(store.market('m1-MO')).toBe('gone');
  expect(store.match('m1')?.state).toBe('closed');
});

test('prices turn old within two seconds of the last sign of life, and fresh again with the next', async () => {
  const { socket, store, timing } = await live();
  const heardAt = timing.now();
  timing.pass(1700);
  expect(store.freshness()).toEqual({ kind: 'fresh' });
  timing.pass(300);
  expect(store.freshness()).toEqual({ kind: 'stale', asOf: heardAt, because: 'silent' });
  expect(socket.subscribed).toHaveLength(2);
  socket.send(delta(10, 10));
  timing.paint();
  expect(store.freshness()).toEqual({ kind: 'fresh' });
});

test('prices turn old a second after the connection is lost', async () => {
  const { socket, store, timing } = await live();
  socket.become('connecting');
  timing.pass(400);
  expect(store.freshness()).toEqual({ kind: 'fresh' });
  timing.pass(800);
  expect(store.freshness()).toMatchObject({ kind: 'stale', because: 'disconnected' });
});

test('a feed that stays silent on an open connection is asked again, in case it has forgotten us', async () => {
  const { socket, timing, answer, store } = await live();
  timing.pass(2500);
  expect(socket.subscribed).toHaveLength(2);
  await answer(image(11, [match('m1')]));
  timing.paint();
  expect(store.freshness()).toEqual({ kind: 'fresh' });
});

test('heartbeats alone keep prices fresh', async () => {
  const { socket, store, timing } = await live();
  for (let beat = 0; beat < 30; beat += 1) {
    timing.pass(1000);
    socket.send(delta(10 + beat, 11 + beat));
    timing.paint();
    expect(store.freshness()).toEqual({ kind: 'fresh' });
  }
});

test('while the feed is silent an answer over HTTP is taken, and it says how old it is', async () => {
  const { socket, store, timing, odds } = await live();
  socket.become('connecting');
  timing.pass(8000);
  store.seed(
    { clock: 20, matches: [match('m5'), match('m1', { state: 'suspended', progress: '9.1 ov' })] },
    timing.now(),
  );
  timing.paint();
  expect(store.list()?.map(({ refMatchId }) => refMatchId)).toEqual(['m5', 'm1']);
  expect(store.match('m1')).toMatchObject({ state: 'suspended', progress: '9.1 ov' });
  expect(odds()).toBe(2);
  expect(store.freshness()).toMatchObject({ kind: 'stale', because: 'disconnected' });
});

/** A page that shows a fancy of the first match besides, live; `line` is what its channel says. */
async function liveWithFancy(line = 44) {
  const world = await live();
  const leave = world.store.watchMarket('f1', () => {});
  world.timing.pass(300);
  await world.answer({ epoch: EPOCH, clock: 10, images: [fancyImage(line)] });
  world.socket.send(delta(10, 10));
  world.timing.paint();
  return { ...world, leaveFancy: leave };
}
const fancyImage = (line: number) => ({
  ...({ kind: 'fancy', refMatchId: 'm1', inPlay: true } as const),
  market: {
    ...({ marketId: 'f1', HeadName: '6 over runs', result: null, state: 'open' } as const),
    no: { line, volume: 100 },
    yes: { line: line + 1, volume: 100 },
  },
});
const lineOf = ({ store }: Pick<ReturnType<typeof show>, 'store'>) => {
  const market = store.market('f1');
  return market === undefined || market === 'gone' || market.kind !== 'fancy' ? market : market.market.no?.line;
};

test('what was read of a market over HTTP while the connection is lost stands, and nobody can bet on it', async () => {
  const world = await liveWithFancy();
  const { socket, store, timing } = world;
  const heardAt = timing.now();
  socket.become('connecting');
  timing.pass(3000);
  let notices = 0;
  store.watchMarket('f1', () => {
    notices += 1;
  });
  store.seedMarkets(['f1'], heardAt - 1);
  timing.paint();
  expect([lineOf(world), notices]).toEqual([44, 0]);
  store.seedMarkets(['f1'], timing.now());
  timing.paint();
  expect([lineOf(world), notices]).toEqual([undefined, 1]);
});

test('what was read of a market while it was live changes nothing', async () => {
  const world = await liveWithFancy();
  world.timing.pass(500);
  world.store.seedMarkets(['f1'], world.timing.now());
  expect(lineOf(world)).toBe(44);
});

test('a market that was read over HTTP is asked for whole once the connection is back', async () => {
  const world = await liveWithFancy();
  const { socket, store, timing, answer } = world;
  socket.become('connecting');
  timing.pass(3000);
  store.seedMarkets(['f1'], timing.now());
  socket.become('open');
  expect(socket.subscribed.at(-1)).toMatchObject({ markets: ['f1'], resume: { markets: ['m1-MO'] } });
  await answer({ epoch: EPOCH, clock: 14, images: [fancyImage(48)] });
  expect(lineOf(world)).toBe(48);
});

test('a market that was read over HTTP while what changed of it was asked for is asked for once more, whole', async () => {
  const world = await liveWithFancy();
  const { socket, store, timing, answer } = world;
  socket.become('connecting');
  timing.pass(3000);
  socket.become('open');
  store.seedMarkets(['f1'], timing.now());
  await answer({ epoch: EPOCH, clock: 14, markets: [{ marketId: 'f1', no: { line: 47, volume: 100 } }] });
  expect(lineOf(world)).toBeUndefined();
  timing.pass(300);
  expect(socket.subscribed.at(-1)).toMatchObject({ only: false, markets: ['f1'] });
  await answer({ epoch: EPOCH, clock: 14, images: [fancyImage(48)] });
  expect(lineOf(world)).toBe(48);
});

test('on an open connection that is silent, what is read over HTTP stands until the operator speaks of it again', async () => {
  const world = await liveWithFancy();
  const { socket, store, timing, answer } = world;
  timing.pass(2500);
  store.seedMarkets(['f1'], timing.now());
  expect(lineOf(world)).toBeUndefined();
  socket.send(delta(10, 11));
  await answer({ epoch: EPOCH, clock: 11 });
  timing.pass(300);
  expect(socket.subscribed.at(-1)).toMatchObject({ markets: ['f1'] });
  await answer({ epoch: EPOCH, clock: 11, images: [fancyImage(45)] });
  expect(lineOf(world)).toBe(45);
});

test('a market that was read over HTTP on a silent connection is asked for whole also where the operator just goes on', async () => {
  const world = await liveWithFancy();
  const { socket, store, timing, answer } = world;
  timing.pass(2500);
  await answer('failed');
  store.seedMarkets(['f1'], timing.now());
  socket.send(delta(10, 10));
  timing.pass(300);
  expect(socket.subscribed.at(-1)).toMatchObject({ only: false, markets: ['f1'] });
});

test('match odds that were read over HTTP while the connection is lost stand with their state, and nothing older after them', async () => {
  const { socket, store, timing, odds } = await live();
  const readAt = timing.now() + 4000;
  socket.become('connecting');
  timing.pass(5000);
  const { marketId: _, ...rest } = match('m1');
  const runners = rest.runners.map(({ id, name }) => ({ id, name, back: [priceOf(3, 100)], lay: [] }));
  const market = { marketId: 'm1-MO', HeadName: 'Match Odds', result: null, matched: rest.matched, runners };
  store.seedDepth('m1', { ...market, state: 'suspended' }, readAt);
  timing.paint();
  expect([odds(), store.match('m1')?.state, store.market('m1-MO')]).toEqual([3, 'suspended', undefined]);
  store.seed({ clock: 9, matches: both }, readAt - 2000);
  timing.paint();
  expect([odds(), store.match('m1')?.state]).toEqual([3, 'suspended']);
  store.seed({ clock: 20, matches: both }, readAt + 500);
  timing.paint();
  expect([odds(), store.match('m1')?.state]).toEqual([2, 'open']);
});

test('the age of the prices is that of the oldest that are shown: an answer over HTTP confirms what it brought', async () => {
  const { socket, store, timing } = await liveWithFancy();
  const heardAt = timing.now();
  socket.become('connecting');
  timing.pass(8000);
  store.seed({ clock: 20, matches: both }, heardAt + 6000);
  timing.paint();
  expect(store.freshness()).toEqual({ kind: 'stale', asOf: heardAt, because: 'disconnected' });
  store.seedMarkets(['f1'], heardAt + 8000);
  timing.paint();
  expect(store.freshness()).toEqual({ kind: 'stale', asOf: heardAt + 6000, because: 'disconnected' });
});

test('after a reconnect no answer over HTTP makes prices fresh again, only the feed', async () => {
  const world = await liveWithFancy();
  const { socket, store, timing, answer } = world;
  socket.become('connecting');
  timing.pass(30_000);
  socket.become('open');
  store.seed({ clock: 90, matches: [match('m2')] }, timing.now());
  timing.paint();
  expect(lineOf(world)).toBe(44);
  expect(store.freshness()).toMatchObject({ kind: 'stale' });
  store.seed({ clock: 90, matches: both }, timing.now());
  store.seedMarkets(['f1'], timing.now());
  timing.paint();
  expect(store.freshness()).toMatchObject({ kind: 'stale' });
  await answer({ epoch: EPOCH, clock: 90 });
  timing.paint();
  expect(store.freshness()).toEqual({ kind: 'fresh' });
});

test('before the feed has ever spoken an answer over HTTP is fresh for as long as one of the feed would be', () => {
  const { socket, store, timing } = show();
  socket.become('connecting');
  timing.pass(1200);
  expect(store.freshness()).toEqual({ kind: 'fresh' });
  const readAt = timing.now() - 1200;
  timing.pass(800);
  expect(store.freshness()).toEqual({ kind: 'stale', asOf: readAt, because: 'disconnected' });
  store.seed({ clock: 11, matches: both }, timing.now());
  timing.paint();
  expect(store.freshness()).toEqual({ kind: 'fresh' });
  expect(store.market('m1-MO')).toBeUndefined();
});

test('what a page knew that was left while the connection was lost is no price to whoever comes back', async () => {
  const world = await liveWithFancy();
  const { socket, store, timing, leave, leaveFancy } = world;
  socket.become('connecting');
  leave();
  leaveFancy();
  timing.pass(60_000);
  socket.become('open');
  store.watchMarket('f1', () => {});
  timing.pass(300);
  expect(lineOf(world)).toBeUndefined();
});

test('what is left while a question for everything is under way, and fails, is forgotten', async () => {
  const world = await liveWithFancy();
  const { socket, timing, leaveFancy, answer } = world;
  timing.pass(2500);
  leaveFancy();
  timing.pass(3500);
  expect(socket.questions).toHaveLength(1);
  await answer('failed');
  expect(lineOf(world)).toBe(44);
  timing.pass(1000);
  expect(socket.subscribed.at(-1)?.resume?.markets).toEqual(['m1-MO']);
  await answer('failed');
  expect(lineOf(world)).toBeUndefined();
  expect(socket.left).toEqual([]);
});

test('a question for more that gets no answer is asked again after a wait, and for everything', async () => {
  const { socket, store, timing, answer } = await live();
  store.watchMarket('f1', () => {});
  timing.pass(300);
  await answer('failed');
  expect(socket.subscribed).toHaveLength(2);
  timing.pass(400);
  socket.send(delta(10, 10));
  expect(socket.subscribed).toHaveLength(2);
  timing.pass(600);
  expect(socket.subscribed).toHaveLength(3);
  expect(socket.subscribed.at(-1)).toMatchObject({ only: true, markets: ['f1'] });
});

test('an image in a delta is taken only of what an answer has said to be followed', async () => {
  const world = await live();
  const { socket, store, timing, answer } = world;
  store.watchMarket('f1', () => {});
  timing.pass(300);
  await answer('failed');
  socket.send({ ...delta(10, 11), images: [fancyImage(44)] });
  expect(lineOf(world)).toBeUndefined();
  timing.pass(1000);
  socket.send({ ...delta(11, 12), images: [fancyImage(45)] });
  await answer({ epoch: EPOCH, clock: 11, images: [fancyImage(44)] });
  expect(lineOf(world)).toBe(45);
});

test('a market that was read over HTTP and is no more by the time it is asked for is closed', async () => {
  const world = await liveWithFancy();
  const { socket, store, timing, answer } = world;
  socket.become('connecting');
  timing.pass(3000);
  store.seedMarkets(['f1'], timing.now());
  socket.become('open');
  await answer({ epoch: 'e2', clock: 3, gone: ['f1'] });
  expect(store.market('f1')).toBe('gone');
});

test('no more is asked for than one connection may follow, what is on the screen first', async () => {
  const { socket, store, timing, answer } = await live();
  const leaves = Array.from({ length: 390 }, (_, row) => store.watchMarket(`old-${row}`, () => {}));
  for (const each of leaves) each();
  for (let row = 0; row < 390; row += 1) store.watchMarket(`new-${row}`, () => {});
  timing.pass(300);
  await answer(image(11, []));
  timing.pass(300);
  await answer(image(11, []));
  const ids = socket.subscribed.flatMap(({ markets }) => markets);
  expect(ids.filter((id) => id.startsWith('new'))).toHaveLength(390);
  expect(ids.length + 1).toBeLessThanOrEqual(400);
});

describe('a market with a runner that is not understood', () => {
  it('keeps the prices of the others in their places', async () => {
    const { socket, store, timing, answer } = show();
    const sent = imageOnWire(10, [match('m1'), match('m2')]) as unknown as { readonly images: readonly OddImage[] };
    for (const runner of sent.images[0]?.market.runners.slice(0, 1) ?? []) runner.id = 7;
    const read = oddsSubscribe.decode['~standard'].validate(sent);
    if (!('value' in read)) throw new Error('The answer was not read');
    await answer(read.value);
    socket.send(delta(10, 11, { cells: [['m1', 'm1-2', 'back', priceOf(2.5, 100)]] }));
    timing.paint();
    expect(store.price(cellKey('m1', 'm1-2', 'back'))?.odds).toBe(2.5);
    expect(store.freshness()).toEqual({ kind: 'fresh' });
  });
});

interface OddImage {
  readonly market: { readonly runners: { id: unknown }[] };
}
