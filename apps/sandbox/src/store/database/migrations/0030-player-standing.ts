/**
 * What keeps a player from betting, playing and paying in, and how much they have staked each day: kept in the same transaction as
 * what was matched, whoever writes it, so that a limit never reads their history.
 */
export const playerStanding = {
  id: 30,
  name: 'player standing',
  sql: `
-- By its name (limited, break, excluded, closed) until when, as ISO 8601; null: for ever. What has run out may stand here still.
alter table player add column restrictions jsonb not null default '{}';

-- What was matched on a day in India, whatever became of it.
create table stake_day (
  player_id bigint not null references player,
  day date not null,
  -- Paise.
  staked bigint not null,
  primary key (player_id, day)
) with (fillfactor = 80);
insert into stake_day (player_id, day, staked)
select b.player_id, ((f.at at time zone 'UTC') + interval '5 hours 30 minutes')::date, sum(f.stake)
from bet_fill f join bet b on b.id = f.bet_id group by 1, 2;

create function stakes_counted() returns trigger language plpgsql as $$
begin
  insert into stake_day as d (player_id, day, staked)
  select b.player_id, ((f.at at time zone 'UTC') + interval '5 hours 30 minutes')::date, sum(f.stake)
  from matched f join bet b on b.id = f.bet_id group by 1, 2 order by 1, 2
  on conflict (player_id, day) do update set staked = d.staked + excluded.staked;
  return null;
end $$;
create trigger stakes_counted after insert on bet_fill referencing new table as matched
  for each statement execute function stakes_counted();
`,
};
