import { DAY } from '../../base/index.ts';
import { NO_LIMITS, type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { MOST_PAGES } from './visits.ts';

let sandbox: TestSandbox;
afterEach(() => sandbox.close());

const visit = async (page: string, remoteAddress = '203.0.113.1') => {
  const { statusCode } = await sandbox.app.inject({
    ...({ method: 'POST', url: '/api/page/visit', payload: { page }, remoteAddress } as const),
  });
  return statusCode;
};
const pages = async () => {
  const rows = await sandbox.database.query('select page, visits from page_visit where visits > 0 order by page');
  return Object.fromEntries(rows.map(({ page, visits }) => [page, visits]));
};

test('an address brings so many new pages a day: what it invents beyond them is counted nowhere, known pages go on', async () => {
  sandbox = await testSandbox({ limits: { ...NO_LIMITS, newNamesPerAddress: { times: 3, per: DAY } } });
  const before = Object.keys(await pages()).length;
  for (let index = 0; index < 20; index += 1) expect(await visit(`/invented-${index}`)).toBe(200);
  expect(Object.keys(await pages())).toHaveLength(before + 3);
  await visit('/invented-0');
  expect(await pages()).toMatchObject({ '/invented-0': 2 });
  await visit('/invented-9', '198.51.100.7');
  expect(await pages()).toMatchObject({ '/invented-9': 1 });
});

test('all addresses together bring so many pages a day and no more', async () => {
  sandbox = await testSandbox();
  await sandbox.database.query('delete from page_visit');
  await sandbox.database.query(
    `insert into page_visit (page, day, visits) select '/page-' || n, ($1::timestamptz at time zone 'Asia/Kolkata')::date, 1
     from generate_series(1, $2::int - 1) as n`,
    [sandbox.now(), MOST_PAGES],
  );
  for (let index = 0; index < 5; index += 1) expect(await visit(`/invented-${index}`, `198.51.100.${index}`)).toBe(200);
  expect(Object.keys(await pages())).toHaveLength(MOST_PAGES);
  sandbox.pass(DAY);
  await visit('/invented-4');
  expect(await pages()).toMatchObject({ '/invented-4': 1 });
});
