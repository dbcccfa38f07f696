/**
 * What a player's bets gave the house as commission, by day in India: kept as the ledger is written, so that a report of twelve months reads
 * its days and not the history. The row of a day is locked by whoever has locked the player's cash.
 */
export const commissionDays = {
  id: 110,
  name: 'commission days',
  sql: `
create table commission_day (
  player_id bigint not null,
  day date not null,
  -- Paise; below zero where corrected results gave back more than was taken.
  commission bigint not null,
  primary key (player_id, day) include (commission)
);

insert into commission_day (player_id, day, commission)
select p.player_id, (h.at at time zone 'UTC' + interval '5 hours 30 minutes')::date, sum(h.amount)
from account a join ledger_entry h on h.account_id = a.id
join ledger_entry p on p.transaction_id = h.transaction_id and p.at = h.at and p.name = 'cash' and p.kind = 'sports'
where a.player_id is null and a.name = 'commission' group by 1, 2;

-- A settlement is one player's: theirs is the cash beside what the house took.
create function commission_kept() returns trigger language plpgsql as $$
begin
  insert into commission_day as d (player_id, day, commission)
  select e.player_id, (new.at at time zone 'UTC' + interval '5 hours 30 minutes')::date, new.amount from ledger_entry e
  where e.transaction_id = new.transaction_id and e.at = new.at and e.name = 'cash' and e.kind = 'sports'
  on conflict (player_id, day) do update set commission = d.commission + excluded.commission;
  return null;
end $$;

-- Only an entry of that one account of the house is looked at: the number stands in the trigger itself.
do $$
begin
  execute format('create trigger commission_kept after insert on ledger_entry for each row when (new.account_id = %s) execute function commission_kept()',
    (select id from account where player_id is null and name = 'commission'));
end $$;

-- As the sums of days: nobody else writes them.
create trigger commission_days_kept before insert or update or delete or truncate on commission_day
  for each statement execute function ledger_days_kept();
`,
};
