import { proves } from '@pavilion/api-client/proves';
import { marketDelta, ODDS_HEARTBEAT } from '@pavilion/api-client/wire';
import * as z from 'zod/mini';
import { applied, idsOf, imagesOf, LIMITS, type LiveWorld, liveWorld, marketsOf } from '../../testing/live-world.ts';
import { matchOddsOf } from '../markets/match-odds.ts';
import { FRAME } from './publisher.ts';

test('the image of a market and the deltas after it are the market as it stands, of every kind, for half an hour of play', () => {
  proves('odds:delta');
  const { tick, follow, cricket } = liveWorld();
  const [match] = cricket().filter(({ play, competition }) => play && competition.hasBookmaker);
  if (!match) throw new Error('Nothing is in play');
  const { subscribe, heard } = follow();
  const images = imagesOf(subscribe({ markets: idsOf(match), scores: [match.id] }));
  expect(images.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['match_odds', 'bookmaker', 'fancy']));
  for (let turn = 0; turn < 600; turn += 1) {
    tick();
    if (turn % 60 !== 0) continue;
    const now = cricket().find(({ id }) => id === match.id);
    if (!now) break;
    const truth = new Map<string, object>(marketsOf(now).map((market) => [market.marketId, market]));
    for (const image of images) expect(applied(image, heard)).toEqual(truth.get(image.market.marketId));
  }
  expect(heard.flatMap(({ markets = [] }) => markets).length).toBeGreaterThan(500);
  expect(heard.every(({ from }, at) => at === 0 || from === heard[at - 1]?.clock)).toBe(true);
});

test('an id that stands in a question many times is told once, and counts as one', () => {
  const { follow, cricket } = liveWorld();
  const [match] = cricket();
  const id = `${match?.id}-MO`;
  const { subscribe } = follow({ followedPerConnection: 3, readersPerConnection: 1 });
  const many = <Name extends string>(name: Name) => Array<Name>(400).fill(name);
  const first = subscribe({ markets: many(id), scores: many(String(match?.id)), lists: many('4') });
  expect([first?.images, first?.scores, first?.lists].map((each) => each?.length)).toEqual([1, 1, 1]);
  const resume = { epoch: first?.epoch ?? '', clock: first?.clock ?? 0, markets: [...many(id), ...many('gone-MO')] };
  const again = subscribe({ only: true, markets: [id], resume });
  expect([again?.images?.length, again?.markets, again?.gone]).toEqual([1, undefined, ['gone-MO']]);
});

test('nobody hears of what they did not ask for', () => {
  const { tick, follow, cricket } = liveWorld();
  const [one, other] = cricket();
  const { subscribe, unsubscribe, heard } = follow();
  subscribe({ markets: [`${one?.id}-MO`, `${other?.id}-MO`] });
  unsubscribe({ reader: 'r', markets: [`${other?.id}-MO`], scores: [], lists: [] });
  for (let turn = 0; turn < 200; turn += 1) tick();
  expect(new Set(heard.flatMap(({ markets = [] }) => markets.map(({ marketId }) => marketId)))).toEqual(
    new Set([`${one?.id}-MO`]),
  );
  expect(heard.flatMap(({ scores = [] }) => scores)).toEqual([]);
});

test('where nothing changes whoever follows hears within the heartbeat, and while the feed itself stands still nothing', () => {
  const { tick, wait, follow, cricket } = liveWorld({ pace: 1e-9 });
  const upcoming = cricket().find(({ play }) => !play);
  const { subscribe, heard } = follow();
  subscribe({ markets: [`${upcoming?.id}-F-0-o6`] });
  const at: number[] = [];
  for (let turn = 0; turn < 60; turn += 1) {
    tick();
    while (at.length < heard.length) at.push(turn * 500);
  }
  expect(Math.max(...at.slice(1).map((each, index) => each - (at[index] ?? 0)))).toBeLessThanOrEqual(ODDS_HEARTBEAT);
  const before = heard.length;
  for (let turn = 0; turn < 20; turn += 1) wait(500);
  expect(heard).toHaveLength(before);
});

