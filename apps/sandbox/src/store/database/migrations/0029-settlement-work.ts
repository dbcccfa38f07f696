/**
 * What settling leaves to be done is kept: markets that a person has to decide, and settlements that fail, each with its error and
 * when it is tried again. A settlement keeps the rate of commission that it was made at, and a player may have one of their own.
 */
export const settlementWork = {
  id: 29,
  name: 'settlement work',
  sql: `
alter table market
  -- Since when no feed knows its match, while it is undecided: it waits for a person's decision.
  add column missing_since timestamptz,
  -- Up to which of its results every player's bets were tried: whose could not be settled stands in settlement_trouble.
  add column tried_version int not null default 0;
update market set tried_version = settled_version where settled_version > 0;
create index market_missing on market (missing_since, id) where missing_since is not null and outcome is null;
create index market_untried on market (decided_at, id) where tried_version < version;
create index market_decided_at on market (decided_at desc, id) where outcome is not null;

-- Whose bets a result has not reached yet, read player by player.
create index bet_settling on bet (market_id, player_id, version);
drop index bet_market;

-- Hundredths of a percent. What was settled stays at its rate, whatever the market's or the player's own becomes.
alter table market_settlement add column rate int check (rate between 0 and 10000);
update market_settlement s set rate = m.commission from market m where m.id = s.market_id;
alter table market_settlement alter column rate set not null;

-- A player's own commission in markets of odds, in place of the market's.
create table commission_rate (
  player_id bigint primary key references player,
  rate int not null check (rate between 0 and 10000),
  at timestamptz not null
);

create table settlement_trouble (
  market_id text not null references market,
  -- Null: the market as a whole.
  player_id bigint references player,
  error text not null,
  tries int not null default 1,
  since timestamptz not null,
  again_at timestamptz not null,
  constraint settlement_trouble_once unique nulls not distinct (market_id, player_id)
);
create index settlement_trouble_due on settlement_trouble (again_at);
`,
};
