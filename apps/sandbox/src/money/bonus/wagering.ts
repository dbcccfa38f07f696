import type { BonusProduct } from '@pavilion/api-client/wire';
import type { Paise } from '@pavilion/money';
import type { Transaction } from '../../store/index.ts';

/** A settled stake that may count towards a bonus. */
interface CountedStake {
  readonly id: number;
  readonly player: number;
  readonly product: BonusProduct;
  readonly stake: Paise;
  readonly at: Date;
}

/** Counts a wager towards the bonus that was active when it settled: stake × what its product contributes. */
export async function countForBonus(tx: Transaction, { id, player, product, stake, at }: CountedStake): Promise<void> {
  await tx.query(
    `insert into bonus_wager (bonus_id, wager_id, product, stake, counted)
     select b.id, $1, $3::text, $4::bigint, $4::bigint * coalesce((b.contributions ->> $3::text)::int, 0) / 100
     from player_bonus b where b.player_id = $2 and b.state = 'active' and b.started_at <= $5 and b.expires_at > $5`,
    [id, player, product, stake, at],
  );
}

/** A wager no longer counts towards a bonus, or counts again. */
export async function voidForBonus(tx: Transaction, wager: number, voidedAt: Date | null): Promise<void> {
  await tx.query('update bonus_wager set voided_at = $2 where wager_id = $1', [wager, voidedAt]);
}
