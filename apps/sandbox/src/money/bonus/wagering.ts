import type { BonusProduct } from '@pavilion/api-client/wire';
import type { Paise } from '@pavilion/money';
import type { Transaction } from '../../store/index.ts';

/** Something played that may count towards a bonus. */
interface CountedPlay {
  readonly id: number;
  readonly player: number;
  readonly product: BonusProduct;
  readonly atRisk: Paise;
  readonly at: Date;
}

/** Counts a wager towards the bonus that was active when it settled: what was at risk × what its product contributes. */
export async function countForBonus(tx: Transaction, { id, player, product, atRisk, at }: CountedPlay): Promise<void> {
  await tx.query(
    `insert into bonus_wager (bonus_id, wager_id, product, at_risk, counted)
     select b.id, $1, $3::text, $4::bigint, $4::bigint * coalesce((b.contributions ->> $3::text)::int, 0) / 100
     from player_bonus b where b.player_id = $2 and b.state = 'active' and b.started_at <= $5 and b.expires_at > $5`,
    [id, player, product, atRisk, at],
  );
}

/** A wager that counts towards a bonus counts for another figure there; one that doesn't, changes nothing. */
export async function recountForBonus(tx: Transaction, wager: number, atRisk: Paise): Promise<void> {
  await tx.query(
    `update bonus_wager c set at_risk = $2, counted = $2::bigint * coalesce((b.contributions ->> c.product)::int, 0) / 100
     from player_bonus b where b.id = c.bonus_id and c.wager_id = $1`,
    [wager, atRisk],
  );
}
