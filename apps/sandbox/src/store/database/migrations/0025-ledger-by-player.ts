/**
 * What a player's statement and the desk ask is found by key, whatever the ledger's size. An entry carries its player, the account's
 * name and the transaction's kind; what a player gained and gave is summed by day as it is written; what the house's accounts gain
 * stands in a list that is folded into their totals. Entries stand in parts by year (`docs/decisions/growth.md`). Whoever moves money
 * says so once it has committed (`Queryable.notify`): `NOTIFY` in a transaction makes every commit wait for every other.
 */
export const ledgerByPlayer = {
  id: 25,
  name: 'ledger by player',
  sql: `
-- How many entries an account has. The house's are not counted: see account.balance.
alter table account add column entries bigint not null default 0;

alter table ledger_entry rename to ledger_entry_before;
create sequence ledger_entry_number;
create table ledger_entry (
  -- In the order in which they were written; an account's are written one after the other.
  id bigint not null,
  -- That there are such a transaction and such an account is seen by ledger_enter, and neither is ever removed: a foreign key
  -- would lock the house's accounts for every entry.
  transaction_id bigint not null,
  account_id bigint not null,
  -- Paise; plus is what the account gains.
  amount bigint not null,
  -- The account's balance right after; null for the house.
  balance_after bigint,
  -- Its transaction's.
  at timestamptz not null,
  -- Of a player's entry: whose, which account's, and its transaction's kind. Null for the house.
  player_id bigint,
  name text,
  kind text,
  constraint ledger_entry_key check (num_nulls(balance_after, player_id, name, kind) in (0, 4))
) partition by range (at);

-- No more of them than a backend can lock without the shared table of locks: whatever names no time locks all.
do $$
declare
  part text;
begin
  create table ledger_entry_earlier partition of ledger_entry for values from (minvalue) to ('2026-01-01 00:00+05:30');
  create table ledger_entry_later partition of ledger_entry for values from ('2030-01-01 00:00+05:30') to (maxvalue);
  for part in select generate_series(2026, 2029) loop
    execute format('create table ledger_entry_%s partition of ledger_entry for values from (%L) to (%L)',
      part, part || '-01-01 00:00+05:30', part::int + 1 || '-01-01 00:00+05:30');
  end loop;
end $$;

insert into ledger_entry (id, transaction_id, account_id, amount, balance_after, at, player_id, name, kind)
select e.id, e.transaction_id, e.account_id, e.amount, e.balance_after, e.at, a.player_id,
  case when a.player_id is not null then a.name end, case when a.player_id is not null then t.kind end
from ledger_entry_before e join account a on a.id = e.account_id join ledger_transaction t on t.id = e.transaction_id
order by e.id;
select setval('ledger_entry_number', coalesce(max(id), 0) + 1, false) from ledger_entry;
drop table ledger_entry_before;

alter table ledger_entry add constraint ledger_entry_once primary key (transaction_id, account_id, at);
create index ledger_entry_of_player on ledger_entry (player_id, name, kind, at desc, id desc) where player_id is not null;

-- What a player's cash and coins gained and gave on a day in India, by kind.
create table ledger_day (
  player_id bigint not null,
  day date not null,
  name text not null,
  kind text not null,
  entries bigint not null,
  -- Paise, each 0 or above.
  gained bigint not null,
  given bigint not null,
  -- A year of days is read from the index alone: a player's rows stand all over the table.
  primary key (player_id, day, name, kind) include (entries, gained, given)
);
insert into ledger_day (player_id, day, name, kind, entries, gained, given)
select player_id, (at at time zone 'UTC' + interval '5 hours 30 minutes')::date, name, kind, count(*),
  sum(greatest(amount, 0)), sum(greatest(-amount, 0))
from ledger_entry where name <> 'held' group by 1, 2, 3, 4;

-- What the house's accounts gained and nobody has folded into their totals yet: a row of its own each time, so that no posting
-- waits for another.
create table ledger_house_move (
  account_id bigint not null,
  amount bigint not null
);
create table ledger_house_total (
  account_id bigint primary key references account,
  total bigint not null
);
insert into ledger_house_total (account_id, total)
select account_id, sum(amount) from ledger_entry where player_id is null group by account_id;

alter table account disable trigger user;
update account a set entries = counted.entries
from (select account_id, count(*) as entries from ledger_entry where player_id is not null group by account_id) as counted
where counted.account_id = a.id;
alter table account enable trigger user;

create or replace function account_guarded() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.balance <> 0 or new.entries <> 0 then
      raise exception 'ledger: an account begins at zero' using errcode = 'restrict_violation';
    end if;
  elsif pg_trigger_depth() < 2 or new.id <> old.id or new.player_id is distinct from old.player_id or new.name <> old.name then
    raise exception 'ledger: a balance moves by entries only' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create or replace function ledger_enter() returns trigger language plpgsql as $$
declare
  whole record;
  mine record;
begin
  select written_in, at, kind into whole from ledger_transaction where id = new.transaction_id;
  if whole.written_in is distinct from pg_current_xact_id() then
    raise exception 'ledger: a written transaction takes no further entries' using errcode = 'restrict_violation';
  end if;
  new.id := nextval('ledger_entry_number');
  new.at := whole.at;
  update account set balance = balance + new.amount, entries = entries + 1
    where id = new.account_id and player_id is not null returning balance, player_id, name into mine;
  if found then
    new.balance_after := mine.balance;
    new.player_id := mine.player_id;
    new.name := mine.name;
    new.kind := whole.kind;
  else
    perform from account where id = new.account_id;
    if not found then
      raise exception 'ledger: there is no account %', new.account_id using errcode = 'foreign_key_violation';
    end if;
    new.balance_after := null;
    new.player_id := null;
    new.name := null;
    new.kind := null;
  end if;
  return new;
end $$;

-- Once for each statement that writes entries, after the last of them.
create function ledger_entries_written() returns trigger language plpgsql as $$
begin
  if exists (select from written group by transaction_id having sum(amount) <> 0 or count(*) < 2) then
    raise exception 'ledger: the entries of a transaction are written together, at least two, and sum to zero'
      using errcode = 'check_violation';
  end if;
  -- The day's row of an account is locked by whoever has locked the account.
  insert into ledger_day as d (player_id, day, name, kind, entries, gained, given)
  select player_id, (at at time zone 'UTC' + interval '5 hours 30 minutes')::date, name, kind, count(*),
    sum(greatest(amount, 0)), sum(greatest(-amount, 0))
  from written where name <> 'held' group by 1, 2, 3, 4
  on conflict (player_id, day, name, kind) do update
    set entries = d.entries + excluded.entries, gained = d.gained + excluded.gained, given = d.given + excluded.given;
  insert into ledger_house_move (account_id, amount)
  select account_id, sum(amount) from written where player_id is null group by account_id;
  return null;
end $$;

-- Whoever wrote entries by statements that each sum to zero has left nothing but a transaction without any.
create or replace function ledger_sums_to_zero() returns trigger language plpgsql as $$
declare
  total numeric;
  entries int;
begin
  select coalesce(sum(amount), 0), count(*) into total, entries from ledger_entry where transaction_id = new.id and at = new.at;
  if total <> 0 or entries < 2 then
    raise exception 'ledger: transaction % has % entries that sum to %', new.id, entries, total using errcode = 'check_violation';
  end if;
  return null;
end $$;

create function ledger_days_kept() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 then
    raise exception 'ledger: the sums of a day move by entries only' using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
create trigger ledger_days_kept before insert or update or delete or truncate on ledger_day
  for each statement execute function ledger_days_kept();

create trigger ledger_enter before insert on ledger_entry for each row execute function ledger_enter();
-- The parts have those for a statement too: they are not inherited, and somebody could write to a part.
do $$
declare
  part regclass;
begin
  for part in select 'ledger_entry'::regclass union all select inhrelid from pg_inherits where inhparent = 'ledger_entry'::regclass loop
    execute format('create trigger ledger_entry_append_only before update or delete or truncate on %s
      for each statement execute function ledger_append_only()', part);
    execute format('create trigger ledger_entries_written after insert on %s referencing new table as written
      for each statement execute function ledger_entries_written()', part);
  end loop;
end $$;
`,
};
