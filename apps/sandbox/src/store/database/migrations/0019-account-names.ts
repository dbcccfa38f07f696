/**
 * The ledger's accounts go by their name, `cash` of a player or `bank` of the house: the column and the functions that read it.
 * What they promise is unchanged.
 */
export const accountNames = {
  id: 19,
  name: 'account names',
  sql: `
alter table account rename column purse to name;
alter table account rename constraint account_purse to account_name;

create or replace function account_guarded() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.balance <> 0 then
      raise exception 'ledger: an account begins at zero' using errcode = 'restrict_violation';
    end if;
  elsif pg_trigger_depth() < 2 or new.id <> old.id or new.player_id is distinct from old.player_id or new.name <> old.name then
    raise exception 'ledger: a balance moves by entries only' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create or replace function ledger_holds_covered() returns trigger language plpgsql as $$
declare
  cash bigint;
  held bigint;
begin
  -- Both rows are locked: a hold and a payment that commit at the same time see each other.
  select max(balance) filter (where name = 'cash'), max(balance) filter (where name = 'held') into cash, held
  from (select name, balance from account where player_id = new.player_id and name in ('cash', 'held')
        order by id for no key update) as accounts;
  if held > cash then
    raise exception 'ledger: player % holds % of %', new.player_id, held, cash using errcode = 'check_violation', constraint = 'ledger_holds_covered';
  end if;
  return null;
end $$;

drop function ledger_post(text, text, text, text, text, timestamptz, bigint[], text[], bigint[]);
create function ledger_post(
  the_reference text, the_kind text, the_title text, the_detail text, the_state text, the_time timestamptz,
  -- Entry by entry: whose account (null: the house's), which, and what it gains in paise.
  owners bigint[], names text[], amounts bigint[],
  out posted bigint, out is_new boolean, out problem text, out culprit text
) language plpgsql as $$
declare
  found_entries int;
begin
  insert into ledger_transaction (reference, kind, title, detail, state, at)
  values (the_reference, the_kind, the_title, the_detail, the_state, the_time)
  on conflict (reference) do nothing returning id into posted;
  is_new := posted is not null;

  if not is_new then
    select t.id into posted from ledger_transaction t where t.reference = the_reference
      and (t.kind, t.title, t.detail) = (the_kind, the_title, the_detail)
      and (select count(*) from ledger_entry e where e.transaction_id = t.id) = cardinality(amounts)
      and not exists (
        select from unnest(owners, names, amounts) as leg (owner, name, amount)
        where not exists (
          select from ledger_entry e join account a on a.id = e.account_id
          where e.transaction_id = t.id and a.player_id is not distinct from leg.owner and a.name = leg.name
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

  insert into ledger_entry (transaction_id, account_id, amount, at)
  select posted, a.id, leg.amount, the_time
  from unnest(owners, names, amounts) with ordinality as leg (owner, name, amount, place)
  join account a on a.player_id is not distinct from leg.owner and a.name = leg.name
  order by leg.place;
  get diagnostics found_entries = row_count;
  if found_entries < cardinality(amounts) then
    problem := 'no-account';
    select coalesce(leg.owner::text, 'house') || '/' || leg.name into culprit
    from unnest(owners, names) as leg (owner, name)
    where not exists (
      select from account a where a.player_id is not distinct from leg.owner and a.name = leg.name)
    limit 1;
  end if;
end $$;
`,
};