test('however fast the feed is, a connection is told at most once a frame, each value as it stands then', () => {
  const { tick, wait, follow, cricket } = liveWorld({ pace: 60 });
  const match = cricket().find(({ play }) => play);
  const { subscribe, heard } = follow();
  const [image] = imagesOf(subscribe({ markets: [`${match?.id}-MO`] }));
  for (let turn = 0; turn < 100; turn += 1) tick(25);
  wait(FRAME);
  expect(heard.length).toBeLessThanOrEqual(2500 / FRAME + 2);
  const now = cricket().find(({ id }) => id === match?.id);
  expect(image && applied(image, heard)).toEqual(now && matchOddsOf(now));
});

test('whoever does not read is sent nothing more, and then the newest in one', () => {
  const { tick, follow, cricket } = liveWorld({ pace: 60 });
  const match = cricket().find(({ play }) => play);
  const { subscribe, heard, line } = follow();
  const [image] = imagesOf(subscribe({ markets: [`${match?.id}-MO`] }));
  tick();
  const before = heard.length;
  line.isSlow = true;
  for (let turn = 0; turn < 100; turn += 1) tick();
  expect(heard).toHaveLength(before);
  line.isSlow = false;
  tick();
  expect(heard).toHaveLength(before + 1);
  const now = cricket().find(({ id }) => id === match?.id);
  expect(image && applied(image, heard)).toEqual(now && matchOddsOf(now));
});

test('whoever comes back with the clock that they stand at is told what changed since, in less than the whole', () => {
  const { tick, follow, cricket } = liveWorld();
  const match = cricket().find(({ play }) => play);
  const markets = match ? idsOf(match) : [];
  const first = follow();
  const images = first.subscribe({ markets });
  for (let turn = 0; turn < 10; turn += 1) tick();
  const last = first.heard.at(-1);
  first.end();
  for (let turn = 0; turn < 3; turn += 1) tick();
  const { epoch = '', clock = 0 } = last ?? {};
  const news = follow().subscribe({ only: true, resume: { epoch, clock, markets } });
  expect(news?.images).toBeUndefined();
  const deltas = z.decode(z.array(marketDelta), (news?.markets ?? []) as never);
  const now = cricket().find(({ id }) => id === match?.id);
  const truth = new Map<string, object>((now ? marketsOf(now) : []).map((market) => [market.marketId, market]));
  const since = [...first.heard, { reader: 'r', from: clock, epoch, clock: clock + 1, markets: deltas }];
  for (const image of imagesOf(images)) expect(applied(image, since)).toEqual(truth.get(image.market.marketId));
  expect(JSON.stringify(news).length).toBeLessThan(JSON.stringify(images).length / 2);
});

test.each([
  ['of another process', (world: LiveWorld) => world.again(), 0],
  ['from beyond its own', (world: LiveWorld) => world.publisher, 100],
  ['from before it tracked the market', (world: LiveWorld) => world.publisher, -100],
])('whoever comes with a clock %s is told the whole', (_, publisherOf, ahead) => {
  const here = liveWorld();
  const [match] = here.cricket();
  const markets = [`${match?.id}-MO`];
  const known = here.follow().subscribe({ markets });
  here.tick();
  const following = publisherOf(here).follow({ isClear: () => true, send: () => {} }, LIMITS);
  const resume = { epoch: known?.epoch ?? '', clock: (known?.clock ?? 0) + ahead, markets };
  const news = following.subscribe({ reader: 'r', only: true, markets: [], scores: [], lists: [], resume });
  expect(news?.images).toHaveLength(1);
});

