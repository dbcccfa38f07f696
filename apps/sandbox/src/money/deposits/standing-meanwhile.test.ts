import { createSessions, setStanding } from '../../players/index.ts';
import { lockAccounts } from '../../store/index.ts';
import { freshRef, moneyCalls } from '../../testing/money-calls.ts';
import { newPlayer } from '../../testing/players.ts';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { until } from '../../testing/until.ts';
import { credit } from './credit.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await testSandbox();
});
afterAll(() => sandbox.close());

test('a deposit that is approved while its player is excluded is waited for, or waits: neither has to begin again', async () => {
  const { database, now } = sandbox;
  const asha = await newPlayer(sandbox);
  const body = { ...(await moneyCalls.createDeposit(sandbox, asha)), clientRef: freshRef() };
  const answer = await sandbox.post('/api/deposit/create', body, { token: asha.token });
  const id = Number((answer.body.data as { deposit: { id: string } }).deposit.id.replace(/\D/g, ''));
  const locked = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  const waiting = (count: number) =>
    until(`${count} wait`, async () => (await database.query(locked)).length === count);
  let tries = 0;
  const begin = (work: Parameters<typeof database.transaction<unknown>>[0]) =>
    database.transaction((tx) => {
      tries += 1;
      return work(tx);
    });
  const both = await database.transaction(async (tx) => {
    await lockAccounts(tx, asha.id);
    const approved = begin((one) => credit(one, id, now()));
    await waiting(1);
    const state = { state: 'excluded', until: null } as const;
    const excluded = begin((other) => setStanding(other, createSessions(database, now), asha.id, state, now()));
    await waiting(2);
    return { approved, excluded };
  });
  await Promise.all([both.approved, both.excluded]);
  expect(tries).toBe(2);
});
