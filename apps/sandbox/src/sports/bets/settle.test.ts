import type { Bet } from '@pavilion/api-client/wire';
import { formatMoney, paise } from '@pavilion/money';
import fc from 'fast-check';
import { HOUR, Refusal } from '../../base/index.ts';
import { owedBy } from '../../money/index.ts';
import type { BuildOptions } from '../../start/services.ts';
import { cashAndHeldOf } from '../../store/index.ts';
import { type Bookie, bookieOf } from '../../testing/bets.ts';
import { newPlayer, type SignedIn } from '../../testing/players.ts';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { VOID } from '../feed/play.ts';
import type { WorldMatch } from '../feed/world.ts';
import type { QuotedMarket } from '../markets/market.ts';
import { exposuresOf } from './list.ts';
import { placeBet } from './place.ts';
import { settleMarkets } from './settle.ts';
import type { BetSlip } from './slip.ts';

let sandbox: TestSandbox;
let bookie: Bookie;
let asha: SignedIn;
beforeAll(async () => {
  sandbox = await testSandbox();
  bookie = bookieOf(sandbox);
});
beforeEach(async () => {
  asha = await newPlayer(sandbox);
});
const others: TestSandbox[] = [];
afterAll(() => Promise.all([sandbox, ...others].map((each) => each.close())));

/** A sandbox of a test’s own, for worlds that go on. */
async function another(options: Partial<BuildOptions> = {}): Promise<TestSandbox> {
  const own = await testSandbox(options);
  others.push(own);
  return own;
}

const balances = ({ id }: SignedIn) => cashAndHeldOf(sandbox.database, id);
const settle = (market: QuotedMarket, outcome: string) =>
  settleMarkets(sandbox.database, sandbox.now, [{ market: market.id, outcome }]);
const betsIn = async ({ token }: SignedIn, { id }: WorldMatch) =>
  (await sandbox.get(`/sports-api/bets?refmatchid=${id}`, { 'xu-auth': token })).body.data as { bets: object[] };
const latest = async ({ token }: SignedIn) =>
  (await sandbox.get('/api/getAccountstatement?from=2026-11-21&to=2026-11-22', { token })).body.data as {
    entries: object[];
  };
/** A match whose market nobody has bet on yet. */
const used = new Set<string>();
function fresh(is: (match: WorldMatch) => boolean): WorldMatch {
  const match = sandbox.feed.world().matches.find((each) => each.state === 'open' && !used.has(each.id) && is(each));
  if (!match) throw new Error('There is no such match left');
  used.add(match.id);
  return match;
}
const cricket = () => fresh(({ competition }) => competition.name === 'Syed Mushtaq Ali Trophy');
const runner = (market: QuotedMarket, index: number) => market.runners[index]?.id ?? '';
const net = (market: QuotedMarket, side: 'back' | 'lay', stake: number) =>
  Math.round((stake * ((market.quote(runner(market, 0), side)?.price ?? 0) - 100)) / 100);

