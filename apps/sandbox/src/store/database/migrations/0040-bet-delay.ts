/**
 * A bet on match odds in play waits on the server, and what stands lapses, by the terms of its market (docs/decisions/matching.md). A bet that waits
 * is a row with the moment when it is due: whichever process comes first then judges it, by the price of then, once.
 */
export const betDelay = {
  id: 40,
  name: 'bet delay',
  sql: `
insert into setting (key, value) values ('exchange', '{"delay": 0, "lapses": "in-play"}') on conflict (key) do nothing;

-- What the house asks of a market of odds from its first bet on, part by part.
create function exchange_term(part text) returns text language sql stable
begin atomic
  select s.value ->> part from setting s where s.key = 'exchange';
end;

alter table market
  -- How long a bet waits while its match is in play, in seconds.
  add column delay int not null default 0 check (delay between 0 and 12),
  -- When what stands lapses: as its match goes in play, besides whenever it is suspended, or not before it closes.
  add column lapses text not null default 'in-play' check (lapses in ('in-play', 'suspension', 'close'));
alter table market alter column delay set default coalesce(exchange_term('delay')::int, 0),
  alter column lapses set default coalesce(exchange_term('lapses'), 'in-play');

alter table bet
  -- Until when it waits before it is judged.
  add column due_at timestamptz,
  -- Why it was refused when it was judged.
  add column refused text;
create index bet_due on bet (due_at) where status = 'delayed' and due_at is not null;

-- The delay of a market's bets in seconds while its match is in play, also of one that nobody has bet on yet.
create function delay_of(the_market text) returns int language sql stable
begin atomic
  select coalesce((select m.delay from market m where m.id = the_market), exchange_term('delay')::int, 0);
end;

-- What changes in a bet until its market is settled, as the wire says it: its name, what is matched of it, and its moments.
create function bet_part(the_bet bigint) returns jsonb language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  part jsonb;
begin
  select jsonb_build_object(
    'id', 'BT-' || lpad(upper(to_hex(b.id)), greatest(6, length(to_hex(b.id))), '0'), 'status', b.status, 'reason', b.refused,
    'matchedStack', round(coalesce(f.stake, 0) / 100.0, 2),
    'matchedOdds', round(share_of(1, f.weighed, f.stake) / 100.0, 2),
    'fills', coalesce(f.list, '[]'),
    'timeline', (
      select jsonb_agg(jsonb_build_object('moment', t.moment, 'at', instant_text(t.at)) order by t.at, t.place)
      from (
        select 1 as place, 'asked' as moment, b.created_at as at
        union all select 2, 'delayed', b.due_at where b.due_at is not null
        union all select distinct 3, 'matched', k.at from bet_fill k where k.bet_id = b.id
        union all select 4, b.rest_ended, b.rest_ended_at where b.rest_ended is not null
      ) t))
  into strict part
  from bet b left join lateral (
    select sum(k.stake)::bigint as stake, sum(k.stake * k.price)::bigint as weighed,
      jsonb_agg(jsonb_build_object('stack', round(k.stake / 100.0, 2), 'odds', round(k.price / 100.0, 2), 'at', instant_text(k.at)) order by k.id) as list
    from bet_fill k where k.bet_id = b.id
  ) f on true
  where b.id = the_bet;
  return part;
end $$;

create function instant_text(at timestamptz) returns text language sql stable parallel safe return
  to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');

-- Places a bet on match odds of which a part may be matched, or says why not: \`problem\` is 'other-request', 'maintenance', 'closed', or what
-- \`match_bet\` says; nothing has happened then. The client's reference is taken once: again, the first answer is returned. A bet
-- whose match is in play waits where its market has it wait: it is kept and held then, until \`due_at\`, and nothing is matched of it before it is
-- judged. Without \`the_rest\` it is taken whole, of what is offered alone.
create function place_in_book(
  the_player bigint, the_ref text, the_hash bytea, the_call text, the_time timestamptz,
  the_market text, the_match text, the_match_name text, the_name text, the_runners jsonb, the_commission int,
  the_runner text, the_side text, the_stake bigint, the_price int, the_policy text, the_rest text,
  offered int[], sizes bigint[], the_priced_at bigint, the_most bigint, is_in_play boolean, the_answer jsonb,
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
    before := coalesce((select p.exposure from positions(the_player, the_market) p), 0);
    gain := gain_on(the_player, the_market);
    if is_in_play and waits > 0 then due_at := the_time + waits * interval '1 second'; end if;
    insert into bet (player_id, client_ref, market_id, runner_id, side, stake, price, policy, rest, status, created_at, priced_at, due_at)
    values (the_player, the_ref, the_market, the_runner, the_side, the_stake, the_price, the_policy, the_rest, 'delayed', the_time, the_priced_at,
      place_in_book.due_at)
    returning id into bet;
    if due_at is null then
      select * into done from match_bet(
        bet, before, gain, case when the_policy <> 'any' then the_price end, offered, sizes, the_priced_at, the_most, the_time, 'bet:' || bet || ':hold');
      problem := done.problem;
      missing := done.missing;
      others := done.others;
      exposure := done.exposure;
    else
      perform from account a where a.player_id = the_player order by a.id for no key update;
      select max(a.balance) filter (where a.name = 'cash'), max(a.balance) filter (where a.name = 'held') into cash, held
      from account a where a.player_id = the_player;
      more := before - coalesce((select p.exposure from positions(the_player, the_market) p), 0);
      missing := greatest(0, more) - (cash - held);
      if missing > 0 then
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
-- texts that \`reasons\` has for it, and releases what it held. The answer to its reference is what became of it from then on. Returns whose bets
-- were touched, its player's first; nothing where it is not there to be judged (any more), or not due.
create function judge_bet(
  the_bet bigint, the_limit int, offered int[], sizes bigint[], the_priced_at bigint, the_most bigint, the_reason text, reasons jsonb, the_time timestamptz,
  out players bigint[], out answer jsonb
) language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  mine record;
  the_match text;
  done record;
  before bigint;
  more bigint;
  held bigint;
  refused text;
begin
  select b.market_id into mine from bet b where b.id = the_bet;
  if not found then return; end if;
  -- What is decided is settled with all that stands on it: a bet that waits for it lapses.
  select m.match_name into the_match from market m where m.id = mine.market_id and m.outcome is null for no key update;
  if not found then return; end if;
  select b.id, b.player_id, b.market_id, b.client_ref into mine from bet b where b.id = the_bet and b.status = 'delayed' and b.due_at <= the_time;
  if not found then return; end if;
  players := array[mine.player_id];
  if the_reason is null then
    select * into done from match_bet(the_bet, null, null, the_limit, offered, sizes, the_priced_at, the_most, the_time, 'bet:' || the_bet || ':judged');
    the_reason := case when done.problem is not null then coalesce(reasons ->> done.problem, done.problem) end;
    players := players || coalesce(done.others, '{}');
  end if;
  if the_reason is not null then
    perform from account a where a.player_id = mine.player_id order by a.id for no key update;
    before := coalesce((select p.exposure from positions(mine.player_id, mine.market_id) p), 0);
    update bet b set status = 'rejected', refused = the_reason, rest_ended = 'rejected', rest_ended_at = the_time where b.id = the_bet;
    more := before - coalesce((select p.exposure from positions(mine.player_id, mine.market_id) p), 0);
    if more <> 0 then
      select p.problem into refused from ledger_post(
        'bet:' || the_bet || ':judged', 'sports', 'Released by a refusal', the_match, 'Released', the_time,
        array[mine.player_id, null], array['held', 'holds'], array[more, - more]) p;
      if refused is not null then raise exception 'the release of a bet was refused: %', refused; end if;
    end if;
  end if;
  select max(a.balance) into held from account a where a.player_id = mine.player_id and a.name = 'held';
  update client_request r set answer = jsonb_set(
      jsonb_set(r.answer, '{data,bet}', r.answer #> '{data,bet}' || bet_part(the_bet)),
      '{data,exposureAmount}', to_jsonb(round(- held / 100.0, 2)))
  where r.player_id = mine.player_id and r.client_ref = mine.client_ref and r.answer is not null
  returning r.answer into answer;
end $$;
`,
};
