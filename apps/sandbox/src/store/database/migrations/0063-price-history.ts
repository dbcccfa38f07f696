/** What the odds of the simulated matches were, between one start and the next: one row. */
export const priceHistory = {
  id: 63,
  name: 'price history',
  sql: `
create table price_history (
  id boolean primary key default true check (id),
  -- The feed's clock up to which it was seen: an older one is not written over it.
  clock bigint not null,
  format integer not null,
  series text not null
);
`,
};
