/** What takes two operators: corrections of what a player has, and withdrawals, above the house's limits. */
export const secondEyes = {
  id: 100,
  name: 'second eyes',
  sql: `
-- The other side of every correction.
insert into account (player_id, name) values (null, 'corrections');

-- In paise: what one operator alone may correct for a player, or approve of a player's withdrawals, within a day.
insert into setting (key, value) values ('second-eyes', '{"corrections": 500000, "withdrawals": 10000000}');

create table desk_request (
  id bigint generated always as identity (start with 3001) primary key,
  kind text not null check (kind in ('correction', 'withdrawal')),
  -- What the form carried that asked for it: sent twice, it is asked for once.
  once text not null constraint desk_request_once unique,
  player_id bigint not null references player,
  -- Of a correction: which of the player's accounts. Of a withdrawal: what it is called.
  account text check (account in ('cash', 'coins')),
  withdrawal text,
  -- Paise; what a correction takes away is below zero.
  amount bigint not null check (amount <> 0),
  reason text,
  asked_by bigint not null references desk_operator,
  asked_at timestamptz not null,
  -- Until when it waits for a second operator; one that waits longer has expired.
  expires_at timestamptz not null,
  state text not null check (state in ('waiting', 'done', 'declined', 'expired')),
  -- The second operator; null where none was needed.
  decided_by bigint references desk_operator,
  decided_at timestamptz,
  why text,
  constraint desk_request_about check ((kind = 'correction') = (account is not null and reason is not null)
    and (kind = 'withdrawal') = (withdrawal is not null)),
  constraint desk_request_two check (decided_by <> asked_by or state <> 'done')
);
create unique index desk_request_withdrawal on desk_request (withdrawal) where state = 'waiting';
create index desk_request_waiting on desk_request (id) where state = 'waiting';
create index desk_request_player on desk_request (player_id, asked_at);
`,
};
