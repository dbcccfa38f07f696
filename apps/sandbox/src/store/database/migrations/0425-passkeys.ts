/** Passkeys (WebAuthn): a second way in, and what confirms where a player's money may go. */
export const passkeys = {
  id: 425,
  name: 'passkeys',
  sql: `
create table passkey (
  id bigint generated always as identity primary key,
  player_id bigint not null references player,
  credential_id bytea not null constraint passkey_once unique,
  -- As COSE has it. The private half never leaves the player's device or password manager.
  public_key bytea not null,
  -- How often it has signed, where it counts: a copy of it falls behind.
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  -- The host name that it is bound to.
  rp_id text not null,
  -- The password manager that keeps it, where it is known, and what it was made on.
  keeper text,
  device jsonb not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_player on passkey (player_id);

-- A challenge says itself until when it is good; what was signed is kept until then, so that it is taken once.
create table used_passkey_challenge (
  challenge bytea primary key,
  expires_at timestamptz not null
);
create index used_passkey_challenge_expiry on used_passkey_challenge (expires_at);

-- Who wants to be offered none.
create table passkeys_declined (
  player_id bigint primary key references player,
  at timestamptz not null
);

-- When its player confirmed it by a passkey as they saved it.
alter table bank_detail add column confirmed_at timestamptz;

-- As it was (0087), but that an account which a passkey confirmed is known too.
create or replace function withdrawal_begun(
  the_player bigint, the_method text, the_account bigint, the_fingerprint bytea,
  out least_request bigint, out most_request bigint, out is_known boolean,
  out account bigint, out holder text, out bank_name text, out last_digits text, out ifsc text, out sealed bytea
) language plpgsql stable as $$
declare
  confirmed timestamptz;
begin
  select m.min, m.max into least_request, most_request from withdrawal_method m where m.code = the_method and m.is_open;
  if the_account is not null then
    select b.id, b.holder, b.bank_name, b.last_digits, b.ifsc, b.sealed, b.fingerprint, b.confirmed_at
    into account, holder, bank_name, last_digits, ifsc, sealed, the_fingerprint, confirmed
    from bank_detail b where b.id = the_account and b.player_id = the_player and b.removed_at is null;
  end if;
  is_known := confirmed is not null
    or exists (select from withdrawal w where w.player_id = the_player and w.fingerprint = the_fingerprint);
end $$;
`,
};
