/**
 * Held commission is released or refused for good: `money/referral/states.ts` has the moves of a line, which the database refuses any other of. Both are
 * requests of an operator, so that a second one looks at them.
 */
export const commissionRefused = {
  id: 401,
  name: 'commission refused',
  sql: `
alter table referral_commission
  add column refused_at timestamptz,
  -- Why, as its earner reads it.
  add column refused_why text,
  add constraint commission_refused check ((refused_at is null) = (refused_why is null) and (paid_at is null or refused_at is null));
create index referral_commission_refused on referral_commission (earner_id) where refused_at is not null;

create function commission_moves() returns trigger language plpgsql as $$
begin
  if (old.paid_at is not null or old.refused_at is not null) and (old.paid_at, old.refused_at) is distinct from (new.paid_at, new.refused_at) then
    raise exception 'the commission % is %, and stays so', old.id, case when old.paid_at is null then 'refused' else 'paid' end using errcode = 'PVDM1';
  end if;
  return new;
end $$;
create trigger commission_moves before update of paid_at, refused_at on referral_commission for each row execute function commission_moves();

-- What a result that is corrected later changes of a line that was refused is refused with it: nothing is taken back of what was never paid.
create function refused_with() returns trigger language plpgsql as $$
begin
  select c.refused_at, c.refused_why into new.refused_at, new.refused_why from referral_commission c
  where c.wager_id = new.wager_id and c.earner_id = new.earner_id and c.refused_at is not null limit 1;
  return new;
end $$;
create trigger refused_with before insert on referral_commission for each row when (new.wager_id is not null) execute function refused_with();

-- As in 0360, but for what was refused.
create or replace function commission_held(the_earners bigint[], the_end timestamptz, the_time timestamptz)
returns table (line bigint, earner bigint, child bigint, reason text, reasons text[], other bigint)
language sql stable as $$
  with unpaid as materialized (
    select c.id, c.earner_id, c.child_id, c.wager_id, c.amount, c.settled_at, c.released from referral_commission c
    where c.paid_at is null and c.refused_at is null and (the_end is null or c.settled_at < the_end) and (the_earners is null or c.earner_id = any(the_earners))
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


-- As in 0360, but for what was refused.
create or replace function commission_due(the_earners bigint[], the_end timestamptz, the_time timestamptz) returns table (line bigint)
language sql stable as $$
  select c.id from referral_commission c join player p on p.id = c.earner_id
  where c.paid_at is null and c.refused_at is null and c.settled_at < the_end and (the_earners is null or c.earner_id = any(the_earners))
    and p.restrictions -> 'closed' is null
    and c.id not in (select h.line from commission_held(the_earners, the_end, the_time) h)
$$;

alter table desk_request
  drop constraint desk_request_kind,
  drop constraint desk_request_about,
  drop constraint desk_request_one,
  -- As they were (0371), and of held commission its subject says on whom and for which reasons.
  add constraint desk_request_kind check (kind in (
    'correction', 'withdrawal', 'deposit', 'bonus', 'market', 'commission', 'win', 'debt', 'stakes', 'key', 'most-win', 'document',
    'release', 'refusal')),
  add constraint desk_request_about check (case kind
    when 'market' then num_nulls(market, outcome, seen, reason) = 0
    when 'correction' then num_nulls(player_id, account, amount, reason) = 0 and amount <> 0
    when 'bonus' then num_nulls(player_id, campaign, amount, reason) = 0 and amount > 0
    when 'commission' then num_nulls(player_id, settled_before, amount) = 0 and amount > 0
    when 'withdrawal' then num_nulls(player_id, withdrawal, amount) = 0 and amount > 0
    when 'deposit' then num_nulls(player_id, deposit, amount) = 0 and amount > 0
    when 'stakes' then num_nulls(player_id, provider, subject, amount, reason) = 0 and amount >= 0
    when 'key' then num_nulls(provider, subject, reason) = 0
    when 'most-win' then num_nulls(provider, amount, reason) = 0 and amount >= 0
    when 'document' then num_nulls(player_id, subject, reason) = 0 and amount is null
    else num_nulls(player_id, subject, amount, reason) = 0 and amount > 0 end),
  add constraint desk_request_one check (num_nonnulls(account, withdrawal, deposit, campaign, market, settled_before)
    = case when kind in ('win', 'debt', 'stakes', 'key', 'most-win', 'document', 'release', 'refusal') then 0 else 1 end);
`,
};
