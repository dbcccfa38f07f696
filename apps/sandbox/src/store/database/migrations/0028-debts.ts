/**
 * What players owe: a corrected result takes back what they were paid, and they have not got it any more. The house lays it out from
 * its account `debts`, whose balance is minus what all of them owe; what is forgiven goes to `written-off`.
 */
export const debts = {
  id: 28,
  name: 'debts',
  sql: `
insert into account (player_id, name) select null, name from unnest(array['debts', 'written-off']) as name;

create table debt (
  id bigint generated always as identity primary key,
  player_id bigint not null references player,
  -- Where it comes from: a market, and which of its results.
  market_id text not null references market,
  version int not null,
  -- The market and its match in words, as the statement and the desk say it.
  about text not null,
  -- Paise: what was owed, and what has become of it.
  amount bigint not null check (amount > 0),
  collected bigint not null default 0 check (collected >= 0),
  forgiven bigint not null default 0 check (forgiven >= 0),
  at timestamptz not null,
  closed_at timestamptz,
  constraint debt_once unique (market_id, player_id, version),
  constraint debt_closed check (collected + forgiven <= amount and (collected + forgiven = amount) = (closed_at is not null))
);
create index debt_open on debt (player_id, id) where closed_at is null;
create index debt_waiting on debt (id) where closed_at is null;
create index debt_closed_latest on debt (closed_at desc, id desc) where closed_at is not null;
`,
};
