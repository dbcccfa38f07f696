import { figureOf, type Side, tickBeside } from '@pavilion/betting-math';
import { negatePaise, paise } from '@pavilion/money';
import { cashAndHeldOf, type Database, post } from '../../store/index.ts';
import { type Bookie, betOf, bookieOf } from '../../testing/bets.ts';
import { newPlayer, type SignedIn } from '../../testing/players.ts';
import { atOnce } from '../../testing/race.ts';
import { type Answer, type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import type { Feed } from '../feed/feed.ts';
import type { WorldMatch } from '../feed/world.ts';
import type { QuotedMarket } from '../markets/market.ts';
import { meetDue } from './meet.ts';
import { placeBet } from './place.ts';

let sandbox: TestSandbox;
let database: Database;
let bookie: Bookie;
let asha: SignedIn;
let market: QuotedMarket;
let match: WorldMatch;
let used = 0;
beforeAll(async () => {
  sandbox = await testSandbox();
  database = sandbox.database;
  bookie = bookieOf(sandbox);
});
beforeEach(async () => {
  asha = await newPlayer(sandbox);
  match = fresh();
  market = bookie.market(match, 'match_odds');
});
afterAll(() => sandbox.close());

/** A match that no test has bet on. */
function fresh(): WorldMatch {
  const upcoming = sandbox.feed.world().matches.filter(({ state, play }) => state === 'open' && play === null);
  const next = upcoming[used];
  used += 1;
  if (!next) throw new Error('No match is left');
  return next;
}
const runner = () => market.runners[0]?.id ?? '';
/** Above what the market offers a backer: nobody meets it at once. */
const priceOn = (on: QuotedMarket) => on.offers(on.runners[0]?.id ?? '', 'lay')[0]?.price ?? 0;
const ask = (player: SignedIn, more: object = {}, on = market): Promise<Answer> =>
  bookie.place(player, {
    ...bookie.slip(on, 0, 'back', 100),
    ...{ odds: figureOf(priceOn(on)), oddsPolicy: 'better', rest: 'stay', ...more },
  });
/** So many backs that stand on a market, with what they hold, as if they had been placed one by one. */
async function stood({ id }: SignedIn, on: QuotedMarket, count: number): Promise<void> {
  await database.query(
    `insert into market (id, match_id, match_name, kind, name, runners, commission, opened_at)
     values ($1, $2, 'A v B', 'match_odds', 'Match Odds', $3::text::jsonb, 500, $4) on conflict (id) do nothing`,
    [on.id, on.id.split('-')[0] ?? '', JSON.stringify(on.runners), sandbox.now()],
  );
  await database.query(
    `insert into bet (player_id, client_ref, market_id, runner_id, side, stake, price, policy, rest, status, queue, created_at)
     select $1::bigint, 'stood-' || $1::bigint || '-' || $2::text || '-' || n, $2::text, $3, 'back', 10000, $4, 'better', 'stay', 'unmatched', nextval('bet_queue'), $5
     from generate_series(1, $6::int) n`,
    [id, on.id, on.runners[0]?.id ?? '', priceOn(on), sandbox.now(), count],
  );
  const amount = paise(10_000 * count);
  await database.transaction((tx) =>
    post(tx, {
      ...{ reference: `stood:${id}:${on.id}`, kind: 'sports', title: 'Held', detail: '', state: 'Held' },
      at: sandbox.now(),
      entries: [
        { account: { player: id, name: 'held' }, amount },
        { account: { house: 'holds' }, amount: negatePaise(amount) },
      ],
    }),
  );
}
const balances = ({ id }: SignedIn) => cashAndHeldOf(database, id);
/** The feed with this match as a test wants it. */
const feedWith = (change: Partial<WorldMatch>): Feed => ({
  ...sandbox.feed,
  world: () => ({
    ...sandbox.feed.world(),
    matches: sandbox.feed.world().matches.map((each) => (each.id === match.id ? { ...each, ...change } : each)),
  }),
});
/** The match with these best prices of its first runner, in hundredths, at which it takes so many rupees, and next to nothing behind them. */
function quoting(back: number, lay: number, rupees: number): Partial<WorldMatch> {
  const at = (price: number) => ({ odds: figureOf(price), size: paise(rupees * 100) });
  const rows = match.market.rows.map((row, index) => (index === 0 ? { back: at(back), lay: at(lay) } : row));
  return {
    market: { ...match.market, rows: rows as unknown as WorldMatch['market']['rows'] },
    pricedAt: match.pricedAt + 1,
    liquidity: 0,
  };
}

describe('how many bets of a player’s wait', () => {
  const HERE = {
    status: 409,
    body: { field: 'rest', message: 'You can have up to 50 unmatched bets on one market. Cancel one first.' },
  };

  test('on one market is limited: one more is refused with a sentence, until one is taken back', async () => {
    await stood(asha, market, 49);
    const last = await ask(asha);
    expect(betOf(last).status).toBe('unmatched');
    expect(await ask(asha)).toMatchObject(HERE);
    expect((await balances(asha)).held).toBe(500_000);
    // What is matched at once does not wait, nor does what is not to stand.
    expect(betOf(await ask(asha, { odds: bookie.slip(market, 0, 'back', 100).odds })).status).toBe('matched');
    expect(await ask(asha, { rest: 'cancel' })).toMatchObject({ status: 409, body: { field: 'odds' } });
    const bela = await newPlayer(sandbox);
    expect(betOf(await ask(bela)).status).toBe('unmatched');
    const body = { id: betOf(last).id, clientRef: 'one-less-that-waits' };
    await sandbox.post('/sports-api/bets/cancel', body, { 'xu-auth': asha.token });
    expect(betOf(await ask(asha)).status).toBe('unmatched');
  });

  test('is limited for eight that come at once too, and for what waits to be judged', async () => {
    await stood(asha, market, 46);
    const answers = await atOnce(() => ask(asha));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 409, 409, 409, 409]);
    await database.query(`update bet set status = 'delayed', queue = null where player_id = $1`, [asha.id]);
    expect(await ask(asha)).toMatchObject(HERE);
  });

  test('is limited in all, on however many markets, also for eight that come at once', async () => {
    const rich = await newPlayer(sandbox, paise(100_000_000));
    const others = Array.from({ length: 10 }, () => bookie.market(fresh(), 'match_odds'));
    for (const [index, other] of others.entries()) await stood(rich, other, index === 0 ? 46 : 50);
    const next = Array.from({ length: 8 }, () => bookie.market(fresh(), 'match_odds'));
    const answers = await atOnce((index) => ask(rich, {}, next[index]));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      expect(answer).toMatchObject({
        status: 409,
        body: { field: 'rest', message: 'You can have up to 500 unmatched bets in total. Cancel one first.' },
      });
    }
  });
});

