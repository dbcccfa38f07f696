/**
 * Each settlement keeps the result that it was by: a bet whose market was corrected says what it came to each time, and not only what it
 * came to in the end. Of those from before only the latest is known.
 */
export const settledAs = {
  id: 81,
  name: 'settled as',
  sql: `
alter table market_settlement add column outcome text;
update market_settlement s set outcome = m.outcome from market m where m.id = s.market_id and m.version = s.version;
`,
};
