/**
 * What an operator releases is a reason for which commission is held, and not the line: what else holds it goes on doing so. What is held of a child
 * is never less than nothing: what they won counts against what else they brought. A closed account is paid nothing (docs/decisions/commission.md).
 */
export const heldForEachReason = {
  id: 360,
  name: 'held for each reason',
  sql: `
-- For which reasons a line is held no more; whoever released one before let it be paid whatever came out.
alter table referral_commission add column released text[] not null default '{}';
update referral_commission set released = '{same-person,unverified,both-sides}' where released_at is not null;
alter table referral_commission drop column released_at;

drop function commission_held(bigint[], timestamptz, timestamptz);

-- The lines that are not to be paid at a time, of what settled before another (null: of all), of these earners (null: of all), each with its first
-- reason and all of them; a line is held for none that an operator has released on it, but for the first one:
-- 'excluded': the earner has excluded themselves; nothing else is named then.
-- 'same-person': earner and child are one person (same_person).
-- 'unverified': where the house wants documents of children, none of the child's was approved when it settled.
-- 'both-sides': on a market that the child lost, \`other\` won, who stands above the child or is one person with them or with somebody above,
--   and whose gain does not count against this earner (one below them does).
-- What of a child would be held and is nothing or less in all is not: it takes back.
create function commission_held(the_earners bigint[], the_end timestamptz, the_time timestamptz)
returns table (line bigint, earner bigint, child bigint, reason text, reasons text[], other bigint)
language sql stable as $$
  with unpaid as materialized (
    select c.id, c.earner_id, c.child_id, c.wager_id, c.amount, c.settled_at, c.released from referral_commission c
    where c.paid_at is null and (the_end is null or c.settled_at < the_end) and (the_earners is null or c.earner_id = any(the_earners))
  ), away as materialized (
    select p.id from player p where p.id in (select u.earner_id from unpaid u)
      and p.restrictions -> 'excluded' is not null and coalesce((p.restrictions ->> 'excluded')::timestamptz, 'infinity') > the_time
  ), due as materialized (
    select u.* from unpaid u where not u.released @> '{same-person,unverified,both-sides}' and u.earner_id not in (select a.id from away a)
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
    where w.result < 0 and w.reference like '%:' || w.player_id and w.reference not like 'game:%' and not 'both-sides' = any(d.released)
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
    select d.id, 1 as place, 'same-person' as reason, null::bigint as other from due d join twin t on t.player = d.earner_id and t.other = d.child_id
    union all
    select d.id, 2, 'unverified', null from due d, setting s
    where s.key = 'referral' and (s.value ->> 'kycOfChildren')::boolean and not exists (
      select from kyc_document k where k.player_id = d.child_id and k.status = 'approved' and k.decided_at <= d.settled_at)
    union all
    select d.id, 3, 'both-sides', o.other from due d join opposite o using (earner_id, wager_id)
  ), held as (
    select d.id, d.earner_id, d.child_id, d.amount, array_agg(f.reason order by f.place) as reasons, max(f.other) as other
    from found f join due d using (id) where not f.reason = any(d.released) group by d.id, d.earner_id, d.child_id, d.amount
  ), above_zero as (
    select h.earner_id, h.child_id from held h group by h.earner_id, h.child_id having sum(h.amount) > 0
  )
  select u.id, u.earner_id, u.child_id, 'excluded', array['excluded'], null from unpaid u where u.earner_id in (select a.id from away a)
  union all
  select h.id, h.earner_id, h.child_id, h.reasons[1], h.reasons, h.other from held h join above_zero z using (earner_id, child_id)
$$;

-- The lines that are to be paid at a time, of what settled before another, of these earners (null: of all): what is held is not, nor is anything of
-- a closed account, whose lines stay as they are until it is open again.
create function commission_due(the_earners bigint[], the_end timestamptz, the_time timestamptz) returns table (line bigint)
language sql stable as $$
  select c.id from referral_commission c join player p on p.id = c.earner_id
  where c.paid_at is null and c.settled_at < the_end and (the_earners is null or c.earner_id = any(the_earners))
    and p.restrictions -> 'closed' is null
    and c.id not in (select h.line from commission_held(the_earners, the_end, the_time) h)
$$;
`,
};
