import { cashAndHeldOf } from '../../store/index.ts';
import { type Bookie, bookieOf } from '../../testing/bets.ts';
import { newPlayer, type SignedIn } from '../../testing/players.ts';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import type { QuotedMarket } from '../markets/market.ts';
import { settleMarkets } from './settle.ts';

let sandbox: TestSandbox;
let bookie: Bookie;
let asha: SignedIn;
let fancy: QuotedMarket;
let odds: QuotedMarket;
beforeAll(async () => {
  sandbox = await testSandbox();
  bookie = bookieOf(sandbox);
  asha = await newPlayer(sandbox);
  const match = bookie.openMatch('Syed Mushtaq Ali Trophy');
  fancy = bookie.market(match, 'fancy', bookie.openFancy(match));
  odds = bookie.market(match, 'match_odds');
  for (const market of [fancy, odds]) await bookie.place(asha, bookie.slip(market, 0, 'back', 100));
});
afterAll(() => sandbox.close());

const statuses = async () =>
  (await sandbox.database.query('select status from bet where player_id = $1 order by id', [asha.id])).map(
    ({ status }) => status,
  );
const homeWins = () => ({ market: odds.id, outcome: odds.runners[0]?.id ?? '' });

test('a bet on a fancy without a line is never settled as if its line were 0, and keeps no other market from being settled', async () => {
  await sandbox.database.query('update bet set line = null where market_id = $1', [fancy.id]);
  const results = [{ market: fancy.id, outcome: '40' }, homeWins()];
  for (let time = 0; time < 2; time += 1) {
    await expect(settleMarkets(sandbox.database, sandbox.now, results)).rejects.toMatchObject({
      name: 'MissingLineError',
      message: expect.stringMatching(/^The bet BT-[0-9A-F]{6} on a fancy has no line$/),
    });
    expect(await statuses()).toEqual(['matched', 'won']);
  }
  await sandbox.database.query('update bet set line = 40 where market_id = $1', [fancy.id]);
  await settleMarkets(sandbox.database, sandbox.now);
  expect(await statuses()).toEqual(['won', 'won']);
  expect((await cashAndHeldOf(sandbox.database, asha.id)).held).toBe(0);
});

test('what several results fail by is thrown together, after the others are settled', async () => {
  const wrong = [fancy, odds].map(({ id }) => ({ market: id, outcome: 'nobody' }));
  const corrected = { market: odds.id, outcome: odds.runners[1]?.id ?? '' };
  await expect(settleMarkets(sandbox.database, sandbox.now, [...wrong, corrected])).rejects.toMatchObject({
    name: 'AggregateError',
    errors: [expect.any(RangeError), expect.any(RangeError)],
  });
  expect(await statuses()).toEqual(['won', 'lost']);
});
