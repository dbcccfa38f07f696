/**
 * Providers of games sign with private keys of their own (Ed25519): the operator has the public ones alone. The secrets of before, which
 * both sides had, are gone with their table: each provider has a public key put in at the desk.
 */
export const walletPublicKeys = {
  id: 33,
  name: 'wallet public keys',
  sql: `
drop table wallet_key;
create table wallet_key (
  -- The first 16 figures of the SHA-256 of the key: whoever has it can say its name. Nobody's name is given twice.
  id text primary key check (id ~ '^[0-9a-f]{16}$'),
  provider text not null references provider,
  public_key bytea not null check (octet_length(public_key) = 32),
  created_at timestamptz not null,
  -- From when on nothing is taken that is signed with it, for ever: it is not put in again.
  retired_at timestamptz
);
create index wallet_key_of_provider on wallet_key (provider, created_at);

-- What a request was signed with besides its content, so that it is taken once. A database that crashed forgets them, and then a
-- request of the last half minute could be sent again: money is moved once all the same, by its transaction's name.
create unlogged table wallet_nonce (
  provider text not null,
  nonce text not null,
  -- As the request says it: from half a minute later on it is refused for its age.
  signed_at timestamptz not null,
  primary key (provider, nonce)
);
create index wallet_nonce_age on wallet_nonce (signed_at);

-- From when on no game of the provider is opened, and no bet taken; null: it is on.
alter table provider add column off_since timestamptz;
`,
};
