import { negatePaise, type Paise } from '@pavilion/money';
import { post, type Transaction } from '../../store/index.ts';

/**
 * Commission on a wager for everybody above the player who staked it, as many levels up as the house's setting says, each the
 * same percentage, rounded down to the paisa.
 */
export async function countForReferrers(tx: Transaction, wager: number): Promise<void> {
  await tx.query(
    `with recursive terms as (
       select (value ->> 'levels')::int as levels, round((value ->> 'percent')::numeric * 100)::bigint as hundredths
       from setting where key = 'referral'
     ), above as (
       select r.referrer_id as earner, 1 as level from wager w join referral r on r.player_id = w.player_id where w.id = $1
       union all
       select r.referrer_id, level + 1 from above join referral r on r.player_id = above.earner
     )
     insert into referral_commission (wager_id, earner_id, child_id, amount)
     select w.id, earner, w.player_id, w.stake * hundredths / 10000
     from above, terms, wager w where w.id = $1 and level <= levels`,
    [wager],
  );
}

/** A payment of commission. */
export interface ReferralPayment {
  readonly player: number;
  readonly amount: Paise;
}

/**
 * Pays every player what their referrals earned on wagers settled before `upTo` and that has not been paid yet: house
 * `referral` to cash. Called again, also at the same time, it pays nothing twice. Returns what it paid.
 */
export async function payReferrals(tx: Transaction, upTo: Date, now: Date): Promise<ReferralPayment[]> {
  const payments = await tx.query<ReferralPayment & { id: number }>(
    `with due as (
       update referral_commission c set paid_at = $2 from wager w
       where w.id = c.wager_id and c.paid_at is null and w.voided_at is null and w.at < $1
       returning c.earner_id, c.amount
     )
     insert into referral_payment (player_id, amount, at)
     select earner_id, sum(amount)::bigint, $2 from due group by earner_id having sum(amount) > 0 order by earner_id
     returning id, player_id as player, amount`,
    [upTo, now],
  );
  for (const { id, player, amount } of payments) {
    await post(tx, {
      reference: `RF-${id}`,
      kind: 'bonus',
      title: 'Referral commission',
      detail: 'On what your referrals staked',
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
