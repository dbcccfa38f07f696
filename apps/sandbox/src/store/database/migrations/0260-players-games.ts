/** What players keep of the catalogue and what they play of it. */
export const playersGames = {
  id: 260,
  name: 'players games',
  sql: `
-- A game's address may be asked for without its provider.
create index game_slug on game (slug);
alter table game add column added_on date not null default date '2026-01-01';

-- The catalogue is seeded anew at times, and a game that comes back is a favourite still: neither list refers to it.
create table favourite_game (
  player_id bigint not null references player,
  game text not null,
  at timestamptz not null,
  primary key (player_id, game)
);
create index favourite_game_newest on favourite_game (player_id, at);
-- The games that a player opened last.
create table recent_game (
  player_id bigint not null references player,
  game text not null,
  at timestamptz not null,
  primary key (player_id, game)
);
create index recent_game_newest on recent_game (player_id, at);

-- How many rounds of the last days each game had; one that is not here had none.
create table game_played (
  game text primary key,
  rounds int not null
);
create index game_round_since on game_round (opened_at) include (provider, title);
`,
};
