import type { Database } from '../../store/index.ts';
import { placedBets, runnerOf } from '../../testing/placed-bets.ts';
import { newPlayer } from '../../testing/players.ts';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { tidyStanding } from './meet.ts';
import { settleMarkets } from './settle.ts';

let sandbox: TestSandbox;
let database: Database;
beforeAll(async () => {
  sandbox = await testSandbox();
  database = sandbox.database;
});
afterAll(() => sandbox.close());

const take = (market: string, runner: string) => [
  database.query(
    `insert into taken_size (market_id, runner_id, side, priced_at, taken) values ($1, $2, 'back', 1, 100)`,
    [market, runner],
  ),
  database.query(
    `insert into taken_offer (market_id, runner_id, side, priced_at, price, taken) values ($1, $2, 'back', 1, 200, 100)`,
    [market, runner],
  ),
];
const kept = async () => {
  const rows = await database.query(
    `select 'size' as what, market_id as market from taken_size union all select 'offer', market_id from taken_offer order by 2, 1`,
  );
  return rows.map(({ what, market }) => `${what} of ${market}`);
};

test('what was taken of the sizes that a market showed is forgotten once it is decided, and kept until then', async () => {
  const markets = [{ id: 'decided' }, { id: 'open' }];
  const { id: player } = await newPlayer(sandbox);
  for (const market of markets) {
    await placedBets(database, market, [{ player, side: 'back', rupees: 100, price: 200 }], sandbox.now());
    await Promise.all(take(market.id, runnerOf(market, 0)));
  }
  await settleMarkets(database, sandbox.now, [{ market: 'decided', outcome: runnerOf({ id: 'decided' }, 1) }]);
  await tidyStanding(database, sandbox.now);
  expect(await kept()).toEqual(['offer of open', 'size of open']);
});
