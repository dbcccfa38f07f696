/** Rounds for everyone: the tables and the crash game of the studio, which nobody has to themselves. */
export const studioTables = {
  id: 190,
  name: 'studio tables',
  sql: `
-- Ten thousand seeds made beforehand, each the SHA-256 of the one that is used after it.
create table studio_chain (
  id bigint generated always as identity primary key,
  game text not null references studio_title (game),
  -- Which of the game's chains it is, from 1.
  ordinal integer not null check (ordinal > 0),
  -- The SHA-256 of the seed that is used first, hexadecimal: published as the chain is made.
  hash text not null,
  -- The seed that is used last, sealed: all others follow from it.
  sealed bytea not null,
  -- What could not be known when the chain was made; null until it is.
  salt text,
  next_position integer not null default 1,
  made_at timestamptz not null,
  unique (game, ordinal)
);

-- Which process leads a table, and until when unless it says so again.
create table studio_table_lead (
  game text primary key references studio_title (game),
  leader text not null,
  leads_until timestamptz not null
);

-- How many look at a table at each process.
create table studio_table_watch (
  game text not null references studio_title (game),
  process text not null,
  viewers integer not null check (viewers >= 0),
  stands_until timestamptz not null,
  primary key (game, process)
);

create table studio_table_round (
  id bigint generated always as identity primary key,
  game text not null references studio_title (game),
  chain_id bigint not null references studio_chain (id),
  -- The place of its seed in the chain, from 1.
  position integer not null check (position > 0),
  -- Bets are taken from here on; all that is shown later follows from this moment and the clock.
  began_at timestamptz not null,
  state text not null check (state in ('going', 'over')),
  -- Hidden in its chain until the round is over.
  seed bytea check (length(seed) = 32),
  mark jsonb,
  check ((state = 'over') = (seed is not null and mark is not null)),
  unique (chain_id, position)
);
-- One at a time.
create unique index studio_table_round_going on studio_table_round (game) where state = 'going';
create index studio_table_round_latest on studio_table_round (game, id desc);

-- What a player put down on a round at once: one stake at the operator.
create table studio_ticket (
  id text primary key,
  round_id bigint not null references studio_table_round (id),
  provider text not null,
  game text not null,
  player text not null,
  -- The player's own name of it: sent again, it is this one.
  ref text not null,
  -- Which of the player's tickets on this round it is, from 1.
  ordinal integer not null check (ordinal > 0),
  bet jsonb not null,
  stake bigint not null check (stake > 0),
  most_win bigint not null,
  wallet_token text not null,
  state text not null check (state in ('staking', 'open', 'over', 'undone')),
  -- Where the player left a flight, in hundredths; null where they did not.
  left_at integer,
  pays bigint,
  put_at timestamptz not null,
  moved_at timestamptz not null,
  check ((state = 'over') = (pays is not null)),
  unique (player, game, provider, ref),
  unique (round_id, player, ordinal)
);
create index studio_ticket_waiting on studio_ticket (moved_at) where state = 'staking';
`,
};
