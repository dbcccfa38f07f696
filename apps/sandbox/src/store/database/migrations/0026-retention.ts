/** What is kept for a time only is found by its age, and by what stands in the way of removing it. */
export const retention = {
  id: 26,
  name: 'retention',
  sql: `
-- A reference with its own time in it (a UUID of version 7): the others are never forgotten.
create index client_request_age on client_request (at)
  where client_ref ~ '^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$';
create index page_visit_age on page_visit (day);
create index session_age on session (least(expires_at, revoked_at));
create index lobby_ticket_session on lobby_ticket (session_id);
create index one_time_code_age on one_time_code (expires_at);
create index sandbox_message_code on sandbox_message (code_id);
create index verified_mobile_age on verified_mobile (verified_at);
create index desk_session_age on desk_session (expires_at);
`,
};
