/** Where the desk has been opened from: strangers who guess its password do not keep it shut there. */
export const deskNetworks = {
  id: 76,
  name: 'desk networks',
  sql: `
create table desk_network (
  -- A keyed hash of the address, or of its /64.
  network bytea primary key,
  seen_at timestamptz not null
);
`,
};
