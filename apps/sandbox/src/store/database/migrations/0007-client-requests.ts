/** Requests that moved money, by the client's own reference: the same one again gets the same answer. */
export const clientRequests = {
  id: 7,
  name: 'client requests',
  sql: `
create table client_request (
  player_id bigint not null references player,
  client_ref text not null,
  call text not null,
  -- SHA-256 of what was asked: a reference names one request and no other.
  request_hash bytea not null,
  answer jsonb,
  at timestamptz not null,
  primary key (player_id, client_ref)
);
`,
};