describe('a market that is decided', () => {
  test('pays what was won without its commission, releases the hold, and says so in the statement', async () => {
    const match = cricket();
    const market = bookie.market(match, 'match_odds');
    await bookie.place(asha, bookie.slip(market, 0, 'back', 500));
    const profit = net(market, 'back', 50_000);
    const commission = Math.round(profit * 0.05);
    await settle(market, runner(market, 0));
    expect(await balances(asha)).toEqual({ cash: 1_000_000 + profit - commission, held: 0 });
    expect((await betsIn(asha, match)).bets).toMatchObject([{ status: 'won', profit: profit / 100, resettled: false }]);
    expect((await latest(asha)).entries[0]).toMatchObject({
      kind: 'sports',
      title: `Bet won: ${match.setup.names[0]}, match odds`,
      detail: `${match.setup.names[0]} v ${match.setup.names[1]} · net +${formatMoney(paise(profit))}, commission ${formatMoney(paise(commission))} at 5%`,
      state: 'Won',
      reference: `settle:${market.id}:${asha.id}:1`,
      amount: (profit - commission) / 100,
      account: 'cash',
    });
  });

  test('takes what was lost, without commission', async () => {
    const match = cricket();
    const market = bookie.market(match, 'match_odds');
    await bookie.place(asha, bookie.slip(market, 0, 'lay', 500));
    const liability = net(market, 'lay', 50_000);
    await settle(market, runner(market, 0));
    expect(await balances(asha)).toEqual({ cash: 1_000_000 - liability, held: 0 });
    expect((await latest(asha)).entries[0]).toMatchObject({
      title: `Bet lost: ${match.setup.names[0]}, laid`,
      state: 'Lost',
    });
  });

  test('takes commission from the net of the market, and not from each bet that won', async () => {
    const market = bookie.market(cricket(), 'match_odds');
    await bookie.place(asha, bookie.slip(market, 0, 'back', 500));
    await bookie.place(asha, bookie.slip(market, 0, 'lay', 200));
    const won = net(market, 'back', 50_000) - net(market, 'lay', 20_000);
    await settle(market, runner(market, 0));
    expect((await balances(asha)).cash).toBe(1_000_000 + won - Math.round(won * 0.05));
    expect((await latest(asha)).entries[0]).toMatchObject({ title: 'Bets won: match odds, 2 bets' });
  });

  test('a fancy is won by Yes from its line on, and by No below it', async () => {
    const match = cricket();
    const key = bookie.openFancy(match);
    const market = bookie.market(match, 'fancy', key);
    const yes = bookie.slip(market, 0, 'back', 100);
    const no = bookie.slip(market, 0, 'lay', 100);
    const other = await newPlayer(sandbox);
    await bookie.place(asha, yes);
    await bookie.place(other, no);
    await settle(market, String(yes.line));
    expect((await betsIn(asha, match)).bets).toMatchObject([{ status: 'won', profit: Number(yes.odds) }]);
    expect((await betsIn(other, match)).bets).toMatchObject([
      { status: Number(no.line) <= Number(yes.line) ? 'lost' : 'won' },
    ]);
    expect((await latest(asha)).entries[0]).toMatchObject({ title: `Bet won: ${market.name}, Yes ${yes.line}` });
    await settle(market, String(Number(yes.line) - 1));
    expect((await betsIn(asha, match)).bets).toMatchObject([{ status: 'lost', profit: -100, resettled: true }]);
  });

  test('is settled once, however often and from however many sides it is said', async () => {
    const market = bookie.market(cricket(), 'match_odds');
    const other = await newPlayer(sandbox);
    for (const player of [asha, other]) await bookie.place(player, bookie.slip(market, 0, 'back', 500));
    await Promise.all(Array.from({ length: 4 }, () => settle(market, runner(market, 0))));
    const after = [await balances(asha), await balances(other)];
    await settle(market, runner(market, 0));
    await settleMarkets(sandbox.database, sandbox.now);
    expect([await balances(asha), await balances(other)]).toEqual(after);
    expect(after[0]).toEqual(after[1]);
    expect(after[0]?.held).toBe(0);
  });

  test('takes no further bets', async () => {
    const market = bookie.market(cricket(), 'match_odds');
    await bookie.place(asha, bookie.slip(market, 0, 'back', 100));
    await settle(market, runner(market, 1));
    expect(await bookie.place(asha, bookie.slip(market, 0, 'back', 100))).toMatchObject({
      status: 409,
      body: { message: 'This market is closed.' },
    });
  });

  test('is void: every stake goes back, and the statement has it at nothing', async () => {
    const match = fresh(({ competition }) => competition.name === 'Premier League');
    const market = bookie.market(match, 'bookmaker');
    await bookie.place(asha, bookie.slip(market, 0, 'back', 500));
    await settle(market, VOID);
    expect(await balances(asha)).toEqual({ cash: 1_000_000, held: 0 });
    expect((await betsIn(asha, match)).bets).toMatchObject([{ status: 'void', profit: 0 }]);
    expect((await latest(asha)).entries[0]).toMatchObject({
      title: `Bet void: ${match.setup.names[0]}, bookmaker`,
      amount: 0,
    });
  });

  test('by a result that it can’t have is an error, and nothing is settled', async () => {
    const market = bookie.market(
      fresh(({ competition }) => competition.hasDraw),
      'match_odds',
    );
    await bookie.place(asha, bookie.slip(market, 0, 'back', 500));
    await expect(settle(market, 'somebody')).rejects.toThrow(RangeError);
    expect((await balances(asha)).held).toBe(50_000);
  });
});

