/** A limit for one bet or round holds for what a round has staked in all: many bets in it are held to what one is. */
export const oneRound = {
  id: 117,
  name: 'one round',
  sql: `
drop function game_bet_passes;

-- As in 0093, but for what the player's part of the round has staked already; what was rolled back is out of it.
create function game_bet_passes(the_player bigint, the_provider text, the_round text, the_stake bigint, the_time timestamptz) returns jsonb
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  due jsonb := check_due(the_player, the_time);
  staked bigint;
begin
  if due is not null then return due; end if;
  if not exists (select from player_limit l where l.player_id = the_player) then return null; end if;
  staked := coalesce((
    select r.staked from game_round r where r.provider = the_provider and r.round = the_round and r.player_id = the_player), 0);
  return coalesce(
    (select jsonb_build_object('name', l.name, 'amount', l.amount, 'left', greatest(0, l.amount - staked)) from limits_of(the_player, the_time) l
     where l.name = 'stake-bet' and staked + the_stake > l.amount),
    limit_passed(the_player, 'stake', the_stake, the_time),
    limit_passed(the_player, 'loss', the_stake, the_time));
end $$;

do $$
declare
  before text := pg_get_functiondef('wallet_bet'::regproc);
  after text := replace(before,
    'game_bet_passes(the_player, the_stake, the_time)', 'game_bet_passes(the_player, the_provider, the_round, the_stake, the_time)');
begin
  if after = before then raise exception 'wallet_bet is not what it was'; end if;
  execute after;
end $$;

-- At the end of a session everybody would rest: the demo player is everybody.
delete from player_limit l using player p where p.id = l.player_id and p.is_demo and l.name = 'session';
`,
};
