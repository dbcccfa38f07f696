/** Players, their sessions, settings of the house, and page visits. */
export const players = {
  id: 1,
  name: 'players',
  sql: `
create table setting (
  key text primary key,
  value jsonb not null
);

create table player (
  id bigint generated always as identity (start with 10234) primary key,
  username text not null,
  -- What makes two user names the same: case and spaces do not.
  username_key text not null constraint player_username_key unique,
  name text not null,
  country_code text not null,
  mobile text not null,
  password_hash text not null,
  agent_code text,
  type_id int not null,
  parent_id int not null,
  is_demo boolean not null default false,
  created_at timestamptz not null,
  constraint player_mobile_key unique (country_code, mobile)
);

create table session (
  id bigint generated always as identity primary key,
  player_id bigint not null references player,
  -- SHA-256 of the token; the token itself is only with the player.
  token_hash bytea not null constraint session_token_key unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index session_player on session (player_id) where revoked_at is null;

create table page_visit (
  page text not null,
  day date not null,
  visits bigint not null default 0,
  primary key (page, day)
);
`,
};
