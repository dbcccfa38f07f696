import type { Paise } from '@pavilion/money';
import { DAY, startOfIstDay } from '../../base/index.ts';
import { onlyRow, type Queryable } from '../../store/index.ts';

/** How often a player was paid commission in these days of India, both included, and how much: what stands in the ledger among bonuses. */
export async function commissionPaid(
  database: Queryable,
  player: number,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<{ readonly count: number; readonly amount: Paise }> {
  const rows = await database.query(
    `select count(*) as count, coalesce(sum(amount), 0)::bigint as amount from referral_payment
     where player_id = $1 and at >= $2 and at < $3`,
    [player, startOfIstDay(from), new Date(startOfIstDay(to).getTime() + DAY)],
  );
  return onlyRow(rows, `the commission of player ${player}`);
}
