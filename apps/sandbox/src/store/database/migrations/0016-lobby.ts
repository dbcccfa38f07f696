/** Tickets to games: each opens one thing for one player, once, for a minute. */
export const lobby = {
  id: 16,
  name: 'lobby',
  sql: `
create table lobby_ticket (
  -- SHA-256 of the token; the token itself is only in the address that the player was given.
  token_hash bytea primary key,
  player_id bigint not null references player,
  -- The session that asked for it: once that has ended the ticket opens nothing.
  session_id bigint not null references session,
  -- The path on the games' origin: 'game/1339', 'product/betby'.
  target text not null,
  -- The origins of the app that may frame what it opens.
  app_origins text[] not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index lobby_ticket_age on lobby_ticket (expires_at);
`,
};
