/** A cash-out that holds more of its player's cash is within their loss limits, as any bet is. One that holds less always passes. */
export const cashOutsWithinLimits = {
  id: 446,
  name: 'cash-outs within limits',
  sql: `
-- As in 0095, without the exception for a cash-out: the trigger fires only where more is held than before.
create or replace function refuse_risk() returns trigger language plpgsql as $$
begin
  if exists (select from player_limit l where l.player_id = new.player_id and l.name like 'loss-%') then
    perform refuse_passed(new.player_id, limit_passed(new.player_id, 'loss', 0, new.at, new.amount));
  end if;
  return null;
end $$;
`,
};
