import { proves } from '@pavilion/api-client/proves';
import { type Match, ODDS_HEARTBEAT, type OddsChannel, type OddsDelta, oddsChannels } from '@pavilion/api-client/wire';
import { hundredthsOf, isTick } from '@pavilion/betting-math';
import { type Clock, HOUR } from '../../base/index.ts';
import { createFeed, firstMoment, type OddsImage } from './feed.ts';
import { advance, createWorld } from './world.ts';

const START = Date.parse('2026-11-21T12:00:00Z');

const feedAt = (clock: Clock, pace: number) =>
  createFeed({ from: firstMoment({ seed: 7, now: clock().getTime(), pace }), clock });

/** What a client does: an image, then deltas, and a new image at a gap. */
class Follower {
  image: OddsImage;
  images = 1;
  readonly channel: OddsChannel;
  readonly #take: (channel: OddsChannel) => OddsImage;

  constructor(channel: OddsChannel, take: (channel: OddsChannel) => OddsImage) {
    this.channel = channel;
    this.#take = take;
    this.image = structuredClone(take(channel));
  }

  hear(delta: OddsDelta) {
    if (delta.channel !== this.channel) return;
    if (delta.from !== this.image.clock) {
      this.image = structuredClone(this.#take(this.channel));
      this.images += 1;
      return;
    }
    const matches = this.image.matches.map((match): Match => {
      const change = delta.matches.find(({ refMatchId }) => refMatchId === match.refMatchId);
      const runners = match.runners.map((runner) => ({ ...runner }));
      for (const [refMatchId, runnerId, side, price] of delta.cells) {
        const runner = refMatchId === match.refMatchId ? runners.find(({ id }) => id === runnerId) : undefined;
        if (runner) runner[side] = price;
      }
      return { ...match, ...change, runners } as Match;
    });
    this.image = { clock: delta.clock, matches };
  }
}

const byId = (matches: readonly Match[]) => matches.toSorted((a, b) => a.refMatchId.localeCompare(b.refMatchId));

test('image and deltas make the current state on every channel, for hours, while matches begin, end and are replaced', () => {
  proves('odds:delta');
  let now = START;
  const feed = feedAt(() => new Date(now), 6);
  const followers = oddsChannels.map((channel) => new Follower(channel, feed.image));
  const waiting: OddsDelta[] = [];
  feed.onDelta((delta) => waiting.push(delta));
  const first = new Set(feed.matches().map(({ refMatchId }) => refMatchId));
  for (let tick = 0; tick < 240; tick += 1) {
    now += 22_000;
    feed.tick();
    for (const delta of waiting.splice(0)) for (const follower of followers) follower.hear(delta);
    if (tick % 24 !== 0) continue;
    for (const follower of followers) {
      const current = feed.image(follower.channel);
      expect(follower.image.clock).toBe(current.clock);
      expect(byId(follower.image.matches)).toEqual(byId(current.matches));
    }
  }
  expect(feed.matches().some(({ refMatchId }) => !first.has(refMatchId))).toBe(true);
  expect(feed.matches()).toHaveLength(62);
  expect(Math.min(...followers.map(({ images }) => images))).toBeGreaterThan(1);
});

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

test('a channel on which nothing happens is heard from within the heartbeat', () => {
  let now = START;
  const feed = feedAt(() => new Date(now), 1e-9);
  const heard: number[] = [];
  feed.onDelta((delta) => {
    if (delta.channel === '1') heard.push(now);
  });
  for (let tick = 0; tick < 60; tick += 1) {
    now += 500;
    feed.tick();
  }
  const gaps = heard.slice(1).map((at, index) => at - (heard[index] ?? 0));
  expect(Math.max(...gaps)).toBeLessThanOrEqual(ODDS_HEARTBEAT);
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
  expect(gone.filter((id) => !left.get(id)?.play?.isOver)).toEqual([]);
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
