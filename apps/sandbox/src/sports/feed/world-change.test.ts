import * as z from 'zod/mini';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { createFeed, firstMoment } from './feed.ts';
import { worldChange } from './world-change.ts';
import { WORLD_PATH } from './world-route.ts';

const START = Date.parse('2026-11-21T12:00:00Z');
const HOUR = 3_600_000;

/** A frozen feed with a clock of its own. */
function frozenFeed(start = START) {
  let now = start;
  const from = firstMoment({ seed: 1983, now, pace: 2, isFixed: true });
  const feed = createFeed({ from, clock: () => new Date(now), isFrozen: true });
  const tickAfter = (ms: number) => {
    now += ms;
    feed.tick();
  };
  return { feed, tickAfter };
}
type Frozen = ReturnType<typeof frozenFeed>['feed'];

function inPlay(feed: Frozen) {
  const match = feed.world().matches.find(({ play, endedAt }) => play !== null && endedAt === null);
  if (!match) throw new Error('No match is in play');
  return match;
}
const matchIn = (feed: Frozen, id: string) => feed.world().matches.find((match) => match.id === id);

describe('frozen world', () => {
  it('keeps every match and price while its clock goes on', () => {
    const { feed, tickAfter } = frozenFeed();
    const [matches, clock] = [feed.matches(), feed.clock()];
    tickAfter(5 * HOUR);
    expect(feed.matches()).toEqual(matches);
    expect(feed.clock()).toBeGreaterThan(clock);
    expect(feed.world().now).toBe(START + 5 * HOUR);
    expect(matches.every(({ state }) => state === 'open')).toBe(true);
  });

  it('has the same matches whenever it begins', () => {
    const shown = (start: number) =>
      frozenFeed(start)
        .feed.matches()
        .filter((match) => match.inPlay)
        .map(({ refMatchId, name, progress, sides, runners }) => ({ refMatchId, name, progress, sides, runners }));
    expect(shown(START)).not.toEqual([]);
    expect(shown(START + 31 * HOUR + 12_345)).toEqual(shown(START));
  });

  it('sets and empties one cell, and leaves the others', () => {
    const { feed } = frozenFeed();
    const { id, market, pricedAt } = inPlay(feed);
    expect(feed.change({ match: id, column: '2', side: 'lay', price: { odds: 1.5, size: 900 } })).toBe(true);
    const [home, draw, away] = market.rows;
    const lay = { odds: 1.5, size: 90_000 };
    expect(matchIn(feed, id)?.market.rows).toEqual([home, draw, { ...away, lay }]);
    expect(matchIn(feed, id)?.pricedAt).toBeGreaterThan(pricedAt);
    feed.change({ match: id, column: '1', side: 'back', price: null });
    expect(matchIn(feed, id)?.market.rows).toEqual([{ ...home, back: null }, draw, { ...away, lay }]);
  });

  it('suspends and opens a market', () => {
    const { feed, tickAfter } = frozenFeed();
    const { id } = inPlay(feed);
    feed.change({ match: id, state: 'suspended' });
    tickAfter(HOUR);
    expect(matchIn(feed, id)?.state).toBe('suspended');
    feed.change({ match: id, state: 'open' });
    expect(matchIn(feed, id)?.state).toBe('open');
  });

  it('plays so many events, the same ones each time', () => {
    const played = () => {
      const { feed } = frozenFeed();
      const before = inPlay(feed);
      feed.change({ match: before.id, events: 20 });
      return { before, after: matchIn(feed, before.id) };
    };
    const { before, after } = played();
    expect(after?.play).not.toEqual(before.play);
    expect(played().after).toEqual(after);
  });

  it('plays a match to its end, after which it can no longer change', () => {
    const { feed } = frozenFeed();
    const { id } = inPlay(feed);
    expect(feed.change({ match: id, ends: true })).toBe(true);
    expect(matchIn(feed, id)).toMatchObject({ state: 'closed', endedAt: START, play: { isOver: true } });
    expect(feed.change({ match: id, state: 'open' })).toBe(false);
  });

  it('goes on by the time that a test asks for', () => {
    const { feed } = frozenFeed();
    const before = feed.matches();
    feed.change({ seconds: 600 });
    expect(feed.world().now).toBe(START + 600_000);
    expect(feed.matches()).not.toEqual(before);
  });

  it('refuses a change that is none', () => {
    for (const odd of [
      {},
      { match: 'x', state: 'open' },
      { match: '1', column: '3', side: 'back', price: null },
      { match: '1', column: '1', side: 'back', price: { odds: 1.555, size: 10 } },
      { seconds: 0 },
    ])
      expect(z.safeParse(worldChange, odd).success).toBe(false);
  });
});

describe('/sandbox/world', () => {
  const open: TestSandbox[] = [];
  const start = async (options: Parameters<typeof testSandbox>[0]) => {
    const sandbox = await testSandbox(options);
    open.push(sandbox);
    return sandbox;
  };
  afterEach(async () => {
    await Promise.all(open.splice(0).map((sandbox) => sandbox.close()));
  });

  it('changes a frozen world', async () => {
    const sandbox = await start({ world: 'frozen' });
    const [match] = sandbox.feed.world().matches;
    const ask = (body: object, headers = { host: 'localhost:3000' }) => sandbox.post(WORLD_PATH, body, headers);
    expect((await ask({ match: match?.id, state: 'suspended' })).status).toBe(200);
    expect(sandbox.feed.world().matches[0]?.state).toBe('suspended');
    expect(await ask({ match: '1', state: 'open' })).toMatchObject({ status: 422, body: { field: 'match' } });
    expect((await ask({ match: match?.id })).status).toBe(422);
  });

  it('does not exist for other machines, nor in a live world', async () => {
    const body = { seconds: 1 };
    const frozenOne = await start({ world: 'frozen' });
    const elsewhere = { host: 'bets.example.com' };
    expect((await frozenOne.post(WORLD_PATH, body, elsewhere)).status).toBe(404);
    const live = await start({});
    expect((await live.post(WORLD_PATH, body, { host: 'localhost:3000' })).status).toBe(404);
  });
});
