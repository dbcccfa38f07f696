/** A win of a game beyond the most of its provider is not paid: it waits at the desk (docs/seamless-wallet.md). */
export const heldWins = {
  id: 48,
  name: 'held wins',
  sql: `
-- The most that one win brings at once, in paise: what a bet on the greatest match odds may win.
alter table provider add column most_win bigint not null default 100000000 check (most_win >= 0);

create table held_win (
  id bigint generated always as identity primary key,
  -- The number here of the transaction that it came with: GT-n in the ledger. What that has won is 0 until this is approved.
  transaction_id bigint not null unique,
  provider text not null,
  round text not null,
  player_id bigint not null references player,
  amount bigint not null check (amount > 0),
  at timestamptz not null,
  outcome text check (outcome in ('approved', 'declined', 'rolled-back')),
  ended_at timestamptz,
  constraint held_win_ended check ((outcome is null) = (ended_at is null))
);
create index held_win_waiting on held_win (at, id) where outcome is null;
create index held_win_of_round on held_win (provider, round, player_id) where outcome is null;
`,
};
