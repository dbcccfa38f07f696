import { hundredthsOf, isTick } from '@pavilion/betting-math';
import { type Clock, HOUR } from '../../base/index.ts';
import { createFeed, firstMoment } from './feed.ts';
import { advance, createWorld } from './world.ts';

const START = Date.parse('2026-11-21T12:00:00Z');

const feedAt = (clock: Clock, pace: number) =>
  createFeed({ from: firstMoment({ seed: 7, now: clock().getTime(), pace }), clock });

test('every price is a tick, every back below its lay, and a held market’s prices stand still', () => {
  let world = createWorld(3, START, 2);
  let held = 0;
  const wrong: unknown[] = [];
  for (let step = 0; step < 800; step += 1) {
    const before = new Map(world.matches.map((match) => [match.id, match]));
    world = advance(world, 2);
    for (const match of world.matches) {
      for (const { back, lay } of match.market.rows) {
        for (const price of [back, lay])
          if (price && !(isTick(hundredthsOf(price.odds) ?? 0) && price.size > 0)) wrong.push(price);
        if (back && lay && back.odds >= lay.odds) wrong.push([back, lay]);
      }
      if (match.state === 'suspended' || match.state === 'ball-running') {
        held += 1;
        if (match.market !== before.get(match.id)?.market) wrong.push(match);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(held).toBeGreaterThan(50);
});

test('the same seed, clock and steps give the same world', () => {
  const run = () => {
    let world = createWorld(11, START, 2);
    for (let step = 0; step < 200; step += 1) world = advance(world, 0.5);
    return world;
  };
  expect(JSON.stringify(run())).toBe(JSON.stringify(run()));
  expect(JSON.stringify(createWorld(12, START, 2))).not.toBe(JSON.stringify(createWorld(11, START, 2)));
});

test('advancing changes no world that was handed in', () => {
  const world = createWorld(5, START, 2);
  const before = JSON.stringify(world);
  advance(world, 3600);
  expect(JSON.stringify(world)).toBe(before);
});

test('it begins with 18 cricket, 24 soccer and 20 tennis matches, some of each in play, and has some in play days later', () => {
  let world = createWorld(1983, START, 2);
  const count = (sportId: string) => {
    const ofSport = world.matches.filter(({ competition }) => competition.sportId === sportId);
    return { all: ofSport.length, inPlay: ofSport.filter(({ play, endedAt }) => play && endedAt === null).length };
  };
  expect([count('4').all, count('1').all, count('2').all]).toEqual([18, 24, 20]);
  let empty = 0;
  for (let minute = 0; minute < 2 * 24 * 60; minute += 5) {
    world = advance(world, 300);
    for (const sport of ['4', '1', '2']) if (count(sport).inPlay === 0) empty += 1;
  }
  expect([count('4').all, count('1').all, count('2').all]).toEqual([18, 24, 20]);
  expect(empty).toBeLessThan(20);
});

test('each later moment is told of once it is shown, and an earlier one never', () => {
  let now = START;
  const feed = feedAt(() => new Date(now), 2);
  const first = feed.moment();
  const heard: [heard: number, shown: number][] = [];
  feed.onMoment(({ clock }) => heard.push([clock, feed.clock()]));
  now += 500;
  feed.tick();
  feed.show(first);
  now -= 5000;
  feed.tick();
  expect(heard).toEqual([
    [first.clock + 1, first.clock + 1],
    [first.clock + 2, first.clock + 2],
  ]);
});

test('a machine that slept for hours wakes into a world that is at its time', () => {
  let now = START;
  const feed = feedAt(() => new Date(now), 2);
  now += 9 * HOUR;
  feed.tick();
  for (const { startsAt, inPlay, state } of feed.matches())
    if (startsAt.getTime() < now - 60_000) expect(inPlay || state === 'closed').toBe(true);
});

test('whatever ended while the machine slept can be looked up for minutes after it wakes, and no longer', () => {
  let now = START;
  const feed = feedAt(() => new Date(now), 2);
  const before = new Set(feed.matches().map(({ refMatchId }) => refMatchId));
  now += 9 * HOUR;
  feed.tick();
  const shown = new Set(feed.matches().map(({ refMatchId }) => refMatchId));
  const left = new Map(feed.world().left.map(({ match }) => [match.id, match]));
  const gone = [...before].filter((id) => !shown.has(id));
  expect(gone.length).toBeGreaterThan(10);
  expect(gone.filter((id) => (left.get(id)?.endedAt ?? null) === null)).toEqual([]);
  for (let second = 0; second < 150; second += 10) {
    now += 10_000;
    feed.tick();
  }
  expect(feed.world().left.filter(({ match }) => before.has(match.id))).toEqual([]);
});

test('the same balls come from the same state, in however many steps it goes on', () => {
  const state = createWorld(7, START, 2);
  let inMany = state;
  for (let step = 0; step < 1200; step += 1) inMany = advance(inMany, 0.5);
  let inFew = state;
  for (let step = 0; step < 20; step += 1) inFew = advance(inFew, 30);
  const plays = ({ matches }: typeof state) => new Map(matches.map(({ id, play }) => [id, play]));
  const few = plays(inFew);
  const both = [...plays(inMany)].filter(([id]) => few.has(id));
  expect(both.length).toBeGreaterThan(55);
  expect(both.filter(([, play]) => play !== null).length).toBeGreaterThan(10);
  for (const [id, play] of both) expect([id, play]).toEqual([id, few.get(id)]);
});

test('with a secret the same balls come from the same state too, and others with another secret', () => {
  const worldOf = (secret: string) => createWorld(7, START, 2, { secret });
  const scores = ({ matches }: ReturnType<typeof worldOf>) => matches.map(({ play }) => JSON.stringify(play));
  let inMany = worldOf('a');
  for (let step = 0; step < 240; step += 1) inMany = advance(inMany, 0.5);
  let inFew = worldOf('a');
  for (let step = 0; step < 4; step += 1) inFew = advance(inFew, 30);
  expect(scores(inMany)).toEqual(scores(inFew));
  const alike = scores(worldOf('b')).filter((score, at) => score !== 'null' && score === scores(worldOf('a'))[at]);
  expect(alike).toEqual([]);
});
