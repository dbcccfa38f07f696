/**
 * What the operator calls its own things (its campaigns, their terms, ways to deposit, fields of its forms) in another language than the one
 * it writes in. The text itself is the key: what was kept of it long ago, as a line of the ledger, is said in both from then on.
 */
export const ownTexts = {
  id: 101,
  name: 'own texts',
  sql: `
create table own_text (
  text text primary key check (length(text) between 1 and 400),
  hi text not null check (length(hi) between 1 and 400)
);
`,
};
