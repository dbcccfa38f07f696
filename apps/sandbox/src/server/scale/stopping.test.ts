import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type RoundRobin, startRoundRobin } from '../../testing/round-robin.ts';
import { startSandboxProcess } from '../../testing/sandbox-process.ts';
import { startPostgres, startRedis, type TestServer } from '../../testing/servers.ts';

let postgres: TestServer;
let redis: TestServer;
const opened: { close(): Promise<void> }[] = [];
beforeAll(async () => {
  [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
});
afterEach(async () => {
  for (const one of opened.splice(0).toReversed()) await one.close();
});
afterAll(() => Promise.all([postgres?.stop(), redis?.stop()]));

/** An operator that reaches both servers through `proxies`, whose answers can be held back. */
async function operator(): Promise<{ sandbox: TestServer; proxies: readonly RoundRobin[] }> {
  const proxies = await Promise.all([postgres, redis].map(({ url }) => startRoundRobin([url])));
  opened.push(...proxies);
  const [database = '', store = ''] = [postgres, redis].map(({ url }, index) => {
    const address = new URL(url);
    address.port = new URL(proxies[index]?.url ?? '').port;
    return address.href;
  });
  const sandbox = await startSandboxProcess({ DATABASE_URL: database, REDIS_URL: store });
  opened.push({ close: () => sandbox.stop() });
  return { sandbox, proxies };
}

/** Asks an operator to stop and waits until it is gone; returns what it has said of that. */
async function lastWordsOf(sandbox: TestServer): Promise<string> {
  await sandbox.down('stop');
  return readFile(join(sandbox.folder, 'log'), 'utf8');
}

test('an operator whose Postgres and Redis say nothing any more ends in good order when it is asked to', async () => {
  const { sandbox, proxies } = await operator();
  for (const proxy of proxies) proxy.hold();
  expect(await lastWordsOf(sandbox)).not.toContain('Not everything ended');
});

test('an operator whose Postgres and Redis have gone ends in good order when it is asked to', async () => {
  const { sandbox } = await operator();
  await Promise.all([postgres.down('kill'), redis.down('kill')]);
  expect(await lastWordsOf(sandbox)).not.toContain('Not everything ended');
});