describe('a result that is corrected', () => {
  test('takes back what it brought and brings the right one, commission too', async () => {
    const match = fresh(({ competition }) => competition.hasDraw);
    const market = bookie.market(match, 'match_odds');
    await bookie.place(asha, bookie.slip(market, 0, 'back', 500));
    await settle(market, runner(market, 0));
    await settle(market, runner(market, 1));
    expect(await balances(asha)).toEqual({ cash: 950_000, held: 0 });
    expect((await betsIn(asha, match)).bets).toMatchObject([{ status: 'lost', profit: -500, resettled: true }]);
    expect((await latest(asha)).entries[0]).toMatchObject({
      title: `Result corrected: ${match.setup.names[0]}, match odds`,
    });
    await settle(market, VOID);
    expect(await balances(asha)).toEqual({ cash: 1_000_000, held: 0 });
    expect((await latest(asha)).entries[0]).toMatchObject({
      title: `Result corrected to void: ${match.setup.names[0]}, match odds`,
    });
    const [bet] = (await betsIn(asha, match)).bets as Bet[];
    const history = bet?.timeline.slice(2).map(({ moment, result }) => [moment, result?.status, result?.profit]);
    expect(history).toEqual([
      ['settled', 'won', expect.any(Number)],
      ['corrected', 'lost', -500],
      ['corrected', 'void', 0],
    ]);
    const [house] = await sandbox.database.query(
      `select coalesce(sum(e.amount), 0)::bigint as sum from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
       where t.reference like $1`,
      [`settle:${market.id}:%`],
    );
    expect(house?.sum).toBe(0);
  });

  test('is owed by a player who has spent what it takes back, until they have it, and reaches the others at once', async () => {
    const match = fresh(({ competition }) => competition.hasDraw);
    const market = bookie.market(match, 'match_odds');
    const poor = await newPlayer(sandbox, paise(50_000));
    for (const player of [poor, asha]) await bookie.place(player, bookie.slip(market, 0, 'back', 500));
    await settle(market, runner(market, 0));
    const won = (await balances(poor)).cash;
    const elsewhere = bookie.market(
      fresh(({ competition }) => competition.hasDraw),
      'match_odds',
    );
    const staked = won - (won % 100);
    await bookie.place(poor, bookie.slip(elsewhere, 0, 'back', staked / 100));
    await settle(market, runner(market, 1));
    expect((await balances(asha)).cash).toBe(950_000);
    expect(await balances(poor)).toEqual({ cash: staked, held: staked });
    expect(await owedBy(sandbox.database, poor.id)).toBe(staked);
    await settle(elsewhere, VOID);
    expect(await balances(poor)).toEqual({ cash: 0, held: 0 });
    expect(await owedBy(sandbox.database, poor.id)).toBe(0);
  });
});

describe('what the feed decides', () => {
  test('fancies and matches are settled as they are decided, and nobody holds anything for a match that is gone', async () => {
    const own = await another({ pace: 20 });
    const bookmakers = bookieOf(own);
    const player = await newPlayer(own, paise(100_000_000));
    const match = bookmakers.openMatch('T20 Internationals');
    for (const kind of ['match_odds', 'bookmaker'] as const) {
      await bookmakers.place(player, bookmakers.slip(bookmakers.market(match, kind), 0, 'back', 500));
    }
    await bookmakers.place(
      player,
      bookmakers.slip(bookmakers.market(match, 'fancy', bookmakers.openFancy(match)), 0, 'back', 100),
    );
    expect((await cashAndHeldOf(own.database, player.id)).held).toBe(110_000);
    const states = async () =>
      (await own.database.query('select status from bet where player_id = $1 order by id', [player.id])).map(
        ({ status }) => status,
      );
    let fancyFirst = false;
    for (let step = 0; step < 400 && (await states()).includes('matched'); step += 1) {
      own.pass(5000);
      own.feed.tick();
      await own.sweeps.run();
      const [odds, , fancy] = await states();
      fancyFirst ||= odds === 'matched' && fancy !== 'matched';
    }
    const [odds, bookmaker] = await states();
    expect([fancyFirst, odds === bookmaker, ['won', 'lost'].includes(String(odds))]).toEqual([true, true, true]);
    expect((await cashAndHeldOf(own.database, player.id)).held).toBe(0);
  });

  test('a match that ended while the machine slept is settled when it wakes; one that no world knows waits for a decision', async () => {
    const own = await another();
    const bookmakers = bookieOf(own);
    const player = await newPlayer(own);
    const match = bookmakers.openMatch('Premier League');
    const strange = bookmakers.openMatch('La Liga');
    for (const each of [match, strange]) {
      expect(
        (await bookmakers.place(player, bookmakers.slip(bookmakers.market(each, 'match_odds'), 0, 'back', 100))).status,
      ).toBe(200);
    }
    await own.database.query(`update market set match_id = '1' where match_id = $1`, [strange.id]);
    await own.sweeps.run();
    expect((await cashAndHeldOf(own.database, player.id)).held).toBe(20_000);
    own.pass(9 * HOUR);
    own.feed.tick();
    await own.sweeps.run();
    const states = await own.database.query('select status from bet where player_id = $1 order by id', [player.id]);
    expect(states.map(({ status }) => status)).toEqual([expect.stringMatching(/^(won|lost)$/), 'matched']);
    expect((await cashAndHeldOf(own.database, player.id)).held).toBe(10_000);
    const waiting = await own.database.query('select match_id from market where missing_since is not null');
    expect(waiting).toEqual([{ match_id: '1' }]);
  });

  test('what a player has on a market counts as one wager, by what could be lost, and a void one does not', async () => {
    const market = bookie.market(
      fresh(({ competition }) => competition.hasDraw),
      'match_odds',
    );
    for (const stake of [500, 300]) await bookie.place(asha, bookie.slip(market, 0, 'back', stake));
    const wagers = () =>
      sandbox.database.query('select product, stake, at_risk, result from wager where player_id = $1', [asha.id]);
    expect(await wagers()).toEqual([]);
    await settle(market, runner(market, 1));
    const lost = { product: 'match_odds', stake: 80_000, at_risk: 80_000, result: -80_000 };
    expect(await wagers()).toEqual([lost]);
    await settle(market, VOID);
    expect(await wagers()).toEqual([{ ...lost, stake: 0, at_risk: 0, result: 0 }]);
  });
});

