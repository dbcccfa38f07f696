/** Providers, games, and which home categories a game stands in. */
export const catalogue = {
  id: 5,
  name: 'catalogue',
  sql: `
create table provider (
  code text primary key,
  name text not null,
  lobby text not null check (lobby in ('slots', 'live')),
  position int not null,
  quotes text not null
);

create table game (
  code text primary key,
  provider text not null references provider,
  position int not null,
  name text not null,
  slug text not null,
  category text not null,
  -- What its cover draws.
  motif text not null,
  badge text check (badge in ('new', 'popular', 'jackpot')),
  rtp numeric(5, 2) not null,
  volatility text not null check (volatility in ('low', 'medium', 'high')),
  min_stake bigint not null,
  max_stake bigint not null,
  constraint game_slug_key unique (provider, slug)
);

create table game_category (
  category text not null,
  game text not null references game,
  position int not null,
  primary key (category, game)
);
`,
};
