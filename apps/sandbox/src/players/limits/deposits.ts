import { type Paise, ZERO } from '@pavilion/money';
import type { PassedLimit, Queryable } from '../../store/index.ts';

/**
 * Which deposit limit of a player's their open deposits and those of its period pass, all of them together and `more` besides, paise: null where none.
 * For whoever decides about one, whose player is locked; the database refuses a credit that passes one whoever asks.
 */
export async function depositPasses(
  database: Queryable,
  player: number,
  now: Date,
  more: Paise = ZERO,
): Promise<PassedLimit | null> {
  const [row] = await database.query(`select limit_passed($1, 'deposit', $2, $3) as passed`, [player, more, now]);
  return (row?.passed ?? null) as PassedLimit | null;
}
