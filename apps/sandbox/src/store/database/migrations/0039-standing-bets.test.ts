import { settleMarkets } from '../../../sports/index.ts';
import { blankDatabase } from '../../../testing/database.ts';
import { uncheckedRows } from '../../../testing/unchecked-rows.ts';
import { cashAndHeldOf } from '../../ledger/accounts.ts';
import type { Database } from '../database.ts';
import { migrate } from '../migrate.ts';
import { migrations } from '../migrations.ts';

// Migrations 39 to 41: bets that stand, bets that wait, and which of the two goes by which function.
const now = () => new Date('2026-11-21T12:00:00Z');
const TABLES = [
  'player',
  'account',
  'ledger_transaction',
  'ledger_entry',
  'market',
  'bet',
  'bet_fill',
  'client_request',
];
let database: Database;
/** Every row as it was before the migrations, by its table. */
let before: readonly Row[];
beforeAll(async () => {
  database = await blankDatabase();
  await to(38);
  await database.script(`${PLAYERS} ${PLACED}`);
  before = await rows();
  await to(39);
  await database.script(STANDING);
  await to(41);
});
afterAll(() => database.close());

const to = (last: number) =>
  migrate(
    database,
    migrations.filter(({ id }) => id <= last),
  );

interface Row {
  readonly table: string;
  readonly row: Readonly<Record<string, unknown>>;
}
async function rows(): Promise<Row[]> {
  const found = await Promise.all(
    TABLES.map(async (table) => {
      const all = await uncheckedRows<Pick<Row, 'row'>>(
        database,
        `select to_jsonb(t) as row from ${table} t order by to_jsonb(t) ->> 'id', to_jsonb(t) ->> 'client_ref', t::text`,
      );
      return all.map(({ row }) => ({ table, row }));
    }),
  );
  return found.flat();
}

/** Three players with ₹10,000 each, in a house that is open. */
const PLAYERS = `
insert into app_detail (key, value) values ('BRAND_STATUS', '"Live"') on conflict (key) do update set value = excluded.value;
insert into player (id, username, username_key, name, country_code, mobile, password_hash, type_id, parent_id, created_at) overriding system value
select n, 'p' || n, 'p' || n, 'P', '+91', '900000000' || n, '', 3, 81026, '2026-11-01Z' from generate_series(1, 3) n;
insert into account (player_id, name, balance) select p, name, 0 from generate_series(1, 3) p, unnest(array['cash', 'coins', 'held']) name;
select ledger_post('in:' || n, 'deposit', 'Deposit', '', 'Approved', '2026-11-01Z', array[n, null], array['cash', 'bank'], array[1000000, -1000000])
from generate_series(1, 3) n;
`;

const place = (
  player: number,
  ref: string,
  market: string,
  runner: string,
  side: string,
  stake: number,
  price: number,
) =>
  `select * from place_bet(${player}, '${ref}', '\\x${player}1', '2026-11-20Z', '${market}', 'M1', 'A v B', 'match_odds', 'Match Odds',
     '[{"id": "a", "name": "A"}, {"id": "b", "name": "B"}]', 200, '${runner}', '${side}', ${stake}, ${price}, null, 'any', ${price}, 1, null, 100000000,
     'placeBet', '{"data": {"bet": {"id": ""}, "exposureAmount": 0}}');`;

/** Bets on an open market, a back and a lay of one player and a back of another's, and one on a market that is decided and settled then. */
const PLACED = `
${place(1, 'before-1a', 'M1', 'a', 'back', 20_000, 300)} ${place(1, 'before-1b', 'M1', 'a', 'lay', 10_000, 250)}
${place(2, 'before-2a', 'M1', 'b', 'back', 50_000, 180)} ${place(2, 'before-2b', 'M2', 'b', 'back', 30_000, 200)}
update market set outcome = 'a', version = 1, decided_at = '2026-11-20Z', tried_version = 1, settled_version = 1 where id = 'M2';
select ledger_post('settle:M2:2:1', 'sports', 'Lost', '', 'Settled', '2026-11-20Z', array[2, null, 2, null],
  array['held', 'holds', 'cash', 'sports'], array[-30000, 30000, -30000, 30000]);
update bet set status = 'lost', profit = -30000, version = 1, settled_at = '2026-11-20Z' where market_id = 'M2';
insert into market_settlement (market_id, player_id, version, net, commission, rate, at) values ('M2', 2, 1, -30000, 0, 200, '2026-11-20Z');
`;

/** Of between 39 and 40: a bet of which a part may wait, and all of it does. */
const STANDING = `
insert into bet (id, player_id, client_ref, market_id, runner_id, side, stake, price, policy, rest, status, created_at) overriding system value
values (900, 3, 'stands-00', 'M1', 'b', 'lay', 40000, 150, 'none', 'stay', 'delayed', '2026-11-20Z');
select * from match_bet(900, 0, 0, 150, '{}', '{}', 1, 100000000, '2026-11-20Z', 'bet:900:hold');
`;

