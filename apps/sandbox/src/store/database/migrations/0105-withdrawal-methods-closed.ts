/** A way to withdraw that is closed says why, for the player, and when it opens by itself; null: when the desk opens it. */
export const withdrawalMethodsClosed = {
  id: 105,
  name: 'withdrawal methods closed',
  sql: `
alter table withdrawal_method
  add column closed_reason text,
  add column closed_until timestamptz,
  add constraint withdrawal_method_closed check (not is_open or (closed_reason is null and closed_until is null));
`,
};
