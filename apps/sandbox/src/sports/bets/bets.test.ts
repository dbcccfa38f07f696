import { proves } from '@pavilion/api-client/proves';
import { type Bet, getBets } from '@pavilion/api-client/wire';
import { figureOf, hundredthsOf, tickBeside } from '@pavilion/betting-math';
import { paise } from '@pavilion/money';
import * as z from 'zod/mini';
import { DAY, HOUR, MINUTE } from '../../base/index.ts';
import { cashAndHeldOf } from '../../store/index.ts';
import { type Bookie, betOf, bookieOf } from '../../testing/bets.ts';
import { newPlayer, type SignedIn } from '../../testing/players.ts';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { until } from '../../testing/until.ts';
import type { WorldMatch } from '../feed/world.ts';
import type { QuotedMarket } from '../markets/market.ts';
import { settleMarkets } from './settle.ts';

let sandbox: TestSandbox;
let bookie: Bookie;
let asha: SignedIn;
let match: WorldMatch;
let odds: QuotedMarket;
let bookmaker: QuotedMarket;
let fancy: QuotedMarket;
beforeAll(async () => {
  sandbox = await testSandbox();
  bookie = bookieOf(sandbox);
  match = bookie.openMatch('T20 Internationals');
  odds = bookie.market(match, 'match_odds');
  bookmaker = bookie.market(match, 'bookmaker');
  fancy = bookie.market(match, 'fancy', bookie.openFancy(match));
});
beforeEach(async () => {
  asha = await newPlayer(sandbox);
});
afterAll(() => sandbox.close());

const balances = ({ id }: SignedIn) => cashAndHeldOf(sandbox.database, id);
const betsOf = async ({ token }: SignedIn, query: string): Promise<{ bets: Bet[]; count: number }> => {
  const { body } = await sandbox.get(`/sports-api/bets?${query}`, { 'xu-auth': token });
  return z.decode(getBets.response, body as never).data;
};
const exposureOf = async ({ token }: SignedIn) =>
  (await sandbox.get('/api/bet/exposure/amount', { token })).body.data as {
    exposureAmount: number;
    matches: unknown[];
  };
/** Lets time pass until a market is as it should be. */
async function matchWhen(is: (market: WorldMatch) => boolean): Promise<WorldMatch> {
  for (let second = 0; second < 7200; second += 1) {
    const found = sandbox.feed.world().matches.find(is);
    if (found) return found;
    sandbox.pass(1000);
    sandbox.feed.tick();
  }
  throw new Error('It never came to that');
}

