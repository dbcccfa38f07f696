/**
 * A bet on match odds may take what is offered at its price or better, from other players' bets and from the simulated market, and
 * what is left of it may stand until it is met (docs/decisions/matching.md). The market's row is the one sequencer: whoever
 * matches, cancels or judges a bet locks it first, then the accounts of everybody concerned by their ids, then bets.
 */
export const standingBets = {
  id: 39,
  name: 'standing bets',
  sql: `
alter table bet
  -- What becomes of what is not matched at once; null: the bet is taken whole or refused.
  add column rest text check (rest in ('stay', 'cancel')),
  -- Its place among those that stand at its price, for others to meet; null where it doesn't stand.
  add column queue bigint,
  -- How and when its rest ended before its market was settled.
  add column rest_ended text check (rest_ended in ('cancelled', 'lapsed', 'rejected')),
  add column rest_ended_at timestamptz,
  add constraint bet_rest_ended check ((rest_ended is null) = (rest_ended_at is null));
create sequence bet_queue;
create index bet_standing on bet (market_id, runner_id, side, price, queue)
  where queue is not null and status in ('partial', 'unmatched');

-- Whose bet it met; null: the house's.
alter table bet_fill add column against bigint references bet;

-- What was taken of the size that the simulated market offers at a price, until its match is priced anew.
create table taken_offer (
  market_id text not null references market,
  runner_id text not null,
  -- Of the bets that took it.
  side text not null check (side in ('back', 'lay')),
  priced_at bigint not null,
  price int not null,
  taken bigint not null check (taken > 0),
  primary key (market_id, runner_id, side, priced_at, price)
);

-- What may win beside what is matched: the best outcome of a player's bets on a market, and all that waits there.
create function gain_on(the_player bigint, the_market text) returns bigint language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return coalesce((select max(p.best) from positions(the_player, the_market) p), 0) + (
    select coalesce(sum(case b.side when 'back' then bet_profit('match_odds', b.stake - f.matched, b.price) else b.stake - f.matched end), 0)
    from bet b cross join lateral (select coalesce(sum(k.stake), 0)::bigint as matched from bet_fill k where k.bet_id = b.id) f
    where b.player_id = the_player and b.market_id = the_market
      and (b.status = 'delayed' or (b.queue is not null and b.status in ('partial', 'unmatched'))));
end $$;

-- How much of a bet that stands is met where so much is wanted of it. Met in parts it may never hold more than it did whole: where the
-- rounding of a lay's parts would add a paisa, whole two rupees are met, whose liability is an even number of paise.
create function met_of(the_side text, rest bigint, wanted bigint, price int) returns bigint language sql immutable parallel safe return
  case when wanted >= rest then rest
    when the_side = 'lay' and bet_profit('match_odds', wanted, price) + bet_profit('match_odds', rest - wanted, price)
      > bet_profit('match_odds', rest, price) then wanted - wanted % 200
    else wanted end;

-- Fills bets that stand, each at its own price, and releases what their players hold less then: one posting a player. The market and
-- all these accounts are locked. Returns the players.
create function fill_standing(the_market text, bets bigint[], stakes bigint[], the_other bigint, the_time timestamptz)
returns bigint[] language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  players bigint[];
  before bigint[];
  first_bets bigint[];
  last_fill bigint;
  more bigint;
  refused text;
begin
  select array_agg(o.player_id order by o.player_id), array_agg(o.first order by o.player_id),
    array_agg(coalesce((select p.exposure from positions(o.player_id, the_market) p), 0) order by o.player_id)
  into players, first_bets, before
  from (select b.player_id, min(b.id) as first from bet b where b.id = any(bets) group by b.player_id) o;

  perform from bet b where b.id = any(bets) order by b.id for no key update;
  insert into bet_fill (bet_id, stake, price, at, against)
  select b.id, m.stake, b.price, the_time, the_other
  from unnest(bets, stakes) with ordinality as m (bet, stake, place) join bet b on b.id = m.bet order by m.place;
  update bet b set status = case when k.is_whole then 'matched' else 'partial' end, queue = case when not k.is_whole then b.queue end
  from (select f.bet_id, sum(f.stake) = max(o.stake) as is_whole from bet_fill f join bet o on o.id = f.bet_id
    where f.bet_id = any(bets) group by f.bet_id) k
  where b.id = k.bet_id;

  for place in 1..cardinality(players) loop
    more := before[place] - coalesce((select p.exposure from positions(players[place], the_market) p), 0);
    continue when more = 0;
    select max(f.id) into last_fill from bet_fill f where f.bet_id = first_bets[place];
    select p.problem into refused from ledger_post(
      'bet:' || first_bets[place] || ':met:' || last_fill, 'sports', case when more > 0 then 'Held for a bet' else 'Released by a match' end,
      (select m.match_name from market m where m.id = the_market), 'Matched', the_time,
      array[players[place], null], array['held', 'holds'], array[more, - more]) p;
    if refused is not null then raise exception 'the hold of a bet that was met was refused: %', refused; end if;
  end loop;
  return players;
end $$;

-- Matches a bet that nothing is matched of with what is offered at \`the_limit\` or better (null: at any price): other players' bets
-- that stand, and the simulated market's offers (their sizes; null: as much as is wanted). Best price first, at one price players'
-- before the market's, and theirs by when they came. What is left stands or is cancelled, as the bet asks. The market is locked. With
-- \`problem\` ('gone': nothing is offered; 'size' by \`missing\`; 'short' by \`missing\`; 'most') nothing has happened.
create function match_bet(
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

-- Takes back what waits of a player's bet and releases what it held: false where nothing of it waits (any more).
create function cancel_rest(the_player bigint, the_bet bigint, the_end text, the_time timestamptz)
returns boolean language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  the_market text;
  the_match text;
  before bigint;
  more bigint;
  refused text;
begin
  select b.market_id into the_market from bet b where b.id = the_bet and b.player_id = the_player;
  if not found then return false; end if;
  select m.match_name into the_match from market m where m.id = the_market for no key update;
  perform from account a where a.player_id = the_player order by a.id for no key update;
  perform from bet b where b.id = the_bet and b.status in ('partial', 'unmatched') for no key update;
  if not found then return false; end if;
  before := coalesce((select p.exposure from positions(the_player, the_market) p), 0);
  update bet b set status = case b.status when 'partial' then 'matched' else the_end end, queue = null, rest_ended = the_end, rest_ended_at = the_time
  where b.id = the_bet;
  more := before - coalesce((select p.exposure from positions(the_player, the_market) p), 0);
  if more <> 0 then
    select p.problem into refused from ledger_post(
      'bet:' || the_bet || ':' || the_end, 'sports', case the_end when 'lapsed' then 'Released by a lapse' else 'Released by a cancellation' end,
      the_match, 'Released', the_time, array[the_player, null], array['held', 'holds'], array[more, - more]) p;
    if refused is not null then raise exception 'the release of a bet was refused: %', refused; end if;
  end if;
  return true;
end $$;

-- The simulated market came to prices at which bets stand: it meets them, each at its own price, as far as its offers go; best price first,
-- then by when they came. Returns the players whose bets were met. Called again for the same prices it meets what is left of them.
create function meet_standing(
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
`,
};
