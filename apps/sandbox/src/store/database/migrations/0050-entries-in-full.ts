/**
 * Whoever writes entries and knows all about them says so. The ledger believes none of it, but looks once a statement and not once an
 * entry: a player's entry costs one statement besides, the update of the balance, and the house's none. Three each, before.
 */
export const entriesInFull = {
  id: 50,
  name: 'entries in full',
  sql: `
-- An entry that comes with its transaction's kind says all that it is: its number, its player and account. One of the house's keeps
-- no player, name and kind, as before. Of an entry without a kind they are found.
create or replace function ledger_enter() returns trigger language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  whole record;
begin
  if new.kind is null then
    select t.written_in, t.at, t.kind, a.player_id, a.name into whole
    from ledger_transaction t left join account a on a.id = new.account_id where t.id = new.transaction_id;
    if whole.written_in is distinct from pg_current_xact_id() then
      raise exception 'ledger: a written transaction takes no further entries' using errcode = 'restrict_violation';
    end if;
    if whole.name is null then
      raise exception 'ledger: there is no account %', new.account_id using errcode = 'foreign_key_violation';
    end if;
    new.id := nextval('ledger_entry_number');
    new.at := whole.at;
    new.kind := whole.kind;
    new.player_id := whole.player_id;
    new.name := case when whole.player_id is not null then whole.name end;
  end if;
  if new.player_id is null then
    new.kind := null;
    new.balance_after := null;
  else
    update account set balance = balance + new.amount, entries = entries + 1
    where id = new.account_id and player_id = new.player_id returning balance into new.balance_after;
    if not found then
      raise exception 'ledger: player % has no account %', new.player_id, new.account_id using errcode = 'foreign_key_violation';
    end if;
  end if;
  return new;
end $$;

-- Once for each statement that writes entries, after the last of them: whatever they say is so, and what is summed by day and for the house follows.
create or replace function ledger_entries_written() returns trigger language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  whole record;
begin
  select bool_or(w.total <> 0 or w.entries < 2) as is_uneven, bool_or(w.is_old) as is_old, bool_or(w.is_wrong) as is_wrong,
    bool_or(w.has_days) as has_days, bool_or(w.has_house) as has_house
  into whole from (
    select sum(e.amount) as total, count(*) as entries, bool_or(t.written_in is distinct from pg_current_xact_id()) as is_old,
      bool_or(e.at <> t.at or e.kind <> t.kind or a.id is null or e.player_id is distinct from a.player_id or e.name <> a.name) as is_wrong,
      bool_or(e.name <> 'held') as has_days, bool_or(e.player_id is null) as has_house
    from written e
    left join lateral (select k.written_in, k.at, k.kind from ledger_transaction k where k.id = e.transaction_id offset 0) t on true
    left join lateral (select k.id, k.player_id, k.name from account k where k.id = e.account_id offset 0) a on true
    group by e.transaction_id
  ) w;
  if whole.is_uneven then
    raise exception 'ledger: the entries of a transaction are written together, at least two, and sum to zero'
      using errcode = 'check_violation';
  end if;
  if whole.is_old then
    raise exception 'ledger: a written transaction takes no further entries' using errcode = 'restrict_violation';
  end if;
  if whole.is_wrong then
    raise exception 'ledger: an entry is of another account, or of another transaction, than it says' using errcode = 'check_violation';
  end if;
  if whole.has_days then
    -- The day's row of an account is locked by whoever has locked the account.
    insert into ledger_day as d (player_id, day, name, kind, entries, gained, given)
    select player_id, (at at time zone 'UTC' + interval '5 hours 30 minutes')::date, name, kind, count(*),
      sum(greatest(amount, 0)), sum(greatest(-amount, 0))
    from written where name <> 'held' group by 1, 2, 3, 4
    on conflict (player_id, day, name, kind) do update
      set entries = d.entries + excluded.entries, gained = d.gained + excluded.gained, given = d.given + excluded.given;
  end if;
  if whole.has_house then
    insert into ledger_house_move (account_id, amount)
    select account_id, sum(amount) from written where player_id is null group by account_id;
  end if;
  return null;
end $$;

-- Only a hold that grows or cash that goes can leave more held than there is: what is released and paid in needs no look at commit.
drop trigger ledger_holds_covered on account;
create constraint trigger ledger_holds_covered after update on account deferrable initially deferred for each row
  when ((new.name = 'held' and new.balance > old.balance) or (new.name = 'cash' and new.balance < old.balance))
  execute function ledger_holds_covered();

-- As in 0027, but that the entries say all that they are.
create or replace function ledger_post(
  the_reference text, the_kind text, the_title text, the_detail text, the_state text, the_time timestamptz,
  -- Entry by entry: whose account (null: the house's), which, and what it gains in paise.
  owners bigint[], names text[], amounts bigint[],
  out posted bigint, out is_new boolean, out problem text, out culprit text
) language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  accounts bigint[];
begin
  insert into ledger_transaction (reference, kind, title, detail, state, at)
  values (the_reference, the_kind, the_title, the_detail, the_state, the_time)
  on conflict (reference) do nothing returning id into posted;
  is_new := posted is not null;

  if not is_new then
    select t.id into posted from ledger_transaction t where t.reference = the_reference
      and (t.kind, t.title, t.detail) = (the_kind, the_title, the_detail)
      and (select count(*) from ledger_entry e where e.transaction_id = t.id and e.at = t.at) = cardinality(amounts)
      and not exists (
        select from unnest(owners, names, amounts) as leg (owner, name, amount)
        where not exists (
          select from ledger_entry e join account a on a.id = e.account_id
          where e.transaction_id = t.id and e.at = t.at and a.player_id is not distinct from leg.owner and a.name = leg.name
            and e.amount = leg.amount));
    if posted is null then
      problem := 'reference-taken';
      culprit := the_reference;
    end if;
    return;
  end if;

  -- All accounts of a player: what they hold is weighed against what they have, whichever of the two moves.
  -- In the order of their ids, so that two transfers never wait for each other.
  perform from account where player_id = any(owners) order by id for no key update;

  with mine as (
    select a.player_id, a.name, a.balance + coalesce(leg.amount, 0) as after, leg.amount is not null as moves
    from account a left join unnest(owners, names, amounts) as leg (owner, name, amount)
      on leg.owner = a.player_id and leg.name = a.name
    where a.player_id = any(owners)
  )
  select 'not-enough', short.player_id || '/' || short.name into problem, culprit from mine as short
  where short.moves and (
    short.after < 0 or (short.name <> 'coins' and exists (
      select from mine cash join mine held using (player_id)
      where player_id = short.player_id and cash.name = 'cash' and held.name = 'held' and cash.after < held.after)))
  limit 1;
  if problem is not null then return; end if;

  select array_agg(a.id order by leg.place), min(coalesce(leg.owner::text, 'house') || '/' || leg.name) filter (where a.id is null)
  into accounts, culprit
  from unnest(owners, names) with ordinality as leg (owner, name, place) left join lateral (
    select id from account where player_id = leg.owner and name = leg.name
    union all select id from account where leg.owner is null and player_id is null and name = leg.name) as a on true;
  if culprit is not null then
    problem := 'no-account';
    return;
  end if;

  insert into ledger_entry (id, transaction_id, account_id, amount, at, player_id, name, kind)
  select nextval('ledger_entry_number'), posted, leg.account, leg.amount, the_time, leg.owner, case when leg.owner is not null then leg.name end, the_kind
  from unnest(accounts, owners, names, amounts) as leg (account, owner, name, amount);
end $$;
`,
};
