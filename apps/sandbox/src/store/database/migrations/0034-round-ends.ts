/**
 * Rounds that their provider never ended are found, and who ended a round is kept. What is long over is sealed: its transactions are
 * removed, and nothing more is taken for it.
 */
export const roundEnds = {
  id: 34,
  name: 'round ends',
  sql: `
alter table game_round
  -- What becomes of it when its provider says nothing: 'lost': nothing more was won; 'provider': only they can tell.
  add column unfinished text not null default 'provider' check (unfinished in ('lost', 'provider')),
  -- Since when it has been open for too long.
  add column overdue_at timestamptz,
  add column closed_by text check (closed_by in ('provider', 'rule', 'desk')),
  add column sealed_at timestamptz;
update game_round set closed_by = 'provider' where closed_at is not null;
alter table game_round
  add constraint game_round_closed check ((closed_at is null) = (closed_by is null)),
  add constraint game_round_sealed check (sealed_at is null or closed_at is not null);
create index game_round_open on game_round (unfinished, opened_at) where closed_at is null and overdue_at is null;
create index game_round_overdue on game_round (overdue_at, provider, round, player_id)
  where closed_at is null and overdue_at is not null;
create index game_round_ended_otherwise on game_round (closed_at) where closed_by in ('rule', 'desk');
create index game_round_age on game_round (closed_at) where sealed_at is null and closed_at is not null;
`,
};
