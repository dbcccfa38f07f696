/** A bet on a table lies on several spots: each takes what stands on the game's tile, and all of them more than that. */
export const mostOfAllSpots = {
  id: 408,
  name: 'most of all spots',
  sql: `
-- What one bet of the game may cost in all; null: \`max_stake\`, since it lies in one place. The catalogue is seeded anew with it.
alter table game add column max_bet bigint check (max_bet >= max_stake);

-- As in 0407, but for a bet on several spots.
do $$
declare
  before text := pg_get_functiondef('wallet_bet'::regproc);
  after text := replace(before, 'g.min_stake, g.max_stake,', 'g.min_stake, coalesce(g.max_bet, g.max_stake) as max_stake,');
begin
  if after = before then raise exception 'wallet_bet is not what it was'; end if;
  execute after;
end $$;
`,
};
