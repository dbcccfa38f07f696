/** Agents, referral codes, who was brought by whom, and the commission on what they stake. */
export const referrals = {
  id: 12,
  name: 'referrals',
  sql: `
create table agent (
  id bigint generated always as identity primary key,
  code text not null unique check (code = upper(code)),
  name text not null,
  parent_id bigint references agent check (parent_id < id)
);
alter table player add column agent_id bigint references agent;
create index player_agent on player (agent_id) where agent_id is not null;

create table referral_code (
  id bigint generated always as identity primary key,
  code text not null constraint referral_code_key unique check (code = upper(code)),
  player_id bigint not null references player,
  campaign text not null,
  created_at timestamptz not null
);
create unique index referral_code_campaign on referral_code (player_id, lower(campaign));

create table referral (
  id bigint generated always as identity primary key,
  player_id bigint not null unique references player,
  referrer_id bigint not null references player,
  code_id bigint not null references referral_code,
  at timestamptz not null,
  -- Only somebody who was there before can bring a player: nobody brings himself, and the tree has no circle.
  constraint referral_not_himself check (referrer_id < player_id)
);
create index referral_children on referral (referrer_id, id desc);
create index referral_by_code on referral (code_id);

-- Each visitor counts once a day for a code. The address itself is not kept, only a keyed hash.
create table referral_click (
  code_id bigint not null references referral_code,
  day date not null,
  visitor bytea not null,
  primary key (code_id, day, visitor)
);

create table referral_commission (
  wager_id bigint not null references wager,
  earner_id bigint not null references player,
  child_id bigint not null references player,
  amount bigint not null check (amount >= 0),
  paid_at timestamptz,
  primary key (wager_id, earner_id)
);
create index referral_commission_earner on referral_commission (earner_id, child_id);
create index referral_commission_unpaid on referral_commission (earner_id) where paid_at is null;

create table referral_payment (
  id bigint generated always as identity (start with 101) primary key,
  player_id bigint not null references player,
  amount bigint not null check (amount > 0),
  at timestamptz not null
);
create index referral_payment_player on referral_payment (player_id);

-- levels: how far down the tree a stake still earns.
insert into setting (key, value) values ('referral', '{"percent": 1.5, "levels": 3}');
`,
};
