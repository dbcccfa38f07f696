import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { uncheckedRows } from '../../testing/unchecked-rows.ts';
import { sweepAccounts } from './retention.ts';

const DAY = 86_400_000;
let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox();
});
afterAll(() => sandbox.close());

const before = (days: number) => new Date(sandbox.now().getTime() - days * DAY);
const names = async (sql: string) =>
  (await uncheckedRows<{ name: string }>(sandbox.database, sql)).map(({ name }) => name);

test('sessions that ended a month ago are forgotten, with none of those that stand or ended just now', async () => {
  const session = (name: string, expires: number, revoked: number | null) =>
    sandbox.database.query(
      `insert into session (player_id, token_hash, created_at, expires_at, revoked_at)
       select min(id), convert_to($1::text, 'UTF8'), $2, $3, $4 from player`,
      [name, before(60), before(expires), revoked === null ? null : before(revoked)],
    );
  await session('open', -10, null);
  await session('just out', 29, null);
  await session('long out', 31, null);
  await session('just ended', -5, 29);
  await session('long ended', -5, 31);
  await sweepAccounts(sandbox.database, sandbox.now());
  expect(
    await names(
      `select convert_from(token_hash, 'UTF8') as name from session where octet_length(token_hash) < 32 order by 1`,
    ),
  ).toEqual(['just ended', 'just out', 'open']);
});

test('codes go with their messages a day after they ran out, page visits after two years and more, verified numbers after a day', async () => {
  for (const [number, ago] of [
    ['9100000001', 0.5],
    ['9100000002', 1.5],
  ] as const) {
    await sandbox.database.query(
      `with code as (
         insert into one_time_code (purpose, country_code, mobile, code_hash, created_at, expires_at)
         values ('sign-up', '+91', $1, convert_to($1, 'UTF8'), $2, $2) returning id)
       insert into sandbox_message (code_id, code) select id, '123456' from code`,
      [number, before(ago)],
    );
    await sandbox.database.query(
      'insert into verified_mobile (country_code, mobile, verified_at) values ($1, $2, $3)',
      ['+91', number, before(ago)],
    );
  }
  await sandbox.database.query(
    `insert into page_visit (page, day, visits) values ('/old', $1::timestamptz::date, 1), ('/new', $2::timestamptz::date, 1)`,
    [before(802), before(700)],
  );
  await sweepAccounts(sandbox.database, sandbox.now());
  const of = (table: string) => `${table} where mobile like '91000000%' order by 1`;
  expect(await names(of('select mobile as name from one_time_code'))).toEqual(['9100000001']);
  expect(await names(of('select mobile as name from verified_mobile'))).toEqual(['9100000001']);
  expect(
    await names(of('select c.mobile as name from sandbox_message m join one_time_code c on c.id = m.code_id')),
  ).toEqual(['9100000001']);
  expect(await names(`select page as name from page_visit where page in ('/old', '/new')`)).toEqual(['/new']);
});
