import { paise } from '@pavilion/money';
import { type Database, post } from '../../store/index.ts';
import { testDatabase } from '../../testing/database.ts';
import { placedBets, runnerOf, type SaidMarket } from '../../testing/placed-bets.ts';
import { newPlayer, type SignedIn } from '../../testing/players.ts';
import { VOID } from '../feed/play.ts';
import { settleMarkets } from './settle.ts';

const now = () => new Date('2026-11-21T12:00:00Z');
let database: Database;
let asha: SignedIn;
let market: SaidMarket;
let count = 0;
beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(async () => {
  count += 1;
  market = { id: `told-${count}` };
  asha = await newPlayer({ database, now }, paise(100_000));
});
afterAll(() => database.close());

const settle = (outcome: string) => settleMarkets(database, now, [{ market: market.id, outcome }]);
const backed = (...rupees: readonly number[]) =>
  placedBets(
    database,
    market,
    rupees.map((stake) => ({ player: asha.id, side: 'back', rupees: stake, price: 200 })),
    now(),
  );
const notices = () =>
  database.query('select title, message, status from notification where player_id = $1 order by id', [asha.id]);

test('who has a bet on a market that is voided is told so, once', async () => {
  await backed(100);
  await settle(VOID);
  await settle(VOID);
  expect(await notices()).toEqual([
    {
      title: 'Bet void',
      message: 'Match Odds, Alpha v Beta was voided. Nothing is won or lost on it.',
      status: 'info',
    },
  ]);
});

test('who has several bets on a market that is voided after it was settled is told what that moved', async () => {
  await backed(100, 200);
  await settle(runnerOf(market, 2));
  await settle(VOID);
  expect(await notices()).toEqual([
    {
      title: 'Bets lost',
      message: 'Match Odds, Alpha v Beta was settled: your cash −₹300.00.',
      status: 'info',
    },
    {
      title: 'Bets void',
      message: 'Match Odds, Alpha v Beta was voided. Nothing is won or lost on it: your cash +₹300.00.',
      status: 'info',
    },
  ]);
});

test.each([
  ['a bet that won', [100], 1, 'Bet won', ': your cash +₹95.00', 'success'],
  ['a bet that lost', [100], 2, 'Bet lost', ': your cash −₹100.00', 'info'],
  ['several that won', [100, 200], 1, 'Bets won', ': your cash +₹285.00', 'success'],
] as const)(
  'who has %s is told what it moved, after commission, once',
  async (_, stakes, winner, title, moved, status) => {
    await backed(...stakes);
    await settle(runnerOf(market, winner));
    await settle(runnerOf(market, winner));
    expect(await notices()).toEqual([{ title, message: `Match Odds, Alpha v Beta was settled${moved}.`, status }]);
  },
);

test('who has a bet on a market whose result is corrected is told what that moved, either way', async () => {
  await backed(100);
  await settle(runnerOf(market, 2));
  await settle(runnerOf(market, 1));
  await settle(runnerOf(market, 2));
  expect((await notices()).map(({ title, message, status }) => [title, message, status])).toEqual([
    ['Bet lost', 'Match Odds, Alpha v Beta was settled: your cash −₹100.00.', 'info'],
    ['Result corrected', 'Match Odds, Alpha v Beta was settled again by another result: your cash +₹195.00.', 'info'],
    [
      'Result corrected',
      'Match Odds, Alpha v Beta was settled again by another result: your cash −₹195.00.',
      'warning',
    ],
  ]);
});

test.each([
  [19_500, 'You owe ₹195.00', ''],
  [13_000, 'You owe ₹130.00', ': your cash −₹65.00'],
])(
  'who has spent %d paise of what a correction takes is told what they owe and what was taken, and nothing twice',
  async (spent, title, taken) => {
    asha = await newPlayer({ database, now }, paise(10_000));
    await backed(100);
    await settle(runnerOf(market, 1));
    await database.transaction((tx) =>
      post(tx, {
        ...{ reference: `spent:${market.id}`, kind: 'adjustment', title: '', detail: '', state: '', at: now() },
        entries: [
          { account: { house: 'play-money' }, amount: paise(spent) },
          { account: { player: asha.id, name: 'cash' }, amount: paise(-spent) },
        ],
      }),
    );
    await settle(runnerOf(market, 2));
    const message = `Match Odds, Alpha v Beta was settled again by another result${taken}. Your next winnings and deposits repay this amount; you can withdraw after that.`;
    expect(await notices()).toEqual([
      expect.objectContaining({ title: 'Bet won' }),
      { title, message, status: 'warning' },
    ]);
  },
);
