import { paise } from '@pavilion/money';
import { type Database, post } from '../../store/index.ts';
import { testDatabase } from '../../testing/database.ts';
import { placedBets, runnerOf, type SaidMarket } from '../../testing/placed-bets.ts';
import { newPlayer, type SignedIn } from '../../testing/players.ts';
import { settleMarkets, VOID } from './settle.ts';

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

test('who owes what a correction takes is told that, and nothing twice', async () => {
  asha = await newPlayer({ database, now }, paise(10_000));
  await backed(100);
  await settle(runnerOf(market, 1));
  await database.transaction((tx) =>
    post(tx, {
      ...{ reference: `spent:${market.id}`, kind: 'adjustment', title: '', detail: '', state: '', at: now() },
      entries: [
        { account: { house: 'play-money' }, amount: paise(19_500) },
        { account: { player: asha.id, name: 'cash' }, amount: paise(-19_500) },
      ],
    }),
  );
  await settle(runnerOf(market, 2));
  expect((await notices()).map(({ title }) => title)).toEqual(['You owe ₹195.00']);
});