test('a thousand bets of twenty players on one market lapse in a few statements, one posting a player', async () => {
  const players = await atOnce(() => newPlayer(sandbox)).then(async (some) => [
    ...some,
    ...(await atOnce(() => newPlayer(sandbox))),
    ...(await Promise.all([1, 2, 3, 4].map(() => newPlayer(sandbox)))),
  ]);
  for (const player of players) await stood(player, market, 50);
  let statements = 0;
  const counted: Database = {
    ...database,
    query: ((...call: readonly unknown[]) => {
      statements += 1;
      return (database.query as unknown as (...all: readonly unknown[]) => Promise<never[]>)(...call);
    }) as Database['query'],
  };
  const before = await lapses();
  await meetDue(counted, { feed: feedWith({ endedAt: 1, state: 'closed' }), clock: sandbox.now });
  expect(statements).toBeLessThan(12);
  expect((await lapses()) - before).toBe(20);
  const left = await database.query(
    `select status, rest_ended as "restEnded", count(*) as count from bet where market_id = $1 group by 1, 2`,
    [market.id],
  );
  expect(left).toEqual([{ status: 'lapsed', restEnded: 'lapsed', count: 1000 }]);
  for (const player of players) expect(await balances(player)).toEqual({ cash: 1_000_000, held: 0 });
});

