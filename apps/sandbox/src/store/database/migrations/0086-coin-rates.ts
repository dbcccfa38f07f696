/** What a coin counts when it is paid in: without it nobody knows how many to send. */
export const coinRates = {
  id: 86,
  name: 'coin rates',
  sql: `
alter table gateway
  -- Paise that one coin counts; null: what is paid is rupees.
  add column rate bigint check (rate > 0);
update gateway set rate = 8840 where mode = 'crypto';
`,
};
