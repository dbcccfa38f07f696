/**
 * Commission that may be on one's own play is held: a line that waits for the desk has its reason, which is found anew whenever it is looked at,
 * and none once an operator has released it. Commission above the house's sum takes two operators (docs/decisions/commission.md).
 */
export const commissionHeld = {
  id: 161,
  name: 'commission held',
  sql: `
-- When an operator found that a line may be paid although it was held.
alter table referral_commission add column released_at timestamptz;

-- In paise: what one operator alone may pay a player as commission within a day.
update setting set value = '{"commission": 1000000}'::jsonb || value where key = 'second-eyes';
-- Whether a child counts only from when a document of theirs is approved.
update setting set value = '{"kycOfChildren": false}'::jsonb || value where key = 'referral';

alter table desk_request
  drop constraint desk_request_kind,
  drop constraint desk_request_about,
  drop constraint desk_request_one,
  -- Of commission: it is of what settled before.
  add column settled_before timestamptz,
  add constraint desk_request_kind check (kind in ('correction', 'withdrawal', 'deposit', 'bonus', 'market', 'commission')),
  add constraint desk_request_about check (case kind
    when 'market' then num_nulls(market, outcome, seen, reason) = 0
    when 'correction' then num_nulls(player_id, account, amount, reason) = 0 and amount <> 0
    when 'bonus' then num_nulls(player_id, campaign, amount, reason) = 0 and amount > 0
    when 'commission' then num_nulls(player_id, settled_before, amount) = 0 and amount > 0
    when 'withdrawal' then num_nulls(player_id, withdrawal, amount) = 0 and amount > 0
    else num_nulls(player_id, deposit, amount) = 0 and amount > 0 end),
  add constraint desk_request_one check (num_nonnulls(account, withdrawal, deposit, campaign, market, settled_before) = 1);
create unique index desk_request_commission on desk_request (player_id) where kind = 'commission' and state = 'waiting';

-- The lines that are not to be paid now, of what settled before a time (null: of all), of these earners (null: of all), each with its first reason:
-- 'same-person': earner and child are one person (same_person); \`other\` is the child.
-- 'unverified': where the house wants documents of children, none of the child's was approved when it settled.
-- 'both-sides': on a market that the child lost, \`other\` won, who stands above the child or is one person with them or with somebody above,
--   and whose gain does not count against this earner (one below them does).
create function commission_held(the_earners bigint[], the_time timestamptz)
returns table (line bigint, earner bigint, child bigint, reason text, other bigint)
language sql stable as $$
  with due as materialized (
    select c.id, c.earner_id, c.child_id, c.wager_id, c.amount, c.settled_at from referral_commission c
    where c.paid_at is null and c.released_at is null and (the_time is null or c.settled_at < the_time) and (the_earners is null or c.earner_id = any(the_earners))
  ), child as materialized (
    select distinct d.child_id as id from due d
  ), above as materialized (
    select k.id as child_id, e.id from child k, unnest(earners_above(k.id)) as e (id)
  ), twin as materialized (
    select distinct s.player, s.other from same_person((
      select array_agg(distinct u.id) from (
        select k.id from child k union select a.id from above a union select d.earner_id from due d) u)) s
  ), lost as (
    select d.earner_id, d.child_id, w.id, left(w.reference, - length(w.player_id::text)) as market
    from due d join wager w on w.id = d.wager_id
    where w.result < 0 and w.reference like '%:' || w.player_id and w.reference not like 'game:%'
    group by d.earner_id, d.child_id, w.id having sum(d.amount) > 0
  ), near as (
    select a.child_id, a.id as other from above a
    union select k.id, t.other from child k join twin t on t.player = k.id
    union select a.child_id, t.other from above a join twin t on t.player = a.id
  ), opposite as (
    select l.earner_id, l.id as wager_id, min(n.other) as other
    from lost l join near n on n.child_id = l.child_id and n.other <> l.child_id
      join wager x on x.reference = l.market || n.other
    where x.result > 0 and not exists (select from referral_commission c where c.wager_id = x.id and c.earner_id = l.earner_id)
    group by l.earner_id, l.id
  ), found as (
    select d.id, 1 as place, 'same-person' as reason, t.other from due d join twin t on t.player = d.earner_id and t.other = d.child_id
    union all
    select d.id, 2, 'unverified', null from due d, setting s
    where s.key = 'referral' and (s.value ->> 'kycOfChildren')::boolean and not exists (
      select from kyc_document k where k.player_id = d.child_id and k.status = 'approved' and k.decided_at <= d.settled_at)
    union all
    select d.id, 3, 'both-sides', o.other from due d join opposite o using (earner_id, wager_id)
  )
  select distinct on (d.id) d.id, d.earner_id, d.child_id, f.reason, f.other from found f join due d using (id) order by d.id, f.place
$$;
`,
};
