/** Which documents the operator takes, and those that players sent. */
export const kyc = {
  id: 10,
  name: 'kyc',
  sql: `
create table kyc_document_type (
  type text primary key,
  position int not null,
  label text not null,
  fields jsonb not null,
  is_open boolean not null default true
);

create table kyc_document (
  id bigint generated always as identity (start with 5001) primary key,
  player_id bigint not null references player,
  type text not null references kyc_document_type,
  -- Whether an approved one has expired is a matter of the day it is asked on.
  status text not null check (status in ('pending', 'approved', 'declined')),
  reason text,
  -- As it was sent, with the labels of that day: a list of name, label, type and value.
  fields jsonb not null,
  expires_on date,
  submitted_at timestamptz not null,
  decided_at timestamptz,
  constraint kyc_document_reason check ((status = 'declined') = (reason is not null))
);
create unique index kyc_document_pending_key on kyc_document (player_id, type) where status = 'pending';
create index kyc_document_player on kyc_document (player_id, submitted_at desc, id desc);
create index kyc_document_queue on kyc_document (submitted_at, id) where status = 'pending';
`,
};
