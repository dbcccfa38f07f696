import { blankDatabase } from '../../../testing/database.ts';
import type { Database } from '../database.ts';
import { migrate } from '../migrate.ts';
import { migrations } from '../migrations.ts';

let database: Database;
beforeAll(async () => {
  database = await blankDatabase();
  await migrate(
    database,
    migrations.filter(({ id }) => id < 24),
  );
  await database.script(BEFORE);
  await migrate(database);
});
afterAll(() => database.close());

/** A player above and one below; two bets on one market and one on another, counted bet by bet; one that turned out to be void. */
const BEFORE = `
insert into player (id, username, username_key, name, country_code, mobile, password_hash, type_id, parent_id, created_at)
overriding system value
select id, 'p' || id, 'p' || id, 'P', '+91', 9000000000 + id, '', 3, 81026, '2026-11-01Z' from unnest(array[1, 2]) as p (id);
insert into referral_code (id, code, player_id, campaign, created_at) overriding system value values (1, 'PAVONE', 1, 'direct', '2026-11-01Z');
insert into referral (player_id, referrer_id, code_id, at) values (2, 1, 1, '2026-11-01Z');
insert into market (id, match_id, match_name, kind, name, runners, commission, opened_at, outcome, version, decided_at, settled_version)
select id, '1', 'A v B', 'match_odds', 'Match Odds', '[]', 500, '2026-11-02Z', 'a', 1, '2026-11-02Z', 1 from unnest(array['m1', 'm2']) as m (id);
insert into bet (id, player_id, client_ref, market_id, runner_id, side, stake, price, policy, status, profit, version, created_at, settled_at)
overriding system value
select id, 2, 'ref-' || id, market, 'a', 'back', 1000, 200, 'any', 'lost', -1000, 1, '2026-11-02Z', '2026-11-02Z'
from (values (8388608, 'm1'), (8388609, 'm1'), (16777216, 'm1'), (8388611, 'm2')) as b (id, market);
insert into bet_fill (bet_id, stake, price, at) select id, stake, price, '2026-11-02T18:29:59Z' from bet where id < 8388611;
insert into bet_fill (bet_id, stake, price, at) select id, stake, price, '2026-11-02T18:30:00Z' from bet where id >= 8388611;
insert into market_settlement (market_id, player_id, version, net, commission, at)
values ('m1', 2, 1, -1500, 0, '2026-11-02Z'), ('m1', 2, 2, 900, 45, '2026-11-03Z'), ('m2', 2, 1, 0, 0, '2026-11-02Z');
insert into wager (id, reference, player_id, product, stake, at, voided_at) overriding system value values
  (1, 'BT-800000', 2, 'match_odds', 1000, '2026-11-02Z', null), (2, 'BT-800001', 2, 'match_odds', 700, '2026-11-02Z', '2026-11-03Z'),
  (3, 'BT-1000000', 2, 'match_odds', 500, '2026-11-02Z', null), (4, 'BT-800003', 2, 'match_odds', 300, '2026-11-02Z', '2026-11-03Z'),
  (5, 'round-1', 2, 'slots', 40, '2026-11-02Z', null);
select setval(pg_get_serial_sequence('wager', 'id'), 5);
insert into bonus_campaign (id, code, position, title, text, base, multiplier, parts, contributions, offer_days, days)
overriding system value values (1, 'c', 1, 'C', '', 'bonus', 5, 1, '{"match_odds": 50}', 1, 1);
insert into player_bonus (id, player_id, campaign_id, source, title, text, base, multiplier, parts, contributions, days, amount, deposit,
  required, state, granted_at, started_at, expires_at) overriding system value
values (1, 2, 1, 's', 'C', '', 'bonus', 5, 1, '{"match_odds": 50}', 1, 1000, 0, 5000, 'active', '2026-11-01Z', '2026-11-01Z', '2026-12-01Z');
insert into bonus_wager (bonus_id, wager_id, product, stake, counted, voided_at)
select 1, id, product, stake, stake / 2, voided_at from wager;
insert into referral_commission (wager_id, earner_id, child_id, amount, paid_at, stake, settled_at, voided_at)
select id, 1, 2, stake / 10, case when id in (1, 4) then '2026-11-04Z'::timestamptz end, stake, at, voided_at from wager;
`;

test('what was counted bet by bet is one wager for each market and player, with the market’s result', async () => {
  expect(
    await database.query('select reference, product, stake, at_risk, result from wager order by reference'),
  ).toEqual([
    { reference: 'm1:2', product: 'match_odds', stake: 1500, at_risk: 1500, result: 855 },
    { reference: 'm2:2', product: 'match_odds', stake: 0, at_risk: 0, result: 0 },
    { reference: 'round-1', product: 'slots', stake: 40, at_risk: 40, result: 0 },
  ]);
});

test('a bonus has what it had counted, and nothing of what was void', async () => {
  const rows = await database.query(
    'select w.reference, c.at_risk, c.counted from bonus_wager c join wager w on w.id = c.wager_id order by 1',
  );
  expect(rows).toEqual([
    { reference: 'm1:2', at_risk: 1500, counted: 750 },
    { reference: 'm2:2', at_risk: 0, counted: 0 },
    { reference: 'round-1', at_risk: 40, counted: 20 },
  ]);
});

test('what was earned stays earned, paid or not, and so does what was paid for a bet that became void', async () => {
  const rows = await database.query(
    `select w.reference, c.stake, c.lost, c.amount, c.paid_at is not null as paid
     from referral_commission c join wager w on w.id = c.wager_id order by 1, 4`,
  );
  expect(rows).toEqual([
    { reference: 'm1:2', stake: 500, lost: 0, amount: 50, paid: false },
    { reference: 'm1:2', stake: 1000, lost: 0, amount: 100, paid: true },
    { reference: 'm2:2', stake: 0, lost: 0, amount: 30, paid: true },
    { reference: 'round-1', stake: 40, lost: 0, amount: 4, paid: false },
  ]);
});

test('the percentage that came with the house is one of what is lost', async () => {
  expect(await database.query(`select value from setting where key = 'referral'`)).toEqual([
    { value: { percent: 15, levels: 3, kycOfChildren: false } },
  ]);
});

test('what was matched before is in the days that it was matched on in India', async () => {
  expect(
    await database.query('select player_id as player, day::text as day, staked from stake_day order by day'),
  ).toEqual([
    { player: 2, day: '2026-11-02', staked: 2000 },
    { player: 2, day: '2026-11-03', staked: 2000 },
  ]);
});
