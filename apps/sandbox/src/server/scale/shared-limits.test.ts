import { MINUTE } from '../../base/index.ts';
import { startRedis, type TestServer } from '../../testing/servers.ts';
import { until } from '../../testing/until.ts';
import { DEFAULT_LIMITS, type RateLimiter } from '../http/rate-limit.ts';
import { openRedis, type Redis } from './redis.ts';
import { createSharedRateLimiter } from './shared-limits.ts';

const limits = { ...DEFAULT_LIMITS, codesPerNumber: { times: 2, per: 10 * MINUTE } };

let server: TestServer;
let redis: Redis;
let now: number;
let troubles: unknown[];
let operators = 0;
beforeAll(async () => {
  server = await startRedis();
  redis = await openRedis(server.url);
});
beforeEach(() => {
  now = Date.parse('2026-11-21T12:00:00Z');
  troubles = [];
  operators += 1;
});
afterAll(async () => {
  await redis?.close();
  await server?.stop();
});

const limiter = (operator = `operator-${operators}`): RateLimiter =>
  createSharedRateLimiter(
    redis,
    operator,
    limits,
    () => new Date(now),
    (error) => troubles.push(error),
  );
const take = (from: RateLimiter, key = '98') => from.take('codesPerNumber', key);

test('two processes count together, and a window ends for both at once', async () => {
  const [one, other] = [limiter(), limiter()];
  await take(one);
  now += 9 * MINUTE;
  await take(other);
  await expect(take(one)).rejects.toMatchObject({ status: 429, retryAfter: 60 });
  await expect(take(other)).rejects.toMatchObject({ message: 'Too many tries. Try again in 1 minute.' });
  await take(one, '99');
  now += MINUTE;
  await take(other);
  expect(troubles).toEqual([]);
});

test('uses at the same moment are counted one by one', async () => {
  const [one, other] = [limiter(), limiter()];
  const taken = await Promise.allSettled(Array.from({ length: 20 }, (_, index) => take(index % 2 === 0 ? one : other)));
  expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
});

test('what is forgotten by one process is forgotten by all, and another operator’s is its own', async () => {
  const [one, other] = [limiter(), limiter()];
  await take(one);
  await take(one);
  await take(limiter('somebody else'));
  await other.forget('codesPerNumber', '98');
  await take(one);
});

test('while Redis is away each process counts for itself; when it is back they count together again', async () => {
  const [one, other] = [limiter(), limiter()];
  await take(one);
  await server.down();
  for (const process of [one, other]) {
    await take(process);
    await take(process);
    await expect(take(process)).rejects.toMatchObject({ status: 429 });
  }
  expect(troubles.length).toBeGreaterThan(0);
  await server.up();
  await until('commands are answered', () => redis.commands.isReady);
  await take(one);
  await take(other);
  await expect(take(one)).rejects.toMatchObject({ status: 429 });
});

test('a Redis that hangs holds nobody up for long', async () => {
  const [one, other] = [limiter(), limiter()];
  await take(one);
  await redis.commands.sendCommand(['CLIENT', 'PAUSE', '5000', 'ALL']);
  await take(one);
  await take(other);
  expect(troubles).toHaveLength(2);
});
