import { proves } from '@pavilion/api-client/proves';
import { type CallOutput, type getBookmakerOdds, getFancyOdds, getMatchOdds } from '@pavilion/api-client/wire';
import { hundredthsOf, isTick, splitMarkets, tickBeside } from '@pavilion/betting-math';
import * as z from 'zod/mini';
import { HOUR } from '../../base/index.ts';
import { deep } from '../../testing/depth.ts';
import { newPlayer } from '../../testing/players.ts';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { marketIdOf, readMarketId } from '../feed/market-id.ts';
import { VOID } from '../feed/play.ts';
import { render } from '../feed/render.ts';
import { advance, createWorld, type World, type WorldMatch, wasAbandoned } from '../feed/world.ts';
import { bookmakerOf } from './bookmaker.ts';
import { fanciesOf, fancyOutcome } from './fancy.ts';
import { outcomeOf, quotedMarket } from './market.ts';
import { matchOddsOf, winnerOf } from './match-odds.ts';

let sandbox: TestSandbox;
let token: string;
let cricket: WorldMatch;
beforeAll(async () => {
  sandbox = await testSandbox();
  token = (await newPlayer(sandbox)).token;
  cricket = find(({ competition, play }) => competition.name === 'T20 Internationals' && play !== null);
});
afterAll(() => sandbox.close());

const find = (is: (match: WorldMatch) => boolean): WorldMatch => {
  const match = sandbox.feed.world().matches.find(is);
  if (!match) throw new Error('There is no such match in the world');
  return match;
};
const fetched = (path: string, id: string) => sandbox.get(`/sports-api${path}?refmatchid=${id}`, { 'xu-auth': token });

/** Fourteen hours of a world, minute by minute a part of its matches: to come, in play and just over. */
const seen: readonly WorldMatch[] = (() => {
  const matches: WorldMatch[] = [];
  let world: World = createWorld(9, Date.parse('2026-11-21T12:00:00Z'), 4);
  for (let minute = 0; minute < 14 * 60; minute += 1) {
    world = advance(world, 60);
    matches.push(...world.matches.filter(({ endedAt }, index) => endedAt !== null || (index + minute) % 17 === 0));
  }
  return matches;
})();

test('match odds have three ticks a side behind the list’s best price, further and further off', async () => {
  proves('getMatchOdds');
  const { body } = await fetched('/bet/match/odds', cricket.id);
  const { market, match } = z.decode(getMatchOdds.response, body as never).data;
  expect([market.marketId, market.HeadName, market.result]).toEqual([`${cricket.id}-MO`, 'Match Odds', null]);
  for (const [index, runner] of market.runners.entries()) {
    expect([runner.back[0], runner.lay[0]]).toEqual([match.runners[index]?.back, match.runners[index]?.lay]);
    for (const [prices, step] of [
      [runner.back, -1],
      [runner.lay, 1],
    ] as const) {
      const ticks = prices.map(({ odds }) => hundredthsOf(odds) ?? 0);
      const [best = 0] = ticks;
      expect(ticks).toEqual([best, tickBeside(best, step), tickBeside(best, 2 * step)]);
      expect(ticks.every(isTick) && prices.every(({ size }) => size > 0)).toBe(true);
    }
  }
  expect((await fetched('/bet/match/odds', cricket.id)).body).toEqual(body);
});

test('a bookmaker lays above where it backs, and leaves the hopeless alone; without one there is no market', async () => {
  proves('getBookmakerOdds');
  const rates: CallOutput<typeof getBookmakerOdds>['data']['markets'][number]['runners'] = [];
  for (const match of seen) rates.push(...(bookmakerOf(match)?.runners ?? []));
  expect(rates.length).toBeGreaterThan(100);
  expect(rates.filter(({ back, lay }) => (back === null) !== (lay === null))).toEqual([]);
  expect(rates.filter(({ back, lay }) => back && lay && !(back.rate < lay.rate && back.rate >= 1))).toEqual([]);
  expect(rates.some(({ back }) => back === null)).toBe(true);
  const without = find(({ competition }) => !competition.hasBookmaker);
  expect((await fetched('/bet/bookmaker/odds', without.id)).body).toMatchObject({ data: { markets: [] } });
});

test('a cricket match lists as many fancies as it says, and the toss and a tie for the split to leave out', async () => {
  const { body } = await fetched('/bet/fancy/odds', cricket.id);
  const { markets } = z.decode(getFancyOdds.response, body as never).data;
  expect(markets).toHaveLength(cricket.fancyCount + 2);
  expect(markets.slice(-2).map(({ HeadName }) => HeadName)).toEqual(['Toss', 'Tied Match']);
  const { sessionData, AllMarketData } = splitMarkets(markets);
  expect(sessionData.length).toBeGreaterThan(0);
  expect(AllMarketData.length).toBeGreaterThan(0);
  expect([...sessionData, ...AllMarketData].map(({ HeadName }) => HeadName)).not.toContain('Toss');
  const other = find(({ competition }) => competition.sportId === '2');
  expect((await fetched('/bet/fancy/odds', other.id)).body).toMatchObject({ data: { markets: [] } });
});

