import { blankDatabase } from '../../../testing/database.ts';
import type { Database } from '../database.ts';
import { migrate } from '../migrate.ts';
import { migrations } from '../migrations.ts';

let database: Database;
beforeAll(async () => {
  database = await blankDatabase();
  await migrate(
    database,
    migrations.filter(({ id }) => id < 420),
  );
  await database.script(BEFORE);
  await migrate(database);
});
afterAll(() => database.close());

/** Two games of one name at one provider, and one of it at another; their rounds, of which one bears a name that no game has any more. */
const BEFORE = `
insert into player (id, username, username_key, name, country_code, mobile, password_hash, type_id, parent_id, created_at)
overriding system value values (1, 'p1', 'p1', 'P', '+91', '9000000001', '', 3, 81026, '2026-11-01Z');
insert into provider (code, name, lobby, position, quotes) values ('jili', 'Jili', 'slots', 0, ''), ('netent', 'Netent', 'slots', 1, '');
insert into game (code, provider, position, name, slug, category, motif, rtp, volatility, min_stake, max_stake) values
  ('1', 'jili', 0, 'Gold', 'gold', 'slots', 'slot', 96, 'low', 100, 1000),
  ('2', 'jili', 1, 'Gold', 'gold-2', 'slots', 'slot', 96, 'low', 100, 1000),
  ('3', 'netent', 0, 'Gold', 'gold', 'slots', 'slot', 96, 'low', 100, 1000);
insert into game_session (token_hash, provider, game, player_id, session_id, created_at, expires_at) values
  ('\\x01', 'jili', '2', 1, 1, '2026-11-02T10:00Z', '2026-11-02T22:00Z'),
  ('\\x02', 'jili', '1', 1, 1, '2026-11-02T20:00Z', '2026-11-03T08:00Z');
insert into game_round (provider, round, player_id, title, maker, product, opened_at) values
  ('netent', 'by-name', 1, 'Gold', 'Netent', 'slots', '2026-11-02T11:00Z'),
  ('jili', 'by-session', 1, 'Gold', 'Jili', 'slots', '2026-11-02T11:00Z'),
  ('jili', 'renamed', 1, 'Silver', 'Jili', 'slots', '2026-11-02T12:00Z'),
  ('jili', 'either', 1, 'Gold', 'Jili', 'slots', '2026-11-02T21:00Z'),
  ('jili', 'nobody-knows', 1, 'Silver', 'Jili', 'slots', '2026-11-01T12:00Z');
`;

test('a round is given its game where one alone can be it, and none where that can’t be told', async () => {
  const rows = await database.query('select round, game from game_round order by opened_at, round');
  expect(Object.fromEntries(rows.map(({ round, game }) => [round, game]))).toEqual({
    'by-name': '3',
    'by-session': '2',
    renamed: '2',
    either: null,
    'nobody-knows': null,
  });
});
