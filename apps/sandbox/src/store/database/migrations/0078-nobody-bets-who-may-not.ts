/**
 * How a player stands is looked at again as what they bet or deposit is committed, whatever wrote it: between the request and its turn they
 * may have stopped. A bet has its player's accounts locked by then, and a restriction is set before it locks them (`end_waiting`): whichever
 * comes second finds the other. What takes risk off, a cash-out, is not kept from them.
 */
export const nobodyBetsWhoMayNot = {
  id: 78,
  name: 'nobody bets who may not',
  sql: `
create function refuse_restricted() returns trigger language plpgsql as $$
begin
  if exists (select from player p where p.id = new.player_id and p.restrictions <> '{}' and not may_bet(p.restrictions, new.created_at)) then
    raise exception 'player % may not do this', new.player_id using errcode = 'PVST1';
  end if;
  return null;
end $$;
create constraint trigger only_who_may_bet after insert on bet deferrable initially deferred
  for each row when (new.cash_out is null) execute function refuse_restricted();
create constraint trigger only_who_may_deposit after insert on deposit deferrable initially deferred
  for each row execute function refuse_restricted();
`,
};
