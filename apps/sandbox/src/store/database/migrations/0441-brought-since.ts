/** What play brought since a moment is known by what was played: bets and games. */
export const broughtSince = {
  id: 441,
  name: 'brought since',
  sql: `
-- What bets that were settled (after commission) and games brought a player since a moment: the rest of its day from the entries, the days after it from their sums.
create function brought_since(the_player bigint, the_start timestamptz, out sports bigint, out casino bigint)
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  its_day date := ((the_start at time zone 'UTC') + interval '5 hours 30 minutes')::date;
  its_end timestamptz := ((its_day + 1)::timestamp - interval '5 hours 30 minutes') at time zone 'UTC';
begin
  select coalesce(sum(c.amount) filter (where c.kind = 'sports'), 0)::bigint, coalesce(sum(c.amount) filter (where c.kind = 'casino'), 0)::bigint
  into sports, casino from (
    select d.kind, d.gained - d.given as amount from ledger_day d
    where d.player_id = the_player and d.name = 'cash' and d.kind in ('sports', 'casino') and d.day > its_day
    union all
    select e.kind, e.amount from ledger_entry e
    where e.player_id = the_player and e.name = 'cash' and e.kind in ('sports', 'casino') and e.at > the_start and e.at < its_end
  ) c;
end $$;

create or replace function lost_since(the_player bigint, the_start timestamptz) returns bigint language sql stable return
  (select - (b.sports + b.casino) from brought_since(the_player, the_start) b);
`,
};
