/** Where players have signed in from: who tries their names elsewhere does not lock them out there. */
export const playerNetworks = {
  id: 23,
  name: 'player networks',
  sql: `
create table player_network (
  player_id bigint not null references player,
  -- A keyed hash of the address, or of its /64.
  network bytea not null,
  seen_at timestamptz not null,
  primary key (player_id, network)
);
`,
};