describe('a bet that is taken', () => {
  test('a back is matched whole at its price, and holds its stake', async () => {
    proves('placeBet');
    const slip = bookie.slip(odds, 0, 'back', 500);
    const answer = await bookie.place(asha, slip);
    expect([answer.status, answer.body.data]).toMatchObject([200, { exposureAmount: -500 }]);
    expect(betOf(answer)).toMatchObject({
      id: expect.stringMatching(/^BT-[0-9A-F]{6}$/),
      clientRef: slip.clientRef,
      refMatchId: match.id,
      matchName: `${match.setup.names[0]} v ${match.setup.names[1]}`,
      marketType: 'match_odds',
      marketName: 'Match Odds',
      runnerName: match.setup.names[0],
      odds: slip.odds,
      matchedOdds: slip.odds,
      line: null,
      stack: 500,
      matchedStack: 500,
      status: 'matched',
      profit: null,
      resettled: false,
      settledAt: null,
    });
    expect(await balances(asha)).toEqual({ cash: 1_000_000, held: 50_000 });
  });

  test('a lay holds its liability, at odds and at a rate by their own rules', async () => {
    const slip = bookie.slip(odds, 0, 'lay', 200);
    await bookie.place(asha, slip);
    const liability = Math.round(20_000 * (Number(slip.odds) - 1));
    expect((await balances(asha)).held).toBe(liability);
    const rated = bookie.slip(bookmaker, 0, 'lay', 200);
    await bookie.place(asha, rated);
    expect((await balances(asha)).held).toBe(liability + Math.round((20_000 * Number(rated.odds)) / 100));
  });

  test('a fancy is Yes or No on its line', async () => {
    const answer = await bookie.place(asha, bookie.slip(fancy, 0, 'lay', 100));
    const quote = fancy.quote(fancy.id, 'lay');
    expect(betOf(answer)).toMatchObject({
      marketType: 'fancy',
      marketName: fancy.name,
      runnerId: fancy.id,
      runnerName: 'No',
      line: quote?.line,
      odds: (quote?.price ?? 0) / 100,
    });
    expect((await balances(asha)).held).toBe(quote?.price);
  });

  test('a hedge releases what it spares, even for a player who has nothing left to hold', async () => {
    const poor = await newPlayer(sandbox, paise(50_000));
    await bookie.place(poor, bookie.slip(odds, 0, 'back', 500));
    expect(await balances(poor)).toEqual({ cash: 50_000, held: 50_000 });
    const answer = await bookie.place(poor, bookie.slip(odds, 0, 'lay', 200));
    expect(answer.status).toBe(200);
    expect((await balances(poor)).held).toBe(30_000);
    const holds = await sandbox.database.query(
      `select e.amount from ledger_entry e join account a on a.id = e.account_id
       where a.player_id = $1 and a.name = 'held' order by e.id`,
      [poor.id],
    );
    expect(holds.map(({ amount }) => amount)).toEqual([50_000, -20_000]);
  });

  test('a bet that only turns the worst outcome round, at the same amount, posts nothing', async () => {
    const rich = await newPlayer(sandbox, paise(100_000_000));
    const [back, lay] = [
      odds.quote(odds.runners[0]?.id ?? '', 'back')?.price,
      odds.quote(odds.runners[0]?.id ?? '', 'lay')?.price,
    ];
    if (!back || !lay) throw new Error('There are no prices');
    // Backed b and laid l = b·o/(o′ − 1), the runner’s win costs what its loss did before. In rupees, whole ones.
    await bookie.place(rich, bookie.slip(odds, 0, 'back', 10 * (lay - 100)));
    const count = async () => (await sandbox.database.query('select 1 from ledger_transaction')).length;
    const before = [await balances(rich), await count()];
    expect((await bookie.place(rich, bookie.slip(odds, 0, 'lay', 10 * back))).status).toBe(200);
    expect([await balances(rich), await count()]).toEqual(before);
  });

  test('the same request sent again is the same bet', async () => {
    const slip = bookie.slip(odds, 0, 'back', 300);
    const first = await bookie.place(asha, slip);
    expect((await bookie.place(asha, slip)).body).toEqual(first.body);
    expect((await balances(asha)).held).toBe(30_000);
    expect(await bookie.place(asha, { ...slip, stack: 400 })).toMatchObject({
      status: 409,
      body: { field: 'clientRef' },
    });
  });

  test('bets at the same time see each other, and never hold more than there is', async () => {
    const poor = await newPlayer(sandbox, paise(100_000));
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => bookie.place(poor, bookie.slip(odds, 0, 'back', 300))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(await balances(poor)).toEqual({ cash: 100_000, held: 90_000 });
    expect((await exposureOf(poor)).exposureAmount).toBe(-900);
  });
});

/** The odds so many ticks from those of a slip. */
const beside = (odds: unknown, ticks: number) => figureOf(tickBeside(hundredthsOf(Number(odds)) ?? 0, ticks) ?? 0);

