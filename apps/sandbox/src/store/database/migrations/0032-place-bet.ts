/**
 * A bet is placed by one function of the database, in one round trip: what it held, what it holds then, the bet with its fill, the
 * hold on the ledger, and the note that the client's reference is taken. What a player's bets hold is computed here and nowhere
 * else, from fills and unmatched rests, never kept.
 *
 * Locks, in this order, whoever takes several: a client's reference, a market, the accounts by their ids, bets by their ids. A market of odds lets one bet
 * in at a time, since a bet may meet another player's there; the house's own markets let in as many as come.
 */
export const placeBet = {
  id: 32,
  name: 'place bet',
  sql: `
-- The price that a bet met, by the moment (ms) at which its match was priced last: a quote names the same figure.
alter table bet add column priced_at bigint;

-- What was taken of the size that was shown at a price, until the match is priced anew.
create table taken_size (
  market_id text not null references market,
  runner_id text not null,
  side text not null check (side in ('back', 'lay')),
  priced_at bigint not null,
  taken bigint not null check (taken > 0),
  primary key (market_id, runner_id, side, priced_at)
);

-- amount · times / divisor in whole paise, a half going to the even one: the one rule of rounding.
create function share_of(amount bigint, times bigint, divisor bigint) returns bigint language sql immutable parallel safe return
  amount * times / divisor + case
    when amount * times % divisor * 2 > divisor then 1
    when amount * times % divisor * 2 = divisor and amount * times / divisor % 2 = 1 then 1
    else 0 end;

-- What a stake wins at a price of its kind of market, which is in hundredths of what the wire says.
create function bet_profit(kind text, stake bigint, price int) returns bigint language sql immutable parallel safe return
  case when kind = 'match_odds' then share_of(stake, price - 100, 100) else share_of(stake, price, 10000) end;

-- What a player's open bets hold, market by market, as figures of 0 or below: the worst outcome, in which of what is unmatched
-- everything is matched that loses there; and the best outcome of what is matched. With a bet more, also how it would be then.
create function positions(
  the_player bigint, the_market text default null,
  more_runner text default null, more_side text default null, more_stake bigint default null, more_price int default null, more_line int default null)
returns table (market text, exposure bigint, best bigint, next_exposure bigint, next_best bigint)
language plpgsql stable as $$
begin
  return query
  with open_bet as (
    select b.id, b.market_id, m.kind, m.runners, b.runner_id, b.line, b.side, b.stake, b.price, b.status
    from bet b join market m on m.id = b.market_id
    where b.player_id = the_player and b.status in ('delayed', 'matched', 'partial', 'unmatched')
      and (the_market is null or b.market_id = the_market)
  ), fill as (
    select f.bet_id, f.stake, f.price from open_bet b join bet_fill f on f.bet_id = b.id
  ), wager as (
    select b.market_id, b.kind, b.runners, b.runner_id, b.line, b.side, f.stake, bet_profit(b.kind, f.stake, f.price) as profit,
      true as is_matched, false as is_more
    from open_bet b join fill f on f.bet_id = b.id
    union all
    select b.market_id, b.kind, b.runners, b.runner_id, b.line, b.side, b.rest, bet_profit(b.kind, b.rest, b.price), false, false
    from (
      select o.*, o.stake - coalesce((select sum(f.stake)::bigint from fill f where f.bet_id = o.id), 0) as rest
      from open_bet o where o.status <> 'matched'
    ) as b where b.rest > 0
    union all
    select m.id, m.kind, m.runners, more_runner, more_line, more_side, more_stake, bet_profit(m.kind, more_stake, more_price), true, true
    from market m where m.id = the_market and more_stake is not null
  ), outcome as (
    select distinct w.market_id, r.runner ->> 'id' as runner_id, null::int as result
    from (select distinct on (k.market_id) k.market_id, k.runners from wager k where k.kind <> 'fancy') as w,
      jsonb_array_elements(w.runners) as r (runner)
    union all select distinct w.market_id, null, w.line from wager w where w.kind = 'fancy'
    union all select w.market_id, null, min(w.line) - 1 from wager w where w.kind = 'fancy' group by w.market_id
  ), gain as (
    select w.market_id, w.is_matched, w.is_more, o.runner_id, o.result,
      case when (case when w.kind = 'fancy' then o.result >= w.line else o.runner_id = w.runner_id end) = (w.side = 'back')
        -- The side that wins: a back its profit, a lay the stake; the one that loses, the other of the two.
        then case w.side when 'back' then w.profit else w.stake end
        else - case w.side when 'back' then w.stake else w.profit end end as amount
    from wager w join outcome o on o.market_id = w.market_id
  ), sum_of as (
    select g.market_id,
      coalesce(sum(case when g.is_matched then g.amount else least(0, g.amount) end) filter (where not g.is_more), 0)::bigint as worst,
      coalesce(sum(g.amount) filter (where g.is_matched and not g.is_more), 0)::bigint as best,
      sum(case when g.is_matched then g.amount else least(0, g.amount) end)::bigint as next_worst,
      coalesce(sum(g.amount) filter (where g.is_matched), 0)::bigint as next_best
    from gain g group by g.market_id, g.runner_id, g.result
  )
  select s.market_id, least(0, min(s.worst)), greatest(0, max(s.best)), least(0, min(s.next_worst)), greatest(0, max(s.next_best))
  from sum_of s group by s.market_id;
end $$;

-- Places a bet that its market takes at the price \`quoted\`, or says why not: \`problem\` is 'other-request', 'maintenance', 'closed',
-- 'short' (by \`missing\`), 'size' (of which \`missing\` is left) or 'most' (the market wins more than it may); nothing has happened then.
-- With a request hash, the client's reference is taken once: again, the first answer is returned and nothing happens.
create function place_bet(
  the_player bigint, the_ref text, the_hash bytea, the_time timestamptz,
  the_market text, the_match text, the_match_name text, the_kind text, the_name text, the_runners jsonb, the_commission int,
  the_runner text, the_side text, the_stake bigint, the_price int, the_line int, the_policy text,
  quoted int, the_priced_at bigint, the_size bigint, the_most bigint, the_call text, the_answer jsonb,
  out bet bigint, out answer jsonb, out exposure bigint, out problem text, out missing bigint
) language plpgsql as $$
declare
  outcome_now text;
  cash bigint;
  held bigint;
  known record;
  now_and_then record;
  more bigint;
  is_first boolean := false;
begin
  -- The reference first, then the market: see the order of locks above. The same one sent twice at once waits here for its answer.
  if the_hash is not null then
    insert into client_request (player_id, client_ref, call, request_hash, at)
    values (the_player, the_ref, the_call, the_hash, the_time) on conflict (player_id, client_ref) do nothing;
    if not found then
      select r.request_hash, r.answer into known from client_request r where r.player_id = the_player and r.client_ref = the_ref;
      answer := known.answer;
      if known.request_hash <> the_hash then problem := 'other-request'; end if;
      return;
    end if;
  end if;
  for tries in 1..2 loop
    if the_kind = 'match_odds' then
      select m.outcome into outcome_now from market m where m.id = the_market for no key update;
    else
      select m.outcome into outcome_now from market m where m.id = the_market for share;
    end if;
    exit when found;
    insert into market (id, match_id, match_name, kind, name, runners, commission, opened_at)
    values (the_market, the_match, the_match_name, the_kind, the_name, the_runners, the_commission, the_time)
    on conflict (id) do nothing;
    is_first := found;
  end loop;
  -- All of a player's requests wait for each other from here on.
  perform from account a where a.player_id = the_player order by a.id for no key update;

  <<checks>>
  begin
    if not exists (select from app_detail d where d.key = 'BRAND_STATUS' and lower(d.value #>> '{}') = 'live') then
      problem := 'maintenance';
      exit checks;
    end if;
    if outcome_now is not null then
      problem := 'closed';
      exit checks;
    end if;

    select max(a.balance) filter (where a.name = 'cash'), max(a.balance) filter (where a.name = 'held') into cash, held
    from account a where a.player_id = the_player;
    select p.exposure, p.best, p.next_exposure, p.next_best into now_and_then
    from positions(the_player, the_market, the_runner, the_side, the_stake, quoted, the_line) p;
    -- What less is held is free for this bet too: a hedge needs nothing.
    more := now_and_then.exposure - now_and_then.next_exposure;
    missing := greatest(0, more) - (cash - held);
    if missing > 0 then
      problem := 'short';
      exit checks;
    end if;
    missing := null;
    if now_and_then.next_best > greatest(the_most, now_and_then.best) then
      problem := 'most';
      exit checks;
    end if;
    if the_size is not null then
      insert into taken_size as t (market_id, runner_id, side, priced_at, taken)
      values (the_market, the_runner, the_side, the_priced_at, the_stake)
      on conflict (market_id, runner_id, side, priced_at) do update set taken = t.taken + excluded.taken
        where t.taken + excluded.taken <= the_size;
      if not found then
        problem := 'size';
        select the_size - t.taken into missing from taken_size t
        where t.market_id = the_market and t.runner_id = the_runner and t.side = the_side and t.priced_at = the_priced_at;
        exit checks;
      end if;
    end if;
  end;
  if problem is not null then
    -- Nothing of it is left: a market is kept from its first bet on, and a reference with what it did.
    if is_first then delete from market m where m.id = the_market; end if;
    delete from client_request r where r.player_id = the_player and r.client_ref = the_ref and the_hash is not null;
    return;
  end if;

  insert into bet (player_id, client_ref, market_id, runner_id, side, stake, price, line, policy, status, created_at, priced_at)
  values (the_player, the_ref, the_market, the_runner, the_side, the_stake, the_price, the_line, the_policy, 'matched', the_time, the_priced_at)
  returning id into bet;
  insert into bet_fill (bet_id, stake, price, at) values (bet, the_stake, quoted, the_time);
  exposure := - (held + more);
  if more <> 0 then
    select p.problem into problem from ledger_post(
      'bet:' || bet || ':hold', 'sports', case when more > 0 then 'Held for a bet' else 'Released by a bet' end, the_match_name,
      'Held', the_time, array[the_player, null], array['held', 'holds'], array[more, - more]) p;
    if problem is not null then raise exception 'the hold of a bet was refused: %', problem; end if;
  end if;
  if the_hash is not null then
    answer := jsonb_set(
      jsonb_set(the_answer, '{data,bet,id}', to_jsonb('BT-' || lpad(upper(to_hex(bet)), greatest(6, length(to_hex(bet))), '0'))),
      '{data,exposureAmount}', to_jsonb(round(exposure / 100.0, 2)));
    update client_request r set answer = place_bet.answer where r.player_id = the_player and r.client_ref = the_ref;
  end if;
end $$;
`,
};
