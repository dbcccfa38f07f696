/** What a player exposes is told also while the runners of a market can't be read: what they bet on it counts as lost, bet by bet. */
export const exposures = {
  id: 47,
  name: 'exposures',
  sql: `
-- Whether the runners of a market can be read, as \`isReadable\` of the operator has it: a list that is not empty, each with its id.
create function is_readable(runners jsonb) returns boolean language sql immutable parallel safe return
  case when jsonb_typeof(runners) <> 'array' or runners = '[]' then false
    else not exists (
      select from jsonb_array_elements(runners) as r (runner) where jsonb_typeof(r.runner -> 'id') is distinct from 'string') end;

-- What a player's open bets hold, market by market, as figures of 0 or below: \`positions\` where its runners can be read, elsewhere the sum of
-- the most that each bet may lose.
create function exposures_of(the_player bigint) returns table (market text, exposure bigint)
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
  select b.market_id, - sum(case b.side when 'back' then w.stake else bet_profit(m.kind, w.stake, w.price) end)::bigint
  from bet b join market m on m.id = b.market_id cross join lateral (
    select f.stake, f.price from bet_fill f where f.bet_id = b.id
    union all
    select b.stake - coalesce((select sum(f.stake)::bigint from bet_fill f where f.bet_id = b.id), 0), b.price where b.status <> 'matched'
  ) w
  where b.player_id = the_player and b.status in ('delayed', 'matched', 'partial', 'unmatched') and b.market_id = any(broken)
  group by b.market_id;
end $$;
`,
};
