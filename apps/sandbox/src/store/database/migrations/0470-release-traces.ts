/** Where errors of the app's releases were thrown and why parts did not load, counted by day: places in files of releases, and nothing of a player. */
export const releaseTraces = {
  id: 470,
  name: 'release traces',
  sql: `
create table release_trace (
  day date not null,
  remote text not null,
  version text not null,
  -- Of a failure its kind, of an error its class.
  name text not null,
  -- Empty where it is not known, as are the three below.
  cause text not null,
  error text not null,
  route text not null,
  -- The innermost first, one on each line.
  frames text not null,
  count bigint not null,
  primary key (day, remote, version, name, cause, error, route, frames)
);
`,
};
