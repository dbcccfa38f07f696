/**
 * What providers of games ask of the operator's wallet: the keys that they sign with, the sessions that their games play in, every
 * transaction that they named, and the rounds that those belong to.
 */
export const seamlessWallet = {
  id: 31,
  name: 'seamless wallet',
  sql: `
create table wallet_key (
  id bigint generated always as identity primary key,
  provider text not null references provider,
  -- The secret with its provider's name, sealed by the house's vault.
  sealed bytea not null,
  created_at timestamptz not null,
  -- From when on nothing is signed with it; null: it is the provider's newest.
  ends_at timestamptz,
  constraint wallet_key_ends check (ends_at >= created_at)
);
create unique index wallet_key_newest on wallet_key (provider) where ends_at is null;
create index wallet_key_of_provider on wallet_key (provider, ends_at);

create table game_session (
  -- SHA-256 of the token; the token itself is the provider's.
  token_hash bytea primary key,
  provider text not null,
  game text not null,
  player_id bigint not null references player,
  -- The player's session that the game was opened in: once that has ended no bet is taken. Sessions are forgotten in time.
  session_id bigint not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index game_session_age on game_session (expires_at);

create table wallet_transaction (
  id bigint generated always as identity primary key,
  provider text not null,
  -- As the provider named it.
  transaction text not null,
  -- 'unseen': a bet that was rolled back before it came.
  kind text not null check (kind in ('bet', 'win', 'bet-win', 'rollback', 'unseen')),
  player_id bigint not null references player,
  round text not null,
  -- Paise.
  staked bigint not null check (staked >= 0),
  won bigint not null check (won >= 0),
  -- What a rollback takes back.
  reverses text,
  state text not null check (state in ('new', 'done', 'refused', 'rolled-back')),
  -- SHA-256 of what was asked for; null where nothing was yet.
  request_hash bytea,
  -- The first answer, which is the answer ever after.
  answer json,
  at timestamptz not null,
  constraint wallet_transaction_once unique (provider, transaction),
  constraint wallet_transaction_reverses check ((kind = 'rollback') = (reverses is not null)),
  constraint wallet_transaction_unseen check ((kind = 'unseen') = (request_hash is null)),
  constraint wallet_transaction_answered check (state in ('new', 'rolled-back') or answer is not null)
);
create index wallet_transaction_of_round on wallet_transaction (provider, round, player_id);

-- A player's part of a round: a table's round has many players.
create table game_round (
  provider text not null,
  round text not null,
  player_id bigint not null references player,
  -- The game and whose it is, as the statement names them, and what its rounds are counted as.
  title text not null,
  maker text not null,
  product text not null check (product in ('slots', 'live', 'crash')),
  -- Bets that stand, and in paise what was staked with them and won.
  bets int not null default 0 check (bets >= 0),
  staked bigint not null default 0 check (staked >= 0),
  won bigint not null default 0 check (won >= 0),
  opened_at timestamptz not null,
  closed_at timestamptz,
  primary key (provider, round, player_id)
);

-- What is staked in games counts as what is staked on matches does: on the day of the bet, unless it was taken back.
create function wallet_stake_counted() returns trigger language plpgsql as $$
declare
  change bigint := case when new.state = 'done' then new.staked else 0 end;
begin
  if tg_op = 'UPDATE' and old.state = 'done' then change := change - old.staked; end if;
  if change <> 0 then
    insert into stake_day as d (player_id, day, staked)
    values (new.player_id, ((new.at at time zone 'UTC') + interval '5 hours 30 minutes')::date, change)
    on conflict (player_id, day) do update set staked = d.staked + excluded.staked;
  end if;
  return null;
end $$;
create trigger wallet_stake_counted after insert or update of state, staked on wallet_transaction
  for each row when (new.kind in ('bet', 'bet-win')) execute function wallet_stake_counted();
`,
};
