import { namesIn } from './sql-names.ts';

test.each([
  ['a select', 'select 1 from account a join ledger_entry e on true', ['account', 'ledger_entry']],
  ['capitals', 'SELECT 1 FROM Account', ['account']],
  ['quotes', 'select 1 from "account"', ['account']],
  ['a schema', 'select 1 from public.account', ['account']],
  ['a schema and quotes', 'insert into "public"."account" (id) values (1)', ['account']],
  ['a comment to the end of the line', 'select 1 from -- why, from game\n account', ['account']],
  ['a comment in the line', 'select 1 from /* from game */ account', ['account']],
  ['a string', `select 'from game', 'it''s from game' from account`, ['account']],
  ['the body of a function', 'do $$ begin delete from account; end $$', ['account']],
  ['a parameter', 'select $1 from account where id = $2', ['account']],
  ['a list', 'select 1 from player p, session as s, account where true', ['player', 'session', 'account']],
  ['a list after a function', 'select 1 from unnest($1::text[], $2) as t (a, b), account', ['account']],
  ['a list after a query', 'select 1 from (select 1) x, account', ['account']],
  ['a list after a join', 'select 1 from a join b on a.x is distinct from b.x, account', ['a', 'account', 'b']],
  ['a list after a lateral query', 'select 1 from bet b, lateral (select 1 from bet_fill f) x', ['bet', 'bet_fill']],
  ['tables in parentheses', 'select 1 from (bet join account on true)', ['bet', 'account']],
  ['a query in a query', 'select (select max(at) from session) from player', ['session', 'player']],
  ['delete', 'delete from only bet where true', ['bet']],
  ['delete with using', 'delete from bet b using account, player where true', ['bet', 'player', 'account']],
  ['merge', 'merge into bet using account a on true when matched then delete', ['bet', 'account']],
  ['insert of a query', 'insert into bet (id) select id from bet_fill', ['bet', 'bet_fill']],
  ['update', 'update only bet b set a = 1, account = 2 from player', ['bet', 'player']],
  ['truncate', 'truncate bet, account cascade', ['bet', 'account']],
  ['truncate with its second word', 'truncate table only bet, account', ['bet', 'account']],
  ['lock', 'lock table account in share mode', ['account']],
  ['lock without its second word', 'LOCK account', ['account']],
  ['table', 'table account', ['account']],
  ['a change of a table', 'alter table if exists account add x int', ['account']],
  ['copy', 'copy account (id, name) from stdin', ['account', 'stdin']],
  ['a lock of rows', 'select 1 from bet for no key update of account', ['bet', 'account']],
  ['a part that only its run knows', 'select 1 from ¿ join bet_¿ on true', ['¿', 'bet_¿']],
])('of %s the names are those of its tables: %s', (_, sql, names) => {
  expect(namesIn(sql)).toEqual(names);
});

test.each([
  ['the columns of a join', 'using (account, player)'],
  ['a moment’s part', 'select extract(epoch from account)'],
  ['a comparison', 'where a is not distinct from account'],
  ['columns with a table’s name', 'select player, deposit, x.from account'],
  ['an update after a conflict', 'on conflict (account) do update set player = 1, bet = 2'],
])('%s are no tables: %s', (_, sql) => {
  expect(namesIn(sql)).toEqual([]);
});
