import { calls } from '@pavilion/api-client/wire';
import * as z from 'zod/mini';
import { HOUR } from '../../base/index.ts';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { seedDemoLimits } from './limits.ts';

let sandbox: TestSandbox;
let token: string;
beforeAll(async () => {
  sandbox = await testSandbox();
  token = String((await sandbox.post('/api/login/demo')).body.token);
});
afterAll(() => sandbox.close());

test('the demo player has limits that are used in part, one of which waits to rise', async () => {
  const { body } = await sandbox.get('/api/limits', { token });
  const { limits } = z.decode(calls.getLimits.response, body as never).data;
  const week = limits.find(({ name }) => name === 'deposit-week');
  expect(week).toMatchObject({ amount: 50_000_000, later: { amount: 75_000_000 } });
  expect(week?.later?.at.getTime()).toBe(sandbox.now().getTime() + 39 * HOUR);
  expect(week?.used).toBeGreaterThan(0);
  for (const { amount, used } of limits) if (amount !== null) expect(used).toBeLessThan(amount);
});

test('their report has time of play in every month of their history, and no session overlaps the next', async () => {
  const { body } = await sandbox.get('/api/limits/report?by=month', { token });
  const { periods } = z.decode(calls.getPlayReport.response, body as never).data;
  const played = periods.filter(({ casino }) => casino !== 0);
  expect(played.length).toBeGreaterThan(1);
  for (const { minutes, longestMinutes } of played) {
    expect(longestMinutes).toBeGreaterThan(20);
    expect(minutes).toBeGreaterThan(longestMinutes);
  }
  const overlaps = await sandbox.database.query(
    `select 1 from play_run a join play_run b on b.player_id = a.player_id and b.began_at > a.began_at and b.began_at <= a.last_at
     join player p on p.id = a.player_id where p.is_demo`,
  );
  expect(overlaps).toEqual([]);
});

test('they are set once', async () => {
  const count = () => sandbox.database.query('select count(*) as changes from limit_change');
  const before = await count();
  await seedDemoLimits(sandbox.database, sandbox.now);
  expect(await count()).toEqual(before);
});
