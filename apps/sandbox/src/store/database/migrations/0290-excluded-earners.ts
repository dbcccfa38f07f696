/**
 * Commission of who has excluded themselves is held while that lasts, also what an operator has released before: nobody who stays away is paid
 * for bringing others, and no operator decides otherwise (docs/decisions/commission.md).
 */
export const excludedEarners = {
  id: 290,
  name: 'excluded earners',
  sql: `
drop function commission_held(bigint[], timestamptz);

-- The lines that are not to be paid at a time, of what settled before another (null: of all), of these earners (null: of all), each with its first
-- reason; those that an operator has released for the first one alone:
-- 'excluded': the earner has excluded themselves.
-- 'same-person': earner and child are one person (same_person); \`other\` is the child.
-- 'unverified': where the house wants documents of children, none of the child's was approved when it settled.
-- 'both-sides': on a market that the child lost, \`other\` won, who stands above the child or is one person with them or with somebody above,
--   and whose gain does not count against this earner (one below them does).
create function commission_held(the_earners bigint[], the_end timestamptz, the_time timestamptz)
returns table (line bigint, earner bigint, child bigint, reason text, other bigint)
language sql stable as $$
  with unpaid as materialized (
    select c.id, c.earner_id, c.child_id, c.wager_id, c.amount, c.settled_at, c.released_at from referral_commission c
    where c.paid_at is null and (the_end is null or c.settled_at < the_end) and (the_earners is null or c.earner_id = any(the_earners))
  ), due as materialized (
    select u.* from unpaid u where u.released_at is null
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
    select u.id, 0 as place, 'excluded' as reason, null::bigint as other from unpaid u join player p on p.id = u.earner_id
    where p.restrictions -> 'excluded' is not null and coalesce((p.restrictions ->> 'excluded')::timestamptz, 'infinity') > the_time
    union all
    select d.id, 1, 'same-person', t.other from due d join twin t on t.player = d.earner_id and t.other = d.child_id
    union all
    select d.id, 2, 'unverified', null from due d, setting s
    where s.key = 'referral' and (s.value ->> 'kycOfChildren')::boolean and not exists (
      select from kyc_document k where k.player_id = d.child_id and k.status = 'approved' and k.decided_at <= d.settled_at)
    union all
    select d.id, 3, 'both-sides', o.other from due d join opposite o using (earner_id, wager_id)
  )
  select distinct on (u.id) u.id, u.earner_id, u.child_id, f.reason, f.other from found f join unpaid u using (id) order by u.id, f.place
$$;
`,
};
