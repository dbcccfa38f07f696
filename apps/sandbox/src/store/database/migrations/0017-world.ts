/** The simulated matches between one tick and the next start, and who plays them: one row. */
export const world = {
  id: 17,
  name: 'world',
  sql: `
create table world (
  id boolean primary key default true check (id),
  -- One more each time that another process begins to lead: whoever writes with an older one is refused.
  term bigint not null,
  -- The feed's clock, which never goes back.
  clock bigint not null,
  state text not null,
  -- Its leader stopped in good order: anybody may lead at once.
  is_free boolean not null
);
`,
};
