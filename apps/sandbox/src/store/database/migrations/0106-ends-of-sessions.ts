/** How a session was ended, for the player's story; null: of one that stands or ran out, and of what ended before this was kept. */
export const endsOfSessions = {
  id: 106,
  name: 'ends of sessions',
  sql: `
alter table session
  add column ended text check (ended in ('signed out', 'elsewhere', 'password', 'desk', 'closed')),
  add constraint session_ended check (ended is null or revoked_at is not null);
-- What has ended is told too.
create index session_story on session (player_id);
`,
};
