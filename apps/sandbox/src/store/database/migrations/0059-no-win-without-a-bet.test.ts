import { blankDatabase } from '../../../testing/database.ts';
import { uncheckedRows } from '../../../testing/unchecked-rows.ts';
import type { Database } from '../database.ts';
import { migrate } from '../migrate.ts';
import { migrations } from '../migrations.ts';

let database: Database;
beforeAll(async () => {
  database = await blankDatabase();
  // As an operator has it that was brought up to date before there was this one.
  await migrate(
    database,
    migrations.filter(({ id }) => id !== 59),
  );
  await database.script(BEFORE);
  await migrate(database);
});
afterAll(() => database.close());

/** Wins that wait: of a round whose bets were rolled back, of one that has a bet, and one that the desk has declined. */
const BEFORE = `
insert into player (id, username, username_key, name, country_code, mobile, password_hash, type_id, parent_id, created_at)
overriding system value values (1, 'p1', 'p1', 'P', '+91', '9000000001', '', 3, 81026, '2026-11-01Z');
insert into game_round (provider, round, player_id, title, maker, product, unfinished, bets, staked, won, opened_at)
select 'spribe', round, 1, 'Aviator', 'Spribe', 'crash', 'lost', bets, bets * 100, 0, '2026-11-02Z'
from (values ('returned', 0), ('played', 1), ('declined', 0)) r (round, bets);
insert into held_win (transaction_id, provider, round, player_id, amount, at, outcome, ended_at) values
  (1, 'spribe', 'returned', 1, 500, '2026-11-02Z', null, null), (2, 'spribe', 'returned', 1, 600, '2026-11-02Z', null, null),
  (3, 'spribe', 'played', 1, 700, '2026-11-02Z', null, null), (4, 'spribe', 'declined', 1, 800, '2026-11-02Z', 'declined', '2026-11-03Z');
`;

test('wins that waited in a round without a bet have ended, and the others are as they were', async () => {
  expect(
    await uncheckedRows(
      database,
      'select transaction_id as id, amount, outcome, ended_at is not null as "hasEnded" from held_win order by 1',
    ),
  ).toEqual([
    { id: 1, amount: 500, outcome: 'rolled-back', hasEnded: true },
    { id: 2, amount: 600, outcome: 'rolled-back', hasEnded: true },
    { id: 3, amount: 700, outcome: null, hasEnded: false },
    { id: 4, amount: 800, outcome: 'declined', hasEnded: true },
  ]);
});
