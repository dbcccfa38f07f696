/**
 * Money held for open bets. A hold takes nothing out of a player's cash: it is a purse of its own that says how much of the
 * cash is spoken for, against the house's `holds`. The database keeps what is held at or below the cash.
 */
export const holds = {
  id: 6,
  name: 'holds',
  sql: `
alter table account drop constraint account_purse;
alter table account add constraint account_purse check (player_id is null or purse in ('cash', 'coins', 'held'));
insert into account (player_id, purse, balance) select id, 'held', 0 from player;
insert into account (player_id, purse) select null, purse from unnest(array['holds', 'withdrawals', 'referral']) as purse;

create function ledger_holds_covered() returns trigger language plpgsql as $$
declare
  cash bigint;
  held bigint;
begin
  -- Both rows are locked: a hold and a payment that commit at the same time see each other.
  select max(balance) filter (where purse = 'cash'), max(balance) filter (where purse = 'held') into cash, held
  from (select purse, balance from account where player_id = new.player_id and purse in ('cash', 'held')
        order by id for no key update) as purses;
  if held > cash then
    raise exception 'ledger: player % holds % of %', new.player_id, held, cash using errcode = 'check_violation', constraint = 'ledger_holds_covered';
  end if;
  return null;
end $$;
create constraint trigger ledger_holds_covered after update on account deferrable initially deferred
  for each row when (new.purse in ('cash', 'held')) execute function ledger_holds_covered();
`,
};
