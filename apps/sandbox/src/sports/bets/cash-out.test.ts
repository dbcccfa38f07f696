import { proves } from '@pavilion/api-client/proves';
import { type Bet, getBets, getCashOut, takeCashOut } from '@pavilion/api-client/wire';
import { paise } from '@pavilion/money';
import * as z from 'zod/mini';
import { limitRefusal, setLimit } from '../../players/index.ts';
import { cashAndHeldOf } from '../../store/index.ts';
import { type Bookie, betOf, bookieOf } from '../../testing/bets.ts';
import { type MovedMatch, movedMatch } from '../../testing/cash-outs.ts';
import { freshRef, newStandingBet } from '../../testing/money-calls.ts';
import { newPlayer, type SignedIn } from '../../testing/players.ts';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { betsOf } from './list.ts';
import { meetDue } from './meet.ts';

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
afterAll(() => sandbox.close());

const balances = ({ id }: SignedIn) => cashAndHeldOf(sandbox.database, id);
const betsIn = async ({ id }: SignedIn, { market }: MovedMatch): Promise<Bet[]> =>
  (await betsOf(sandbox.database, id, { refmatchid: market.matchId ?? '' })).bets;
const moved = (more: Parameters<typeof movedMatch>[2] = {}) => movedMatch(sandbox.database, sandbox.now, more);
const LARGE = 1_000_000;
/** Backed 20 at 7, and laid at 4 now: the example of the rules. */
async function example(): Promise<MovedMatch> {
  const match = moved();
  match.price({ back: [3.9, LARGE], lay: [4, LARGE] }, { back: null, lay: null });
  await match.bet([{ player: asha.id, side: 'back', rupees: 20, price: 700 }]);
  return match;
}
async function sums(): Promise<number> {
  const [{ total } = { total: -1 }] = await sandbox.database.query(
    'select coalesce(sum(amount), 0)::bigint as total from ledger_entry',
  );
  return total;
}
const offersFor = async ({ token }: SignedIn, match: string, percent = 100) => {
  const { body } = await sandbox.get(`/sports-api/bets/cash-out?refmatchid=${match}&percent=${percent}`, {
    'xu-auth': token,
  });
  return z.decode(getCashOut.response, body as never).data.cashOuts;
};
const take = ({ token }: SignedIn, quote: string, clientRef = freshRef()) =>
  sandbox.post('/sports-api/bets/cash-out', { quote, clientRef }, { 'xu-auth': token });

test('back 20 @ 7 is offered a cash-out at 4 by laying 35, for 15 whichever way, for some seconds', async () => {
  const match = await example();
  const [first, second] = match.market.named;
  expect(await match.quotes(asha.id)).toEqual([
    {
      marketId: match.market.id,
      marketType: 'match_odds',
      marketName: 'Match Odds',
      percent: 100,
      problem: null,
      quote: {
        id: expect.any(String),
        lasts: 8000,
        secured: 1500,
        funds: 0,
        outcomes: [
          { runnerId: first, runnerName: 'Runner 1', now: 12_000, after: 1500 },
          { runnerId: second, runnerName: 'Runner 2', now: -2000, after: 1500 },
        ],
        legs: [{ runnerId: first, runnerName: 'Runner 1', selectionType: 'lay', stack: 3500, odds: 4 }],
        waiting: [],
      },
    },
  ]);
});

test('taken, it is a bet that says so, nothing is held for the market any more, and every outcome brings the same', async () => {
  const match = await example();
  expect(await balances(asha)).toEqual({ cash: 1_000_000, held: 2000 });
  const { id } = await match.quote(asha.id);
  const { problem, bets, exposureAmount } = await match.take(asha.id, id);
  expect([problem, exposureAmount + 0]).toEqual([null, 0]);
  expect(bets).toMatchObject([
    {
      ...{ cashOut: true, selectionType: 'lay', odds: 4, stack: 3500, matchedStack: 3500, status: 'matched' },
      outcomes: 2,
      fills: [{ stack: 3500, odds: 4, profit: 10_500 }],
      timeline: [{ moment: 'asked' }, { moment: 'matched' }],
    },
  ]);
  expect((await betsIn(asha, match)).map(({ cashOut }) => cashOut)).toEqual([true, undefined]);
  expect(await balances(asha)).toEqual({ cash: 1_000_000, held: 0 });
  const { entries } = (
    await sandbox.get('/api/getAccountstatement?from=2026-11-21&to=2026-11-22', { token: asha.token })
  ).body.data as { entries: { title: string }[] };
  expect(entries.map(({ title }) => title)).not.toContain('Held for a cash-out');
  expect(await match.quotes(asha.id)).toMatchObject([{ quote: null, problem: 'level' }]);
  expect(await sums()).toBe(0);
});

