/** What pages report of the app's releases: counts by day, and load times in steps, so that no row is one page's. */
export const releaseReports = {
  id: 21,
  name: 'release reports',
  sql: `
create table release_report (
  day date not null,
  remote text not null,
  version text not null,
  kind text not null,
  name text not null,
  milliseconds integer not null,
  count bigint not null,
  primary key (day, remote, version, kind, name, milliseconds)
);
`,
};
