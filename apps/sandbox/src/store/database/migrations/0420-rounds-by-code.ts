/** A round says which game it is of by its code: two games may bear one name, and a game may be given another. */
export const roundsByCode = {
  id: 420,
  name: 'rounds by code',
  sql: `
-- The code of its provider's game; null where that can't be told any more. Nothing refers to the catalogue, which is seeded anew at times.
alter table game_round add column game text;

-- By its name where one game of the provider bears it; else the only one that its player had open there as the round began.
update game_round r set game = g.code from (
  select provider, name, min(code) as code from game group by provider, name having count(*) = 1) g
where g.provider = r.provider and g.name = r.title;
update game_round r set game = (
  select min(s.game) from game_session s
  where s.player_id = r.player_id and s.provider = r.provider and s.created_at <= r.opened_at and s.expires_at > r.opened_at
  having count(distinct s.game) = 1)
where r.game is null;

drop index game_round_since;
create index game_round_since on game_round (opened_at) include (provider, game);
-- What a player has open, which is little at any time.
create index game_round_open_of_player on game_round (player_id) where closed_at is null;

-- As in 0408, but with the code of the game that the token was given for.
do $$
declare
  before text := pg_get_functiondef('wallet_bet'::regproc);
  after text := replace(replace(before,
    '(provider, round, player_id, title,', '(provider, round, player_id, game, title,'),
    'values (the_provider, the_round, the_player, game.name,', 'values (the_provider, the_round, the_player, open_game.game, game.name,');
begin
  if position('player_id, game, title' in after) = 0 or position('open_game.game, game.name' in after) = 0 then
    raise exception 'wallet_bet is not what it was';
  end if;
  execute after;
end $$;
`,
};
