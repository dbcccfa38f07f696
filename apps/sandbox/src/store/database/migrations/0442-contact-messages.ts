/** Messages to the people of an organisation, until they are answered and for a while after that. */
export const contactMessages = {
  id: 442,
  name: 'contact messages',
  sql: `
create table contact_message (
  id bigint generated always as identity primary key,
  organisation text not null references organisation,
  -- Null: a visitor's.
  player_id bigint references player,
  topic text not null check (topic in ('bets', 'money', 'games', 'account', 'other')),
  message text not null,
  -- Where an answer reaches who wrote it, beside their notifications.
  reach text,
  sent_at timestamptz not null,
  answered_at timestamptz,
  -- What a player was told, or what was done about a visitor's.
  answer text,
  answered_by text,
  check (player_id is not null or reach is not null),
  check ((answered_at is null) = (answer is null) and (answered_at is null) = (answered_by is null))
);
create index contact_message_waiting on contact_message (id) where answered_at is null;
create index contact_message_answered on contact_message (answered_at, id) where answered_at is not null;
create index contact_message_player on contact_message (player_id, id) where player_id is not null;
`,
};