test('half of it closes half of the position, and what is left is offered again', async () => {
  const match = await example();
  const half = await match.quote(asha.id, 50);
  expect(half).toMatchObject({ secured: -250, legs: [{ stack: 1750 }] });
  expect((await match.take(asha.id, half.id)).problem).toBeNull();
  expect((await balances(asha)).held).toBe(250);
  expect((await match.quote(asha.id)).secured).toBe(1500);
});

describe('of what waits on the market', () => {
  test('all of it is cancelled first, says the quote, and what that held is released: nothing can move the outcomes any more', async () => {
    const match = await example();
    await match.wait([
      { player: asha.id, side: 'back', rupees: 50, price: 800 },
      { player: asha.id, side: 'lay', rupees: 10, price: 300 },
    ]);
    expect((await balances(asha)).held).toBe(7000);
    const [runnerId] = match.market.named;
    const { id, waiting, funds } = await match.quote(asha.id);
    expect(waiting).toEqual([
      { runnerId, runnerName: 'Runner 1', selectionType: 'back', stack: 5000, odds: 8 },
      { runnerId, runnerName: 'Runner 1', selectionType: 'lay', stack: 1000, odds: 3 },
    ]);
    expect(funds).toBe(0);
    expect(await match.take(asha.id, id)).toMatchObject({ problem: null, bets: [{ stack: 3500 }] });
    const ended = (await betsIn(asha, match)).filter(({ cashOut, stack }) => !cashOut && stack !== 2000);
    expect(ended).toMatchObject(
      [1000, 5000].map((stack) => ({
        ...{ stack, status: 'cancelled', refusal: { code: 'cashed-out', values: {} } },
        timeline: [{ moment: 'asked' }, { moment: 'cancelled' }],
      })),
    );
    expect(await balances(asha)).toEqual({ cash: 1_000_000, held: 0 });
    match.price({ back: [8, LARGE], lay: [3, LARGE] }, { back: null, lay: null });
    await meetDue(sandbox.database, { feed: match.feed, clock: sandbox.now });
    expect(await match.quotes(asha.id)).toMatchObject([{ problem: 'level' }]);
    expect(await sums()).toBe(0);
  });

  test('what of a bet was matched stays when its rest is cancelled', async () => {
    const match = await example();
    await match.wait([{ player: asha.id, side: 'back', rupees: 30, price: 800 }]);
    match.price({ back: [8, 10], lay: [4, LARGE] }, { back: null, lay: null });
    await meetDue(sandbox.database, { feed: match.feed, clock: sandbox.now });
    match.price({ back: [3.9, LARGE], lay: [4, LARGE] }, { back: null, lay: null });
    const { id, secured } = await match.quote(asha.id);
    expect((await match.take(asha.id, id)).problem).toBeNull();
    expect((await betsIn(asha, match)).find(({ odds }) => odds === 8)).toMatchObject({
      status: 'matched',
      matchedStack: 1000,
    });
    expect((await balances(asha)).held).toBe(Math.max(0, -secured));
  });

  test('a part leaves it, and names it; what waits on another market of the match stays whatever is closed', async () => {
    const match = await example();
    await match.wait([{ player: asha.id, side: 'back', rupees: 50, price: 800 }]);
    const { id, waiting } = await match.quote(asha.id, 50);
    expect(waiting).toMatchObject([{ stack: 5000 }]);
    expect((await match.take(asha.id, id)).problem).toBeNull();
    expect((await match.quote(asha.id)).waiting).toEqual(waiting);
    const other = await example();
    expect((await other.take(asha.id, (await other.quote(asha.id)).id)).problem).toBeNull();
    expect((await match.quote(asha.id)).waiting).toEqual(waiting);
  });
});

