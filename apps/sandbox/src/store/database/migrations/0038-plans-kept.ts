/**
 * What the money calls ask is planned once a connection. A list as a parameter makes Postgres plan anew at every call, since it
 * hopes to know how long the list is; that was a sixth of a bet. What a player's bets hold is read by key, market by market:
 * before, one bet read all of the player's open ones, and the whole of `bet_fill` where that seemed small.
 */
export const plansKept = {
  id: 38,
  name: 'plans kept',
  sql: `
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
    select a.id as market_id, a.kind, b.runner_id, b.line, b.side, w.stake, bet_profit(a.kind, w.stake, w.price) as profit,
      w.is_matched, false as is_more
    from asked a cross join lateral (
      select k.id, k.runner_id, k.line, k.side, k.stake, k.price, k.status from bet k
      where k.player_id = the_player and k.market_id = a.id and k.status in ('delayed', 'matched', 'partial', 'unmatched') offset 0
    ) b cross join lateral (
      select f.stake, f.price, true as is_matched from bet_fill f where f.bet_id = b.id
      union all
      select b.stake - coalesce((select sum(f.stake)::bigint from bet_fill f where f.bet_id = b.id), 0), b.price, false
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

alter function ledger_post(text, text, text, text, text, timestamptz, bigint[], text[], bigint[])
  set plan_cache_mode = force_generic_plan;

-- Entries are written by statements that each sum to zero (ledger_entries_written): what is left is a transaction without any.
create or replace function ledger_sums_to_zero() returns trigger language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  if not exists (select from ledger_entry e where e.transaction_id = new.id and e.at = new.at) then
    raise exception 'ledger: transaction % has no entries', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;
`,
};