describe('a price that moved', () => {
  const off = (slip: Record<string, unknown>, ticks: number, oddsPolicy: string) => ({
    ...slip,
    odds: beside(slip.odds, ticks),
    oddsPolicy,
  });

  test.each([
    ['back', 1, 'none', 409],
    ['back', -1, 'none', 409],
    ['back', 1, 'better', 409],
    ['back', -1, 'better', 200],
    ['lay', 1, 'better', 200],
    ['lay', -1, 'better', 409],
    ['back', 1, 'any', 200],
    ['lay', -1, 'any', 200],
  ] as const)('a %s asked %d tick off with policy %s: %d', async (side, ticks, policy, status) => {
    const now = bookie.slip(odds, 0, side, 100);
    const answer = await bookie.place(asha, off(now, ticks, policy));
    expect(answer.status).toBe(status);
    if (status === 200) {
      expect(betOf(answer)).toMatchObject({ odds: beside(now.odds, ticks), matchedOdds: now.odds });
    } else {
      expect(answer.body).toMatchObject({ field: 'odds', message: `The price moved to ${now.odds}.` });
    }
  });

  test('a moved line is refused whatever the policy', async () => {
    const slip = bookie.slip(fancy, 0, 'back', 100);
    for (const oddsPolicy of ['none', 'better', 'any']) {
      expect(await bookie.place(asha, { ...slip, line: Number(slip.line) + 1, oddsPolicy })).toMatchObject({
        status: 409,
        body: { field: 'line', message: `The line moved to ${slip.line}.` },
      });
    }
    expect((await balances(asha)).held).toBe(0);
  });
});

describe('a bet that is refused says why, by its field, and leaves no trace', () => {
  const refused = async (slip: Record<string, unknown>, status: number, field: string | undefined, message: string) => {
    expect(await bookie.place(asha, slip)).toMatchObject({
      status,
      body: { error: true, message, ...(field && { field }) },
    });
    expect((await balances(asha)).held).toBe(0);
    expect((await betsOf(asha, `clientref=${slip.clientRef}`)).count).toBe(0);
  };
  const good = () => bookie.slip(odds, 0, 'back', 500);

  test('there is no such match, market or runner', async () => {
    await refused({ ...good(), refMatchId: '1' }, 404, 'refMatchId', 'This match was not found, or it has ended.');
    await refused({ ...good(), marketId: '1-MO' }, 404, 'marketId', 'This market was not found.');
    await refused({ ...good(), runnerId: '1-1' }, 404, 'runnerId', 'There is no such runner in this market.');
  });

  test('the request does not fit its market', async () => {
    await refused({ ...good(), marketType: 'bookmaker' }, 422, 'marketType', 'This market is of another type.');
    await refused({ ...good(), line: 5 }, 422, 'line', 'Only a fancy has a line.');
    const { line: _, ...without } = bookie.slip(fancy, 0, 'back', 100);
    await refused(without, 422, 'line', 'Say which line the bet is on.');
  });

  test('the stake has parts of a paisa, or is nothing; the odds are off the ladder or have three decimals', async () => {
    await refused({ ...good(), stack: 500.001 }, 422, 'stack', 'The field stack is not valid.');
    await refused({ ...good(), stack: 0 }, 422, 'stack', 'The field stack is not valid.');
    await refused({ ...good(), stack: -500 }, 422, 'stack', 'The field stack is not valid.');
    await refused({ ...good(), odds: 3.01 }, 422, 'odds', 'These odds are not on the ladder.');
    await refused({ ...good(), odds: 1.005 }, 422, 'odds', 'A price has at most two decimals.');
  });

  test('the stake is below the least or above the greatest, or may win too much', async () => {
    await refused({ ...good(), stack: 99.99 }, 422, 'stack', 'Minimum stake is ₹100.00.');
    await refused({ ...good(), stack: 250_000.01 }, 422, 'stack', 'Maximum stake is ₹2,50,000.00.');
    const small = bookie.openMatch('Nordic Cup');
    const market = bookie.market(small, 'match_odds');
    const long = market.runners.findIndex(({ id }) => (market.quote(id, 'back')?.price ?? 0) > 600);
    if (long === -1) throw new Error('Nothing is long here');
    await refused(
      bookie.slip(market, long, 'back', 25_000),
      422,
      'stack',
      'Maximum profit on a bet here is ₹1,00,000.00.',
    );
  });

  test('there are not enough funds: it says how much is missing', async () => {
    await refused(bookie.slip(odds, 0, 'back', 10_500), 409, 'stack', 'Not enough funds. You need ₹500.00 more.');
  });

  test('the market is suspended, the ball is running, or the match is over', async () => {
    for (const [state, message] of [
      ['suspended', 'This market is suspended.'],
      ['ball-running', 'The ball is running. Try again in a moment.'],
      ['closed', 'This market is closed.'],
    ] as const) {
      const held = await matchWhen((each) => each.state === state);
      await refused(bookie.slip(bookie.market(held, 'match_odds'), 0, 'back', 500), 409, 'marketId', message);
    }
    match = bookie.openMatch('T20 Internationals');
    odds = bookie.market(match, 'match_odds');
    bookmaker = bookie.market(match, 'bookmaker');
  });

  test('nobody offers a price', async () => {
    const far = await matchWhen(
      (each) =>
        each.state === 'open' &&
        each.competition.hasBookmaker &&
        bookie.market(each, 'bookmaker').quote(`${each.id}-1`, 'back') === null,
    );
    const slip = bookie.slip(bookie.market(far, 'bookmaker'), 0, 'back', 500);
    await refused({ ...slip, runnerId: `${far.id}-1` }, 409, 'odds', 'This price is no longer available.');
  });

  test('a suspended market is said before a wrong price, a wrong price before a wrong stake, a wrong stake before missing funds', async () => {
    const held = await matchWhen((each) => each.state === 'suspended');
    const suspended = bookie.slip(bookie.market(held, 'match_odds'), 0, 'back', 5);
    await refused({ ...suspended, odds: 1.01 }, 409, 'marketId', 'This market is suspended.');
    match = bookie.openMatch('T20 Internationals');
    odds = bookie.market(match, 'match_odds');
    const slip = good();
    const wrong = beside(slip.odds, 3);
    await refused({ ...slip, odds: wrong, stack: 5 }, 409, 'odds', `The price moved to ${slip.odds}.`);
    await refused({ ...slip, stack: 300_000 }, 422, 'stack', 'Maximum stake is ₹2,50,000.00.');
  });

  test('there is maintenance', async () => {
    await sandbox.database.query(
      `update app_detail set value = to_jsonb('maintenance'::text) where key = 'BRAND_STATUS'`,
    );
    await refused({ ...good(), stack: 5 }, 403, undefined, 'Betting is closed for maintenance.');
    await sandbox.database.query(`update app_detail set value = to_jsonb('Live'::text) where key = 'BRAND_STATUS'`);
    expect((await bookie.place(asha, good())).status).toBe(200);
  });
});

