/** Settled stakes, which bonuses and referrals both count, and bonuses with their parts. */
export const bonuses = {
  id: 11,
  name: 'bonuses',
  sql: `
create table wager (
  id bigint generated always as identity primary key,
  reference text not null constraint wager_reference_key unique,
  player_id bigint not null references player,
  product text not null check (product in ('match_odds', 'bookmaker', 'fancy', 'slots', 'live', 'crash')),
  stake bigint not null check (stake >= 0),
  at timestamptz not null,
  voided_at timestamptz
);
create index wager_player on wager (player_id, at);

create table bonus_campaign (
  id bigint generated always as identity primary key,
  code text not null unique,
  -- A deposit brings the first open campaign that fits it and that the player has not had.
  position int not null,
  title text not null,
  text text not null,
  base text not null check (base in ('bonus', 'deposit-and-bonus')),
  multiplier int not null check (multiplier >= 0),
  parts int not null check (parts between 1 and 100),
  -- Percent of a settled stake that counts, by product; a product that is left out counts nothing.
  contributions jsonb not null,
  -- How long the offer stands, and how long its wagering may take.
  offer_days int not null,
  days int not null,
  -- By a deposit of at least deposit_min paise: so many percent of it, amount_max at most. Null: given by hand.
  deposit_percent int,
  deposit_min bigint,
  amount_max bigint,
  is_open boolean not null default true
);

create table player_bonus (
  id bigint generated always as identity (start with 501) primary key,
  player_id bigint not null references player,
  campaign_id bigint not null references bonus_campaign,
  -- Names the occasion: one gives one bonus.
  source text not null,
  title text not null,
  text text not null,
  base text not null check (base in ('bonus', 'deposit-and-bonus')),
  multiplier int not null,
  parts int not null,
  contributions jsonb not null,
  days int not null,
  amount bigint not null check (amount >= parts),
  -- The deposit that brought it; 0 where none did.
  deposit bigint not null check (deposit >= 0),
  required bigint not null check (required >= 0),
  state text not null check (state in ('available', 'active', 'completed', 'cancelled', 'expired')),
  granted_at timestamptz not null,
  started_at timestamptz check (started_at is not null or state not in ('active', 'completed', 'cancelled')),
  -- Of the offer while it is available, of the wagering from then on.
  expires_at timestamptz not null,
  ended_at timestamptz,
  constraint player_bonus_occasion unique (player_id, campaign_id, source)
);
create unique index player_bonus_active on player_bonus (player_id) where state = 'active';

create table bonus_wager (
  bonus_id bigint not null references player_bonus,
  wager_id bigint not null references wager,
  counted bigint not null check (counted >= 0),
  primary key (bonus_id, wager_id)
);

create table bonus_claim (
  bonus_id bigint not null references player_bonus,
  part int not null,
  amount bigint not null check (amount >= 0),
  claimed_at timestamptz not null,
  primary key (bonus_id, part)
);
`,
};