test('whatever is placed, settled, voided and corrected: held is what open markets expose, and in the end nothing', async () => {
  const own = await another();
  const bookmakers = bookieOf(own);
  const players = await Promise.all([newPlayer(own, paise(20_000_000)), newPlayer(own, paise(300_000))]);
  const matches = own.feed.world().matches.filter(({ state }) => state === 'open');
  const command = fc.record({
    what: fc.constantFrom('place', 'place', 'place', 'place', 'settle', 'void', 'twice'),
    player: fc.nat(1),
    market: fc.nat(2),
    runner: fc.nat(2),
    side: fc.constantFrom('back' as const, 'lay' as const),
    rupees: fc.integer({ min: 100, max: 3000 }),
  });
  let round = 0;
  const marketsOf = (match: WorldMatch): QuotedMarket[] => [
    bookmakers.market(match, 'match_odds'),
    ...(match.competition.hasBookmaker ? [bookmakers.market(match, 'bookmaker')] : []),
    ...(bookmakers.openFancy(match) !== undefined
      ? [bookmakers.market(match, 'fancy', bookmakers.openFancy(match))]
      : []),
  ];
  const place = (player: SignedIn, slip: Record<string, unknown>) =>
    placeBet(own.database, { feed: own.feed, player: player.id, at: own.now() }, {
      ...slip,
      stack: Number(slip.stack) * 100,
      oddsPolicy: 'any',
    } as unknown as BetSlip).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
    });
  const outcome = (market: QuotedMarket, number: number) =>
    market.kind === 'fancy' ? String(number * 60) : (market.runners[number % market.runners.length]?.id ?? '');
  const decide = (market: QuotedMarket, outcome: string) =>
    settleMarkets(own.database, own.now, [{ market: market.id, outcome }]);

  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 4, maxLength: 16 }), async (commands) => {
      const match = matches[round % matches.length];
      round += 1;
      if (!match) throw new Error('There is no match');
      const markets = marketsOf(match);
      for (const { what, player, market: index, runner: number, side, rupees } of commands) {
        const market = markets[index % markets.length];
        const who = players[player];
        if (!market || !who) continue;
        if (what === 'place') await place(who, bookmakers.slip(market, number % market.runners.length, side, rupees));
        else if (what === 'void') await decide(market, 'void');
        else await decide(market, outcome(market, number));
        if (what === 'twice') await decide(market, outcome(market, number));
        for (const each of players) {
          const { held, cash } = await cashAndHeldOf(own.database, each.id);
          const { exposureAmount } = await exposuresOf(own.database, each.id);
          expect([held + exposureAmount, cash >= held]).toEqual([0, true]);
        }
      }
      for (const market of markets) await decide(market, outcome(market, 1));
      for (const each of players) expect((await cashAndHeldOf(own.database, each.id)).held).toBe(0);
    }),
    { numRuns: matches.length, endOnFailure: true },
  );

  const [{ total, wrong } = { total: -1, wrong: -1 }] = await own.database.query(`
    select (select coalesce(sum(amount), 0)::bigint from ledger_entry) as total,
      (select count(*) from account a where a.balance is not null
         and a.balance <> (select coalesce(sum(amount), 0) from ledger_entry where account_id = a.id)) as wrong`);
  expect({ total, wrong }).toEqual({ total: 0, wrong: 0 });
  // What the players have now is what they began with, the latest result of each of their markets, and what they owe of it.
  for (const [index, each] of players.entries()) {
    const [{ result } = { result: 0 }] = await own.database.query(
      `select coalesce(sum(net - commission), 0)::bigint as result from market_settlement s
       where player_id = $1 and version = (select max(version) from market_settlement
         where market_id = s.market_id and player_id = s.player_id)`,
      [each.id],
    );
    const owed = await owedBy(own.database, each.id);
    expect((await cashAndHeldOf(own.database, each.id)).cash - owed).toBe(([20_000_000, 300_000][index] ?? 0) + result);
  }
}, 120_000);