test('undecided is said in both of upstream’s ways: null before the start, the word null in play', () => {
  const resultsOf = (match: WorldMatch) => new Set(fanciesOf(match).map(({ result }) => result));
  const matches = seen.filter(({ fancyCount }) => fancyCount > 0);
  expect(resultsOf(matches.find(({ play }) => play === null) as WorldMatch)).toEqual(new Set([null]));
  const inPlay = resultsOf(matches.find(({ play }) => play && !play.isOver) as WorldMatch);
  expect([inPlay.has(null), inPlay.has('null')]).toEqual([false, true]);
});

test('a fancy’s Yes is never below its No, its prices stand only while it is undecided, and a running ball holds it', () => {
  proves('getFancyOdds');
  const wrong: unknown[] = [];
  const states = new Set<string>();
  const moved = new Map<string, Set<number>>();
  for (const match of seen) {
    for (const { marketId, result, no, yes, state } of fanciesOf(match)) {
      states.add(state);
      if ((no === null) !== (yes === null)) wrong.push(marketId);
      if (!no || !yes) continue;
      moved.set(marketId, (moved.get(marketId) ?? new Set()).add(no.line));
      const isFair = yes.line > no.line || (yes.line === no.line && no.volume > yes.volume);
      const isUndecided = (result === null || result === 'null') && state === match.state;
      if (!isFair || !isUndecided || no.line < 1) wrong.push([marketId, result, no, yes, state]);
    }
  }
  expect(wrong).toEqual([]);
  expect(states).toEqual(new Set(['open', 'suspended', 'ball-running', 'closed']));
  expect(Math.max(...[...moved.values()].map((lines) => lines.size))).toBeGreaterThan(3);
});

test('every market of a match that is over has a result, and the two that are won name the same winner', () => {
  const ended = seen.filter(({ endedAt }) => endedAt !== null);
  expect(ended.length).toBeGreaterThan(3);
  for (const match of ended) {
    const market = matchOddsOf(match);
    expect([...market.runners.map(({ id }) => id), VOID]).toContain(winnerOf(match));
    expect([market.state, market.result]).toEqual(['closed', expect.any(String)]);
    expect(bookmakerOf(match)?.result ?? market.result).toBe(market.result);
    expect(outcomeOf(match, marketIdOf(match.id, 'match_odds'))).toBe(winnerOf(match));
    for (const { marketId, state, result } of fanciesOf(match).slice(0, match.fancyCount)) {
      expect([state, result]).toEqual(['closed', outcomeOf(match, marketId)]);
    }
  }
});

test('of a match that is abandoned nobody is the winner, what was decided before stands, and all else is void', () => {
  const seconds = 30;
  const results = (match: WorldMatch) => new Map(fanciesOf(match).map(({ marketId, result }) => [marketId, result]));
  let world: World = createWorld(5, Date.parse('2026-11-21T12:00:00Z'), 8);
  let before = world;
  let abandoned: WorldMatch | undefined;
  for (let step = 0; step < 3000 && !abandoned; step += 1) {
    before = world;
    world = advance(world, seconds);
    abandoned = world.matches.find(
      (match) =>
        wasAbandoned(match) && match.fancyCount > 0 && [...results(match).values()].some((each) => each !== VOID),
    );
  }
  if (!abandoned) throw new Error('No such match was abandoned');
  const { id } = abandoned;
  const earlier = results(before.matches.find((match) => match.id === id) as WorldMatch);
  const known = [...earlier].filter(([, result]) => result !== null && result !== 'null');
  expect(known.length).toBeGreaterThan(0);
  const now = results(abandoned);
  expect(known.filter(([market, result]) => now.get(market) !== result)).toEqual([]);
  expect([...now.values()].filter((result) => result === null || result === 'null')).toEqual([]);
  expect([...now.values()].filter((result) => result === VOID).length).toBeGreaterThan(5);
  expect([winnerOf(abandoned), matchOddsOf(abandoned).result, matchOddsOf(abandoned).state]).toEqual([
    VOID,
    VOID,
    'closed',
  ]);
  expect(bookmakerOf(abandoned)).toMatchObject({ result: VOID, state: 'closed' });
  const shown = render(abandoned);
  expect([shown.progress, shown.inPlay, shown.sides.some(({ serving }) => serving)]).toEqual([
    'Abandoned',
    false,
    false,
  ]);
});

