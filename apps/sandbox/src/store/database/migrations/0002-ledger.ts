/**
 * The double-entry ledger. The database itself keeps its three promises, whoever writes: the entries of a transaction sum to
 * zero; history is never edited; a player's purse never goes below zero and always equals the sum of its entries.
 */
export const ledger = {
  id: 2,
  name: 'ledger',
  sql: `
create table account (
  id bigint generated always as identity primary key,
  -- Null: the house's own.
  player_id bigint references player,
  purse text not null,
  -- The running sum of a player's purse, in paise. The house keeps none: its rows would be a queue for every transfer.
  balance bigint,
  constraint account_owner_key unique nulls not distinct (player_id, purse),
  constraint account_purse check (player_id is null or purse in ('cash', 'coins')),
  constraint account_balance check ((player_id is null) = (balance is null)),
  constraint account_not_below_zero check (balance >= 0)
);

create table ledger_transaction (
  id bigint generated always as identity primary key,
  -- What makes it happen once, however often it is sent.
  reference text not null constraint ledger_transaction_reference_key unique,
  kind text not null check (kind in ('sports', 'casino', 'deposit', 'withdrawal', 'bonus', 'adjustment')),
  title text not null,
  detail text not null,
  state text not null,
  at timestamptz not null,
  -- The database's own transaction that wrote it: entries may only be added inside that one.
  written_in xid8 not null default pg_current_xact_id()
);

create table ledger_entry (
  id bigint generated always as identity primary key,
  transaction_id bigint not null references ledger_transaction,
  account_id bigint not null references account,
  -- Paise; plus is what the account gains.
  amount bigint not null,
  -- The account's balance right after; null for the house.
  balance_after bigint,
  at timestamptz not null,
  constraint ledger_entry_once unique (transaction_id, account_id)
);
create index ledger_entry_statement on ledger_entry (account_id, at desc, id desc);

insert into account (player_id, purse)
select null, purse from unnest(array['bank', 'sports', 'commission', 'casino', 'bonus', 'play-money']) as purse;

create function ledger_enter() returns trigger language plpgsql as $$
declare
  mine record;
begin
  select written_in, at into mine from ledger_transaction where id = new.transaction_id;
  if mine.written_in is distinct from pg_current_xact_id() then
    raise exception 'ledger: a written transaction takes no further entries' using errcode = 'restrict_violation';
  end if;
  new.at := mine.at;
  update account set balance = balance + new.amount where id = new.account_id and player_id is not null
    returning balance, player_id into mine;
  if found then
    new.balance_after := mine.balance;
    perform pg_notify('balance', mine.player_id::text);
  else
    new.balance_after := null;
  end if;
  return new;
end $$;
create trigger ledger_enter before insert on ledger_entry for each row execute function ledger_enter();

create function ledger_sums_to_zero() returns trigger language plpgsql as $$
declare
  checked bigint := case when tg_table_name = 'ledger_entry' then (to_jsonb(new) ->> 'transaction_id')::bigint else new.id end;
  total numeric;
  entries int;
begin
  select coalesce(sum(amount), 0), count(*) into total, entries from ledger_entry where transaction_id = checked;
  if total <> 0 or entries < 2 then
    raise exception 'ledger: transaction % has % entries that sum to %', checked, entries, total using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_sums_to_zero after insert on ledger_transaction
  deferrable initially deferred for each row execute function ledger_sums_to_zero();
create constraint trigger ledger_entry_sums_to_zero after insert on ledger_entry
  deferrable initially deferred for each row execute function ledger_sums_to_zero();

create function ledger_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'ledger: % is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger ledger_entry_append_only before update or delete or truncate on ledger_entry
  for each statement execute function ledger_append_only();
create trigger ledger_transaction_append_only before update or delete or truncate on ledger_transaction
  for each statement execute function ledger_append_only();
create trigger account_kept before delete or truncate on account
  for each statement execute function ledger_append_only();

create function account_guarded() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.balance <> 0 then
      raise exception 'ledger: an account begins at zero' using errcode = 'restrict_violation';
    end if;
  elsif pg_trigger_depth() < 2 or new.id <> old.id or new.player_id is distinct from old.player_id or new.purse <> old.purse then
    raise exception 'ledger: a balance moves by entries only' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger account_guarded before insert or update on account for each row execute function account_guarded();
`,
};
