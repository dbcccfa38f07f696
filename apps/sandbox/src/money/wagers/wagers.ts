import type { BonusProduct } from '@pavilion/api-client/wire';
import { type Paise, ZERO } from '@pavilion/money';
import type { Transaction } from '../../store/index.ts';
import { countForBonus, recountForBonus } from '../bonus/wagering.ts';
import { countForReferrers } from '../referral/commission.ts';

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
  const [counted] = await tx.query(
    `insert into wager (reference, player_id, product, stake, at_risk, result, at) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (reference) do update set stake = excluded.stake, at_risk = excluded.at_risk, result = excluded.result
       where (wager.stake, wager.at_risk, wager.result) <> (excluded.stake, excluded.at_risk, excluded.result)
     returning id, at, xmax = 0 as "isNew"`,
    [reference, player, product, stake, atRisk, result, at],
  );
  if (!counted) return;
  if (counted.isNew) await countForBonus(tx, { ...wager, id: counted.id });
  else await recountForBonus(tx, counted.id, atRisk);
  await countForReferrers(tx, { id: counted.id, player, stake, result, at: counted.at });
}

/**
 * Takes back what was counted, because it turned out to be void: it no longer counts for a bonus (a part that was opened by it closes,
 * one that was claimed stays claimed) nor for commission. Unknown references change nothing.
 */
export async function voidWager(tx: Transaction, { reference }: Pick<Wager, 'reference'>): Promise<void> {
  const [voided] = await tx.query(
    `update wager set stake = 0, at_risk = 0, result = 0 where reference = $1 and (stake, at_risk, result) <> (0, 0, 0)
     returning id, player_id as player, at`,
    [reference],
  );
  if (!voided) return;
  await recountForBonus(tx, voided.id, ZERO);
  await countForReferrers(tx, { ...voided, stake: ZERO, result: ZERO });
}
