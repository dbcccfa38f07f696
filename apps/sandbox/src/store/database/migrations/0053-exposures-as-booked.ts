/** What a fill wins may be booked otherwise than stake and price say (0060): so it counts too where the runners of its market can't be read. */
export const exposuresAsBooked = {
  id: 53,
  name: 'exposures as booked',
  sql: `
-- As in 0047, but for what a fill is booked to win.
create or replace function exposures_of(the_player bigint) returns table (market text, exposure bigint)
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  broken text[];
begin
  select array_agg(distinct m.id) into broken from bet b join market m on m.id = b.market_id
  where b.player_id = the_player and b.status in ('delayed', 'matched', 'partial', 'unmatched') and not is_readable(m.runners);
  if broken is null then
    return query select p.market, p.exposure from positions(the_player) p;
    return;
  end if;
  return query
  select p.market, p.exposure
  from (
    select distinct b.market_id as id from bet b
    where b.player_id = the_player and b.status in ('delayed', 'matched', 'partial', 'unmatched') and b.market_id <> all(broken)
  ) o cross join lateral positions(the_player, o.id) p;
  return query
  select b.market_id, - sum(case b.side when 'back' then w.stake else coalesce(w.profit, bet_profit(m.kind, w.stake, w.price)) end)::bigint
  from bet b join market m on m.id = b.market_id cross join lateral (
    select f.stake, f.price, f.profit from bet_fill f where f.bet_id = b.id
    union all
    select b.stake - coalesce((select sum(f.stake)::bigint from bet_fill f where f.bet_id = b.id), 0), b.price, null where b.status <> 'matched'
  ) w
  where b.player_id = the_player and b.status in ('delayed', 'matched', 'partial', 'unmatched') and b.market_id = any(broken)
  group by b.market_id;
end $$;
`,
};
