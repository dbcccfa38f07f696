import { calls, type PlayPeriod } from '@pavilion/api-client/wire';
import { paise } from '@pavilion/money';
import * as fc from 'fast-check';
import * as z from 'zod/mini';
import { DAY, HOUR, istDay, MINUTE } from '../../base/index.ts';
import { settleMarkets } from '../../sports/bets/settle.ts';
import { betOf, bookieOf } from '../../testing/bets.ts';
import { type GameProvider, gameProvider, moneyOf } from '../../testing/game-provider.ts';
import { freshRef } from '../../testing/money-calls.ts';
import { placedBets } from '../../testing/placed-bets.ts';
import { newPlayer, type SignedIn } from '../../testing/players.ts';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { uncheckedRows } from '../../testing/unchecked-rows.ts';
import { createSessions } from '../accounts/sessions.ts';

let sandbox: TestSandbox;
let spribe: GameProvider;
let asha: SignedIn;
beforeAll(async () => {
  sandbox = await testSandbox();
  spribe = await gameProvider(sandbox);
});
beforeEach(async () => {
  asha = await newPlayer(sandbox, paise(100_000_000));
});
afterAll(() => sandbox.close());

type By = 'week' | 'month';
/** Signs the player in again, where time may have passed their session. */
async function signInAgain(): Promise<void> {
  const token = await sandbox.database.transaction((tx) =>
    createSessions(sandbox.database, sandbox.now).begin(tx, asha.id, true),
  );
  asha = { ...asha, token };
}
async function report(by: By = 'week', { token } = asha) {
  const { body } = await sandbox.get(`/api/limits/report?by=${by}`, { token });
  return z.decode(calls.getPlayReport.response, body as never).data;
}
const sumsOf = ({ staked, returned, net }: PlayPeriod = {} as PlayPeriod) => ({ staked, returned, net });
const NONE = { staked: 0, returned: 0, net: 0 };

test('of a bet that is met in part all of it is open, until its rest is taken back', async () => {
  const bookie = bookieOf(sandbox);
  const [match] = sandbox.feed.world().matches.filter(({ state, play }) => state === 'open' && play === null);
  const market = bookie.market(match as NonNullable<typeof match>, 'match_odds');
  const price = market.offers(market.runners[0]?.id ?? '', 'lay')[0]?.price ?? 0;
  const ask = (by: SignedIn, side: 'back' | 'lay', rupees: number) =>
    bookie.place(by, {
      ...bookie.slip(market, 0, side, rupees),
      ...{ odds: price / 100, oddsPolicy: 'better', rest: 'stay' },
    });
  const { id } = betOf(await ask(asha, 'back', 500));
  await ask(await newPlayer(sandbox), 'lay', 200);
  const [bet] = await sandbox.database.query('select status from bet where player_id = $1', [asha.id]);
  expect([bet?.status, (await report()).open]).toEqual(['partial', 50_000]);
  await sandbox.post('/sports-api/bets/cancel', { id, clientRef: freshRef() }, { 'xu-auth': asha.token });
  expect((await report()).open).toBe(20_000);
});

test('a bet that is open is neither staked nor returned yet; lost eight days later it is both in that week', async () => {
  const bookie = bookieOf(sandbox);
  const matches = sandbox.feed.world().matches.filter(({ state, play }) => state === 'open' && play === null);
  const market = bookie.market(matches[3] as (typeof matches)[number], 'match_odds');
  await bookie.place(asha, bookie.slip(market, 0, 'back', 500));
  const before = await report();
  expect([sumsOf(before.periods[0]), before.open]).toEqual([NONE, 50_000]);
  sandbox.pass(8 * DAY);
  const outcome = market.runners[1]?.id ?? '';
  await settleMarkets(sandbox.database, sandbox.now, [{ market: market.id, outcome }]);
  const { periods, open } = await report();
  expect([sumsOf(periods[0]), open]).toEqual([{ staked: 50_000, returned: 0, net: -50_000 }, 0]);
  expect(periods.slice(1).map(sumsOf)).toEqual(Array(11).fill(NONE));
});

