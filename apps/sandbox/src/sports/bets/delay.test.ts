import { figureOf, tickBeside } from '@pavilion/betting-math';
import { cashAndHeldOf, openDatabase } from '../../store/index.ts';
import { type Bookie, betOf, bookieOf } from '../../testing/bets.ts';
import { newPlayer, type SignedIn } from '../../testing/players.ts';
import { type Answer, type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { sharedServer } from '../../testing/shared-server.ts';
import type { Feed } from '../feed/feed.ts';
import type { WorldMatch } from '../feed/world.ts';
import type { QuotedMarket } from '../markets/market.ts';
import { judgeDue } from './judge.ts';
import { meetDue } from './meet.ts';
import { settleMarkets } from './settle.ts';

let sandbox: TestSandbox;
let bookie: Bookie;
let match: WorldMatch;
let market: QuotedMarket;
let asha: SignedIn;
let used = 0;
beforeAll(async () => {
  sandbox = await testSandbox();
  bookie = bookieOf(sandbox);
  await sandbox.database.query(`update setting set value = value || '{"delay": 5}' where key = 'exchange'`);
});
beforeEach(async () => {
  const playing = sandbox.feed.world().matches.filter(({ state, play }) => state === 'open' && play !== null);
  const next = playing[used % playing.length];
  if (!next) throw new Error('Nothing is in play');
  used += 1;
  match = next;
  market = bookie.market(match, 'match_odds');
  asha = await newPlayer(sandbox);
});
afterAll(() => sandbox.close());

const balances = ({ id }: SignedIn) => cashAndHeldOf(sandbox.database, id);
const found = async (player: SignedIn, clientRef: unknown) => {
  const { body } = await sandbox.get(`/sports-api/bets?clientref=${clientRef}`, { 'xu-auth': player.token });
  return (body.data as { bets: Record<string, unknown>[] }).bets[0];
};
/** Sends a bet that waits, and returns once it is kept. */
async function sent(player: SignedIn, slip: Record<string, unknown>): Promise<{ answer: Promise<Answer> }> {
  const answer = bookie.place(player, slip);
  while ((await found(player, slip.clientRef)) === undefined);
  return { answer };
}
/** The feed with this match as a test wants it. */
const feedWith = (change: Partial<WorldMatch>): Feed => ({
  ...sandbox.feed,
  world: () => ({
    ...sandbox.feed.world(),
    matches: sandbox.feed.world().matches.map((each) => (each.id === match.id ? { ...each, ...change } : each)),
  }),
});
/** The same with other odds to back its first runner. */
const feedAt = (odds: number, change: Partial<WorldMatch> = {}): Feed => {
  const [home, ...others] = match.market.rows;
  const rows = [{ ...home, back: home.back && { ...home.back, odds } }, ...others] as unknown;
  return feedWith({ ...change, market: { ...match.market, rows: rows as WorldMatch['market']['rows'] } });
};
/** The same with other odds to lay it. */
const feedLaying = (odds: number): Feed => {
  const [home, ...others] = match.market.rows;
  const rows = [{ ...home, lay: home.lay && { ...home.lay, odds } }, ...others] as unknown;
  return feedWith({ market: { ...match.market, rows: rows as WorldMatch['market']['rows'] } });
};
const lowered = (odds: unknown) => figureOf(tickBeside(Math.round(Number(odds) * 100), -1) ?? 101);
const moments = (bet: unknown) => (bet as { timeline: { moment: string }[] }).timeline.map(({ moment }) => moment);

test('a match in play says how long its bets on odds wait, one to come that they don’t', async () => {
  const delays = async (id: string) => {
    const { body } = await sandbox.get(`/sports-api/sports/match/settings?refmatchid=${id}`, { 'xu-auth': asha.token });
    const { settings } = body.data as { settings: { marketType: string; delay: number }[] };
    return Object.fromEntries(settings.map(({ marketType, delay }) => [marketType, delay]));
  };
  expect(await delays(match.id)).toMatchObject({ match_odds: 5 });
  const cricket = sandbox.feed.world().matches.find(({ play, fancyCount }) => play !== null && fancyCount > 0);
  expect(await delays(cricket?.id ?? '')).toMatchObject({ match_odds: 5, fancy: 0 });
  const upcoming = sandbox.feed.world().matches.find(({ play }) => play === null);
  expect(await delays(upcoming?.id ?? '')).toMatchObject({ match_odds: 0 });
});

test('a bet in play waits on the server, held, and is answered once it is matched at the price of then', async () => {
  const slip = bookie.slip(market, 0, 'back', 500);
  const { answer } = await sent(asha, slip);
  expect(await found(asha, slip.clientRef)).toMatchObject({ status: 'delayed', matchedStack: 0 });
  expect(await balances(asha)).toEqual({ cash: 1_000_000, held: 50_000 });
  await judgeDue(sandbox.database, { feed: sandbox.feed, clock: sandbox.now });
  expect(await found(asha, slip.clientRef)).toMatchObject({ status: 'delayed' });
  sandbox.pass(5000);
  await judgeDue(sandbox.database, { feed: sandbox.feed, clock: sandbox.now });
  const { status, body } = await answer;
  expect([status, body.data]).toMatchObject([200, { exposureAmount: -500 }]);
  const bet = betOf(await answer);
  expect(bet).toMatchObject({ status: 'matched', matchedStack: 500, matchedOdds: slip.odds, reason: null });
  expect(moments(bet).toSorted()).toEqual(['asked', 'delayed', 'matched']);
  expect(await found(asha, slip.clientRef)).toEqual(bet);
  expect((await bookie.place(asha, slip)).body).toEqual(body);
  expect((await balances(asha)).held).toBe(50_000);
});

test('a price that moved meanwhile refuses it by its policy, and gives back what it held; the reference knows why', async () => {
  const slip = bookie.slip(market, 0, 'back', 500);
  const { answer } = await sent(asha, slip);
  sandbox.pass(5000);
  const lower = lowered(slip.odds);
  await judgeDue(sandbox.database, { feed: feedAt(lower), clock: sandbox.now });
  expect(betOf(await answer)).toMatchObject({
    status: 'rejected',
    reason: `The price moved to ${lower}.`,
    matchedStack: 0,
  });
  expect(await found(asha, slip.clientRef)).toEqual(betOf(await answer));
  expect(moments(betOf(await answer)).at(-1)).toBe('rejected');
  expect(await balances(asha)).toEqual({ cash: 1_000_000, held: 0 });
});

test('one that takes any price is matched at a worse one, whose price is no limit', async () => {
  const slip: Record<string, unknown> = { ...bookie.slip(market, 0, 'back', 100), oddsPolicy: 'any' };
  const { answer } = await sent(asha, slip);
  sandbox.pass(5000);
  const lower = lowered(slip.odds);
  await judgeDue(sandbox.database, { feed: feedAt(lower), clock: sandbox.now });
  expect(betOf(await answer)).toMatchObject({ status: 'matched', matchedStack: 100, matchedOdds: lower });
});

test('one that would hold more than a limit of losses that was lowered meanwhile is refused by that, and releases what it held', async () => {
  const slip: Record<string, unknown> = { ...bookie.slip(market, 0, 'lay', 100), oddsPolicy: 'any' };
  await sent(asha, slip);
  const { held } = await balances(asha);
  await sandbox.post('/api/limits/set', { name: 'loss-day', amount: held / 100 }, { token: asha.token });
  sandbox.pass(5000);
  const higher = figureOf(tickBeside(Math.round(Number(slip.odds) * 100), 1) ?? 0);
  await judgeDue(sandbox.database, { feed: feedLaying(higher), clock: sandbox.now });
  expect(await found(asha, slip.clientRef)).toMatchObject({
    status: 'rejected',
    reason: 'This bet exceeds a limit you set.',
    matchedStack: 0,
  });
  expect(await balances(asha)).toEqual({ cash: 1_000_000, held: 0 });
});

test('one that holds no more than before is matched though its player has less left to lose than it holds', async () => {
  const slip = bookie.slip(market, 0, 'back', 100);
  await sent(asha, slip);
  await sandbox.post('/api/limits/set', { name: 'loss-day', amount: 50 }, { token: asha.token });
  sandbox.pass(5000);
  await judgeDue(sandbox.database, { feed: sandbox.feed, clock: sandbox.now });
  expect(await found(asha, slip.clientRef)).toMatchObject({ status: 'matched', matchedStack: 100 });
});

test('a process that is not in step with its leader judges nothing: what it shows as prices is not what is offered', async () => {
  const slip = bookie.slip(market, 0, 'back', 100);
  await sent(asha, slip);
  sandbox.pass(5000);
  const behind = { ...feedAt(lowered(slip.odds)), isInStep: () => false };
  await judgeDue(sandbox.database, { feed: behind, clock: sandbox.now });
  expect(await found(asha, slip.clientRef)).toMatchObject({ status: 'delayed' });
  await judgeDue(sandbox.database, { feed: sandbox.feed, clock: sandbox.now });
  expect(await found(asha, slip.clientRef)).toMatchObject({ status: 'matched', matchedStack: 100 });
});

test('several processes judge a bet once, also one that nobody waits for any more', async () => {
  const slip = { ...bookie.slip(market, 0, 'back', 500), rest: 'stay' };
  const { answer } = await sent(asha, slip);
  sandbox.pass(5000);
  await Promise.all(
    Array.from({ length: 4 }, () => judgeDue(sandbox.database, { feed: sandbox.feed, clock: sandbox.now })),
  );
  expect(betOf(await answer)).toMatchObject({ status: 'matched', matchedStack: 500 });
  const fills = await sandbox.database.query(
    'select 1 from bet_fill f join bet b on b.id = f.bet_id where b.player_id = $1',
    [asha.id],
  );
  expect(fills).toHaveLength(1);
  expect((await balances(asha)).held).toBe(50_000);
});

test('a bet whose process is gone, or busy, is judged by another one, and nobody judges it again', async () => {
  const slip = { ...bookie.slip(market, 0, 'back', 500), rest: 'stay' };
  const { answer } = await sent(asha, slip);
  sandbox.pass(5000);
  const [{ name } = { name: '' }] = await sandbox.database.query('select current_database()::text as name');
  const other = await openDatabase({
    url: Object.assign(new URL(await sharedServer()), { pathname: `/${name}` }).href,
  });
  const judging = { feed: sandbox.feed, clock: sandbox.now };
  try {
    await Promise.all([judgeDue(other, judging), judgeDue(sandbox.database, judging), judgeDue(other, judging)]);
  } finally {
    await other.close();
  }
  await judgeDue(sandbox.database, judging);
  expect(betOf(await answer)).toMatchObject({ status: 'matched', fills: [{ stack: 500 }] });
  const moved = await sandbox.database.query(
    `select 1 from ledger_entry where player_id = $1 and name = 'held' and kind = 'sports'`,
    [asha.id],
  );
  expect(moved).toHaveLength(1);
});

test('a bet that waits when the house closes is refused, and what is still to be judged can’t be taken back', async () => {
  const slip = bookie.slip(market, 0, 'back', 500);
  const { answer } = await sent(asha, slip);
  const { id } = (await found(asha, slip.clientRef)) ?? {};
  const body = { id, clientRef: 'cancel-while-it-waits' };
  expect(await sandbox.post('/sports-api/bets/cancel', body, { 'xu-auth': asha.token })).toMatchObject({
    status: 409,
    body: { field: 'id', message: 'This bet is still pending. You can cancel what is unmatched once it is confirmed.' },
  });
  sandbox.pass(5000);
  const status = (text: 'maintenance' | 'Live') =>
    sandbox.database.query(`update app_detail set value = to_jsonb($1::text) where key = 'BRAND_STATUS'`, [text]);
  await status('maintenance');
  await judgeDue(sandbox.database, { feed: sandbox.feed, clock: sandbox.now });
  await status('Live');
  expect(betOf(await answer)).toMatchObject({ status: 'rejected', reason: 'Betting is closed for maintenance.' });
  expect(await balances(asha)).toEqual({ cash: 1_000_000, held: 0 });
});

test('a bet that can’t be judged keeps no other from it, and is judged once it can be', async () => {
  const [stuck, free] = [bookie.slip(market, 0, 'back', 300), bookie.slip(market, 0, 'back', 400)];
  const [first, second] = [await sent(asha, stuck), await sent(asha, free)];
  await sandbox.database.script(`
    create function refuse_300() returns trigger language plpgsql as $$ begin
      if new.stake = 30000 then raise exception 'refused for a test'; end if;
      return new;
    end $$;
    create trigger refuse_300 before insert on bet_fill for each row execute function refuse_300()`);
  sandbox.pass(5000);
  const judging = { feed: sandbox.feed, clock: sandbox.now };
  try {
    await expect(judgeDue(sandbox.database, judging)).rejects.toThrow('refused for a test');
    expect(betOf(await second.answer).status).toBe('matched');
    expect((await first.answer).status).toBe(200);
    expect(await found(asha, stuck.clientRef)).toMatchObject({ status: 'delayed' });
  } finally {
    await sandbox.database.script('drop function refuse_300 cascade');
  }
  await judgeDue(sandbox.database, judging);
  expect(await found(asha, stuck.clientRef)).toMatchObject({ status: 'matched' });
  expect((await balances(asha)).held).toBe(70_000);
});

test('a bet that waits while its market is decided lapses, and nothing is held for it', async () => {
  const slip = bookie.slip(market, 0, 'back', 500);
  const { answer } = await sent(asha, slip);
  await settleMarkets(sandbox.database, sandbox.now, [{ market: market.id, outcome: market.runners[0]?.id ?? '' }]);
  sandbox.pass(5000);
  await judgeDue(sandbox.database, { feed: sandbox.feed, clock: sandbox.now });
  expect(await found(asha, slip.clientRef)).toMatchObject({ status: 'lapsed' });
  expect(await balances(asha)).toEqual({ cash: 1_000_000, held: 0 });
  expect((await answer).status).toBe(200);
});

describe('what stands', () => {
  const stood = async () => {
    const upcoming = sandbox.feed.world().matches.filter(({ state, play }) => state === 'open' && play === null);
    match = upcoming[used % upcoming.length] as WorldMatch;
    market = bookie.market(match, 'match_odds');
    const price = market.offers(market.runners[0]?.id ?? '', 'lay')[0]?.price ?? 0;
    const slip: Record<string, unknown> = {
      ...bookie.slip(market, 0, 'back', 100),
      ...{ odds: figureOf(price), rest: 'stay' },
    };
    expect(betOf(await bookie.place(asha, slip)).status).toBe('unmatched');
    return slip.clientRef;
  };
  const terms = (lapses: 'suspension' | 'close') =>
    sandbox.database.query('update market set lapses = $2 where id = $1', [market.id, lapses]);
  const state = async (ref: unknown) => (await found(asha, ref))?.status;
  const meet = (feed: Feed) => meetDue(sandbox.database, { feed, clock: sandbox.now });
  const inPlay = () => {
    const startsAt = sandbox.now().getTime() + 1;
    return feedWith({ startsAt, play: match.competition.rules.begin(match.setup, startsAt, chance) });
  };
  const chance = { next: () => 0.5, int: (low: number) => low, pick: <T>(from: readonly T[]) => from[0] as T } as never;

  test('is met at its price only while its market is open: not while it is suspended, nor while the ball runs', async () => {
    const ref = await stood();
    const { odds } = (await found(asha, ref)) as { odds: number };
    for (const held of ['suspended', 'ball-running'] as const) {
      await meet(feedAt(odds, { state: held }));
      expect(await state(ref)).toBe('unmatched');
    }
    await meet(feedAt(odds));
    expect(await state(ref)).toBe('matched');
  });

  test('lapses by its market’s terms as its match goes in play: once, with what it held', async () => {
    const ref = await stood();
    await meet(sandbox.feed);
    expect(await state(ref)).toBe('unmatched');
    const feed = inPlay();
    await Promise.all([meet(feed), meet(feed)]);
    expect(await found(asha, ref)).toMatchObject({
      status: 'lapsed',
      timeline: [{ moment: 'asked' }, { moment: 'lapsed' }],
    });
    expect(await balances(asha)).toEqual({ cash: 1_000_000, held: 0 });
  });

  test('lapses whenever its market is suspended, where it says so', async () => {
    const ref = await stood();
    await meet(feedWith({ state: 'suspended' }));
    expect(await state(ref)).toBe('unmatched');
    await terms('suspension');
    // A process that is not in step with its leader shows as suspended what the leader offers.
    await meet({ ...feedWith({ state: 'suspended' }), isInStep: () => false });
    expect(await state(ref)).toBe('unmatched');
    await meet(feedWith({ state: 'suspended' }));
    expect(await state(ref)).toBe('lapsed');
  });

  test('lapses at the latest when its market closes', async () => {
    const ref = await stood();
    await terms('close');
    await meet(inPlay());
    expect(await state(ref)).toBe('unmatched');
    await meet(feedWith({ endedAt: sandbox.now().getTime(), state: 'closed' }));
    expect(await state(ref)).toBe('lapsed');
    expect(await balances(asha)).toEqual({ cash: 1_000_000, held: 0 });
  });
});
