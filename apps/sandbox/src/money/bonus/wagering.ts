import type { Transaction } from '../../store/index.ts';

/** Counts a wager towards the bonus that was active when it settled: stake × what its product contributes. */
export async function countForBonus(tx: Transaction, wager: number): Promise<void> {
  await tx.query(
    `insert into bonus_wager (bonus_id, wager_id, counted)
     select b.id, w.id, w.stake * coalesce((b.contributions ->> w.product)::int, 0) / 100
     from wager w join player_bonus b on b.player_id = w.player_id
     where w.id = $1 and b.state = 'active' and b.started_at <= w.at and b.expires_at > w.at`,
    [wager],
  );
}
