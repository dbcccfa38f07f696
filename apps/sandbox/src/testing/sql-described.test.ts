import type { PGlite } from '@electric-sql/pglite';
import { testPostgres } from './database.ts';
import { type Described, describer, type Unknown } from './sql-described.ts';

const domains = new Map([
  ['account.balance', 'Paise'],
  ['ledger_entry.amount', 'Paise'],
  ['market.runners', 'readonly Runner[]'],
  ['ledger_post.posted', 'number'],
]);

let postgres: PGlite;
let prepare: (sql: string) => Promise<Described | Unknown>;
beforeAll(async () => {
  postgres = await testPostgres();
  prepare = await describer(postgres, domains);
});
afterAll(() => postgres.close());

test.each([
  ['a column that may not be null', 'select id from player', 'number'],
  ['a column that may be null', 'select agent_code from player', 'string | null'],
  ['a column that a check holds to some texts', 'select side from bet', '"back" | "lay"'],
  ['a column of the table of domain types', 'select amount from ledger_entry', 'Paise'],
  ['a document of that table', 'select runners from market', 'ColumnTypes["market.runners"]'],
  ['a document that nobody has said anything of', 'select value from setting', 'unknown'],
  ['a column that an inner join holds', 'select p.name from account a join player p on p.id = a.player_id', 'string'],
  [
    'a column that an outer join may leave out',
    'select p.name from account a left join player p on p.id = a.player_id',
    'string | null',
  ],
  ['a column that a condition holds', 'select player_id from account where player_id is not null', 'number'],
  ['a column that a comparison holds', 'select balance from account where balance > 0', 'Paise'],
  [
    'a column that one of two conditions holds',
    'select balance from account where balance > 0 or id = 1',
    'Paise | null',
  ],
  ['a count', 'select count(*) from account', 'number'],
  ['a sum of no rows', 'select sum(amount)::bigint from ledger_entry', 'Paise | null'],
  ['a sum of a group', 'select sum(amount)::bigint from ledger_entry group by account_id', 'Paise'],
  [
    'a sum of what a filter leaves',
    'select sum(amount) filter (where amount > 0)::bigint from ledger_entry group by account_id',
    'Paise | null',
  ],
  ['a sum with a value instead of null', 'select coalesce(sum(amount), 0)::bigint from ledger_entry', 'Paise'],
  ['a sum that comes as a text', 'select coalesce(sum(amount), 0) from ledger_entry', 'string'],
  ['an amount less an amount', 'select amount - amount from ledger_entry', 'Paise'],
  ['an amount by a figure', 'select amount * 2 from ledger_entry', 'number'],
  ['one of two texts', `select case when stake > 5 then 'much' else 'little' end from bet`, '"much" | "little"'],
  ['a case without the other case', 'select case when stake > 5 then stake end from bet', 'number | null'],
  ['a query for one value', 'select (select name from player where id = 1)', 'string | null'],
  ['a query that sums up', 'select (select count(*) from player)', 'number'],
  ['a part of a document', `select value ->> 'min' from setting`, 'string | null'],
  [
    'a union with nulls in one part',
    'select name from player union all select agent_code from player',
    'string | null',
  ],
  ['what a change returns', `update player set name = '' returning name`, 'string'],
  [
    'what a change in a common table returns',
    `with gone as (delete from session returning player_id) select player_id from gone`,
    'number',
  ],
  [
    'what a lateral query returns',
    'select x.n from bet b, lateral (select count(*) as n from bet_fill f where f.bet_id = b.id) x',
    'number',
  ],
  [
    'a document that is built',
    `select jsonb_build_object('sum', amount, 'at', at) from ledger_entry`,
    '{ readonly "sum": Paise; readonly "at": string }',
  ],
  [
    'a list of rows',
    "select coalesce(jsonb_agg(k), '[]') from (select id, agent_code from player) k",
    'readonly ({ readonly "id": number; readonly "agent_code": string | null })[]',
  ],
  [
    'a column of a function of ours',
    `select posted from ledger_post('', '', '', '', '', now(), '{}', '{}', '{}')`,
    'ColumnTypes["ledger_post.posted"]',
  ],
])('%s is what it is by the schema', async (_, sql, type) => {
  expect(await prepare(sql)).toMatchObject({ row: [[expect.anything(), type]] });
});

test.each([
  ['that is compared', 'select 1 from player where id = $1', 'number'],
  ['that is asked for null', 'select 1 from player where $1::text is null or name = $1', 'string | null'],
  [
    'of which another part of the condition may hold',
    'select 1 from player where id = $1 or name = $2',
    'number | null',
  ],
  ['that is written to a column that may not be null', 'update player set name = $1', 'string'],
  ['that is written to one that may be', 'update player set agent_code = $1', 'string | null'],
  ['that is written as an amount', 'update ledger_entry set amount = $1', 'Paise'],
  ['that is written as one of some texts', 'update bet set side = $1', '"back" | "lay"'],
  ['of which there are many', 'select 1 from player where id = any($1::bigint[])', 'readonly (number | null)[]'],
])('a parameter %s is what its place takes', async (_, sql, type) => {
  expect(await prepare(sql)).toMatchObject({ parameters: expect.arrayContaining([type]) });
});

test.each([
  ['a column that is gone', 'select wallet from account', 'column "wallet" does not exist'],
  ['a table that is gone', 'select 1 from wallet', 'relation "wallet" does not exist'],
  ['no SQL at all', 'select from from', 'syntax error'],
])('a text with %s is not known', async (_, sql, problem) => {
  expect(await prepare(sql)).toEqual({ problem: expect.stringContaining(problem) });
});

test('a domain type of a column that is gone is refused by its name', async () => {
  await expect(describer(postgres, new Map([['account.wallet', 'Paise']]))).rejects.toThrow(/account\.wallet/);
});
