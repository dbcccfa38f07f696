import { Refusal } from '../../base/index.ts';
import type { RateLimiter } from '../../server/index.ts';
import type { Queryable } from '../../store/index.ts';
import type { Passwords } from './passwords.ts';

interface Confirmation {
  readonly limiter: RateLimiter;
  readonly passwords: Passwords;
}

/** Makes sure that a signed-in player knows their password; otherwise it refuses by `field`. Wrong ones are counted and limited. */
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
