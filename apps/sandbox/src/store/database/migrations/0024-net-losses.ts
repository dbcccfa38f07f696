/**
 * A bonus counts what was at risk, and a referrer earns on what those below them lost: a market is one wager of a player and no longer
 * one for each bet, so that a hedge counts for what it leaves open. A wager that turns out otherwise has other figures, and a void one
 * has none; commission on it is corrected by one more line, paid with the next payment. What was counted and earned by the rule before
 * stays, until its market is settled again.
 */
export const netLosses = {
  id: 24,
  name: 'net losses',
  sql: `
-- Paise: the most that could be lost, and what the player gained after commission.
alter table wager add column at_risk bigint check (at_risk >= 0), add column result bigint;
update wager set at_risk = stake, result = 0;
update wager set stake = 0, at_risk = 0 where voided_at is not null;
alter table wager alter column at_risk set not null, alter column result set not null;

alter table bonus_wager rename column stake to at_risk;
update bonus_wager set at_risk = 0, counted = 0 where voided_at is not null;
alter table bonus_wager drop column voided_at;

alter table referral_commission drop constraint referral_commission_pkey, drop constraint referral_commission_amount_check;
delete from referral_commission where voided_at is not null and paid_at is null;
update referral_commission set stake = 0 where voided_at is not null;
alter table referral_commission
  drop column voided_at,
  -- Paise: what the child lost to the house by it; below zero what they gained.
  add column lost bigint not null default 0,
  add column id bigint generated always as identity primary key,
  -- Null: what a bonus gave the child.
  alter column wager_id drop not null;
alter table referral_commission alter column lost drop default;
create index referral_commission_wager on referral_commission (wager_id, earner_id);

create temporary table bet_wager on commit drop as
  select w.id, b.market_id || ':' || b.player_id as reference, b.market_id, b.player_id, w.product, w.stake, w.at_risk, w.at, w.voided_at
  from (select *, upper(to_hex(id)) as hex from bet) b
  join wager w on w.reference = 'BT-' || repeat('0', greatest(0, 6 - length(b.hex))) || b.hex;
insert into wager (reference, player_id, product, stake, at_risk, result, at)
select w.reference, w.player_id, min(w.product), sum(w.stake), sum(w.at_risk),
  case when bool_and(w.voided_at is not null) then 0 else coalesce((
    select s.net - s.commission from market_settlement s where s.market_id = w.market_id and s.player_id = w.player_id
    order by s.version desc limit 1), 0) end,
  min(w.at)
from bet_wager w group by w.reference, w.market_id, w.player_id;
insert into bonus_wager (bonus_id, wager_id, product, at_risk, counted)
select c.bonus_id, m.id, min(c.product), sum(c.at_risk), sum(c.counted)
from bonus_wager c join bet_wager w on w.id = c.wager_id join wager m on m.reference = w.reference group by c.bonus_id, m.id;
delete from bonus_wager c using bet_wager w where w.id = c.wager_id;
update referral_commission c set wager_id = m.id
from bet_wager w join wager m on m.reference = w.reference where w.id = c.wager_id;
delete from wager w using bet_wager b where b.id = w.id;
alter table wager drop column voided_at;

-- A percentage of what was lost, where it was one of what was staked: the one that came with the house, and none that it set itself.
update setting set value = '{"percent": 15, "levels": 3}' where key = 'referral' and value = '{"percent": 1.5, "levels": 3}';
`,
};
