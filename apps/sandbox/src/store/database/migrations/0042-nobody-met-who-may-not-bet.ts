/**
 * Whoever may not bet is met by nobody: what stands of theirs lapses, and what waits to be judged is refused, as their restriction begins
 * (docs/decisions/matching.md). A rest that came in at that very moment is passed over, and lapses at the next look.
 */
export const nobodyMetWhoMayNotBet = {
  id: 42,
  name: 'nobody met who may not bet',
  sql: `
-- Whether none of these restrictions is in force: each keeps a player from betting, by its name until when, as ISO 8601; null: for ever.
create function may_bet(restrictions jsonb, at timestamptz) returns boolean language sql stable return
  restrictions = '{}' or not exists (select from jsonb_each_text(restrictions) as r where r.value is null or r.value::timestamptz > at);

-- Refuses a bet that waits to be judged and releases what it held. Its market is locked.
create function refuse_waiting(the_bet bigint, the_reason text, the_time timestamptz)
returns void language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  mine record;
  before bigint;
  more bigint;
  refused text;
begin
  select b.player_id, b.market_id, m.match_name into strict mine from bet b join market m on m.id = b.market_id where b.id = the_bet;
  perform from account a where a.player_id = mine.player_id order by a.id for no key update;
  before := coalesce((select p.exposure from positions(mine.player_id, mine.market_id) p), 0);
  -- One that is refused before it was due has waited until then.
  update bet b set status = 'rejected', refused = the_reason, rest_ended = 'rejected', rest_ended_at = the_time, due_at = least(b.due_at, the_time)
  where b.id = the_bet;
  more := before - coalesce((select p.exposure from positions(mine.player_id, mine.market_id) p), 0);
  if more <> 0 then
    select p.problem into refused from ledger_post(
      'bet:' || the_bet || ':judged', 'sports', 'Released by a refusal', mine.match_name, 'Released', the_time,
      array[mine.player_id, null], array['held', 'holds'], array[more, - more]) p;
    if refused is not null then raise exception 'the release of a bet was refused: %', refused; end if;
  end if;
end $$;

-- The answer to the reference of a bet that waited is what became of it, from now on. Returns it; null where there is none yet.
create function answer_anew(the_bet bigint) returns jsonb language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  mine record;
  held bigint;
  answer jsonb;
begin
  select b.player_id, b.client_ref into strict mine from bet b where b.id = the_bet;
  select max(a.balance) into held from account a where a.player_id = mine.player_id and a.name = 'held';
  update client_request r set answer = jsonb_set(
      jsonb_set(r.answer, '{data,bet}', r.answer #> '{data,bet}' || bet_part(the_bet)),
      '{data,exposureAmount}', to_jsonb(round(- held / 100.0, 2)))
  where r.player_id = mine.player_id and r.client_ref = mine.client_ref and r.answer is not null
  returning r.answer into answer;
  return answer;
end $$;

-- Ends all that waits of a player's bets: what stands lapses, what is to be judged is refused for \`the_reason\`. Returns whether anything did.
create function end_waiting(the_player bigint, the_reason text, the_time timestamptz)
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
    select b.id, b.status from bet b
    where b.player_id = the_player and b.market_id = any(markets) and b.status in ('delayed', 'partial', 'unmatched') order by b.id
  loop
    if waits.status = 'delayed' then
      perform refuse_waiting(waits.id, the_reason, the_time);
      perform answer_anew(waits.id);
    else
      perform cancel_rest(the_player, waits.id, 'lapsed', the_time);
    end if;
    has_ended := true;
  end loop;
  return has_ended;
end $$;

-- Matches a bet that nothing is matched of with what is offered at \`the_limit\` or better (null: at any price): other players' bets
-- that stand and whose players may bet, and the simulated market's offers (their sizes; null: as much as is wanted). Best price first, at one price players'
-- before the market's, and theirs by when they came. What is left stands or is cancelled, as the bet asks. The market is locked. With
-- \`problem\` ('gone': nothing is offered; 'size' by \`missing\`; 'short' by \`missing\`; 'most') nothing has happened.
create or replace function match_bet(
  the_bet bigint, the_before bigint, the_gain bigint, the_limit int, offered int[], sizes bigint[], the_priced_at bigint, the_most bigint,
  the_time timestamptz, the_reference text,
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

-- The simulated market came to prices at which bets stand: it meets them, each at its own price, as far as its offers go; best price first,
-- then by when they came. Returns the players whose bets were met. Called again for the same prices it meets what is left of them.
create or replace function meet_standing(
  the_market text, the_runner text, the_side text, offered int[], sizes bigint[], the_priced_at bigint, the_time timestamptz,
  out met_players bigint[]
) language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  standing record;
  offer record;
  wanted bigint;
  part bigint;
  bets bigint[] := '{}';
  stakes bigint[] := '{}';
  players bigint[] := '{}';
  left_of bigint[];
  met bigint;
begin
  perform from market m where m.id = the_market and m.outcome is null for no key update;
  if not found then return; end if;
  select array_agg(greatest(0, o.size - coalesce((
    select t.taken from taken_offer t where t.market_id = the_market and t.runner_id = the_runner and t.side = the_side
      and t.priced_at = the_priced_at and t.price = o.price), 0)) order by o.place)
  into left_of from unnest(offered, sizes) with ordinality as o (price, size, place);
  for standing in
    select b.id, b.player_id, b.price, b.stake - coalesce((select sum(f.stake)::bigint from bet_fill f where f.bet_id = b.id), 0) as size
    from bet b
    where b.market_id = the_market and b.runner_id = the_runner and b.side = the_side
      and b.queue is not null and b.status in ('partial', 'unmatched')
      and (select may_bet(p.restrictions, the_time) from player p where p.id = b.player_id)
      and (case the_side when 'back' then b.price <= offered[1] else b.price >= offered[1] end)
    order by case the_side when 'back' then b.price else - b.price end, b.queue
  loop
    -- What is offered at its price or better, in all; then of which offers it is taken, the best first.
    select coalesce(sum(o.size), 0)::bigint into wanted from unnest(offered, left_of) as o (price, size)
    where case the_side when 'back' then o.price >= standing.price else o.price <= standing.price end;
    met := met_of(the_side, standing.size, wanted, standing.price);
    continue when met <= 0;
    bets := bets || standing.id;
    stakes := stakes || met;
    players := players || standing.player_id;
    for place in 1..cardinality(offered) loop
      part := least(met, left_of[place]);
      exit when met = 0;
      continue when part = 0;
      left_of[place] := left_of[place] - part;
      met := met - part;
      insert into taken_offer as t (market_id, runner_id, side, priced_at, price, taken)
      values (the_market, the_runner, the_side, the_priced_at, offered[place], part)
      on conflict (market_id, runner_id, side, priced_at, price) do update set taken = t.taken + excluded.taken;
    end loop;
  end loop;
  if cardinality(bets) = 0 then return; end if;
  perform from account a where a.player_id = any(players) order by a.id for no key update;
  met_players := fill_standing(the_market, bets, stakes, null, the_time);
end $$;

-- Judges a bet that waited, once it is due: matches it as \`match_bet\` does, or refuses it for \`the_reason\`, or for what \`match_bet\` says by the
-- texts that \`reasons\` has for it (\`standing\`: its player may not bet), and releases what it held. The answer to its reference is what became of it from then on. Returns whose bets
-- were touched, its player's first; nothing where it is not there to be judged (any more), or not due.
create or replace function judge_bet(
  the_bet bigint, the_limit int, offered int[], sizes bigint[], the_priced_at bigint, the_most bigint, the_reason text, reasons jsonb, the_time timestamptz,
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
  select b.id, b.player_id, b.market_id, b.client_ref into mine from bet b where b.id = the_bet and b.status = 'delayed' and b.due_at <= the_time;
  if not found then return; end if;
  players := array[mine.player_id];
  if the_reason is null and not (select may_bet(p.restrictions, the_time) from player p where p.id = mine.player_id) then
    the_reason := coalesce(reasons ->> 'standing', 'standing');
  end if;
  if the_reason is null then
    select * into done from match_bet(the_bet, null, null, the_limit, offered, sizes, the_priced_at, the_most, the_time, 'bet:' || the_bet || ':judged');
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