async function lapses(): Promise<number> {
  const [posted] = await database.query(
    `select count(*) as count from ledger_transaction where reference like 'bet:%:lapsed'`,
  );
  return posted?.count ?? 0;
}

describe('the prices at which bets wait', () => {
  const OUTSIDE = { status: 409, body: { field: 'odds' } };

  test('are near those of the market: money is not moved by a price that nobody else would give', async () => {
    const lay = priceOn(market);
    const far = (steps: number) => figureOf(tickBeside(lay, steps) ?? 0);
    expect(await ask(asha, { odds: 85, stack: 100, selectionType: 'lay' })).toMatchObject(OUTSIDE);
    const { body } = await ask(asha, { odds: 1000, selectionType: 'back' });
    expect(body.message).toMatch(/^Choose odds between [\d.]+ and [\d.]+\.$/);
    const [, low = '', high = ''] = /between ([\d.]+) and ([\d.]+)\.$/.exec(String(body.message)) ?? [];
    // Odds against, one and a half times either way: docs/decisions/matching.md.
    const back = market.offers(runner(), 'back')[0]?.price ?? 0;
    expect(Number(low)).toBeGreaterThanOrEqual(1 + (back / 100 - 1) / 1.5);
    expect(Number(high)).toBeLessThanOrEqual(1 + (lay / 100 - 1) * 1.5);
    expect(betOf(await ask(asha, { odds: Number(high) })).status).toBe('unmatched');
    expect(await ask(asha, { odds: far(100) })).toMatchObject(OUTSIDE);
    expect((await balances(asha)).held).toBe(10_000);
  });

  test('are looked at again when another player would meet what stands: far from the market it stays, near it again it is met', async () => {
    const price = priceOn(market);
    await ask(asha);
    const bela = await newPlayer(sandbox);
    // A lay at its price takes the ₹30 that the market offers there, and no more.
    const short = tickBeside(100 + Math.round((price - 100) / 4), 0) ?? 101;
    await placed(bela, 'lay', price, feedWith(quoting(short, tickBeside(short, 1) ?? 102, 10)));
    expect([await metBy(asha), (await metBy(bela)).map(({ against }) => against)]).toEqual([[], [false, false, false]]);
    await placed(bela, 'lay', price, sandbox.feed);
    expect(await metBy(asha)).toEqual([{ stake: 10_000, price, against: true }]);
  });

  test('that the market has come to are the market’s to meet, before any player who comes after it', async () => {
    const price = priceOn(market);
    await ask(asha);
    const bela = await newPlayer(sandbox);
    const better = tickBeside(price, 2) ?? 0;
    const feed = feedWith(quoting(better, tickBeside(better, 1) ?? 0, 10_000));
    const heard: string[] = [];
    await database.listen('balance', (player) => heard.push(player));
    await placed(bela, 'lay', tickBeside(better, 1) ?? 0, feed);
    expect(await metBy(asha)).toEqual([{ stake: 10_000, price, against: false }]);
    expect(await metBy(bela)).toEqual([{ stake: 10_000, price: tickBeside(better, 1), against: false }]);
  });
});

/** A bet of ₹100 for what is there at its price or better; nothing of it waits. */
function placed(player: SignedIn, side: Side, price: number, feed: Feed): Promise<unknown> {
  return placeBet(database, { feed, player: player.id, at: sandbox.now() }, {
    ...bookie.slip(market, 0, side, 100),
    ...{ marketType: 'match_odds', selectionType: side, stack: paise(10_000) },
    ...{ odds: figureOf(price), oddsPolicy: 'better', rest: 'cancel' },
  } as never);
}

const metBy = ({ id }: SignedIn) =>
  database.query(
    `select f.stake, f.price, f.against is not null as against from bet_fill f join bet b on b.id = f.bet_id
     where b.player_id = $1 and b.market_id = $2 order by f.id`,
    [id, market.id],
  );