describe('a cash-out of a player at their loss limit', () => {
  /** A part of it would leave more held: a bet that waits relies on all of the position. */
  const atLimit = async () => {
    const match = await example();
    await match.wait([{ player: asha.id, side: 'lay', rupees: 20, price: 650 }]);
    const { held } = await balances(asha);
    await sandbox.post('/api/limits/set', { name: 'loss-day', amount: held / 100 }, { token: asha.token });
    return { match, held };
  };

  it('is refused where it holds more, and leaves everything as it was', async () => {
    const { match, held } = await atLimit();
    const { id } = await match.quote(asha.id, 50);
    const error = await match.take(asha.id, id).catch((refused: unknown) => refused);
    expect(limitRefusal(error)?.message).toMatch(/^Your loss limit is ₹/);
    expect((await balances(asha)).held).toBe(held);
  });

  it('is taken where it holds less', async () => {
    const { match, held } = await atLimit();
    expect((await match.take(asha.id, (await match.quote(asha.id)).id)).problem).toBeNull();
    expect((await balances(asha)).held).toBeLessThan(held);
  });

  it('is taken where it holds more within the limit', async () => {
    const { match, held } = await atLimit();
    const higher = { player: asha.id, name: 'loss-day', amount: held * 3, at: sandbox.now(), coolingHours: 0 } as const;
    await sandbox.database.transaction((tx) => setLimit(tx, higher));
    expect((await match.take(asha.id, (await match.quote(asha.id, 50)).id)).problem).toBeNull();
    expect((await balances(asha)).held).toBeGreaterThan(held);
  });
});

test('three runners are closed by two bets, taken of the prices behind the best where those do not reach', async () => {
  const match = moved({ runners: 3 });
  await match.bet([
    { player: asha.id, side: 'back', rupees: 100, price: 333, on: 1 },
    { player: asha.id, side: 'back', rupees: 70, price: 517, on: 3 },
  ]);
  const some = [1.5, 3] as const;
  match.price({ back: [1.49, 1], lay: some }, { back: [3.45, LARGE], lay: null }, { back: [8, LARGE], lay: [8.2, 5] });
  const { id, legs, secured } = await match.quote(asha.id);
  expect(legs.length).toBeGreaterThan(1);
  const { bets } = await match.take(asha.id, id);
  expect(bets).toHaveLength(legs.length);
  expect(bets.map(({ stack }) => stack)).toEqual(legs.map(({ stack }) => stack));
  expect((await balances(asha)).held).toBe(Math.max(0, -secured));
});

test('a bookmaker’s market is closed at its rates, of the size that it says', async () => {
  const match = moved({ kind: 'bookmaker' });
  await match.bet([{ player: asha.id, side: 'back', rupees: 500, price: 30_000 }]);
  const { id, secured, legs } = await match.quote(asha.id);
  expect((await match.take(asha.id, id)).problem).toBeNull();
  expect((await balances(asha)).held).toBe(Math.max(0, -secured));
  const [taken] = await sandbox.database.query('select taken from taken_size where market_id = $1', [match.market.id]);
  expect([legs.length, taken?.taken]).toEqual([1, legs[0]?.stack]);
});

test('over the wire: it is offered where the player has a position, once for each reference, and nowhere else', async () => {
  proves('getCashOut', 'takeCashOut');
  const open = bookie.openMatch('T20 Internationals');
  const market = bookie.market(open, 'match_odds');
  expect(await offersFor(asha, open.id)).toEqual([]);
  await bookie.place(asha, bookie.slip(market, 0, 'back', 500));
  const [offer, ...others] = await offersFor(asha, open.id, 50);
  expect([offer?.marketId, offer?.percent, others]).toEqual([market.id, 50, []]);
  expect(await offersFor(await newPlayer(sandbox), open.id)).toEqual([]);
  expect(await offersFor(asha, 'nonsense')).toEqual([]);
  const clientRef = freshRef();
  const first = await take(asha, offer?.quote?.id ?? '', clientRef);
  const { problem, bets, exposureAmount } = z.decode(takeCashOut.response, first.body as never).data;
  expect([problem, bets.length]).toEqual([null, 1]);
  expect((await take(asha, offer?.quote?.id ?? '', clientRef)).body).toEqual(first.body);
  expect(await balances(asha)).toEqual({ cash: 1_000_000, held: -exposureAmount });
  const { body } = await sandbox.get(`/sports-api/bets?refmatchid=${open.id}`, { 'xu-auth': asha.token });
  expect(z.decode(getBets.response, body as never).data.bets).toHaveLength(2);
});

