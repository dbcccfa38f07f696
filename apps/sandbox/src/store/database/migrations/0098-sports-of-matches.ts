/**
 * Of which sport each match was, for what is said of its bets once it is over: the world forgets it then. Of those that were over before
 * nobody knows it.
 */
export const sportsOfMatches = {
  id: 98,
  name: 'sports of matches',
  sql: `
create table match_sport (
  match_id text primary key,
  sport text not null check (sport in ('cricket', 'soccer', 'tennis'))
);
`,
};
