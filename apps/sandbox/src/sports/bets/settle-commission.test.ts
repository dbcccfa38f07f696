import { paise } from '@pavilion/money';
import { cashAndHeldOf, type Database } from '../../store/index.ts';
import { testDatabase } from '../../testing/database.ts';
import { placedBets, runnerOf, type SaidBet, type SaidMarket } from '../../testing/placed-bets.ts';
import { newPlayer, type SignedIn } from '../../testing/players.ts';
import { VOID } from '../feed/play.ts';
import { rateFrom, setMarketRate, setOwnRate } from './rates.ts';
import { settleMarkets } from './settle.ts';

const now = () => new Date('2026-11-21T12:00:00Z');
const CASH = 1_000_000;
let database: Database;
let asha: SignedIn;
let market: SaidMarket;
let count = 0;
beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(async () => {
  count += 1;
  market = { id: `commission-${count}` };
  asha = await newPlayer({ database, now }, paise(CASH));
});
afterAll(() => database.close());

const place = (...bets: Omit<SaidBet, 'player'>[]) =>
  placedBets(
    database,
    market,
    bets.map((bet) => ({ ...bet, player: asha.id })),
    now(),
  );
const settle = (outcome: string) => settleMarkets(database, now, [{ market: market.id, outcome }]);
const cash = async (player = asha) => (await cashAndHeldOf(database, player.id)).cash;
const settlements = () =>
  database.query(
    'select version, net, commission, rate from market_settlement where market_id = $1 order by version, player_id',
    [market.id],
  );
const entry = async () =>
  (
    await database.query('select detail from ledger_transaction where reference like $1 order by id desc limit 1', [
      `settle:${market.id}:%`,
    ])
  )[0]?.detail;
const houseGained = async () => {
  const rows = await database.query(
    `select a.name, sum(e.amount)::bigint as sum from ledger_entry e join account a on a.id = e.account_id
     join ledger_transaction t on t.id = e.transaction_id
     where a.player_id is null and t.reference like $1 group by a.name order by a.name`,
    [`settle:${market.id}:%`],
  );
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
};

test('back 20 at 7 and lay 35 at 4 win 15 whichever way, of which 5 % are 0.75 (betting.md)', async () => {
  for (const on of [1, 2]) {
    market = { id: `vector-${on}` };
    const before = await cash();
    await place({ side: 'back', rupees: 20, price: 700 }, { side: 'lay', rupees: 35, price: 400 });
    await settle(runnerOf(market, on));
    expect((await cash()) - before).toBe(1500 - 75);
    expect(await settlements()).toEqual([{ version: 1, net: 1500, commission: 75, rate: 500 }]);
    expect(await houseGained()).toMatchObject({ sports: -1500, commission: 75 });
  }
});

test('the statement says the net result and its commission', async () => {
  await place({ side: 'back', rupees: 20, price: 700 });
  await settle(runnerOf(market, 1));
  expect(await entry()).toBe('Alpha v Beta · net +₹120.00, commission ₹6.00 at 5%');
  await settle(runnerOf(market, 2));
  expect(await entry()).toBe('Alpha v Beta · net −₹140.00, commission ₹6.00 returned');
  expect(await cash()).toBe(CASH - 2000);
});

test('corrections give commission back to the paisa, whatever the rate is by then', async () => {
  await place({ side: 'back', rupees: 33, price: 333 });
  await settle(runnerOf(market, 1));
  await database.transaction((tx) => setMarketRate(tx, market.id, 1000));
  await settle(runnerOf(market, 2));
  await settle(runnerOf(market, 1));
  await settle(VOID);
  expect(await cash()).toBe(CASH);
  const won = { net: 7689, commission: 384, rate: 500 };
  expect(await settlements()).toEqual([
    { version: 1, ...won },
    { version: 2, net: -3300, commission: 0, rate: 500 },
    { version: 3, ...won },
    { version: 4, net: 0, commission: 0, rate: 500 },
  ]);
  expect(await houseGained()).toMatchObject({ sports: 0, commission: 0 });
});

test('a player’s own rate goes before the market’s, once, and a market’s rate holds for who is settled after it', async () => {
  const other = await newPlayer({ database, now });
  const bet = { side: 'back', rupees: 100, price: 200 } as const;
  await database.transaction((tx) => setOwnRate(tx, asha.id, 200, now()));
  await placedBets(
    database,
    market,
    [
      { ...bet, player: asha.id },
      { ...bet, player: other.id },
    ],
    now(),
  );
  await database.transaction((tx) => setMarketRate(tx, market.id, 300));
  await settle(runnerOf(market, 1));
  expect(await settlements()).toMatchObject([
    { commission: 200, rate: 200 },
    { commission: 300, rate: 300 },
  ]);
  await database.transaction((tx) => setOwnRate(tx, asha.id, null, now()));
  await settle(runnerOf(market, 2));
  await settle(runnerOf(market, 1));
  expect((await settlements()).slice(-2)).toMatchObject([
    { commission: 200, rate: 200 },
    { commission: 300, rate: 300 },
  ]);
});

test.each(['bookmaker', 'fancy'] as const)(
  'a %s takes no commission, not by a player’s own rate either',
  async (kind) => {
    market = { id: `none-${kind}`, kind, commission: 0 };
    await database.transaction((tx) => setOwnRate(tx, asha.id, 200, now()));
    await place({ side: 'back', rupees: 100, price: 10_000, ...(kind === 'fancy' ? { line: 40 } : {}) });
    await settle(kind === 'fancy' ? '40' : runnerOf(market, 1));
    expect(await settlements()).toMatchObject([{ net: 10_000, commission: 0 }]);
    await expect(database.transaction((tx) => setMarketRate(tx, market.id, 500))).rejects.toThrow(
      /takes no commission/,
    );
  },
);

test.each([
  ['5', 500],
  ['2.5', 250],
  ['0.05', 5],
  ['10', 1000],
])('%s percent are %d hundredths', (text, rate) => {
  expect(rateFrom(text)).toBe(rate);
});

test.each(['', '-1', '10.01', '100', '2.555', 'five', '1e1'])('“%s” is no rate', (text) => {
  expect(() => rateFrom(text)).toThrow(/from 0 to 10 percent/);
});