test('a match to come is offered one too, and a bet that only waits is nothing to cash out', async () => {
  const slip = await newStandingBet(sandbox, asha);
  const { bets } = await betsOf(sandbox.database, asha.id, {
    startdate: '2026-11-20' as never,
    enddate: '2026-11-22' as never,
  });
  expect(bets[0]?.id).toBe(slip);
  expect(await offersFor(asha, bets[0]?.refMatchId ?? '')).toEqual([]);
});

describe('a quote is not taken', () => {
  const refused = async (match: MovedMatch, id: string, problem: string) => {
    const before = [await balances(asha), await betsIn(asha, match)];
    expect(await match.take(asha.id, id)).toMatchObject({ problem, bets: [] });
    expect([await balances(asha), await betsIn(asha, match)]).toEqual(before);
  };

  test('once its seconds are over', async () => {
    const match = await example();
    const { id, lasts } = await match.quote(asha.id);
    sandbox.pass(lasts - 1);
    expect((await match.take(asha.id, id)).problem).toBeNull();
    const later = await example();
    const second = await later.quote(asha.id);
    sandbox.pass(second.lasts);
    await refused(later, second.id, 'expired');
  });

  test.each(['suspended', 'ball-running', 'closed'] as const)('while its market is %s', async (state) => {
    const match = await example();
    const { id } = await match.quote(asha.id);
    match.hold(state);
    await refused(match, id, 'suspended');
    expect(await match.quotes(asha.id)).toMatchObject([{ quote: null, problem: 'suspended' }]);
  });

  test('once a bet has come to the position, or gone from it', async () => {
    const match = await example();
    const { id } = await match.quote(asha.id);
    await match.bet([{ player: asha.id, side: 'back', rupees: 1, price: 300, on: 2 }]);
    await refused(match, id, 'book-changed');
    const next = await match.quote(asha.id, 25);
    expect((await match.take(asha.id, (await match.quote(asha.id, 25)).id)).problem).toBeNull();
    await expect(match.take(asha.id, next.id)).rejects.toThrow('This cash-out offer has expired.');
  });

  test('once something has happened in the match since; prices that only drifted are kept to', async () => {
    const match = await example();
    const { id } = await match.quote(asha.id);
    match.price({ back: [5, LARGE], lay: [5.1, LARGE] }, { back: null, lay: null });
    const second = await match.quote(asha.id);
    match.happen();
    await refused(match, second.id, 'price-gone');
    await refused(match, id, 'price-gone');
    const other = await example();
    const old = await other.quote(asha.id);
    other.price({ back: [3.95, LARGE], lay: [4.2, LARGE] }, { back: null, lay: null });
    expect(await other.take(asha.id, old.id)).toMatchObject({ problem: null, bets: [{ odds: 4 }] });
  });

  test('where others have taken what it would take of', async () => {
    const match = await example();
    const bela = await newPlayer(sandbox);
    // 35 of the 40 there are: one of the two comes too late.
    match.price({ back: [3.9, 40], lay: [4, 40] }, { back: null, lay: null });
    await match.bet([{ player: bela.id, side: 'back', rupees: 20, price: 700 }]);
    const [mine, theirs] = [await match.quote(asha.id), await match.quote(bela.id)];
    expect((await match.take(bela.id, theirs.id)).problem).toBeNull();
    await refused(match, mine.id, 'too-little-offered');
    // 5 are left at 4, and what is behind it counts as well.
    expect((await match.quote(asha.id)).legs).toMatchObject([{ odds: 4.1 }]);
  });

  test('where what waits leans on the part of the position that is closed, and there is nothing left to hold it with', async () => {
    asha = await newPlayer(sandbox, paise(10_000));
    const match = await example();
    await match.wait([{ player: asha.id, side: 'lay', rupees: 40, price: 400 }]);
    const { id, funds } = await match.quote(asha.id, 99);
    expect(funds).toBeGreaterThan(8000);
    await refused(match, id, 'not-enough-funds');
    expect((await match.take(asha.id, (await match.quote(asha.id)).id)).problem).toBeNull();
  });

  test('once some of what it would cancel was matched, or more waits', async () => {
    const match = await example();
    await match.wait([{ player: asha.id, side: 'back', rupees: 30, price: 800 }]);
    const { id } = await match.quote(asha.id);
    match.price({ back: [8, 10], lay: [4, LARGE] }, { back: null, lay: null });
    await meetDue(sandbox.database, { feed: match.feed, clock: sandbox.now });
    await refused(match, id, 'book-changed');
    const next = await match.quote(asha.id);
    expect(next.waiting).toMatchObject([{ selectionType: 'back', stack: 2000, odds: 8 }]);
    await match.wait([{ player: asha.id, side: 'back', rupees: 5, price: 900 }]);
    await refused(match, next.id, 'book-changed');
  });

  test('while a bet waits out its delay, since nobody knows what becomes of it: all of it is not offered, a part is', async () => {
    const match = await example();
    await match.wait([{ player: asha.id, side: 'back', rupees: 30, price: 800 }], 'delayed');
    expect(await match.quotes(asha.id)).toMatchObject([{ quote: null, problem: 'being-judged' }]);
    const part = await match.quote(asha.id, 50);
    expect(part.waiting).toMatchObject([{ stack: 3000, odds: 8 }]);
    expect((await match.take(asha.id, part.id)).problem).toBeNull();
    expect((await betsIn(asha, match)).map(({ status }) => status)).toContain('delayed');
  });

  test('where there is nothing offered, or too little, or the part is too small: no quote is made', async () => {
    const match = await example();
    match.price({ back: null, lay: null }, { back: null, lay: null });
    expect(await match.quotes(asha.id)).toMatchObject([{ quote: null, problem: 'price-gone' }]);
    match.price({ back: null, lay: [1000, 0.01] }, { back: null, lay: null });
    expect(await match.quotes(asha.id)).toMatchObject([{ quote: null, problem: 'too-little-offered' }]);
    match.price({ back: null, lay: [50, LARGE] }, { back: null, lay: null });
    expect(await match.quotes(asha.id, 25)).toMatchObject([{ quote: null, problem: 'below-min' }]);
  });

  test('while the house is closed, nor by whoever was never offered it', async () => {
    const match = await example();
    const { id } = await match.quote(asha.id);
    const status = (text: string) =>
      sandbox.database.query(`update app_detail set value = to_jsonb($1::text) where key = 'BRAND_STATUS'`, [text]);
    await status('maintenance');
    await expect(match.take(asha.id, id)).rejects.toThrow('Betting is closed for maintenance.');
    await status('Live');
    expect(await take(await newPlayer(sandbox), id)).toMatchObject({ status: 404, body: { field: 'quote' } });
    expect(await take(asha, 'nonsense')).toMatchObject({ status: 404, body: { field: 'quote' } });
    expect((await match.take(asha.id, id)).problem).toBeNull();
  });
});

test('who may not bet any more may still cash out', async () => {
  const open = bookie.openMatch('T20 Internationals');
  const placed = await bookie.place(asha, bookie.slip(bookie.market(open, 'match_odds'), 0, 'back', 500));
  expect(betOf(placed).status).toBe('matched');
  await sandbox.database.query(`update player set restrictions = '{"limited": null}' where id = $1`, [asha.id]);
  const [offer] = await offersFor(asha, open.id);
  const answer = await take(asha, offer?.quote?.id ?? '');
  expect([answer.status, (answer.body.data as { problem: unknown }).problem]).toEqual([200, null]);
});

test('quotes that are over are forgotten with the next one', async () => {
  const match = await example();
  await match.quote(asha.id);
  sandbox.pass(70_000);
  await match.quote(asha.id);
  expect(
    await sandbox.database.query('select percent from cash_out_quote where player_id = $1', [asha.id]),
  ).toHaveLength(1);
});
