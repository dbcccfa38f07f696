/** Calls so far apart that each is a run of its own were no time at all, and no limit of time held (play-limits.md). */
export const aMinuteAtLeast = {
  id: 422,
  name: 'a minute at least',
  sql: `
-- Until when a run of play counts: a minute at least, since a sign of play that nothing follows is play too.
create function end_of_run(the_begin timestamptz, the_last timestamptz) returns timestamptz
language sql immutable parallel safe return greatest(the_last, the_begin + interval '1 minute');

-- As it was (0280), but that a run is as long as \`end_of_run\` says. A pause begins at its last sign, as before.
create or replace function play_of(
  the_player bigint, the_time timestamptz,
  out since timestamptz, out used_seconds int, out most_minutes bigint, out check_minutes int, out check_at timestamptz
) language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  day_ago timestamptz := the_time - interval '24 hours';
  read timestamptz;
begin
  select r.began_at into since from play_run r
  where r.player_id = the_player and r.last_at >= the_time - interval '15 minutes' order by r.began_at desc limit 1;
  select coalesce(extract(epoch from sum(end_of_run(r.began_at, r.last_at) - greatest(r.began_at, day_ago))), 0)::int
  into used_seconds from play_run r where r.player_id = the_player and end_of_run(r.began_at, r.last_at) > day_ago;
  select l.amount into most_minutes from limits_of(the_player, the_time) l where l.name = 'session';
  select c.every_minutes, c.read_at into check_minutes, read from reality_check c where c.player_id = the_player;
  if since is not null then
    check_at := greatest(since, read) + check_minutes * interval '1 minute';
  end if;
end $$;
`,
};
