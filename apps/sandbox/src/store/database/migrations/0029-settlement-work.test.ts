import { owedBy } from '../../../money/index.ts';
import { settleMarkets } from '../../../sports/index.ts';
import { blankDatabase } from '../../../testing/database.ts';
import { cashAndHeldOf } from '../../ledger/accounts.ts';
import { openAccounts } from '../../ledger/post.ts';
import type { Database } from '../database.ts';
import { migrate } from '../migrate.ts';
import { migrations } from '../migrations.ts';

const now = () => new Date('2026-11-21T12:00:00Z');
let database: Database;
beforeAll(async () => {
  database = await blankDatabase();
  await migrate(
    database,
    migrations.filter(({ id }) => id < 28),
  );
  await database.script(BEFORE);
  await migrate(database);
  await database.transaction((tx) => openAccounts(tx, 1));
});
afterAll(() => database.close());

/** A player with a settled market, and one whose correction they had not got: it was tried again for ever. */
const BEFORE = `
insert into player (id, username, username_key, name, country_code, mobile, password_hash, type_id, parent_id, created_at)
overriding system value values (1, 'p', 'p', 'P', '+91', '9000000001', '', 3, 81026, '2026-11-01Z');
insert into market (id, match_id, match_name, kind, name, runners, commission, opened_at, outcome, version, decided_at, settled_version)
select id, '1', 'A v B', 'match_odds', 'Match Odds', '[{"id": "a", "name": "A"}, {"id": "b", "name": "B"}]', 300, '2026-11-02Z',
  outcome, version, '2026-11-02Z', 1
from (values ('done', 'a', 1), ('stuck', 'b', 2)) as m (id, outcome, version);
insert into bet (id, player_id, client_ref, market_id, runner_id, side, stake, price, policy, status, profit, version, created_at, settled_at)
overriding system value
select id, 1, market, market, 'a', 'back', 1000, 200, 'any', 'won', 1000, 1, '2026-11-02Z', '2026-11-02Z'
from (values (8388608, 'done'), (8388609, 'stuck')) as b (id, market);
insert into bet_fill (bet_id, stake, price, at) select id, stake, price, '2026-11-02Z' from bet;
insert into market_settlement (market_id, player_id, version, net, commission, at)
values ('done', 1, 1, 1000, 30, '2026-11-02Z'), ('stuck', 1, 1, 1000, 30, '2026-11-02Z');
`;

test('what was settled keeps the rate of its market, and is not tried again', async () => {
  expect(await database.query('select market_id, rate from market_settlement order by 1')).toEqual([
    { market_id: 'done', rate: 300 },
    { market_id: 'stuck', rate: 300 },
  ]);
  expect(await database.query('select id, tried_version from market where tried_version < version')).toEqual([
    { id: 'stuck', tried_version: 1 },
  ]);
});

test('a correction that waited for a player who had not got it becomes their debt', async () => {
  await settleMarkets(database, now);
  expect(await owedBy(database, 1)).toBe(1970);
  expect(await cashAndHeldOf(database, 1)).toEqual({ cash: 0, held: 0 });
  expect(await database.query('select 1 from market where settled_version < version')).toEqual([]);
});
