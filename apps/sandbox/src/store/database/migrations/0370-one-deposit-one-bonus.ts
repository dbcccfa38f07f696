/**
 * One deposit's money carries one bonus: what a withdrawal has left is measured against the deposits of all bonuses that stood then. And a
 * correction that a later one has given back has taken nothing.
 */
export const oneDepositOneBonus = {
  id: 370,
  name: 'one deposit, one bonus',
  sql: `
drop function deposit_taken(bigint, bigint, timestamptz);

-- The bonuses whose deposits were taken out before they were taken up, one withdrawal or correction after the other: what it left is what is
-- kept back of an active bonus, then the deposits of those that were available, the oldest first; those that it did not suffice for are taken. A withdrawal
-- that came back and a correction whose money later ones gave back have taken nothing, nor is what was played away.
create function bonuses_taken(the_player bigint) returns setof bigint language plpgsql stable as $$
declare
  since timestamptz;
  move record;
  bonus record;
  kept bigint;
  taken bigint[] := '{}';
begin
  if not exists (select from player_bonus b where b.player_id = the_player and b.state = 'available' and b.deposit > 0) then return; end if;
  select min(b.granted_at) into since from player_bonus b where b.player_id = the_player and b.deposit > 0;
  for move in
    with moved as (
      select e.id, e.at, e.amount, e.balance_after, t.reference from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
      where e.player_id = the_player and e.name = 'cash' and e.kind in ('withdrawal', 'adjustment') and e.at >= since
    ), corrected as (
      select m.id, sum(m.amount) over (order by m.id) as total from moved m where m.reference like 'CR-%'
    )
    select m.at, m.balance_after from moved m
    where m.amount < 0 and case
      when m.reference like 'WD-%' then not exists (select from ledger_transaction r where r.reference = m.reference || '-R')
      when m.reference like 'CR-%' then not exists (
        select from corrected own join corrected later on later.id > own.id
        where own.id = m.id and later.total >= own.total - m.amount)
      else false end
    order by m.id
  loop
    kept := 0;
    for bonus in
      select b.id, b.deposit, s.is_active, locked_deposit(b.deposit, b.amount,
        coalesce((select sum(c.amount)::bigint from bonus_claim c where c.bonus_id = b.id and c.claimed_at <= move.at), 0)) as locked
      from player_bonus b cross join lateral (select coalesce(b.started_at <= move.at, false) as is_active) s
      where b.player_id = the_player and b.deposit > 0 and b.granted_at <= move.at and b.expires_at > move.at
        and (b.ended_at is null or b.ended_at > move.at) and (s.is_active or b.id <> all(taken))
      order by s.is_active desc, b.id
    loop
      if bonus.is_active then kept := kept + bonus.locked;
      elsif kept + bonus.deposit > move.balance_after then taken := taken || bonus.id;
      else kept := kept + bonus.deposit;
      end if;
    end loop;
  end loop;
  return query select unnest(taken);
end $$;
`,
};
