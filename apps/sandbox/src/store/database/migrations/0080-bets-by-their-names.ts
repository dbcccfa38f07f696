/**
 * Whether a bet has a name is looked up by that name alone. A connection that planned it while there were few bets went through all of
 * the player's instead, at each bet, for as long as it was open.
 */
export const betsByTheirNames = {
  id: 80,
  name: 'bets by their names',
  sql: `
alter table bet drop constraint bet_client_ref_key, add constraint bet_client_ref_key unique (client_ref, player_id);

-- As in 0054, but for how a bet is found by its name: \`is not distinct from\` keeps the index of a player's bets out of it.
do $$
declare
  name text;
  before text;
  after text;
begin
  foreach name in array array['place_bets', 'take_reference'] loop
    before := pg_get_functiondef(name::regproc);
    after := regexp_replace(before, 'b\\.player_id = (p\\.player|the_player) and b\\.client_ref = (p\\.ref|the_ref)',
      'b.client_ref = \\2 and b.player_id is not distinct from \\1', 'g');
    if after = before then raise exception '% is not what it was', name; end if;
    execute after;
  end loop;
end $$;
`,
};
