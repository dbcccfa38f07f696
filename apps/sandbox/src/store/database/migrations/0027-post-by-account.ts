/**
 * The ledger finds the accounts of a posting by key, however many there are, and before it writes an entry: entries are written
 * together or not at all.
 */
export const postByAccount = {
  id: 27,
  name: 'post by account',
  sql: `
create or replace function ledger_post(
  the_reference text, the_kind text, the_title text, the_detail text, the_state text, the_time timestamptz,
  -- Entry by entry: whose account (null: the house's), which, and what it gains in paise.
  owners bigint[], names text[], amounts bigint[],
  out posted bigint, out is_new boolean, out problem text, out culprit text
) language plpgsql as $$
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

  insert into ledger_entry (transaction_id, account_id, amount, at)
  select posted, leg.account, leg.amount, the_time
  from unnest(accounts, amounts) with ordinality as leg (account, amount, place) order by leg.place;
end $$;
`,
};
