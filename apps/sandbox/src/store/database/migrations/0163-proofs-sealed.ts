/** Proofs of payment are sealed as papers are: what stands in clear is found whatever it was sent for, and sealed by a start or a sweep. */
export const proofsSealed = {
  id: 163,
  name: 'proofs sealed',
  sql: `
drop index file_in_clear;
create index file_in_clear on file (id) where not is_sealed;
`,
};
