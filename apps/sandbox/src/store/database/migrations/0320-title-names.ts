/** A title's page shows the title's own name, which it plays under: two titles of one engine are two games to their players. */
export const titleNames = {
  id: 320,
  name: 'title names',
  sql: `
-- What a title is called on its tile; its code until it is filled anew.
alter table studio_title add column name text;
update studio_title set name = game;
alter table studio_title alter column name set not null;
`,
};
