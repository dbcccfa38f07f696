/** A recovery is found by its number too, so two may have the same code; what is sent to nobody is kept like the rest, and not delivered. */
export const codesByNumber = {
  id: 22,
  name: 'codes by number',
  sql: `
drop index one_time_code_recovery;
-- Hashed without their number they are known to nobody any more; they had ten minutes to live.
update one_time_code set closed_at = created_at where closed_at is null;

alter table sandbox_message add column is_delivered boolean not null default true;
`,
};
