/**
 * What a player paid before they stopped is not credited after it, whatever credits it: how they stand is looked at once more as a deposit's
 * approval is committed. The player is locked by then, as they are where their standing changes.
 */
export const noCreditForWhoStopped = {
  id: 116,
  name: 'no credit for who stopped',
  sql: `
-- As in 0095, but for how the player stands.
create or replace function refuse_deposit() returns trigger language plpgsql as $$
begin
  if new.state = 'approved' and not (select may_bet(p.restrictions, new.decided_at) from player p where p.id = new.player_id) then
    raise exception 'player % may not do this', new.player_id using errcode = 'PVST1';
  end if;
  if exists (select from player_limit l where l.player_id = new.player_id and l.name like 'deposit-%') then
    perform refuse_passed(new.player_id, limit_passed(new.player_id, 'deposit', 0,
      case new.state when 'approved' then new.decided_at else new.created_at end, new.amount));
  end if;
  return null;
end $$;
`,
};
