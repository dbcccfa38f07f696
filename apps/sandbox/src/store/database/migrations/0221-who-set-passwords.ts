/** Who set which operator's password, and when: whoever did may still come in as them for a while, and is no other pair of eyes. */
export const whoSetPasswords = {
  id: 221,
  name: 'who set passwords',
  sql: `
create table desk_password (
  id bigint generated always as identity primary key,
  operator_id bigint not null references desk_operator,
  set_by bigint not null references desk_operator,
  at timestamptz not null
);
create index desk_password_operator on desk_password (operator_id, at);

-- Of the time before, the owner gave everybody their first one; when somebody was given the one they still have is not known: now.
insert into desk_password (operator_id, set_by, at)
select o.id, w.id, o.created_at from desk_operator o, desk_operator w where o.password_by is not null and w.password_hash is null
union all
select o.id, o.password_by, now() from desk_operator o where o.password_by <> o.id;
`,
};
