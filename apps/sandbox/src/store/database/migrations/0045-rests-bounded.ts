/** Of each player's bets so many wait at most, on a market and in all; those of a market lapse together (docs/decisions/matching.md). */
export const restsBounded = {
  id: 45,
  name: 'rests bounded',
  sql: `
create index bet_waiting on bet (player_id, market_id) where status in ('delayed', 'partial', 'unmatched');

-- Why one more of a player's bets may not wait, besides \`the_bet\`: 'rests-here', 'rests-in-all'; null where it may. The caps are those of a
-- market and of all; null: none. The player's accounts are locked, so that nobody counts at the same time.
create function rests_problem(the_player bigint, the_market text, the_bet bigint, the_caps int[]) returns text
language plpgsql volatile set plan_cache_mode = force_generic_plan as $$
declare
  here bigint;
  in_all bigint;
begin
  if the_caps is null then return null; end if;
  select count(*) filter (where b.market_id = the_market), count(*) into here, in_all
  from bet b where b.player_id = the_player and b.status in ('delayed', 'partial', 'unmatched') and b.id <> the_bet;
  return case when here >= the_caps[1] then 'rests-here' when in_all >= the_caps[2] then 'rests-in-all' end;
end $$;

-- Ends these bets that stand on a market, and releases what each player's held: one posting a player, by the first of their bets. The market
-- and the players' accounts are locked.
create function lapse_bets(the_market text, bets bigint[], the_time timestamptz)
returns bigint[] language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  players bigint[];
  before bigint[];
  first_bets bigint[];
  the_match text;
  more bigint;
  refused text;
begin
  select m.match_name into the_match from market m where m.id = the_market;
  select array_agg(o.player_id order by o.player_id), array_agg(o.first order by o.player_id),
    array_agg(coalesce((select p.exposure from positions(o.player_id, the_market) p), 0) order by o.player_id)
  into players, first_bets, before
  from (select b.player_id, min(b.id) as first from bet b where b.id = any(bets) group by b.player_id) o;
  update bet b set status = case b.status when 'partial' then 'matched' else 'lapsed' end, queue = null, rest_ended = 'lapsed', rest_ended_at = the_time
  where b.id = any(bets);
  for place in 1..coalesce(cardinality(players), 0) loop
    more := before[place] - coalesce((select p.exposure from positions(players[place], the_market) p), 0);
    continue when more = 0;
    select p.problem into refused from ledger_post(
      'bet:' || first_bets[place] || ':lapsed', 'sports', 'Released by a lapse', the_match, 'Released', the_time,
      array[players[place], null], array['held', 'holds'], array[more, - more]) p;
    if refused is not null then raise exception 'the release of a bet was refused: %', refused; end if;
  end loop;
  return coalesce(players, '{}');
end $$;

-- Ends what stands on a market and was asked for before \`before\`, of so many players at most. Returns them: as many as \`most\` may be not all.
create function lapse_standing(the_market text, before timestamptz, the_time timestamptz, most int, out players bigint[])
language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  bets bigint[];
begin
  perform from market m where m.id = the_market for no key update;
  select array_agg(distinct o.player_id) into players from (
    select b.player_id from bet b
    where b.market_id = the_market and b.queue is not null and b.status in ('partial', 'unmatched') and b.created_at < before
    group by b.player_id order by b.player_id limit most) o;
  perform from account a where a.player_id = any(players) order by a.id for no key update;
  select array_agg(l.id) into bets from (
    select b.id from bet b
    where b.market_id = the_market and b.player_id = any(players) and b.queue is not null and b.status in ('partial', 'unmatched') and b.created_at < before
    order by b.id for no key update) l;
  players := lapse_bets(the_market, bets, the_time);
end $$;

-- Ends all that waits of a player's bets: what stands lapses, market by market, what is to be judged is refused for \`the_reason\`. Returns whether
-- anything did.
create or replace function end_waiting(the_player bigint, the_reason text, the_time timestamptz)
returns boolean language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  markets text[];
  waits record;
  has_ended boolean := false;
begin
  select array_agg(distinct b.market_id) into markets
  from bet b where b.player_id = the_player and b.status in ('delayed', 'partial', 'unmatched');
  -- All of the markets before the accounts, in the one order: see 0032.
  perform from market m where m.id = any(markets) order by m.id for no key update;
  perform from account a where a.player_id = the_player order by a.id for no key update;
  for waits in
    select b.id from bet b where b.player_id = the_player and b.market_id = any(markets) and b.status = 'delayed' order by b.id
  loop
    perform refuse_waiting(waits.id, the_reason, the_time);
    perform answer_anew(waits.id);
    has_ended := true;
  end loop;
  for waits in
    select b.market_id, array_agg(b.id order by b.id) as bets from bet b
    where b.player_id = the_player and b.market_id = any(markets) and b.status in ('partial', 'unmatched') group by b.market_id order by b.market_id
  loop
    perform lapse_bets(waits.market_id, waits.bets, the_time);
    has_ended := true;
  end loop;
  return has_ended;
end $$;
`,
};
