import type { Queryable } from '../database/database.ts';
import type { RateLimiter } from '../http/rate-limit.ts';
import { Refusal } from '../http/refusal.ts';
import type { Passwords } from './passwords.ts';

interface Confirmation {
  readonly limiter: RateLimiter;
  readonly passwords: Passwords;
}

/** Makes sure that a signed-in player knows his password; otherwise it refuses by `field`. Wrong ones are counted and limited. */
export async function confirmPassword(
  { limiter, passwords }: Confirmation,
  database: Queryable,
  player: number,
  password: string,
  field: string,
): Promise<void> {
  await limiter.take('passwordTriesPerPlayer', String(player));
  const [row] = await database.query<{ hash: string }>('select password_hash as hash from player where id = $1', [
    player,
  ]);
  if (!(await passwords.check(password, row?.hash))) throw new Refusal(403, 'This password is not right.', field);
  await limiter.forget('passwordTriesPerPlayer', String(player));
}