test('a list says when a match came, went or turned in-play, and a match that has left takes its markets with it', () => {
  const { tick, follow, cricket, feed } = liveWorld({ pace: 60 });
  const { subscribe, heard } = follow({ ...LIMITS, followedPerConnection: 5000 });
  const before = cricket();
  subscribe({ markets: before.flatMap(idsOf), scores: before.map(({ id }) => id), lists: ['4', 'inplay'] });
  const changes: [string, number][] = [];
  let ids = feed
    .image('4')
    .matches.map(({ refMatchId, inPlay }) => `${refMatchId}${inPlay}`)
    .sort();
  for (let turn = 0; turn < 300; turn += 1) {
    tick();
    const now = feed
      .image('4')
      .matches.map(({ refMatchId, inPlay }) => `${refMatchId}${inPlay}`)
      .sort();
    if (String(now) !== String(ids)) changes.push(['4', feed.clock()]);
    ids = now;
  }
  expect(changes.length).toBeGreaterThan(3);
  expect(heard.flatMap(({ lists = [] }) => lists).filter(([list]) => list === '4')).toEqual(changes);
  const gone = heard.flatMap((delta) => delta.gone ?? []);
  const left = before.filter(({ id }) => !cricket().some((match) => match.id === id));
  expect(left.length).toBeGreaterThan(0);
  expect(gone.toSorted()).toEqual(left.flatMap((match) => [match.id, ...idsOf(match)]).toSorted());
});

test.each(['chess', '1-MO', `${'9'.repeat(40)}-MO`, '((((-MO', '[0-9]+-MO', '__proto__', '-', ''])(
  'the market %j is no more',
  (id) => {
    const { follow } = liveWorld();
    const { subscribe } = follow();
    expect(subscribe({ markets: [id], scores: [id] })).toMatchObject({ gone: expect.arrayContaining([id]) });
  },
);

test('a connection follows so much and no more, with all its readers, and what would be more is refused whole', () => {
  const { tick, follow, cricket } = liveWorld();
  const [match] = cricket();
  const ids = (match ? idsOf(match) : []).slice(0, 6);
  const { subscribe, unsubscribe, heard } = follow({ followedPerConnection: 6, readersPerConnection: 2 });
  expect(subscribe({ markets: ids.slice(0, 4) })).not.toBeNull();
  expect(subscribe({ reader: 's', markets: ids.slice(0, 3) })).toBeNull();
  expect(subscribe({ reader: 's', markets: ids.slice(0, 2) })).not.toBeNull();
  expect(subscribe({ markets: ids.slice(4, 5) })).toBeNull();
  expect(subscribe({ only: true, markets: ids.slice(1, 5) })).not.toBeNull();
  expect(subscribe({ reader: 't' })).toBeNull();
  unsubscribe({ reader: 's', markets: ids, scores: [], lists: [] });
  expect(subscribe({ reader: 't', markets: ids.slice(0, 1) })).not.toBeNull();
  for (let turn = 0; turn < 200; turn += 1) tick();
  expect(new Set(heard.map(({ reader }) => reader))).toEqual(new Set(['r', 't']));
});

test('a market that is decided while its match goes on is told as closed, with its result and without a price', () => {
  const { feed, tick, follow, cricket, publisherWith } = liveWorld();
  const match = cricket().find(({ state }) => state === 'open');
  if (!match) throw new Error('No match takes bets');
  const id = matchOddsOf(match).marketId;
  let decided: ReadonlyMap<string, string> = new Map();
  const { subscribe, heard } = follow(
    LIMITS,
    publisherWith(() => decided),
  );
  expect(subscribe({ markets: [id] })?.images).toMatchObject([{ market: { state: 'open' } }]);
  decided = new Map([[id, 'void']]);
  tick();
  expect(feed.world().matches.find((each) => each.id === match.id)?.endedAt).toBeNull();
  const change = heard.flatMap(({ markets = [] }) => markets).find((delta) => delta.marketId === id);
  expect(change).toMatchObject({ state: 'closed', result: 'void' });
  expect(subscribe({ markets: [id] })?.images).toMatchObject([
    {
      market: {
        state: 'closed',
        result: 'void',
        runners: [
          { back: [], lay: [] },
          { back: [], lay: [] },
        ],
      },
    },
  ]);
});
