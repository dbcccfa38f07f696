import type { BonusProduct } from '@pavilion/api-client/wire';
import type { Paise } from '@pavilion/money';
import type { Transaction } from '../../store/index.ts';
import { countForBonus, voidForBonus } from '../bonus/wagering.ts';
import { countForReferrers, voidForReferrers } from '../referral/commission.ts';

/** A stake whose bet has settled. */
export interface Wager {
  readonly player: number;
  /** What it was staked on: for a bet its market's type. */
  readonly product: BonusProduct;
  /** What was matched, whoever won. */
  readonly stake: Paise;
  /** Names the bet or round (`BT-7F4291`); each counts once. */
  readonly reference: string;
  /** When it settled: what counts is the bonus that was active then. */
  readonly at: Date;
}

/**
 * Counts a settled stake towards the player's active bonus and their referrers' commission. To be called in the transaction
 * that settles; the same reference again counts nothing, unless it was voided: then it counts as it did. Never throws for a
 * player without bonus or referrer.
 */
export async function countWager(tx: Transaction, { player, product, stake, reference, at }: Wager): Promise<void> {
  const [counted] = await tx.query<{ id: number; isNew: boolean }>(
    `insert into wager (reference, player_id, product, stake, at) values ($1, $2, $3, $4, $5)
     on conflict (reference) do update set voided_at = null where wager.voided_at is not null
     returning id, xmax = 0 as "isNew"`,
    [reference, player, product, stake, at],
  );
  if (!counted) return;
  if (!counted.isNew) return mark(tx, counted.id, null);
  const wager = { id: counted.id, player, product, stake, at };
  await countForBonus(tx, wager);
  await countForReferrers(tx, wager);
}

/**
 * Takes a counted stake back, because its bet turned out to be void: it no longer counts for a bonus (a part that was opened
 * by it closes, one that was claimed stays claimed) nor for commission that has not been paid. Unknown references change nothing.
 */
export async function voidWager(tx: Transaction, { reference, at }: Pick<Wager, 'reference' | 'at'>): Promise<void> {
  const [voided] = await tx.query<{ id: number }>(
    'update wager set voided_at = $2 where reference = $1 and voided_at is null returning id',
    [reference, at],
  );
  if (voided) await mark(tx, voided.id, at);
}

/** Has everybody who counted a wager know that it is void, or that it counts after all. */
async function mark(tx: Transaction, wager: number, voidedAt: Date | null): Promise<void> {
  await voidForBonus(tx, wager, voidedAt);
  await voidForReferrers(tx, wager, voidedAt);
}
