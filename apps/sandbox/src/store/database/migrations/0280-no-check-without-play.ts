/** A reality check is about play: who does not play has none due, however long it is since they read the last (play-limits.md). */
export const noCheckWithoutPlay = {
  id: 280,
  name: 'no check without play',
  sql: `
-- As it was (0093), but that nothing falls due while nothing is played: \`greatest\` leaves nulls out.
create or replace function play_of(
  the_player bigint, the_time timestamptz,
  out since timestamptz, out used_seconds int, out most_minutes bigint, out check_minutes int, out check_at timestamptz
) language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  read timestamptz;
begin
  select r.began_at into since from play_run r
  where r.player_id = the_player and r.last_at >= the_time - interval '15 minutes' order by r.began_at desc limit 1;
  select coalesce(extract(epoch from sum(greatest(r.last_at - greatest(r.began_at, the_time - interval '24 hours'), interval '0'))), 0)::int
  into used_seconds from play_run r where r.player_id = the_player and r.last_at > the_time - interval '24 hours';
  select l.amount into most_minutes from limits_of(the_player, the_time) l where l.name = 'session';
  select c.every_minutes, c.read_at into check_minutes, read from reality_check c where c.player_id = the_player;
  if since is not null then
    check_at := greatest(since, read) + check_minutes * interval '1 minute';
  end if;
end $$;
`,
};
