import { blankDatabase } from '../../../testing/database.ts';
import type { Database } from '../database.ts';
import { migrate } from '../migrate.ts';
import { migrations } from '../migrations.ts';

let database: Database;
beforeAll(async () => {
  database = await blankDatabase();
  await migrate(
    database,
    migrations.filter(({ id }) => id < 33),
  );
  await database.script(BEFORE);
  await migrate(database);
});
afterAll(() => database.close());

/** A provider with a shared secret; a round that is over, one that is open, and a bet of each with its answer. */
const BEFORE = `
insert into player (id, username, username_key, name, country_code, mobile, password_hash, type_id, parent_id, created_at)
overriding system value values (1, 'p1', 'p1', 'P', '+91', '9000000001', '', 3, 81026, '2026-11-01Z');
insert into provider (code, name, lobby, position, quotes) values ('spribe', 'Spribe', 'live', 0, '');
insert into wallet_key (provider, sealed, created_at) values ('spribe', 'sealed', '2026-11-01Z');
insert into game_round (provider, round, player_id, title, maker, product, bets, staked, won, opened_at, closed_at) values
  ('spribe', 'over', 1, 'Aviator', 'Spribe', 'crash', 1, 500, 700, '2026-11-02Z', '2026-11-02T00:01Z'),
  ('spribe', 'open', 1, 'Mines', 'Spribe', 'live', 1, 300, 0, '2026-11-02Z', null);
insert into wallet_transaction (provider, transaction, kind, player_id, round, staked, won, state, request_hash, answer, at) values
  ('spribe', 't1', 'bet', 1, 'over', 500, 0, 'done', '\\x00', '{"code": "OK"}', '2026-11-02Z'),
  ('spribe', 't2', 'bet', 1, 'open', 300, 0, 'done', '\\x01', '{"code": "OK"}', '2026-11-02Z');
`;

test('a round that was over was ended by its provider, and of one that is open only they can tell', async () => {
  const rows = await database.query(
    'select round, unfinished, closed_by, overdue_at, sealed_at, staked, won from game_round order by round desc',
  );
  const none = { unfinished: 'provider', overdue_at: null, sealed_at: null };
  expect(rows).toEqual([
    { ...none, round: 'over', closed_by: 'provider', staked: 500, won: 700 },
    { ...none, round: 'open', closed_by: null, staked: 300, won: 0 },
  ]);
});

test('every transaction and its answer is there, the provider is on, and shared secrets are gone', async () => {
  expect(await database.query('select transaction, answer from wallet_transaction order by id')).toEqual([
    { transaction: 't1', answer: { code: 'OK' } },
    { transaction: 't2', answer: { code: 'OK' } },
  ]);
  expect(await database.query('select code, off_since from provider')).toEqual([{ code: 'spribe', off_since: null }]);
  expect(await database.query('select id from wallet_key')).toEqual([]);
});
