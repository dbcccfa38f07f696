import type { Clock } from '../../base/index.ts';
import { createRateLimiter, type Limits, type RateLimiter, tooMany } from '../http/rate-limit.ts';
import type { Redis } from './redis.ts';
import type { OnTrouble } from './trouble.ts';

/** One use of a window; returns 0, or the ms to wait where that is one too many. In one breath, whoever else is at it. */
const TAKE = `
local used, ends, last = unpack(redis.call('HMGET', KEYS[1], 'used', 'ends', 'last'))
local now, times, per, from, to = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4]), tonumber(ARGV[5])
if not ends or tonumber(ends) <= now then
  used, ends = 0, now + per
  redis.call('HSET', KEYS[1], 'used', 0, 'ends', ends)
  redis.call('PEXPIRE', KEYS[1], per)
end
local over = tonumber(used) - times
if over >= 0 then
  local opens = tonumber(ends)
  if from > 0 then opens = math.min(opens, tonumber(last or 0) + math.min(to, from * 2 ^ over)) end
  if opens > now then return opens - now end
end
redis.call('HINCRBY', KEYS[1], 'used', 1)
redis.call('HSET', KEYS[1], 'last', now)
return 0
`;

/** How long an answer is waited for, ms. */
const PATIENCE = 500;

/**
 * Rate limits that all processes on one Redis count together. While Redis does not answer each process counts for itself, from
 * nothing: nobody is locked out, and nobody gets more than the limit from each process.
 */
export function createSharedRateLimiter(
  { commands }: Redis,
  operator: string,
  limits: Limits,
  clock: Clock,
  onTrouble: OnTrouble,
): RateLimiter {
  const alone = createRateLimiter(limits, clock);
  const idOf = (name: keyof Limits, key: string) => `pavilion:${operator}:limit:${name}:${key}`;
  const isEndless = (name: keyof Limits) => limits[name].times === Number.POSITIVE_INFINITY;
  return {
    async take(name, key) {
      if (isEndless(name)) return;
      const { times, per, slower = { from: 0, to: 0 } } = limits[name];
      const now = clock().getTime();
      let wait: number;
      try {
        wait = Number(
          await soon(
            commands.eval(TAKE, {
              keys: [idOf(name, key)],
              arguments: [now, times, per, slower.from, slower.to].map(String),
            }),
          ),
        );
      } catch (error) {
        onTrouble(error);
        return alone.take(name, key);
      }
      if (wait > 0) throw tooMany(wait);
    },
    async forget(name, key) {
      await alone.forget(name, key);
      try {
        await soon(commands.del(idOf(name, key)));
      } catch (error) {
        onTrouble(error);
      }
    },
  };
}

async function soon<T>(answer: Promise<T>): Promise<T> {
  let late: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    late = setTimeout(() => reject(new Error('Redis did not answer in time')), PATIENCE);
  });
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(late);
    answer.catch(() => {});
  }
}
