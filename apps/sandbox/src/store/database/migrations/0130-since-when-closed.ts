/** A way to deposit that is closed knows since when: who had begun to pay may send the proof for a while yet. Of those closed before nobody knows. */
export const sinceWhenClosed = {
  id: 130,
  name: 'since when closed',
  sql: `
alter table gateway
  add column closed_at timestamptz,
  add constraint gateway_closed_at check (not is_open or closed_at is null);
`,
};
