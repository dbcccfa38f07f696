/**
 * The games' own server (`studio`), which is no part of the operator: its tables refer to none of the operator's, and players and games
 * stand in them by the names that the wallet's calls use.
 */
export const studio = {
  id: 180,
  name: 'studio',
  sql: `
-- The private half of the key that a provider's calls are signed with.
create table studio_key (
  provider text primary key,
  name text not null,
  sealed bytea not null
);

-- What is behind a game's tile: the engine, and the rules and looks that it is told.
create table studio_title (
  game text primary key,
  provider text not null,
  engine text not null,
  model text,
  least_stake bigint not null check (least_stake > 0),
  most_stake bigint not null check (most_stake >= least_stake),
  most_win bigint not null check (most_win >= most_stake)
);

-- A game that a player has open. Bets go by the operator's token.
create table studio_session (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  provider text not null,
  game text not null references studio_title (game),
  player text not null,
  wallet_token text not null,
  expires_at timestamptz not null
);
create index studio_session_old on studio_session (expires_at);

-- What a player's own rounds of a game are drawn from. Its hash is shown from the start, itself once it is changed.
create table studio_seed (
  id bigint generated always as identity primary key,
  provider text not null,
  game text not null,
  player text not null,
  server_seed bytea not null check (length(server_seed) = 32),
  client_seed text not null,
  next_nonce integer not null default 0,
  revealed_at timestamptz
);
create unique index studio_seed_used on studio_seed (player, game, provider) where revealed_at is null;

-- A player's own round: what was bet and each move. All that there is to see follows from these and the seeds.
create table studio_round (
  id text primary key,
  provider text not null,
  game text not null,
  player text not null,
  -- The player's own name of it: sent again, it is this one.
  ref text not null,
  seed_id bigint not null references studio_seed (id),
  nonce integer not null,
  engine text not null,
  model text,
  bet jsonb not null,
  moves jsonb not null default '[]',
  stake bigint not null check (stake > 0),
  most_win bigint not null,
  wallet_token text not null,
  -- What comes back in all, once it is over.
  pays bigint,
  state text not null check (state in ('staking', 'open', 'over', 'undone')),
  -- Whether its player was gone: its game's rule ended it.
  is_abandoned boolean not null default false,
  began_at timestamptz not null,
  moved_at timestamptz not null,
  check ((state = 'over') = (pays is not null)),
  unique (player, game, provider, ref)
);
-- One at a time.
create unique index studio_round_going on studio_round (player, game, provider) where state in ('staking', 'open');
create index studio_round_waiting on studio_round (moved_at) where state in ('staking', 'open');
create index studio_round_of_player on studio_round (player, game, provider, began_at desc);

-- What the operator has to answer, however long it takes.
create table studio_order (
  transaction text primary key,
  provider text not null,
  call text not null check (call in ('win', 'rollback')),
  body jsonb not null,
  tries integer not null default 0,
  next_at timestamptz not null,
  -- What the operator said last, where it was not what was hoped for.
  trouble text,
  done_at timestamptz
);
create index studio_order_due on studio_order (next_at) where done_at is null;
`,
};
