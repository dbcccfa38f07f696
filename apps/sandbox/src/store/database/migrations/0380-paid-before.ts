/** Whether money of a player ever went to an account: who keeps accounts does not read what was requested. */
export const paidBefore = {
  id: 380,
  name: 'paid before',
  sql: `
create function paid_before(the_player bigint, the_fingerprint bytea) returns boolean language sql stable as $$
  select exists (
    select from withdrawal w where w.player_id = the_player and w.fingerprint = the_fingerprint and w.state = 'paid')
$$;
`,
};
