import { testDatabase } from '../../../testing/database.ts';
import { uncheckedRows } from '../../../testing/unchecked-rows.ts';
import type { Database } from '../database.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await database.script(BETS);
});
afterAll(() => database.close());

/** Bets of four players on six markets of each kind: whole, waiting, in part, of several fills, booked to the paisa; on all runners or on few. */
const BETS = `
select setseed(0.5);
insert into player (id, username, username_key, name, country_code, mobile, password_hash, type_id, parent_id, created_at) overriding system value
select 900000 + n, 'p' || n, 'within' || n, 'P', '+91', 'within' || n, '', 3, 81026, '2026-11-01Z' from generate_series(1, 4) n;
insert into market (id, match_id, match_name, kind, name, runners, commission, opened_at)
select kind || n, 'm', 'A v B', kind, '', case kind when 'fancy' then '[{"id": "a"}]' else '[{"id": "a"}, {"id": "b"}, {"id": "c"}]' end::jsonb, 200, '2026-11-01Z'
from unnest(array['match_odds', 'bookmaker', 'fancy']) as kind, generate_series(1, 6) n;
insert into bet (player_id, client_ref, market_id, runner_id, side, stake, price, line, policy, status, created_at)
select 900001 + floor(random() * 4), 'within' || n, m.id, case when m.kind = 'fancy' then 'a' else (array['a', 'b', 'c'])[1 + floor(random() * 2.5)] end,
  (array['back', 'lay'])[1 + floor(random() * 2)], 100 + floor(random() * 100000), 101 + floor(random() * 400),
  case when m.kind = 'fancy' then 10 + floor(random() * 8) end, 'any',
  case when m.kind = 'match_odds' then (array['matched', 'matched', 'partial', 'unmatched', 'delayed', 'lapsed'])[1 + floor(random() * 6)] else 'matched' end,
  '2026-11-01Z'
from generate_series(1, 250) n cross join lateral (select * from market where length(name) < n order by random() limit 1) m;
insert into bet_fill (bet_id, stake, price, at, profit)
select b.id, case when b.status = 'matched' then b.stake - part.n * (b.stake / 2) else b.stake / 3 end, b.price + part.n, '2026-11-01Z',
  case when random() < 0.2 then floor(random() * 90000) end
from bet b cross join lateral (select n from generate_series(0, case when random() < 0.3 then 1 else 0 end) n) part
where b.client_ref like 'within%' and b.status in ('matched', 'partial');
`;

test('what a bet would leave held on a market is the same within a statement over many as asked for by itself', async () => {
  const input = `
    from generate_series(900000, 900004) p (player), market m, unnest(array['a', 'b', 'c']) r (runner), unnest(array['back', 'lay']) s (side),
      unnest(array[9, 13, 30]) l (line)
    where case when m.kind = 'fancy' then r.runner = 'a' else l.line = 9 end`;
  const call = (name: string) =>
    `${name}(p.player, m.id, r.runner, s.side, 12345, 187, case when m.kind = 'fancy' then l.line end)`;
  const columns = 'q.exposure, q.best, q.next_exposure, q.next_best';
  const rows = await uncheckedRows<{ same: boolean; moves: boolean }>(
    database,
    `select (x.e, x.b, x.ne, x.nb) is not distinct from (y.e, y.b, y.ne, y.nb) as same, x.e < 0 and x.ne <> x.e as moves
     ${input.replace(
       'where',
       `cross join lateral (select ${columns} from ${call('positions')} q) x (e, b, ne, nb)
       cross join lateral (select ${columns} from ${call('position_with')} q) y (e, b, ne, nb) where`,
     )}`,
  );
  expect(rows.filter(({ same }) => !same)).toEqual([]);
  expect(rows.filter(({ moves }) => moves).length).toBeGreaterThan(150);
});
