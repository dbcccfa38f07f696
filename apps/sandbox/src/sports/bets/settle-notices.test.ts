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
  expect(await notices()).toEqual([]);
  await settle(VOID);
  expect(await notices()).toEqual([
    {
      title: 'Bets void',
      message: 'Match Odds, Alpha v Beta was voided. Nothing is won or lost on it: your cash +₹300.00.',
      status: 'info',
    },
  ]);
});

test('who has a bet on a market whose result is corrected is told what that moved, either way', async () => {
  await backed(100);
  await settle(runnerOf(market, 2));
  await settle(runnerOf(market, 1));
  await settle(runnerOf(market, 2));
  expect((await notices()).map(({ title, message, status }) => [title, message, status])).toEqual([
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
    const message = `Match Odds, Alpha v Beta was settled again by another result${taken}. What you get next pays for what you owe; until then nothing can be withdrawn.`;
    expect(await notices()).toEqual([{ title, message, status: 'warning' }]);
  },
);
