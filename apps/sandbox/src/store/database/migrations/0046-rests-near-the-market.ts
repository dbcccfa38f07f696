/**
 * Players meet each other near the market's prices alone, and what the simulated market has come to it meets before any player does
 * (docs/decisions/matching.md).
 */
export const restsNearTheMarket = {
  id: 46,
  name: 'rests near the market',
  sql: `
-- What the simulated market has come to of what stands against a bet of \`the_side\`, it meets before that bet does, at each one's own price.
-- Returns the players whose bets it met. The market is locked; locked with this are the accounts of everybody whom the bet may concern.
create function meet_reached(
  the_player bigint, the_market text, the_runner text, the_side text, other_offered int[], other_sizes bigint[], the_priced_at bigint, the_time timestamptz)
returns bigint[] language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  other_side text := case the_side when 'back' then 'lay' else 'back' end;
  players bigint[];
begin
  if not exists (
    select from bet b
    where b.market_id = the_market and b.runner_id = the_runner and b.side = other_side and b.queue is not null and b.status in ('partial', 'unmatched')
      and case other_side when 'back' then b.price <= other_offered[1] else b.price >= other_offered[1] end
  ) then return '{}'; end if;
  select array_agg(distinct b.player_id) into players from bet b
  where b.market_id = the_market and b.runner_id = the_runner and b.side = other_side and b.queue is not null and b.status in ('partial', 'unmatched');
  perform from account a where a.player_id = the_player or a.player_id = any(players) order by a.id for no key update;
  return coalesce((
    select m.met_players from meet_standing(the_market, the_runner, other_side, other_offered, other_sizes, the_priced_at, the_time) m), '{}');
end $$;

drop function match_bet(bigint, bigint, bigint, int, int[], bigint[], bigint, bigint, timestamptz, text);
drop function place_in_book(
  bigint, text, bytea, text, timestamptz, text, text, text, text, jsonb, int, text, text, bigint, int, text, text, int[], bigint[], bigint, bigint, boolean, jsonb);
drop function judge_bet(bigint, int, int[], bigint[], bigint, bigint, text, jsonb, timestamptz);

-- Matches a bet that nothing is matched of with what is offered at \`the_limit\` or better (null: at any price): other players' bets
-- that stand within \`the_band\` (its lowest and its highest price; null: none) and whose players may bet, and the simulated market's offers (their sizes; null: as much as is wanted). Best price first, at one price players'
-- before the market's, and theirs by when they came. What is left stands or is cancelled, as the bet asks. The market is locked. With
-- \`problem\` ('gone': nothing is offered; 'size' by \`missing\`; 'short' by \`missing\`; 'most'; 'rests-here', 'rests-in-all': as many of the
-- player's bets wait as \`the_caps\` allow on a market and in all) nothing has happened.
create function match_bet(
  the_bet bigint, the_before bigint, the_gain bigint, the_limit int, offered int[], sizes bigint[], the_priced_at bigint, the_most bigint,
  the_time timestamptz, the_reference text, the_band int[], the_caps int[],
  out problem text, out missing bigint, out exposure bigint, out others bigint[]
) language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  mine bet%rowtype;
  offer record;
  wanted bigint;
  stake_now bigint;
  met bigint[] := '{}';
  stakes bigint[] := '{}';
  prices int[] := '{}';
  players bigint[] := '{}';
  cash bigint;
  held bigint;
  more bigint;
  refused text;
begin
  select b.* into strict mine from bet b where b.id = the_bet;
  wanted := mine.stake;
  for offer in
    select o.* from (
      select b.id as bet, b.player_id as player, b.side, b.price, b.queue,
        b.stake - coalesce((select sum(f.stake)::bigint from bet_fill f where f.bet_id = b.id), 0) as size
      from bet b
      where b.market_id = mine.market_id and b.runner_id = mine.runner_id and b.side <> mine.side and mine.rest is not null
        and b.queue is not null and b.status in ('partial', 'unmatched') and b.player_id <> mine.player_id
        and b.price between the_band[1] and the_band[2]
        and (select may_bet(p.restrictions, the_time) from player p where p.id = b.player_id)
      union all
      select null, null, null, m.price, null, m.size - coalesce((
        select t.taken from taken_offer t where t.market_id = mine.market_id and t.runner_id = mine.runner_id and t.side = mine.side
          and t.priced_at = the_priced_at and t.price = m.price), 0)
      from unnest(offered, sizes) as m (price, size)
    ) o
    where the_limit is null or (case mine.side when 'back' then o.price >= the_limit else o.price <= the_limit end)
    order by case mine.side when 'back' then - o.price else o.price end, o.queue nulls last
  loop
    stake_now := case when offer.bet is null then least(wanted, offer.size) else met_of(offer.side, offer.size, wanted, offer.price) end;
    continue when stake_now <= 0;
    met := met || offer.bet;
    stakes := stakes || stake_now;
    prices := prices || offer.price;
    if offer.player is not null then players := players || offer.player; end if;
    wanted := wanted - stake_now;
    exit when wanted = 0;
  end loop;
  if wanted = mine.stake and mine.rest is distinct from 'stay' then
    problem := 'gone';
    return;
  end if;
  if wanted > 0 and mine.rest is null then
    problem := 'size';
    missing := mine.stake - wanted;
    return;
  end if;

  -- Everybody's accounts at once, in the one order.
  perform from account a where a.player_id = mine.player_id or a.player_id = any(players) order by a.id for no key update;
  if wanted > 0 and mine.rest = 'stay' then
    problem := rests_problem(mine.player_id, mine.market_id, the_bet, the_caps);
    if problem is not null then return; end if;
  end if;
  the_before := coalesce(the_before, (select p.exposure from positions(mine.player_id, mine.market_id) p), 0);
  the_gain := coalesce(the_gain, gain_on(mine.player_id, mine.market_id));
  insert into bet_fill (bet_id, stake, price, at, against)
  select the_bet, f.stake, f.price, the_time, f.bet from unnest(stakes, prices, met) with ordinality as f (stake, price, bet, place) order by f.place;
  update bet b set
    status = case when wanted = 0 or mine.rest = 'cancel' then 'matched' when wanted < mine.stake then 'partial' else 'unmatched' end,
    queue = case when wanted > 0 and mine.rest = 'stay' then nextval('bet_queue') end,
    rest_ended = case when wanted > 0 and mine.rest = 'cancel' then 'cancelled' end,
    rest_ended_at = case when wanted > 0 and mine.rest = 'cancel' then the_time end
  where b.id = the_bet;
  select max(a.balance) filter (where a.name = 'cash'), max(a.balance) filter (where a.name = 'held') into cash, held
  from account a where a.player_id = mine.player_id;
  more := the_before - coalesce((select p.exposure from positions(mine.player_id, mine.market_id) p), 0);
  missing := greatest(0, more) - (cash - held);
  if missing > 0 then
    problem := 'short';
  else
    missing := null;
    if gain_on(mine.player_id, mine.market_id) > greatest(the_most, the_gain) then problem := 'most'; end if;
  end if;
  if problem is not null then
    delete from bet_fill f where f.bet_id = the_bet;
    update bet b set status = 'delayed', queue = null, rest_ended = null, rest_ended_at = null where b.id = the_bet;
    return;
  end if;

  insert into taken_offer as t (market_id, runner_id, side, priced_at, price, taken)
  select mine.market_id, mine.runner_id, mine.side, the_priced_at, f.price, sum(f.stake)
  from unnest(stakes, prices, met) as f (stake, price, bet) where f.bet is null and mine.rest is not null group by f.price
  on conflict (market_id, runner_id, side, priced_at, price) do update set taken = t.taken + excluded.taken;
  if cardinality(players) > 0 then
    others := fill_standing(
      mine.market_id, array_remove(met, null),
      (select array_agg(f.stake order by f.place) from unnest(stakes, met) with ordinality as f (stake, bet, place) where f.bet is not null),
      the_bet, the_time);
  end if;
  exposure := - (held + more);
  if more <> 0 then
    select p.problem into refused from ledger_post(
      the_reference, 'sports', case when more > 0 then 'Held for a bet' else 'Released by a bet' end,
      (select m.match_name from market m where m.id = mine.market_id), 'Held', the_time,
      array[mine.player_id, null], array['held', 'holds'], array[more, - more]) p;
    if refused is not null then raise exception 'the hold of a bet was refused: %', refused; end if;
  end if;
end $$;

-- Places a bet on match odds of which a part may be matched, or says why not: \`problem\` is 'other-request', 'maintenance', 'closed', or what
-- \`match_bet\` says; nothing has happened then. The client's reference is taken once: again, the first answer is returned. A bet
-- whose match is in play waits where its market has it wait: it is kept and held then, until \`due_at\`, and nothing is matched of it before it is
-- judged. Without \`the_rest\` it is taken whole, of what is offered alone. What the simulated market offers to the other side (\`other_offered\`) meets
-- what stands there first. \`others\` are all whose bets were met, whatever became of this one.
create function place_in_book(
  the_player bigint, the_ref text, the_hash bytea, the_call text, the_time timestamptz,
  the_market text, the_match text, the_match_name text, the_name text, the_runners jsonb, the_commission int,
  the_runner text, the_side text, the_stake bigint, the_price int, the_policy text, the_rest text,
  offered int[], sizes bigint[], the_priced_at bigint, the_most bigint, is_in_play boolean, the_answer jsonb,
  the_band int[] default null, the_caps int[] default null, other_offered int[] default null, other_sizes bigint[] default null,
  out bet bigint, out answer jsonb, out problem text, out missing bigint, out others bigint[], out due_at timestamptz
) language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  outcome_now text;
  is_first boolean := false;
  waits int;
  cash bigint;
  held bigint;
  before bigint;
  gain bigint;
  more bigint;
  exposure bigint;
  refused text;
  reached bigint[];
  taken record;
  done record;
begin
  if the_hash is not null then
    select * into taken from take_reference(the_player, the_ref, the_hash, the_call, the_time);
    if taken.is_known then
      answer := taken.answer;
      problem := taken.problem;
      return;
    end if;
  end if;
  for tries in 1..2 loop
    select m.outcome, m.delay into outcome_now, waits from market m where m.id = the_market for no key update;
    exit when found;
    insert into market (id, match_id, match_name, kind, name, runners, commission, opened_at)
    values (the_market, the_match, the_match_name, 'match_odds', the_name, the_runners, the_commission, the_time)
    on conflict (id) do nothing;
    is_first := found;
  end loop;
  if not exists (select from app_detail d where d.key = 'BRAND_STATUS' and lower(d.value #>> '{}') = 'live') then
    problem := 'maintenance';
  elsif outcome_now is not null then
    problem := 'closed';
  else
    if the_rest is not null then
      reached := meet_reached(the_player, the_market, the_runner, the_side, other_offered, other_sizes, the_priced_at, the_time);
    end if;
    before := coalesce((select p.exposure from positions(the_player, the_market) p), 0);
    gain := gain_on(the_player, the_market);
    if is_in_play and waits > 0 then due_at := the_time + waits * interval '1 second'; end if;
    insert into bet (player_id, client_ref, market_id, runner_id, side, stake, price, policy, rest, status, created_at, priced_at, due_at)
    values (the_player, the_ref, the_market, the_runner, the_side, the_stake, the_price, the_policy, the_rest, 'delayed', the_time, the_priced_at,
      place_in_book.due_at)
    returning id into bet;
    if due_at is null then
      select * into done from match_bet(
        bet, before, gain, case when the_policy <> 'any' then the_price end, offered, sizes, the_priced_at, the_most, the_time, 'bet:' || bet || ':hold',
        the_band, the_caps);
      problem := done.problem;
      missing := done.missing;
      others := done.others;
      exposure := done.exposure;
    else
      perform from account a where a.player_id = the_player order by a.id for no key update;
      problem := rests_problem(the_player, the_market, bet, the_caps);
      select max(a.balance) filter (where a.name = 'cash'), max(a.balance) filter (where a.name = 'held') into cash, held
      from account a where a.player_id = the_player;
      more := before - coalesce((select p.exposure from positions(the_player, the_market) p), 0);
      missing := greatest(0, more) - (cash - held);
      if problem is not null then
        missing := null;
      elsif missing > 0 then
        problem := 'short';
      else
        missing := null;
        if gain_on(the_player, the_market) > greatest(the_most, gain) then problem := 'most'; end if;
      end if;
      exposure := - (held + more);
      if problem is null and more <> 0 then
        select p.problem into refused from ledger_post(
          'bet:' || bet || ':hold', 'sports', 'Held for a bet', the_match_name, 'Held', the_time,
          array[the_player, null], array['held', 'holds'], array[more, - more]) p;
        if refused is not null then raise exception 'the hold of a bet was refused: %', refused; end if;
      end if;
    end if;
  end if;
  others := coalesce(others, '{}') || coalesce(reached, '{}');
  if problem is not null then
    -- Nothing of it is left: a market is kept from its first bet on, and a reference with what it did.
    delete from bet b where b.id = place_in_book.bet;
    bet := null;
    due_at := null;
    if is_first then delete from market m where m.id = the_market; end if;
    delete from client_request r where r.player_id = the_player and r.client_ref = the_ref and the_hash is not null;
    return;
  end if;
  if the_hash is not null then
    answer := jsonb_set(
      jsonb_set(the_answer, '{data,bet}', the_answer #> '{data,bet}' || bet_part(bet)),
      '{data,exposureAmount}', to_jsonb(round(exposure / 100.0, 2)));
    update client_request r set answer = place_in_book.answer where r.player_id = the_player and r.client_ref = the_ref;
  end if;
end $$;

-- Judges a bet that waited, once it is due: matches it as \`match_bet\` does, or refuses it for \`the_reason\`, or for what \`match_bet\` says by the
-- texts that \`reasons\` has for it (\`standing\`: its player may not bet), and releases what it held. The answer to its reference is what became of it from then on. Returns whose bets
-- were touched, its player's first; nothing where it is not there to be judged (any more), or not due.
create function judge_bet(
  the_bet bigint, the_limit int, offered int[], sizes bigint[], the_priced_at bigint, the_most bigint, the_reason text, reasons jsonb, the_time timestamptz,
  the_band int[], other_offered int[], other_sizes bigint[],
  out players bigint[], out answer jsonb
) language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  mine record;
  done record;
begin
  select b.market_id into mine from bet b where b.id = the_bet;
  if not found then return; end if;
  -- What is decided is settled with all that stands on it: a bet that waits for it lapses.
  perform from market m where m.id = mine.market_id and m.outcome is null for no key update;
  if not found then return; end if;
  select b.id, b.player_id, b.market_id, b.client_ref, b.runner_id, b.side, b.rest into mine from bet b where b.id = the_bet and b.status = 'delayed' and b.due_at <= the_time;
  if not found then return; end if;
  players := array[mine.player_id];
  if the_reason is null and not (select may_bet(p.restrictions, the_time) from player p where p.id = mine.player_id) then
    the_reason := coalesce(reasons ->> 'standing', 'standing');
  end if;
  if the_reason is null then
    -- It was counted among those that wait when it was placed.
    if mine.rest is not null then
      players := players || meet_reached(mine.player_id, mine.market_id, mine.runner_id, mine.side, other_offered, other_sizes, the_priced_at, the_time);
    end if;
    select * into done from match_bet(the_bet, null, null, the_limit, offered, sizes, the_priced_at, the_most, the_time, 'bet:' || the_bet || ':judged', the_band, null);
    the_reason := case when done.problem is not null then coalesce(reasons ->> done.problem, done.problem) end;
    players := players || coalesce(done.others, '{}');
  end if;
  if the_reason is not null then
    perform refuse_waiting(the_bet, the_reason, the_time);
  end if;
  answer := answer_anew(the_bet);
end $$;
`,
};
