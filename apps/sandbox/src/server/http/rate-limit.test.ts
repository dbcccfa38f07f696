import { MINUTE } from '../../base/index.ts';
import { createRateLimiter, DEFAULT_LIMITS } from './rate-limit.ts';

const SECOND = 1000;
const PER = 10 * MINUTE;
const limits = {
  ...DEFAULT_LIMITS,
  codesPerNumber: { times: 2, per: PER },
  strangersPerName: { times: 2, per: PER, slower: { from: SECOND, to: 30 * SECOND } },
};
let now: number;
beforeEach(() => {
  now = Date.parse('2026-11-21T12:00:00Z');
});

/** A limiter with room for two keys of each limit; all the others share one. A use returns how long it has to wait, s. */
function crowded() {
  const limiter = createRateLimiter(limits, () => new Date(now), { windows: 2, shared: 1 });
  return {
    take: (key: string, name: 'codesPerNumber' | 'strangersPerName' = 'codesPerNumber') =>
      limiter.take(name, key).then(
        () => 0,
        (error: { retryAfter: number }) => error.retryAfter,
      ),
    forget: (key: string) => limiter.forget('codesPerNumber', key),
  };
}

test('where more are counted than there is room for, those who came first are counted by themselves as before', async () => {
  const { take } = crowded();
  for (const key of ['asha', 'bela', 'chand', 'dev', 'esha', 'farid']) await take(key);
  expect(await take('asha')).toBe(0);
  expect(await take('bela')).toBe(0);
  expect(await take('asha')).toBe(600);
});

test('those who come after are counted together: none of them gets more than alone, and the last may get nothing', async () => {
  const { take } = crowded();
  for (const key of ['asha', 'bela', 'chand']) expect(await take(key)).toBe(0);
  expect(await take('dev')).toBe(0);
  for (const key of ['chand', 'dev', 'esha']) expect(await take(key)).toBeGreaterThanOrEqual(600);
  // Another limit has room of its own.
  expect(await take('chand', 'strangersPerName')).toBe(0);
});

test('whoever was counted with others takes all of it along where there is room again, and it ends like any other', async () => {
  const { take, forget } = crowded();
  for (const key of ['asha', 'bela', 'chand', 'dev']) await take(key);
  await forget('asha');
  expect(await take('chand')).toBe(600);
  expect(await take('dev')).toBeGreaterThanOrEqual(600);
  now += 2 * PER;
  for (const key of ['chand', 'dev', 'chand', 'dev']) expect(await take(key)).toBe(0);
});

test('a wait that grows grows for all of those who are counted together', async () => {
  const { take } = crowded();
  const waits: number[] = [];
  for (const key of ['asha', 'bela', 'chand', 'dev']) await take(key, 'strangersPerName');
  for (const key of ['esha', 'chand', 'dev', 'farid', 'esha', 'chand', 'dev']) {
    const wait = await take(key, 'strangersPerName');
    waits.push(wait);
    now += wait * SECOND;
    expect(await take(key, 'strangersPerName')).toBe(0);
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 30, 30]);
});

test('what is counted together is kept for as long as any of them would have been refused alone', async () => {
  const { take } = crowded();
  now += PER - SECOND;
  for (const key of ['asha', 'bela', 'chand']) await take(key);
  expect(await take('chand')).toBe(0);
  // A window of their own would end a second after the last of these.
  for (const after of [2 * SECOND, PER - 3 * SECOND]) {
    now += after;
    expect(await take('chand')).toBeGreaterThan(0);
  }
});
