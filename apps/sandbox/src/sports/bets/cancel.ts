import type { Bet } from '@pavilion/api-client/wire';
import { negatePaise, type Paise } from '@pavilion/money';
import { Refusal } from '../../base/index.ts';
import { cashAndHeldOf, type Transaction } from '../../store/index.ts';
import { betsOf } from './list.ts';

/** Who takes back the rest of which bet, and when. */
interface Cancelling {
  readonly player: number;
  /** As the wire names it. */
  readonly id: string;
  readonly at: Date;
}

/**
 * Takes back what is not matched of a bet and releases what that held. Returns the bet as it is then, and what all open bets hold. Throws
 * a `Refusal` where there is no such bet of the player's, or nothing of it waits.
 */
export async function cancelBet(
  tx: Transaction,
  { player, id, at }: Cancelling,
): Promise<{ bet: Bet; exposureAmount: Paise }> {
  const number = betNumber(id);
  if (number === null) throw missing();
  const [mine] = await tx.query('select client_ref as ref, status from bet where id = $1 and player_id = $2', [
    number,
    player,
  ]);
  if (!mine) throw missing();
  if (mine.status === 'delayed') {
    throw new Refusal(409, 'This bet is still pending. You can cancel what is unmatched once it is confirmed.', 'id');
  }
  const [done] = await tx.query(`select cancel_rest($1, $2, 'cancelled', $3) as "isCancelled"`, [player, number, at]);
  if (done?.isCancelled !== true) throw new Refusal(409, 'This bet has no unmatched stake left.', 'id');
  const { bets } = await betsOf(tx, player, { clientref: mine.ref });
  const [bet] = bets;
  if (!bet) throw new Error(`The bet ${id} is gone`);
  tx.notify('balance', String(player));
  return { bet, exposureAmount: negatePaise((await cashAndHeldOf(tx, player)).held) };
}

const missing = () => new Refusal(404, 'This bet was not found.', 'id');

/** The number in a bet's name; null where it is none. */
function betNumber(id: string): number | null {
  const [, digits] = /^BT-([0-9A-F]{6,13})$/.exec(id) ?? [];
  const number = Number.parseInt(digits ?? '', 16);
  return Number.isSafeInteger(number) ? number : null;
}