test('a game’s stake counts once, and one that is rolled back comes back', async () => {
  const game = await spribe.open(asha);
  await spribe.send('bet', { ...moneyOf(asha), token: game, amount: 50_000, close: true });
  expect(sumsOf((await report()).periods[0])).toEqual({ staked: 50_000, returned: 0, net: -50_000 });
  const taken = moneyOf(asha);
  await spribe.send('bet', { ...taken, token: game, amount: 20_000 });
  await spribe.send('rollback', { ...moneyOf(asha, taken.round), reverses: taken.transaction });
  expect(sumsOf((await report()).periods[0])).toEqual({ staked: 70_000, returned: 20_000, net: -50_000 });
});

test('a corrected result is no second stake: what it takes back or brings is of the week in which it came', async () => {
  const market = `R${freshRef()}`;
  await placedBets(
    sandbox.database,
    { id: market, commission: 0 },
    [{ player: asha.id, side: 'back', rupees: 300, price: 250 }],
    sandbox.now(),
  );
  await settleMarkets(sandbox.database, sandbox.now, [{ market, outcome: `${market}-2` }]);
  sandbox.pass(7 * DAY);
  await settleMarkets(sandbox.database, sandbox.now, [{ market, outcome: `${market}-1` }]);
  expect((await report()).periods.slice(0, 2).map(sumsOf)).toEqual([
    { staked: 0, returned: 75_000, net: 75_000 },
    { staked: 30_000, returned: 0, net: -30_000 },
  ]);
});

type Step =
  | {
      readonly kind: 'bet';
      readonly side: 'back' | 'lay';
      readonly rupees: number;
      readonly price: number;
      readonly on: number;
    }
  | { readonly kind: 'settle'; readonly outcome: 1 | 2 | 'void' }
  | { readonly kind: 'game'; readonly rupees: number; readonly win: number; readonly isTakenBack: boolean }
  | { readonly kind: 'pass'; readonly hours: number };
const rupees = fc.integer({ min: 100, max: 900 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('bet' as const),
      side: fc.constantFrom('back' as const, 'lay' as const),
      rupees,
      price: fc.integer({ min: 105, max: 480 }),
      on: fc.constantFrom(1, 2),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('settle' as const),
      outcome: fc.constantFrom(1 as const, 2 as const, 'void' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('game' as const), rupees, win: fc.nat(2000), isTakenBack: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('pass' as const), hours: fc.integer({ min: 1, max: 400 }) }) },
);

/** The first day of the week or month in India that now is in, without what the report finds it by. */
function periodNow(by: By): string {
  const today = istDay(sandbox.now());
  if (by === 'month') return `${today.slice(0, 7)}-01`;
  const noon = new Date(`${today}T12:00:00Z`);
  while (noon.getUTCDay() !== 1) noon.setTime(noon.getTime() - DAY);
  return noon.toISOString().slice(0, 10);
}

