/**
 * A reference that one of a player's bets has stands for that bet, also where nobody asked for it by a request: whoever asks with it is told
 * that it stands for another request, and what else is placed in the same call is placed.
 */
export const namesOfBets = {
  id: 54,
  name: 'names of bets',
  sql: `
-- As in 0052, but for the names of bets.
create or replace function place_bets(bets asked_bet[], patience int default null)
returns table (place int, bet bigint, answer jsonb, exposure bigint, problem text, missing bigint)
language plpgsql set plan_cache_mode = force_generic_plan
-- By key, one after the other, whatever is guessed of how many there are.
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
declare
  done placed_bet[];
  players bigint[];
  markets text[];
  new_markets text[];
  fresh text[];
  asked int;
  sized record;
begin
  if patience is not null then perform set_config('lock_timeout', patience::text, true); end if;
  select array_agg(p order by p.player, p.ref), array_agg(distinct p.player), array_agg(distinct p.market), count(p.hash)
  into bets, players, markets, asked from unnest(bets) p;

  -- The references first, then the markets, then the accounts, each in one order: see 0032. The same one sent twice at once waits here for its answer.
  if asked > 0 then
    with taken as (
      insert into client_request (player_id, client_ref, call, request_hash, at)
      select p.player, p.ref, p.call, p.hash, p.at from unnest(bets) p where p.hash is not null
      on conflict (player_id, client_ref) do nothing returning player_id, client_ref
    ) select array_agg(t.player_id || ' ' || t.client_ref) into fresh from taken t;
    if cardinality(fresh) is distinct from asked then
      return query select p.place, null::bigint, r.answer, null::bigint, case when r.request_hash <> p.hash then 'other-request' end, null::bigint
      from unnest(bets) p left join client_request r on r.player_id = p.player and r.client_ref = p.ref
      where p.hash is not null and (p.player || ' ' || p.ref = any(fresh)) is not true;
      bets := array(select p from unnest(bets) p where p.hash is null or p.player || ' ' || p.ref = any(fresh));
      if cardinality(bets) = 0 then return; end if;
    end if;
  end if;
  -- A bet has such a name that nobody asked for by a request: the name stands for that one.
  if exists (select from unnest(bets) p join bet b on b.player_id = p.player and b.client_ref = p.ref) then
    delete from client_request c using unnest(bets) p join bet b on b.player_id = p.player and b.client_ref = p.ref
    where c.player_id = p.player and c.client_ref = p.ref and p.hash is not null;
    return query select p.place, null::bigint, null::jsonb, null::bigint, 'other-request', null::bigint
    from unnest(bets) p join bet b on b.player_id = p.player and b.client_ref = p.ref;
    bets := array(select p from unnest(bets) p where not exists (select from bet b where b.player_id = p.player and b.client_ref = p.ref));
    if cardinality(bets) = 0 then return; end if;
  end if;
  with made as (
    insert into market (id, match_id, match_name, kind, name, runners, commission, opened_at)
    select distinct on (p.market) p.market, p.match, p.match_name, p.kind, p.name, p.runners, p.commission, p.at
    from unnest(bets) p where not exists (select from market m where m.id = p.market) order by p.market
    on conflict (id) do nothing returning id
  ) select array_agg(n.id) into new_markets from made n;
  perform from market m where m.id = any(markets) order by m.id for no key update;
  -- All of a player's requests wait for each other from here on.
  perform from account a where a.player_id = any(players) order by a.id for no key update;

  select array_agg(row(p.place, nextval('bet_id_seq'), case when x.more <> 0 then nextval('ledger_transaction_id_seq') end, a.held_account, x.more,
    - (a.held + x.more),
    case when b.is_closed then 'maintenance' when m.outcome is not null then 'closed' when p.in_play and m.delay > 0 then 'waits'
      when x.short > 0 then 'short' when x.is_most then 'most' end,
    case when x.short > 0 then x.short end)::placed_bet) into done
  from (select not exists (select from app_detail d where d.key = 'BRAND_STATUS' and lower(d.value #>> '{}') = 'live') as is_closed) b
  cross join unnest(bets) p
  cross join lateral (select m.outcome, m.delay from market m where m.id = p.market offset 0) m
  cross join lateral (
    select max(a.balance) filter (where a.name = 'cash') as cash, max(a.balance) filter (where a.name = 'held') as held,
      max(a.id) filter (where a.name = 'held') as held_account
    from account a where a.player_id = p.player) a
  cross join lateral (
    -- What less is held is free for this bet too: a hedge needs nothing.
    select q.exposure - q.next_exposure as more, greatest(0, q.exposure - q.next_exposure) - (a.cash - a.held) as short,
      q.next_best > greatest(p.most, q.best) as is_most
    from position_with(p.player, p.market, p.runner, p.side, p.stake, p.quoted, p.line) q offset 0) x;
  for sized in
    select r.number, p.* from unnest(done) with ordinality as r (place, bet, transaction, account, more, exposure, problem, missing, number)
    join unnest(bets) p on p.place = r.place where p.size is not null and r.problem is null order by p.market, p.runner, p.side, p.priced_at, p.place
  loop
    insert into taken_size as t (market_id, runner_id, side, priced_at, taken)
    values (sized.market, sized.runner, sized.side, sized.priced_at, sized.stake)
    on conflict (market_id, runner_id, side, priced_at) do update set taken = t.taken + excluded.taken
      where t.taken + excluded.taken <= sized.size;
    if not found then
      done[sized.number].problem := 'size';
      done[sized.number].missing := (
        select sized.size - t.taken from taken_size t
        where t.market_id = sized.market and t.runner_id = sized.runner and t.side = sized.side and t.priced_at = sized.priced_at);
    end if;
  end loop;
  if exists (select from unnest(done) r where r.problem is not null) then
    -- Nothing of those is left: a market is kept from its first bet on, and a reference with what it did.
    delete from market m where m.id = any(new_markets)
      and not exists (select from unnest(bets) p join unnest(done) r on r.place = p.place where p.market = m.id and r.problem is null);
    delete from client_request c using unnest(bets) p join unnest(done) r on r.place = p.place
    where c.player_id = p.player and c.client_ref = p.ref and p.hash is not null and r.problem is not null;
    return query select r.place, null::bigint, null::jsonb, null::bigint, r.problem, r.missing from unnest(done) r where r.problem is not null;
    done := array(select r from unnest(done) r where r.problem is null);
    if cardinality(done) = 0 then return; end if;
  end if;

  insert into bet (id, player_id, client_ref, market_id, runner_id, side, stake, price, line, policy, status, created_at, priced_at)
  select r.bet, p.player, p.ref, p.market, p.runner, p.side, p.stake, p.price, p.line, p.policy, 'matched', p.at, p.priced_at
  from unnest(bets) p join unnest(done) r on r.place = p.place;
  insert into bet_fill (bet_id, stake, price, at)
  select r.bet, p.stake, p.quoted, p.at from unnest(bets) p join unnest(done) r on r.place = p.place;
  insert into ledger_transaction (id, reference, kind, title, detail, state, at) overriding system value
  select r.transaction, 'bet:' || r.bet || ':hold', 'sports', case when r.more > 0 then 'Held for a bet' else 'Released by a bet' end,
    p.match_name, 'Held', p.at
  from unnest(bets) p join unnest(done) r on r.place = p.place where r.more <> 0;
  if found then
    insert into ledger_entry (id, transaction_id, account_id, amount, at, player_id, name, kind)
    select nextval('ledger_entry_number'), r.transaction, leg.account, leg.amount, p.at, leg.player, leg.name, 'sports'
    from (select a.id from account a where a.player_id is null and a.name = 'holds') house
    cross join unnest(bets) p join unnest(done) r on r.place = p.place
    cross join lateral (values (r.account, r.more, p.player, 'held'), (house.id, - r.more, null, null)) as leg (account, amount, player, name)
    where r.more <> 0;
  end if;
  return query with filled as (
    update client_request c set answer = jsonb_set(
      jsonb_set(p.answer, '{data,bet,id}', to_jsonb('BT-' || lpad(upper(to_hex(r.bet)), greatest(6, length(to_hex(r.bet))), '0'))),
      '{data,exposureAmount}', to_jsonb(round(r.exposure / 100.0, 2)))
    from unnest(bets) p join unnest(done) r on r.place = p.place
    where c.player_id = p.player and c.client_ref = p.ref and p.hash is not null
    returning r.place, c.answer
  )
  select r.place, r.bet, f.answer, r.exposure, null::text, null::bigint from unnest(done) r left join filled f on f.place = r.place;
end $$;

-- As in 0035, but for the names of bets.
create or replace function take_reference(
  the_player bigint, the_ref text, the_hash bytea, the_call text, the_time timestamptz,
  out is_known boolean, out answer jsonb, out problem text
) language plpgsql as $$
declare
  known record;
begin
  insert into client_request (player_id, client_ref, call, request_hash, at)
  values (the_player, the_ref, the_call, the_hash, the_time) on conflict (player_id, client_ref) do nothing;
  is_known := not found;
  if is_known then
    select r.request_hash, r.answer into known from client_request r where r.player_id = the_player and r.client_ref = the_ref;
    answer := known.answer;
    if known.request_hash <> the_hash then problem := 'other-request'; end if;
  elsif exists (select from bet b where b.player_id = the_player and b.client_ref = the_ref) then
    delete from client_request r where r.player_id = the_player and r.client_ref = the_ref;
    is_known := true;
    problem := 'other-request';
  end if;
end $$;
`,
};
