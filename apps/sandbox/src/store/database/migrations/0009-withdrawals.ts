/** Saved bank accounts and cards, and withdrawals. Whole account numbers are kept sealed (`bank/vault.ts`). */
export const withdrawals = {
  id: 9,
  name: 'withdrawals',
  sql: `
create table bank_detail (
  id bigint generated always as identity primary key,
  player_id bigint not null references player,
  type text not null check (type in ('bank', 'card')),
  holder text not null,
  bank_name text not null,
  last_digits text not null check (last_digits ~ '^[0-9]{4}$'),
  ifsc text,
  -- A card's last month, 2029-04.
  expires text,
  -- The whole account number, sealed; nothing of a card but what stands above, and nothing of a removed account.
  sealed bytea check (sealed is null or type = 'bank'),
  -- A keyed hash of what makes two of them the same.
  fingerprint bytea not null,
  is_default boolean not null,
  created_at timestamptz not null,
  removed_at timestamptz
);
create unique index bank_detail_once on bank_detail (player_id, fingerprint) where removed_at is null;
create unique index bank_detail_default on bank_detail (player_id) where is_default and removed_at is null;

create table withdrawal (
  id bigint generated always as identity (start with 20431) primary key,
  player_id bigint not null references player,
  method text not null check (method in ('bank', 'upi')),
  -- Where to, masked, as it was when the request was made.
  destination text not null,
  -- Where to, whole, sealed for the desk; null for requests older than this house.
  sealed bytea,
  fingerprint bytea,
  amount bigint not null check (amount > 0),
  state text not null check (state in ('pending', 'approved', 'paid', 'failed', 'declined', 'cancelled')),
  -- It is not approved before the player's KYC is.
  needs_kyc boolean not null,
  reason text check ((reason is not null) = (state in ('failed', 'declined'))),
  utr text check ((utr is not null) or state <> 'paid'),
  created_at timestamptz not null,
  decided_at timestamptz
);
create index withdrawal_player on withdrawal (player_id, id desc);
create index withdrawal_waiting on withdrawal (id) where state in ('pending', 'approved');

insert into setting (key, value) values
  ('withdrawals', '{"min": 50000, "max": 20000000, "canCancel": true, "kycAbove": 5000000}');
`,
};
