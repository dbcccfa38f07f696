import { Refusal } from '../../base/index.ts';
import type { Limits, RateLimiter } from '../../server/index.ts';
import type { Database } from '../../store/index.ts';
import type { Passwords } from './passwords.ts';

interface Confirmation {
  readonly database: Database;
  readonly limiter: RateLimiter;
  readonly passwords: Passwords;
}

/**
 * Makes sure that a signed-in player knows their password; otherwise it refuses by `field`. Wrong ones are limited by `limit`, for whom
 * `counted` names (`countedAs`), and a right one clears them; right ones are limited too, each costs the same work. Not in a transaction:
 * it would keep a connection for as long as that takes.
 */
export async function confirmPassword(
  { database, limiter, passwords }: Confirmation,
  { player, counted }: { readonly player: number; readonly counted: string },
  password: string,
  field: string,
  limit: keyof Pick<Limits, 'passwordTriesPerPlayer' | 'stopTriesPerPlayer'> = 'passwordTriesPerPlayer',
): Promise<void> {
  await limiter.take('passwordChecksPerPlayer', `${limit} ${counted}`);
  await limiter.take(limit, counted);
  const find = () => database.query('select password_hash as "passwordHash" from player where id = $1', [player]);
  const isRight = await passwords.check(password, async () => (await find())[0]);
  if (!isRight) throw new Refusal(403, 'This password is incorrect.', field);
  await limiter.forget(limit, counted);
}
