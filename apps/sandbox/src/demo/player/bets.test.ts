import { bookieOf } from '../../testing/bets.ts';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { placeDemoBets, seedDemoBets } from './bets.ts';

let sandbox: TestSandbox;
let token: string;
beforeAll(async () => {
  sandbox = await testSandbox();
  token = String((await sandbox.post('/api/login/demo')).body.token);
});
afterAll(() => sandbox.close());

const bets = async (query: string) =>
  (
    await sandbox.get(`/sports-api/bets?startdate=2026-11-01&enddate=2026-11-21&pagesize=100${query}`, {
      'xu-auth': token,
    })
  ).body.data as { bets: { id: string; profit: number | null; status: string; stack: number }[] };
const exposure = async () => (await sandbox.get('/api/bet/exposure/amount', { token })).body.data;

test('each of their settled bets is one of their statement, with the same result before commission', async () => {
  const { bets: settled } = await bets('&betstatus=settled');
  expect(settled).toHaveLength(5);
  for (const { id, profit, status } of settled) {
    const { body } = await sandbox.get(`/api/getAccountstatement?from=2026-09-01&to=2026-11-21&reference=${id}`, {
      token,
    });
    const [entry] = (body.data as { entries: { amount: number; state: string }[] }).entries;
    const commission = profit === 1500 ? 75 : profit === 1680 ? 84 : 0;
    expect([entry?.amount, entry?.state.toLowerCase()]).toEqual([Number(profit) - commission, status]);
  }
});

test('their open bets hold ₹8,420.00 in three matches, placed once, and leave their cash as it is', async () => {
  const before = await sandbox.get('/api/getAccountstatement?from=2026-11-20&to=2026-11-21', { token });
  for (let time = 0; time < 2; time += 1) {
    await seedDemoBets(sandbox.database);
    await placeDemoBets(sandbox.database, sandbox.feed, sandbox.now);
  }
  expect(await exposure()).toMatchObject({
    exposureAmount: -8420,
    matches: [
      { exposureAmount: -1000, totalBets: 1 },
      { exposureAmount: -2420, totalBets: 1 },
      { exposureAmount: -5000, totalBets: 3 },
    ],
  });
  expect((await bets('&betstatus=open')).bets).toHaveLength(5);
  const after = await sandbox.get('/api/getAccountstatement?from=2026-11-20&to=2026-11-21', { token });
  expect(after.body.data).toEqual(before.body.data);
});

test('whoever bets with the reference of one of their own bets is told that it is another’s, of operators of before too', async () => {
  await placeDemoBets(sandbox.database, sandbox.feed, sandbox.now);
  const references = await sandbox.database.query(
    `select client_ref as ref from bet where starts_with(client_ref, 'demo-')`,
  );
  expect(references).toHaveLength(10);
  const bookie = bookieOf(sandbox);
  const slip = bookie.slip(bookie.market(bookie.openMatch('T20 Internationals'), 'match_odds'), 0, 'back', 100);
  const answers = () =>
    Promise.all(
      references.map(({ ref }) => sandbox.post('/sports-api/bets', { ...slip, clientRef: ref }, { 'xu-auth': token })),
    );
  expect(new Set((await answers()).map(({ status }) => status))).toEqual(new Set([409]));
  await sandbox.database.query('delete from client_request');
  await seedDemoBets(sandbox.database);
  expect(new Set((await answers()).map(({ status }) => status))).toEqual(new Set([409]));
});

test('where nobody may bet the demo player places nothing, and the operator opens all the same', async () => {
  const closed = await testSandbox();
  await closed.database.query(`update app_detail set value = to_jsonb('maintenance'::text) where key = 'BRAND_STATUS'`);
  await placeDemoBets(closed.database, closed.feed, closed.now);
  expect(await closed.database.query(`select 1 from bet where status = 'matched'`)).toEqual([]);
  await closed.database.query(`update app_detail set value = to_jsonb('live'::text) where key = 'BRAND_STATUS'`);
  await placeDemoBets(closed.database, closed.feed, closed.now);
  expect(await closed.database.query(`select 1 from bet where status = 'matched'`)).toHaveLength(5);
  await closed.close();
});
