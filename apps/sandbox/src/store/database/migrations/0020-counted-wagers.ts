/**
 * A bonus and a referrer keep what they counted of a wager, so that none of them reads the wagers: its product and stake, when it
 * settled, and whether it was taken back.
 */
export const countedWagers = {
  id: 20,
  name: 'counted wagers',
  sql: `
alter table bonus_wager add column product text, add column stake bigint, add column voided_at timestamptz;
update bonus_wager c set product = w.product, stake = w.stake, voided_at = w.voided_at from wager w where w.id = c.wager_id;
alter table bonus_wager alter column product set not null, alter column stake set not null;
create index bonus_wager_wager on bonus_wager (wager_id);

alter table referral_commission add column stake bigint, add column settled_at timestamptz, add column voided_at timestamptz;
update referral_commission c set stake = w.stake, settled_at = w.at, voided_at = w.voided_at from wager w where w.id = c.wager_id;
alter table referral_commission alter column stake set not null, alter column settled_at set not null;
`,
};
