import { createServer } from 'node:http';
import { Server } from 'socket.io';
import { startRedis, type TestServer } from '../../testing/servers.ts';
import { until } from '../../testing/until.ts';
import { joinProcesses } from './processes.ts';
import { openRedis } from './redis.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startRedis();
});
afterAll(() => server?.stop());

/** One that has joined, and what it was told of that heals by itself. */
async function joined() {
  const redis = await openRedis(server.url);
  const io: Server = new Server(createServer());
  const troubles: unknown[] = [];
  const processes = joinProcesses(io, redis, 'operator', (error) => troubles.push(error));
  return { redis, io, troubles, processes };
}

test('what is on its way to Redis when the operator closes it is no trouble', async () => {
  const { redis, io, troubles, processes } = await joined();
  processes.tell('world', 1);
  const closing = io.close();
  await redis.close();
  await closing;
  expect(troubles).toEqual([]);
});

test('what can’t be sent because Redis has gone is', async () => {
  const { redis, io, troubles, processes } = await joined();
  await server.down('kill');
  await until('it is noticed', () => {
    processes.tell('world', 2);
    return troubles.length > 0;
  });
  await io.close();
  await redis.close();
  await server.up();
});

test.each(['redis://:s3cret#pw@127.0.0.1:4431', 'http://s3cret', 's3cret', 'redis://:s3%cret@127.0.0.1:1'])(
  'the address %s is refused in one sentence that does not repeat it',
  async (url) => {
    const error: unknown = await openRedis(url).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'SandboxStartError', reason: 'bad-setting' });
    expect((error as Error).message).toMatch(/^REDIS_URL is not an address of a Redis/);
    expect((error as Error).message).not.toContain('s3');
  },
);
