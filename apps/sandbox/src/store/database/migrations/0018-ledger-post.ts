/**
 * One ledger transaction in one round trip: what `post` did in five statements, each planned anew, is a function whose plans
 * are kept. It refuses by answering a problem, so that whoever asked can say it in words; the promises stay the triggers'.
 */
export const ledgerPost = {
  id: 18,
  name: 'ledger post',
  sql: `
create function ledger_post(
  the_reference text, the_kind text, the_title text, the_detail text, the_state text, the_time timestamptz,
  -- Entry by entry: whose account (null: the house's), which, and what it gains in paise.
  owners bigint[], purses text[], amounts bigint[],
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
        select from unnest(owners, purses, amounts) as asked (owner, purse, amount)
        where not exists (
          select from ledger_entry e join account a on a.id = e.account_id
          where e.transaction_id = t.id and a.player_id is not distinct from asked.owner and a.purse = asked.purse
            and e.amount = asked.amount));
    if posted is null then
      problem := 'reference-taken';
      culprit := the_reference;
    end if;
    return;
  end if;

  -- All purses of a player: what he holds is weighed against what he has, whichever of the two moves.
  -- In the order of their ids, so that two transfers never wait for each other.
  perform from account where player_id = any(owners) order by id for no key update;

  with purse as (
    select a.player_id, a.purse, a.balance + coalesce(asked.amount, 0) as after, asked.amount is not null as moves
    from account a left join unnest(owners, purses, amounts) as asked (owner, purse, amount)
      on asked.owner = a.player_id and asked.purse = a.purse
    where a.player_id = any(owners)
  )
  select 'not-enough', short.player_id || '/' || short.purse into problem, culprit from purse as short
  where short.moves and (
    short.after < 0 or (short.purse <> 'coins' and exists (
      select from purse cash join purse held using (player_id)
      where player_id = short.player_id and cash.purse = 'cash' and held.purse = 'held' and cash.after < held.after)))
  limit 1;
  if problem is not null then return; end if;

  insert into ledger_entry (transaction_id, account_id, amount, at)
  select posted, a.id, asked.amount, the_time
  from unnest(owners, purses, amounts) with ordinality as asked (owner, purse, amount, place)
  join account a on a.player_id is not distinct from asked.owner and a.purse = asked.purse
  order by asked.place;
  get diagnostics found_entries = row_count;
  if found_entries < cardinality(amounts) then
    problem := 'no-account';
    select coalesce(asked.owner::text, 'house') || '/' || asked.purse into culprit
    from unnest(owners, purses) as asked (owner, purse)
    where not exists (
      select from account a where a.player_id is not distinct from asked.owner and a.purse = asked.purse)
    limit 1;
  end if;
end $$;
`,
};