test('every row of before is there with all that it had', async () => {
  const after = await rows();
  // But for the house's accounts, and what the one holds who has a bet stand since.
  const kept = before.filter(
    ({ table, row }) =>
      table !== 'account' || (row.player_id !== null && !(row.player_id === 3 && row.name === 'held')),
  );
  expect(kept.map(({ table }) => table)).toEqual(expect.arrayContaining(TABLES));
  const hasAll = (now: Row['row'], then: Row['row']) =>
    Object.entries(then).every(([column, value]) => JSON.stringify(now[column]) === JSON.stringify(value));
  const missing = kept.filter(({ table, row }) => !after.some((each) => each.table === table && hasAll(each.row, row)));
  expect(missing).toEqual([]);
});

test('no bet of before stands or waits, and its market asks for no delay and lets rests lapse as its match goes in play', async () => {
  expect(
    await uncheckedRows(
      database,
      `select count(*)::int as count from bet where id <> 900 and
         num_nonnulls(rest, queue, rest_ended, rest_ended_at, due_at, refused) = 0`,
    ),
  ).toEqual([{ count: 4 }]);
  expect(await uncheckedRows(database, 'select id, delay, lapses from market order by id')).toEqual([
    { id: 'M1', delay: 0, lapses: 'in-play' },
    { id: 'M2', delay: 0, lapses: 'in-play' },
  ]);
  expect(await uncheckedRows(database, `select value from setting where key = 'exchange'`)).toEqual([
    { value: { delay: 0, lapses: 'in-play' } },
  ]);
});

test('what is held is what all bets expose, and a reference of before has its answer', async () => {
  for (const player of [1, 2, 3]) {
    const [exposed] = await uncheckedRows<{ sum: number }>(
      database,
      'select coalesce(sum(exposure), 0)::int as sum from positions($1)',
      [player],
    );
    const { held } = await cashAndHeldOf(database, player);
    expect([player, held + (exposed?.sum ?? 0)]).toEqual([player, 0]);
  }
  const [again] = await uncheckedRows(
    database,
    place(1, 'before-1a', 'M1', 'a', 'back', 20_000, 300).replace('select *', 'select bet, answer, problem'),
  );
  expect(again).toEqual({ bet: null, problem: null, answer: expect.objectContaining({ data: expect.anything() }) });
});

describe('with all that came later', () => {
  beforeAll(() => migrate(database));

  test('a bet meets the one that has stood since then, at its price, and both hold what they expose', async () => {
    const [met] = await uncheckedRows(
      database,
      `select problem, others::int[] from place_in_book(2, 'after-002', '\\x02', 'placeBet', $1, 'M1', 'M1', 'A v B', 'Match Odds', '[]', 200,
         'b', 'back', 10000, 140, 'better', 'cancel', '{}', '{}', 1, 100000000, false, '{"data": {"bet": {}}}', array[101, 100000], array[50, 500])`,
      [now()],
    );
    expect(met).toEqual({ problem: null, others: [3] });
    expect(
      await uncheckedRows(
        database,
        'select stake, price, against from bet_fill where bet_id = 900 or against = 900 order by bet_id',
      ),
    ).toEqual([
      { stake: 10_000, price: 150, against: expect.any(Number) },
      { stake: 10_000, price: 150, against: 900 },
    ]);
    expect((await cashAndHeldOf(database, 3)).held).toBe(20_000);
  });

  test('the market of before is settled: what was placed then and what was met is paid, and nothing is held', async () => {
    await settleMarkets(database, now, [{ market: 'M1', outcome: 'a' }]);
    // Player 1: 20,000 at 3 won and 10,000 laid at 2.5 lost, 2% of the net. Player 2: 50,000 and 10,000 lost on the other. Player 3 won 10,000.
    const net = 40_000 - 15_000;
    expect(await cashAndHeldOf(database, 1)).toEqual({ cash: 1_000_000 + net - net * 0.02, held: 0 });
    expect(await cashAndHeldOf(database, 2)).toEqual({ cash: 1_000_000 - 30_000 - 60_000, held: 0 });
    expect(await cashAndHeldOf(database, 3)).toEqual({ cash: 1_000_000 + 10_000 - 200, held: 0 });
    expect(await uncheckedRows(database, 'select status from bet where id = 900')).toEqual([{ status: 'won' }]);
    expect(await uncheckedRows(database, 'select sum(amount)::int as sum from ledger_entry')).toEqual([{ sum: 0 }]);
  });
});
