/** The desk goes through the open markets by key, the latest first. */
export const openMarkets = {
  id: 55,
  name: 'open markets',
  sql: `
create index market_open on market (opened_at, id) where outcome is null and missing_since is null;
`,
};
