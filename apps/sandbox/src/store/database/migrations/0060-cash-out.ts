/**
 * A position is cashed out by bets that trade it away, all at once (docs/decisions/cash-out.md). What their fills win is booked to the paisa:
 * stake and price alone would leave outcomes a few paise apart. `positions` is that of migration 38 but for this.
 */
export const cashOut = {
  id: 60,
  name: 'cash out',
  sql: `
-- What its backer wins, where that is not what stake and price come to.
alter table bet_fill add column profit bigint check (profit >= 0);

-- Every time that a position was cashed out, whole or in part.
create table cash_out (
  id bigint generated always as identity primary key,
  player_id bigint not null references player,
  market_id text not null references market,
  percent int not null check (percent between 1 and 100),
  -- What the worst outcome brought then.
  secured bigint not null,
  at timestamptz not null
);
create index cash_out_player on cash_out (player_id, market_id);

-- The cash-out that a bet is part of.
alter table bet add column cash_out bigint references cash_out;

-- What was offered to a player for some seconds, and what it was made from.
create table cash_out_quote (
  id text primary key default gen_random_uuid()::text,
  player_id bigint not null references player,
  market_id text not null references market,
  percent int not null,
  -- The bets that it places: [{"selection", "side", "stake", "profit", "fills": [{"stake", "price", "profit", "size"}]}].
  legs jsonb not null,
  secured bigint not null,
  -- Which prices they take, as \`taken_offer\` names them.
  priced_at bigint not null,
  -- When the next thing was to happen in its match (ms): once it has, nobody keeps to these prices. Null before a match begins.
  next_at bigint,
  book bigint not null,
  expires_at timestamptz not null
);
create index cash_out_quote_player on cash_out_quote (player_id, expires_at);

-- Names one state of a player's open bets on a market: another one has another figure, of 53 bits.
create function book_version(the_player bigint, the_market text) returns bigint language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return (
    select hashtextextended(coalesce(string_agg(b.id || ' ' || b.status || ' ' || f.matched, ',' order by b.id), ''), 0) & 9007199254740991
    from bet b cross join lateral (select coalesce(sum(k.stake), 0)::bigint as matched from bet_fill k where k.bet_id = b.id) f
    where b.player_id = the_player and b.market_id = the_market and b.status in ('delayed', 'matched', 'partial', 'unmatched'));
end $$;

-- Locks the market and the player for a cash-out, in the order of all who do, and returns how things stand with a quote of theirs: nothing
-- where they have no such quote.
create function lock_cash_out(
  the_player bigint, the_quote text,
  out market text, out match text, out is_decided boolean, out is_live boolean, out priced_at bigint, out next_at bigint, out made_from bigint,
  out book bigint, out expires_at timestamptz, out is_offered boolean, out held bigint
) language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  quote cash_out_quote%rowtype;
begin
  select q.* into quote from cash_out_quote q where q.id = the_quote and q.player_id = the_player;
  if not found then return; end if;
  market := quote.market_id;
  priced_at := quote.priced_at;
  next_at := quote.next_at;
  made_from := quote.book;
  expires_at := quote.expires_at;
  select m.match_id, m.outcome is not null into match, is_decided from market m where m.id = market for no key update;
  perform from account a where a.player_id = the_player order by a.id for no key update;
  is_live := exists (select from app_detail d where d.key = 'BRAND_STATUS' and lower(d.value #>> '{}') = 'live');
  book := book_version(the_player, market);
  -- Whether all that it takes is still left of what was offered at its prices.
  is_offered := not exists (
    select from jsonb_to_recordset(quote.legs) as l (selection text, side text, stake bigint, fills jsonb),
      jsonb_to_recordset(l.fills) as f (stake bigint, price int, size bigint)
    where f.size < f.stake + coalesce(
      (select t.taken from taken_offer t where t.market_id = quote.market_id and t.runner_id = l.selection and t.side = l.side
        and t.priced_at = quote.priced_at and t.price = f.price),
      (select t.taken from taken_size t where t.market_id = quote.market_id and t.runner_id = l.selection and t.side = l.side
        and t.priced_at = quote.priced_at), 0));
  select max(a.balance) into held from account a where a.player_id = the_player and a.name = 'held';
end $$;

-- Books the bets of a quote with what each part of them wins, and what is held differently then; \`the_ref\` and a number name each. All is
-- locked and has been looked at. With the \`problem\` 'not-enough-funds' nothing has happened: what waits would have to be held, and can't be.
create function book_cash_out(
  the_player bigint, the_quote text, the_ref text, the_time timestamptz,
  out problem text, out bets bigint[], out exposure bigint
) language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  quote cash_out_quote%rowtype;
  the_market record;
  leg record;
  made bigint;
  bet bigint;
  cash bigint;
  held bigint;
  before bigint;
  more bigint;
  refused text;
begin
  select q.* into strict quote from cash_out_quote q where q.id = the_quote and q.player_id = the_player;
  select m.id, m.kind, m.match_name into strict the_market from market m where m.id = quote.market_id;
  select max(a.balance) filter (where a.name = 'cash'), max(a.balance) filter (where a.name = 'held') into cash, held
  from account a where a.player_id = the_player;
  before := coalesce((select p.exposure from positions(the_player, the_market.id) p), 0);
  insert into cash_out (player_id, market_id, percent, secured, at)
  values (the_player, the_market.id, quote.percent, quote.secured, the_time) returning id into made;
  for leg in
    select l.* from rows from (jsonb_to_recordset(quote.legs) as (selection text, side text, stake bigint, fills jsonb))
      with ordinality as l (selection, side, stake, fills, place)
    order by l.place
  loop
    insert into bet (player_id, client_ref, market_id, runner_id, side, stake, price, policy, status, created_at, priced_at, cash_out)
    values (the_player, the_ref || '.' || leg.place, the_market.id, leg.selection, leg.side, leg.stake, (leg.fills -> -1 ->> 'price')::int, 'none',
      'matched', the_time, quote.priced_at, made)
    returning id into bet;
    bets := bets || bet;
    insert into bet_fill (bet_id, stake, price, profit, at)
    select bet, f.stake, f.price, f.profit, the_time
    from rows from (jsonb_to_recordset(leg.fills) as (stake bigint, price int, profit bigint)) with ordinality as f (stake, price, profit, place)
    order by f.place;
    -- What it takes of what is offered nobody else can have.
    if the_market.kind = 'bookmaker' then
      insert into taken_size as t (market_id, runner_id, side, priced_at, taken)
      values (the_market.id, leg.selection, leg.side, quote.priced_at, leg.stake)
      on conflict (market_id, runner_id, side, priced_at) do update set taken = t.taken + excluded.taken;
    else
      insert into taken_offer as t (market_id, runner_id, side, priced_at, price, taken)
      select the_market.id, leg.selection, leg.side, quote.priced_at, f.price, f.stake
      from jsonb_to_recordset(leg.fills) as f (stake bigint, price int)
      on conflict (market_id, runner_id, side, priced_at, price) do update set taken = t.taken + excluded.taken;
    end if;
  end loop;
  more := before - coalesce((select p.exposure from positions(the_player, the_market.id) p), 0);
  if more > cash - held then raise exception 'a cash-out that can''t be held' using errcode = 'PVCO1'; end if;
  if more <> 0 then
    -- By a bet's name: what is held for a bet is found by it.
    select p.problem into refused from ledger_post(
      'bet:' || bets[1] || ':cash-out', 'sports', case when more > 0 then 'Held for a cash-out' else 'Released by a cash-out' end,
      the_market.match_name, 'Cashed out', the_time, array[the_player, null], array['held', 'holds'], array[more, - more]) p;
    if refused is not null then raise exception 'the hold of a cash-out was refused: %', refused; end if;
  end if;
  delete from cash_out_quote q where q.player_id = the_player and q.market_id = the_market.id;
  exposure := - (held + more);
exception when sqlstate 'PVCO1' then
  problem := 'not-enough-funds';
  bets := null;
end $$;

-- What a player's open bets hold, market by market, as figures of 0 or below: the worst outcome, in which of what is unmatched
-- everything is matched that loses there; and the best outcome of what is matched. With a bet more, also how it would be then.
create or replace function positions(
  the_player bigint, the_market text default null,
  more_runner text default null, more_side text default null, more_stake bigint default null, more_price int default null, more_line int default null)
returns table (market text, exposure bigint, best bigint, next_exposure bigint, next_best bigint)
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return query
  with named as (
    select the_market as id where the_market is not null
    union all select distinct b.market_id from bet b
    where the_market is null and b.player_id = the_player and b.status in ('delayed', 'matched', 'partial', 'unmatched')
  ), asked as (
    -- \`offset 0\`, here and below: by key, one after the other, whatever is guessed of how many there are.
    select m.id, m.kind, m.runners from named n cross join lateral (select k.* from market k where k.id = n.id offset 0) m
  ), wager as (
    select a.id as market_id, a.kind, b.runner_id, b.line, b.side, w.stake, coalesce(w.profit, bet_profit(a.kind, w.stake, w.price)) as profit,
      w.is_matched, false as is_more
    from asked a cross join lateral (
      select k.id, k.runner_id, k.line, k.side, k.stake, k.price, k.status from bet k
      where k.player_id = the_player and k.market_id = a.id and k.status in ('delayed', 'matched', 'partial', 'unmatched') offset 0
    ) b cross join lateral (
      select f.stake, f.price, f.profit, true as is_matched from bet_fill f where f.bet_id = b.id
      union all
      select b.stake - coalesce((select sum(f.stake)::bigint from bet_fill f where f.bet_id = b.id), 0), b.price, null, false
      where b.status <> 'matched' offset 0
    ) w where w.stake > 0
    union all
    select a.id, a.kind, more_runner, more_line, more_side, more_stake, bet_profit(a.kind, more_stake, more_price), true, true
    from asked a where more_stake is not null
  ), outcome as (
    select a.id as market_id, r.runner ->> 'id' as runner_id, null::int as result
    from asked a, jsonb_array_elements(a.runners) as r (runner) where a.kind <> 'fancy'
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
`,
};