describe('the player’s bets', () => {
  test('come newest first, ten at a time, by match; another match has none, another player sees none', async () => {
    proves('getBets');
    for (let count = 0; count < 12; count += 1) {
      sandbox.pass(1);
      await bookie.place(asha, bookie.slip(odds, 0, 'back', 100 + count));
    }
    const first = await betsOf(asha, `refmatchid=${match.id}`);
    expect([first.count, first.bets.map(({ stack }) => stack / 100)]).toEqual([
      12,
      [111, 110, 109, 108, 107, 106, 105, 104, 103, 102],
    ]);
    expect((await betsOf(asha, `refmatchid=${match.id}&skip=10&pagesize=5`)).bets).toHaveLength(2);
    expect(await betsOf(asha, 'refmatchid=1')).toEqual({ bets: [], count: 0 });
    const other = await newPlayer(sandbox);
    expect(await betsOf(other, `refmatchid=${match.id}`)).toEqual({ bets: [], count: 0 });
    expect(await betsOf(other, `clientref=${first.bets[0]?.clientRef}`)).toEqual({ bets: [], count: 0 });
    expect((await betsOf(asha, `clientref=${first.bets[0]?.clientRef}`)).bets).toEqual([first.bets[0]]);
  });

  test('come by days in India, by kind, and by whether they are open', async () => {
    const today = new Date(sandbox.now().getTime() + 5.5 * HOUR).toISOString().slice(0, 10);
    const yesterday = new Date(sandbox.now().getTime() + 5.5 * HOUR - DAY).toISOString().slice(0, 10);
    const mine = bookie.openMatch('Pune Open');
    const market = bookie.market(mine, 'match_odds');
    const cricket = sandbox.feed
      .world()
      .matches.find(
        ({ id, state, fancyCount, play }) => id !== match.id && state === 'open' && fancyCount > 0 && play === null,
      );
    const line = bookie.market(cricket as WorldMatch, 'fancy', bookie.openFancy(cricket as WorldMatch));
    await bookie.place(asha, bookie.slip(market, 0, 'back', 100));
    await bookie.place(asha, bookie.slip(line, 0, 'back', 100));
    await settleMarkets(sandbox.database, sandbox.now, [{ market: market.id, outcome: market.runners[0]?.id ?? '' }]);
    const kinds = async (more: string) =>
      (await betsOf(asha, `startdate=${today}&enddate=${today}${more}`)).bets.map(({ marketType, status }) => [
        marketType,
        status,
      ]);
    expect(await kinds('')).toEqual([
      ['fancy', 'matched'],
      ['match_odds', 'won'],
    ]);
    expect(await kinds('&markettype=fancy')).toEqual([['fancy', 'matched']]);
    expect(await kinds('&betstatus=settled')).toEqual([['match_odds', 'won']]);
    expect(await kinds('&betstatus=open&markettype=match_odds')).toEqual([]);
    expect((await betsOf(asha, `startdate=${yesterday}&enddate=${yesterday}`)).count).toBe(0);
    // Ten minutes before midnight in India and ten after it are two days, though both are one afternoon in London.
    const midnight = Date.parse(`${today}T00:00:00Z`) - 5.5 * HOUR;
    for (const [minutes, counts] of [
      [-10, [0, 2]],
      [10, [2, 0]],
    ] as const) {
      await sandbox.database.query('update bet set created_at = $2 where player_id = $1', [
        asha.id,
        new Date(midnight + minutes * MINUTE),
      ]);
      expect([
        (await betsOf(asha, `startdate=${today}&enddate=${today}`)).count,
        (await betsOf(asha, `startdate=${yesterday}&enddate=${yesterday}`)).count,
      ]).toEqual(counts);
    }
  });

  test.each([
    ['startdate=2026-11-21&enddate=2026-11-20', 'enddate'],
    ['startdate=2026-11-21&enddate=soon', 'enddate'],
    ['startdate=2026-11-21&enddate=2026-11-21&betstatus=lost', 'betstatus'],
    ['startdate=2026-11-21&enddate=2026-11-21&pagesize=101', 'pagesize'],
  ])('%s is refused by its field', async (query, field) => {
    expect(await sandbox.get(`/sports-api/bets?${query}`, { 'xu-auth': asha.token })).toMatchObject({
      status: 422,
      body: { error: true, field },
    });
  });

  test('exposure is the worst of each market, match by match, and what is held', async () => {
    proves('getExposureAmount');
    const other = bookie.openMatch('Premier League');
    const elsewhere = bookie.market(other, 'match_odds');
    await bookie.place(asha, bookie.slip(odds, 0, 'back', 500));
    await bookie.place(asha, bookie.slip(bookie.market(match, 'bookmaker'), 0, 'back', 300));
    sandbox.pass(1);
    await bookie.place(asha, bookie.slip(elsewhere, 0, 'back', 200));
    expect(await exposureOf(asha)).toEqual({
      exposureAmount: -1000,
      matches: [
        { refMatchId: other.id, matchName: expect.any(String), exposureAmount: -200, totalBets: 1 },
        { refMatchId: match.id, matchName: expect.any(String), exposureAmount: -800, totalBets: 2 },
      ],
    });
    expect((await balances(asha)).held).toBe(100_000);
    expect(await exposureOf(await newPlayer(sandbox))).toEqual({ exposureAmount: 0, matches: [] });
  });
});

test('whoever listens for a player’s balance hears of a hold', async () => {
  const heard: string[] = [];
  await sandbox.database.listen('balance', (player) => heard.push(player));
  await bookie.place(asha, bookie.slip(odds, 0, 'back', 100));
  // What others were told before may come late.
  const mine = () => heard.filter((player) => player === String(asha.id));
  await until('it is heard', () => mine().length > 0);
  expect(mine()).toHaveLength(1);
});
