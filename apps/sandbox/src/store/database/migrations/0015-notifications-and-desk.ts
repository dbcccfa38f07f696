/** What the operator told each player; the desk's sessions, and what was done at it. */
export const notificationsAndDesk = {
  id: 15,
  name: 'notifications and desk',
  sql: `
create table notification (
  id bigint generated always as identity primary key,
  player_id bigint not null references player,
  title text not null,
  message text not null,
  status text not null check (status in ('success', 'error', 'info', 'warning')),
  at timestamptz not null,
  read_at timestamptz
);
create index notification_of_player on notification (player_id, id desc);
create index notification_unread on notification (player_id) where read_at is null;

create table desk_session (
  -- SHA-256 of the cookie.
  token_hash bytea primary key,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create table desk_action (
  id bigint generated always as identity primary key,
  -- Whose session: the first figures of its hash, for telling one sign-in from another.
  by text not null,
  what text not null,
  player_id bigint references player,
  at timestamptz not null
);

create function desk_action_kept() returns trigger language plpgsql as $$
begin
  raise exception 'desk: what was done is not unwritten' using errcode = 'restrict_violation';
end $$;
create trigger desk_action_kept before update or delete or truncate on desk_action
  for each statement execute function desk_action_kept();
`,
};
