/** A code that has just been used is known again by its number (players/accounts): its answer may have been lost. */
export const codesJustUsed = {
  id: 74,
  name: 'codes just used',
  sql: `
create index one_time_code_used on one_time_code (country_code, mobile, purpose) where used_at is not null;
`,
};