test('about one match in fifty is abandoned', () => {
  const ends = new Map<string, boolean>();
  let world: World = createWorld(11, Date.parse('2026-11-21T12:00:00Z'), 40);
  for (let step = 0; step < deep(1000); step += 1) {
    world = advance(world, 30);
    for (const match of world.matches) if (match.endedAt !== null) ends.set(match.id, wasAbandoned(match));
  }
  expect(ends.size).toBeGreaterThan(250);
  const share = [...ends.values()].filter(Boolean).length / ends.size;
  expect(share).toBeGreaterThan(0.005);
  expect(share).toBeLessThan(0.05);
});

test('a figure that no match has is void, and an id of another match names nothing', () => {
  expect(fancyOutcome(cricket, 'nonsense')).toBe('void');
  expect(readMarketId(cricket.id, `${cricket.id}-F-0-o6`)).toEqual({ kind: 'fancy', key: '0-o6' });
  for (const id of ['1-MO', `${cricket.id}-F`, `${cricket.id}-MO-x`, `${cricket.id}-Q`, '']) {
    expect(readMarketId(cricket.id, id)).toBeUndefined();
    expect(quotedMarket(cricket, id)).toBeUndefined();
  }
});

test('what a bet has to keep to is said for each kind of market that the match has', async () => {
  proves('getMatchSettings');
  expect((await fetched('/sports/match/settings', cricket.id)).body).toMatchObject({
    data: {
      settings: [
        { marketType: 'match_odds', minStake: 100, maxStake: 250_000, delay: 0, commission: 5 },
        { marketType: 'bookmaker', minStake: 100, maxStake: 500_000, commission: 0 },
        { marketType: 'fancy', minStake: 100, maxStake: 50_000, commission: 0 },
      ],
    },
  });
  const small = find(({ competition }) => competition.name === 'Nordic Cup');
  expect((await fetched('/sports/match/settings', small.id)).body).toMatchObject({
    data: { settings: [{ marketType: 'match_odds', maxStake: 25_000 }] },
  });
});

test.each(['/bet/match/odds', '/bet/bookmaker/odds', '/bet/fancy/odds', '/sports/match/settings'])(
  '%s of a match that there is not is a 404 that says so',
  async (path) => {
    expect(await fetched(path, '12345')).toMatchObject({ status: 404, body: { error: true, field: 'refmatchid' } });
    expect(await sandbox.get(`/sports-api${path}`, { 'xu-auth': token })).toMatchObject({
      status: 422,
      body: { field: 'refmatchid' },
    });
  },
);

describe('live TV', () => {
  test('the streams of a sport are its matches in play that have pictures, each at an address of this server', async () => {
    proves('getStreamInfo');
    const { body } = await sandbox.get('/tv-api/stream-info?Type=CRICKET', { host: 'play.example:8080' });
    const { streams } = body.data as { streams: { refMatchId: string; url: string }[] };
    expect(streams.length).toBeGreaterThan(0);
    for (const { refMatchId, url } of streams) {
      expect(url).toBe(`http://play.example:8080/sandbox/tv/${refMatchId}`);
      const match = find(({ id }) => id === refMatchId);
      expect([match.competition.sportId, match.competition.hasTv, match.play !== null]).toEqual(['4', true, true]);
    }
    expect(await sandbox.get('/tv-api/stream-info?Type=CHESS')).toMatchObject({
      status: 422,
      body: { field: 'Type' },
    });
  });

  test('a picture shows the score, renews itself, runs no script, and stands in this server’s frames alone', async () => {
    const { status, body, headers } = await sandbox.get(`/sandbox/tv/${cricket.id}`);
    expect(status).toBe(200);
    for (const name of cricket.setup.names) expect(body.text).toContain(name);
    expect(body.text).toContain('<meta http-equiv="refresh" content="5">');
    expect(body.text).not.toContain('<script');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect((await sandbox.get('/sandbox/assets/tv.css')).status).toBe(200);
  });

  test.each([
    ['4', 'cricket'],
    ['1', 'soccer'],
    ['2', 'tennis'],
  ])('the ground of sport %s is one of %s', async (sport, ground) => {
    const { id } = find(({ competition, play }) => competition.sportId === sport && competition.hasTv && play !== null);
    const { body } = await sandbox.get(`/sandbox/tv/${id}`);
    expect(String(body.text).match(/<g class="(cricket|soccer|tennis)">/g)).toEqual([`<g class="${ground}">`]);
  });

  test('a match without pictures has a page that says so', async () => {
    const dark = find(({ competition }) => !competition.hasTv);
    for (const id of [dark.id, 'nonsense']) {
      const { status, body } = await sandbox.get(`/sandbox/tv/${id}`);
      expect([status, body.text]).toEqual([404, expect.stringContaining('There are no pictures of this match.')]);
    }
  });
});

test('what the markets say now follows the world: hours later other lines, other matches', async () => {
  const before = (await fetched('/bet/fancy/odds', cricket.id)).body;
  sandbox.pass(HOUR / 6);
  sandbox.feed.tick();
  const after = (await fetched('/bet/fancy/odds', cricket.id)).body;
  expect(after).not.toEqual(before);
});
