/** What a round came to, as its provider describes it with the win that closes it. */
export const roundDetails = {
  id: 341,
  name: 'round details',
  sql: `
alter table game_round add column details jsonb;

-- As in 0058, but with what the round came to: kept with it, and no part of what a win is known again by.
do $$
declare
  before text := pg_get_functiondef('wallet_win'::regproc);
  after text := replace(replace(before,
    'the_time timestamp with time zone, OUT answer', 'the_time timestamp with time zone, the_details jsonb, OUT answer'),
    'has_moved := true;', 'if the_details is not null then
    update game_round r set details = the_details where r.provider = the_provider and r.round = the_round and r.player_id = the_player;
  end if;
  has_moved := true;');
begin
  if position('the_details jsonb' in after) = 0 or position('set details' in after) = 0 then raise exception 'wallet_win is not what it was'; end if;
  drop function wallet_win;
  execute after;
end $$;
`,
};
