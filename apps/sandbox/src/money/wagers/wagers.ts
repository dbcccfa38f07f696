import type { BonusProduct } from '@pavilion/api-client/wire';
import type { Paise } from '@pavilion/money';
import type { Transaction } from '../../store/index.ts';

/** What a player played that has settled: a round of a game, or everything that they had on a market. */
export interface Wager {
  readonly player: number;
  /** What it was played on: for a market its type. */
  readonly product: BonusProduct;
  /** What was matched, whoever won: turnover. */
  readonly stake: Paise;
  /**
   * The most that could be lost by it. Of a market that is its worst outcome for the player, once: of a runner that they backed and
   * laid, what the two leave open.
   */
  readonly atRisk: Paise;
  /** What the player gained by it, after commission; below zero what they lost to the house. */
  readonly result: Paise;
  /** Names the round, or the market and the player. */
  readonly reference: string;
  /** When it settled: what counts is the bonus that was active then. */
  readonly at: Date;
}

/**
 * Counts what a player played towards their active bonus (what was at risk) and their referrers' commission (what was lost). To be
 * called in the transaction that settles. A reference counts once: the same again with the same figures changes nothing, with others it
 * counts as these say. Never throws for a player without bonus or referrer.
 */
export async function countWager(tx: Transaction, wager: Wager): Promise<void> {
  const { player, product, stake, atRisk, result, reference, at } = wager;
  await tx.query('select 1 as done from count_wager($1, $2, $3, $4, $5, $6, $7)', [
    ...([player, product, stake, atRisk, result] as const),
    ...([reference, at] as const),
  ]);
}

/**
 * Takes back what was counted, because it turned out to be void: it no longer counts for a bonus (a part that was opened by it closes,
 * one that was claimed stays claimed) nor for commission. Unknown references change nothing.
 */
export async function voidWager(tx: Transaction, { reference }: Pick<Wager, 'reference'>): Promise<void> {
  await tx.query('select 1 as done from void_wager($1)', [reference]);
}
