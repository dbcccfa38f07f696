import { MINUTE } from '../../base/index.ts';
import { startRedis, type TestServer } from '../../testing/servers.ts';
import { until } from '../../testing/until.ts';
import { createRateLimiter, DEFAULT_LIMITS, type RateLimiter } from '../http/rate-limit.ts';
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
  await expect(take(other)).rejects.toMatchObject({ message: 'Too many attempts. Try again in 1 minute.' });
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

test('strangers to a name wait longer each time in all processes together, half a minute at most, and no longer than the window', async () => {
  const [one, other] = [limiter(), limiter()];
  const alone = createRateLimiter(limits, () => new Date(now));
  const guess = (from: RateLimiter) =>
    from.take('strangersPerName', 'rohit').then(
      () => 0,
      (error: { retryAfter: number }) => error.retryAfter,
    );
  /** One guess of each of the two in turn, and of a process that is alone, which has to come to the same. */
  let guesses = 0;
  const wait = async () => {
    guesses += 1;
    const waits = [await guess(guesses % 2 === 0 ? one : other), await guess(alone)];
    expect(waits[0]).toBe(waits[1]);
    return waits[0] ?? 0;
  };
  for (let count = 0; count < 10; count += 1) expect(await wait()).toBe(0);
  const waits: number[] = [];
  for (let count = 0; count < 7; count += 1) {
    const seconds = await wait();
    waits.push(seconds);
    now += seconds * 1000 - 1;
    expect(await wait()).toBe(1);
    now += 1;
    expect(await wait()).toBe(0);
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 30, 30]);
  // Two at the same moment are one guess, whichever process they come to.
  now += 30_000;
  const together = await Promise.all(Array.from({ length: 8 }, (_, index) => guess(index % 2 === 0 ? one : other)));
  expect(together.filter((seconds) => seconds === 0)).toHaveLength(1);
  // The window that they are counted in ends sooner than the next wait would.
  now = Date.parse('2026-11-21T12:00:00Z') + 15 * MINUTE - 5000;
  expect(await guess(one)).toBe(0);
  expect(await guess(other)).toBe(5);
  now += 5000;
  for (let count = 0; count < 10; count += 1) expect(await guess(count % 2 === 0 ? one : other)).toBe(0);
  expect(await guess(other)).toBe(1);
  expect(troubles).toEqual([]);
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
