/** The organisation's details, banners and announcements. */
export const organisation = {
  id: 4,
  name: 'organisation',
  sql: `
create table app_detail (
  key text primary key,
  value jsonb not null
);

create table banner (
  id bigint generated always as identity primary key,
  position int not null,
  title text not null,
  body text not null,
  img_url text not null,
  action text not null,
  href text not null,
  live text
);

create table announcement (
  id bigint generated always as identity primary key,
  position int not null,
  content text not null
);
`,
};
