/** One-time codes and what they proved; the simulated SMS gateway's inbox. */
export const oneTimeCodes = {
  id: 3,
  name: 'one-time codes',
  sql: `
create table one_time_code (
  id bigint generated always as identity primary key,
  purpose text not null check (purpose in ('sign-up', 'recovery')),
  country_code text not null,
  mobile text not null,
  -- A keyed hash: recovery has to find a pending code by the code alone.
  code_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Used, replaced by a newer one, or closed by too many wrong tries.
  closed_at timestamptz,
  used_at timestamptz,
  wrong_tries int not null default 0
);
create unique index one_time_code_recovery on one_time_code (code_hash) where purpose = 'recovery' and closed_at is null;
create index one_time_code_mobile on one_time_code (country_code, mobile, purpose) where closed_at is null;

create table verified_mobile (
  country_code text not null,
  mobile text not null,
  verified_at timestamptz not null,
  primary key (country_code, mobile)
);

-- What a phone would have received. A real operator has no such table.
create table sandbox_message (
  id bigint generated always as identity primary key,
  code_id bigint not null references one_time_code,
  code text not null
);
`,
};
