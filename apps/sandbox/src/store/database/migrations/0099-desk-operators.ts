/** Who works at the desk, by name; which case somebody is looking at; and what the log keeps of each thing that was done. */
export const deskOperators = {
  id: 99,
  name: 'desk operators',
  sql: `
create table desk_operator (
  id bigint generated always as identity primary key,
  name text not null,
  -- Null: the house's own, whom the password of the house lets in.
  password_hash text,
  -- It is written in the documentation: good at this machine alone.
  is_known boolean not null default false,
  -- Who gave them the password they have; themselves, once they have set it; null: nobody at the desk.
  password_by bigint references desk_operator,
  created_at timestamptz not null,
  -- When they stopped working here. Nobody is ever forgotten: the log names them.
  retired_at timestamptz
);
-- A name is somebody's for good, whatever its case: the log goes by it.
create unique index desk_operator_name_key on desk_operator (lower(name));
insert into desk_operator (name, created_at) values ('Owner', now());

alter table desk_session add column operator_id bigint references desk_operator;
update desk_session set operator_id = (select id from desk_operator where name = 'Owner');
alter table desk_session alter column operator_id set not null;

alter table desk_action
  -- Null: of the time before operators had names.
  add column operator_id bigint references desk_operator,
  -- Where it was done, as deposits; and what it was about there, as DP-40001.
  add column room text,
  add column subject text,
  add column reason text,
  -- How that stood before and from then on, in words.
  add column before text,
  add column after text;
create index desk_action_subject on desk_action (subject, id desc) where subject is not null;
create index desk_action_operator on desk_action (operator_id, id desc);
create index desk_action_player on desk_action (player_id, id desc) where player_id is not null;

-- Who is looking at a case, and until when nobody else decides it.
create table desk_case (
  room text not null,
  subject text not null,
  operator_id bigint not null references desk_operator,
  until timestamptz not null,
  primary key (room, subject)
);
`,
};
