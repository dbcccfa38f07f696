import { negatePaise, type Paise } from '@pavilion/money';
import { referralPaymentId } from '../../base/index.ts';
import { lockAccounts, post, type Transaction } from '../../store/index.ts';

/** The setting `referral`: what share of a net loss everybody above earns, and how many levels up. */
export interface ReferralTerms {
  readonly percent: number;
  readonly levels: number;
}

/**
 * Counts what a player gave the house (below zero: what it gave them) by no play of theirs, but for it: a bonus that was released, a
 * lost bet that stays owed, and that debt once it is paid. Nobody earns on a loss that the house has borne.
 */
export async function countGivenForReferrers(tx: Transaction, player: number, lost: Paise, at: Date): Promise<void> {
  await tx.query('select 1 as done from count_for_referrers(null, $1, 0, $2, $3)', [player, lost, at]);
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
