/** What a bet's player may still do is looked at by one trigger and, where they keep themselves to nothing, by one statement. */
export const aBetLookedAtOnce = {
  id: 113,
  name: 'a bet looked at once',
  sql: `
-- As \`refuse_restricted\` (0078) and \`refuse_stake\` (0095), which looked one after the other.
create function refuse_bet() returns trigger language plpgsql as $$
declare
  bettor record;
  its record;
  risk bigint;
  placed record;
begin
  select p.restrictions <> '{}' and not may_bet(p.restrictions, new.created_at) as is_restricted,
    exists (select from reality_check c where c.player_id = p.id) as has_check,
    exists (select from player_limit l where l.player_id = p.id and l.name like 'stake-%') as has_limit
  into bettor from player p where p.id = new.player_id;
  if bettor.is_restricted then
    raise exception 'player % may not do this', new.player_id using errcode = 'PVST1';
  end if;
  if bettor.has_check then perform refuse_passed(new.player_id, check_due(new.player_id, new.created_at)); end if;
  if not bettor.has_limit then return null; end if;
  -- One that was not taken after all is gone by now.
  select b.side, m.kind, b.stake, b.price into placed from bet b join market m on m.id = b.market_id where b.id = new.id;
  if not found then return null; end if;
  risk := risk_of_bet(placed.side, placed.kind, placed.stake, placed.price);
  for its in select l.amount from limits_of(new.player_id, new.created_at) l where l.name = 'stake-bet' and risk > l.amount loop
    perform refuse_passed(new.player_id, jsonb_build_object('name', 'stake-bet', 'amount', its.amount, 'left', its.amount));
  end loop;
  perform refuse_passed(new.player_id, limit_passed(new.player_id, 'stake', 0, new.created_at, risk));
  return null;
end $$;

drop trigger only_who_may_bet on bet;
drop trigger only_within_stake_limits on bet;
drop function refuse_stake;
create constraint trigger only_what_its_player_may after insert on bet deferrable initially deferred
  for each row when (new.cash_out is null) execute function refuse_bet();
`,
};
