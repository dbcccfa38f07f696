import { negatePaise, type Paise, ZERO } from '@pavilion/money';
import { referralPaymentId } from '../../base/index.ts';
import { lockAccounts, post, settingNamed, type Transaction } from '../../store/index.ts';

/** The setting `referral`: what share of a net loss everybody above earns, and how many levels up. */
export interface ReferralTerms {
  readonly percent: number;
  readonly levels: number;
}

/** Something played that commission is earned on. */
interface CommissionedPlay {
  readonly id: number;
  readonly player: number;
  readonly stake: Paise;
  /** What the player gained by it; below zero what they lost to the house. */
  readonly result: Paise;
  readonly at: Date;
}

/**
 * Commission on a wager for everybody above the player who played it: a share of what they lost, and less than nothing where they won.
 * Counted again with other figures, those who earned by it get the difference to what they had.
 */
export async function countForReferrers(
  tx: Transaction,
  { id, player, stake, result, at }: CommissionedPlay,
): Promise<void> {
  const known = await tx.query(
    'select distinct earner_id as earner from referral_commission where wager_id = $1 order by 1',
    [id],
  );
  const earners = known.length > 0 ? known.map(({ earner }) => earner) : await earnersAbove(tx, player);
  await earn(tx, { wager: id, earners, child: player, stake, lost: negatePaise(result), at });
}

/**
 * Counts what a player gave the house (below zero: what it gave them) by no play of theirs, but for it: a bonus that was released, a
 * lost bet that stays owed, and that debt once it is paid. Nobody earns on a loss that the house has borne.
 */
export async function countGivenForReferrers(tx: Transaction, player: number, lost: Paise, at: Date): Promise<void> {
  const earners = await earnersAbove(tx, player);
  await earn(tx, { wager: null, earners, child: player, stake: ZERO, lost, at });
}

/** Who earns on what a player loses, the nearest first: as many levels up as the house's setting says, and never more than the loss. */
async function earnersAbove(tx: Transaction, player: number): Promise<number[]> {
  const above = await tx.query(
    `with recursive above as (
       select referrer_id as earner, 1 as level from referral where player_id = $1
       union all
       select r.referrer_id, level + 1 from above join referral r on r.player_id = above.earner
     )
     select earner from above order by level`,
    [player],
  );
  if (above.length === 0) return [];
  const { percent, levels } = await termsOf(tx);
  return above.slice(0, Math.min(levels, Math.floor(100 / percent))).map(({ earner }) => earner);
}

const termsOf = (tx: Transaction) => settingNamed<ReferralTerms>(tx, 'referral');

interface Earning {
  /** Null where it was no play. */
  readonly wager: number | null;
  readonly earners: readonly number[];
  readonly child: number;
  readonly stake: Paise;
  readonly lost: Paise;
  readonly at: Date;
}

/** One more line for each earner, rounded down to the paisa: what they earn by it, less what earlier lines of the wager say. */
async function earn(tx: Transaction, { wager, earners, child, stake, lost, at }: Earning): Promise<void> {
  if (earners.length === 0) return;
  const { percent } = await termsOf(tx);
  await tx.query(
    `insert into referral_commission (wager_id, earner_id, child_id, stake, lost, amount, settled_at)
     select $1::bigint, e.earner, $2, $3::bigint - before.stake, $4::bigint - before.lost,
       floor($4::numeric * round($5::numeric * 100) / 10000)::bigint - before.amount, $6
     from unnest($7::bigint[]) as e (earner), lateral (
       select coalesce(sum(c.stake), 0)::bigint as stake, coalesce(sum(c.lost), 0)::bigint as lost,
         coalesce(sum(c.amount), 0)::bigint as amount
       from referral_commission c where $1::bigint is not null and c.wager_id = $1 and c.earner_id = e.earner) as before`,
    [wager, child, stake, lost, percent, at, earners],
  );
}

/** Commission that is to be paid, of wagers settled before `$1`. */
const DUE = 'paid_at is null and settled_at < $1';

/** A payment of commission. */
export interface ReferralPayment {
  readonly player: number;
  readonly amount: Paise;
}

/**
 * Pays every player what their referrals' losses settled before `upTo` have earned them and that has not been paid yet: house
 * `referral` to cash. Where winnings and corrections have made it nothing or less, nothing is paid, and all of it is carried over to
 * the next payment. Called again, also at the same time, it pays nothing twice. Returns what it paid.
 */
export async function payReferrals(tx: Transaction, upTo: Date, now: Date): Promise<ReferralPayment[]> {
  // The accounts first: who settles a bet has its player's account already, and may want a commission then.
  const earners = await tx.query(
    `select earner_id as id from referral_commission where ${DUE} group by earner_id having sum(amount) > 0 order by id`,
    [upTo],
  );
  for (const { id } of earners) await lockAccounts(tx, id);
  const payments = await tx.query(
    `with due as (
       select id, earner_id, amount from referral_commission where ${DUE} and earner_id = any($3::bigint[])
       order by wager_id, earner_id, id for no key update
     ), owed as (
       select earner_id, sum(amount)::bigint as amount from due group by earner_id having sum(amount) > 0
     ), paid as (
       update referral_commission c set paid_at = $2 from due join owed using (earner_id) where c.id = due.id
     )
     insert into referral_payment (player_id, amount, at) select earner_id, amount, $2 from owed order by earner_id
     returning id, player_id as player, amount`,
    [upTo, now, earners.map(({ id }) => id)],
  );
  for (const { id, player, amount } of payments) {
    await post(tx, {
      reference: referralPaymentId(id),
      kind: 'bonus',
      title: 'Referral commission',
      detail: 'On what your referrals lost',
      state: 'Paid',
      at: now,
      entries: [
        { account: { house: 'referral' }, amount: negatePaise(amount) },
        { account: { player, name: 'cash' }, amount },
      ],
    });
  }
  return payments.map(({ player, amount }) => ({ player, amount }));
}
