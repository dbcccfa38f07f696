import type { Paise } from '@pavilion/money';
import type { Transaction } from '../../store/index.ts';

/** What is counted of a player's part of a round that has ended. */
interface EndedRound {
  readonly provider: string;
  readonly round: string;
  readonly player: number;
  readonly product: 'slots' | 'live' | 'crash';
  readonly staked: Paise;
  readonly won: Paise;
}

/** Counts a player's part of a round by its net, once however often it is said: what came since the last time changes it. */
export async function countRound(
  tx: Transaction,
  { provider, round, player, product, staked, won }: EndedRound,
  at: Date,
): Promise<void> {
  await tx.query('select 1 as done from count_round($1, $2, $3, $4, $5, $6, $7)', [
    ...([provider, round, player] as const),
    ...([product, staked, won, at] as const),
  ]);
}
