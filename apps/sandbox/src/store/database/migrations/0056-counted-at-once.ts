/**
 * What was played is counted for bonus and referrers, and what a player owes is collected, by one function of the database each: whatever
 * moves money there (a settlement, a provider's call) does it in the same round trip. Each is computed here and nowhere else.
 */
export const countedAtOnce = {
  id: 56,
  name: 'counted at once',
  sql: `
-- Who earns on what a player loses, the nearest first: as many levels up as the house's setting says, and never more than the loss.
create function earners_above(the_player bigint) returns bigint[] language sql stable as $$
  with recursive above as (
    select r.referrer_id as earner, 1 as level from referral r where r.player_id = the_player
    union all
    select r.referrer_id, above.level + 1 from above join referral r on r.player_id = above.earner
  ), terms as (
    select (s.value ->> 'percent')::numeric as percent, (s.value ->> 'levels')::int as levels from setting s where s.key = 'referral'
  )
  select array_agg(a.earner order by a.level) from above a, terms t where a.level <= least(t.levels, floor(100 / nullif(t.percent, 0)));
$$;

-- Commission for everybody above a player on what they lost (below zero: won): by a wager, or without one where it was no play. One more line
-- for each earner, rounded down to the paisa: what they earn by it, less what earlier lines of the wager say. Counted again, those who earned
-- by it then get the difference.
create function count_for_referrers(the_wager bigint, the_child bigint, the_stake bigint, the_lost bigint, the_time timestamptz)
returns void language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  earners bigint[];
begin
  if the_wager is not null then
    select array_agg(distinct c.earner_id) into earners from referral_commission c where c.wager_id = the_wager;
  end if;
  earners := coalesce(earners, earners_above(the_child));
  if earners is null then return; end if;
  insert into referral_commission (wager_id, earner_id, child_id, stake, lost, amount, settled_at)
  select the_wager, e.earner, the_child, the_stake - before.stake, the_lost - before.lost,
    floor(the_lost::numeric * round((s.value ->> 'percent')::numeric * 100) / 10000)::bigint - before.amount, the_time
  from setting s, unnest(earners) as e (earner), lateral (
    select coalesce(sum(c.stake), 0)::bigint as stake, coalesce(sum(c.lost), 0)::bigint as lost, coalesce(sum(c.amount), 0)::bigint as amount
    from referral_commission c where the_wager is not null and c.wager_id = the_wager and c.earner_id = e.earner) as before
  where s.key = 'referral';
end $$;

-- A wager that counts towards a bonus counts for another figure there; one that doesn't, changes nothing.
create function recount_for_bonus(the_wager bigint, the_risk bigint) returns void language sql as $$
  update bonus_wager c set at_risk = the_risk, counted = the_risk * coalesce((b.contributions ->> c.product)::int, 0) / 100
  from player_bonus b where b.id = c.bonus_id and c.wager_id = the_wager;
$$;

-- Counts what a player played towards the bonus that was active when it settled (what was at risk × what its product contributes) and their
-- referrers' commission (what was lost). A reference counts once: the same again with the same figures changes nothing, with others it counts
-- as these say.
create function count_wager(
  the_player bigint, the_product text, the_stake bigint, the_risk bigint, the_result bigint, the_reference text, the_time timestamptz)
returns void language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  counted record;
begin
  insert into wager (reference, player_id, product, stake, at_risk, result, at)
  values (the_reference, the_player, the_product, the_stake, the_risk, the_result, the_time)
  on conflict (reference) do update set stake = excluded.stake, at_risk = excluded.at_risk, result = excluded.result
    where (wager.stake, wager.at_risk, wager.result) <> (excluded.stake, excluded.at_risk, excluded.result)
  returning wager.id, wager.at, xmax = 0 as is_new into counted;
  if not found then return; end if;
  if counted.is_new then
    insert into bonus_wager (bonus_id, wager_id, product, at_risk, counted)
    select b.id, counted.id, the_product, the_risk, the_risk * coalesce((b.contributions ->> the_product)::int, 0) / 100
    from player_bonus b where b.player_id = the_player and b.state = 'active' and b.started_at <= the_time and b.expires_at > the_time;
  else
    perform recount_for_bonus(counted.id, the_risk);
  end if;
  perform count_for_referrers(counted.id, the_player, the_stake, - the_result, counted.at);
end $$;

-- Takes back what was counted, because it turned out to be void: it no longer counts for a bonus (a part that was opened by it closes, one
-- that was claimed stays claimed) nor for commission. Unknown references change nothing.
create function void_wager(the_reference text) returns void language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  voided record;
begin
  update wager w set stake = 0, at_risk = 0, result = 0 where w.reference = the_reference and (w.stake, w.at_risk, w.result) <> (0, 0, 0)
  returning w.id, w.player_id, w.at into voided;
  if not found then return; end if;
  perform recount_for_bonus(voided.id, 0);
  perform count_for_referrers(voided.id, voided.player_id, 0, 0, voided.at);
end $$;

-- Takes what a player owes out of what they have free (cash that nothing is held of), the oldest debt first, and returns what it took. Locks
-- the player's accounts, then their debts.
create function collect_debts(the_player bigint, the_time timestamptz, out taken bigint)
language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  owed record;
  free bigint;
  part bigint;
  refused text;
begin
  taken := 0;
  if not exists (select from debt d where d.player_id = the_player and d.closed_at is null) then return; end if;
  perform from account a where a.player_id = the_player order by a.id for no key update;
  select max(a.balance) filter (where a.name = 'cash') - max(a.balance) filter (where a.name = 'held') into free
  from account a where a.player_id = the_player;
  for owed in
    select d.id, d.about, d.collected, d.amount - d.collected - d.forgiven as amount
    from debt d where d.player_id = the_player and d.closed_at is null order by d.id for no key update
  loop
    part := least(free - taken, owed.amount);
    exit when part = 0;
    -- Each time more of it has been collected than the time before.
    select p.problem into refused from ledger_post(
      'debt:' || owed.id || ':' || owed.collected, 'adjustment', 'Debt paid', owed.about, 'Paid', the_time,
      array[the_player, null], array['cash', 'debts'], array[- part, part]) p;
    if refused is not null then raise exception 'the payment of a debt was refused: %', refused; end if;
    update debt d set collected = d.collected + part, closed_at = case when d.collected + part + d.forgiven = d.amount then the_time end
    where d.id = owed.id;
    perform count_for_referrers(null, the_player, 0, part, the_time);
    taken := taken + part;
  end loop;
end $$;

-- Counts a player's part of a round by its net, once however often it is said: what came since the last time changes it. What lies on the
-- table can all be lost: a provider doesn't say which of its bets exclude each other.
create function count_round(
  the_provider text, the_round text, the_player bigint, the_product text, the_staked bigint, the_won bigint, the_time timestamptz)
returns void language plpgsql as $$
declare
  reference text := 'game:' || the_provider || ':' || the_round || ':' || the_player;
begin
  if the_staked = 0 then perform void_wager(reference);
  else perform count_wager(the_player, the_product, the_staked, the_staked, the_won - the_staked, reference, the_time);
  end if;
end $$;
`,
};