test('whatever is bet, settled, played and rolled back: staked, returned and open are those of the bets and rounds themselves', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      asha = await newPlayer(sandbox, paise(100_000_000));
      const expected = new Map<string, { staked: number; returned: number }>();
      const count = (staked: number, returned: number) => {
        for (const by of ['week', 'month'] as const) {
          const key = `${by} ${periodNow(by)}`;
          const sums = expected.get(key) ?? { staked: 0, returned: 0 };
          expected.set(key, { staked: sums.staked + staked, returned: sums.returned + returned });
        }
      };
      let market = `P${freshRef()}`;
      /** What each open bet risks and may win, and on which runner its player's money is. */
      let open: { risk: number; win: number; wins: 1 | 2 }[] = [];
      for (const one of steps) {
        if (one.kind === 'pass') {
          sandbox.pass(one.hours * HOUR);
          await signInAgain();
        } else if (one.kind === 'bet') {
          const { side, price, on } = one;
          await placedBets(
            sandbox.database,
            { id: market },
            [{ player: asha.id, side, rupees: one.rupees, price, on }],
            sandbox.now(),
          );
          const profit = one.rupees * (price - 100);
          const isBack = side === 'back';
          open.push({
            risk: isBack ? one.rupees * 100 : profit,
            win: isBack ? profit : one.rupees * 100,
            wins: (isBack ? on : 3 - on) as 1 | 2,
          });
        } else if (one.kind === 'settle' && open.length > 0) {
          const { outcome } = one;
          await settleMarkets(sandbox.database, sandbox.now, [
            { market, outcome: outcome === 'void' ? outcome : `${market}-${outcome}` },
          ]);
          const [row] = await uncheckedRows<{ commission: number }>(
            sandbox.database,
            'select commission from market_settlement where market_id = $1',
            [market],
          );
          const staked = open.reduce((sum, { risk }) => sum + risk, 0);
          const back = open.map(({ risk, win, wins }) =>
            outcome === 'void' ? risk : wins === outcome ? risk + win : 0,
          );
          count(staked, back.reduce((sum, each) => sum + each, 0) - Number(row?.commission));
          open = [];
          market = `P${freshRef()}`;
        } else if (one.kind === 'game') {
          const game = await spribe.open(asha);
          const bet = moneyOf(asha);
          await spribe.send('bet', { ...bet, token: game, amount: one.rupees * 100 });
          if (one.isTakenBack)
            await spribe.send('rollback', { ...moneyOf(asha, bet.round), reverses: bet.transaction });
          else if (one.win > 0) await spribe.send('win', { ...moneyOf(asha, bet.round), amount: one.win * 100 });
          count(one.rupees * 100, (one.isTakenBack ? one.rupees : one.win) * 100);
        }
      }
      for (const by of ['week', 'month'] as const) {
        const found = await report(by);
        expect(found.open).toBe(open.reduce((sum, { risk }) => sum + risk, 0));
        for (const period of found.periods) {
          const { staked, returned } = expected.get(`${by} ${period.from}`) ?? NONE;
          expect({ from: period.from, ...sumsOf(period) }).toEqual({
            from: period.from,
            staked,
            returned,
            net: returned - staked,
          });
        }
      }
    }),
    { numRuns: 25, seed: 31 },
  );
}, 60_000);

/** Plays on for so many minutes, which are tens. */
async function playOn(minutes: number) {
  for (let passed = 0; passed <= minutes; passed += 10) {
    if (passed > 0) sandbox.pass(10 * MINUTE);
    await sandbox.get('/sports-api/bets?refmatchid=1', { 'xu-auth': asha.token });
  }
}
/** Plays as somebody new from a moment on. */
async function playFrom(start: string, minutes: number) {
  sandbox.pass(Date.parse(start) - sandbox.now().getTime());
  asha = await newPlayer(sandbox);
  await playOn(minutes);
}
test('a single sign of play is a minute of its period', async () => {
  await playOn(0);
  expect(
    (await report('week')).periods.slice(0, 1).map(({ minutes, longestMinutes }) => [minutes, longestMinutes]),
  ).toEqual([[1, 1]]);
});

const timesIn = ({ from, minutes, longestMinutes }: PlayPeriod) => [from, minutes, longestMinutes];

test('time of play that goes on over the end of a week or month is in both, each with its part', async () => {
  // A Sunday in India, from 22:50 on.
  await playFrom('2031-01-05T17:20:00Z', 120);
  expect((await report('week')).periods.slice(0, 2).map(timesIn)).toEqual([
    ['2031-01-06', 50, 50],
    ['2030-12-30', 70, 70],
  ]);
  // The last day of a month from 23:00 on, and a second time in the next.
  await playFrom('2031-01-31T17:30:00Z', 180);
  sandbox.pass(HOUR);
  await playOn(30);
  expect((await report('month')).periods.slice(0, 2).map(timesIn)).toEqual([
    ['2031-02-01', 150, 120],
    ['2031-01-01', 60, 60],
  ]);
  // Once the month in which it began is no longer reported, its part of the first that is still counts.
  sandbox.pass(Date.parse('2032-01-15T12:00:00Z') - sandbox.now().getTime());
  await signInAgain();
  expect((await report('month')).periods.slice(-1).map(timesIn)).toEqual([['2031-02-01', 150, 120]]);
});
