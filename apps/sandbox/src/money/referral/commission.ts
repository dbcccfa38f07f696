import { negatePaise, type Paise } from '@pavilion/money';
import { referralPaymentId } from '../../base/index.ts';
import { lockAccounts, post, settingNamed, type Transaction } from '../../store/index.ts';

/** The setting `referral`: what share of a stake everybody above earns, and how many levels up. */
export interface ReferralTerms {
  readonly percent: number;
  readonly levels: number;
}

/** A settled stake that commission is earned on. */
interface CommissionedStake {
  readonly id: number;
  readonly player: number;
  readonly stake: Paise;
  readonly at: Date;
}

/**
 * Commission on a wager for everybody above the player who staked it, as many levels up as the house's setting says, each the
 * same percentage, rounded down to the paisa.
 */
export async function countForReferrers(tx: Transaction, { id, player, stake, at }: CommissionedStake): Promise<void> {
  const above = await tx.query<{ earner: number }>(
    `with recursive above as (
       select referrer_id as earner, 1 as level from referral where player_id = $1
       union all
       select r.referrer_id, level + 1 from above join referral r on r.player_id = above.earner
     )
     select earner from above order by level`,
    [player],
  );
  if (above.length === 0) return;
  const { percent, levels } = await settingNamed<ReferralTerms>(tx, 'referral');
  await tx.query(
    `insert into referral_commission (wager_id, earner_id, child_id, stake, settled_at, amount)
     select $1, earner, $2, $3::bigint, $4, $3::bigint * round($5::numeric * 100)::bigint / 10000 from unnest($6::bigint[]) as e (earner)`,
    [id, player, stake, at, percent, above.slice(0, levels).map(({ earner }) => earner)],
  );
}

/**
 * Takes the commission on a wager back, as far as it has not been paid, or gives it again. Whoever writes several commissions locks
 * them by wager and earner, so that two never wait for each other.
 */
export async function voidForReferrers(tx: Transaction, wager: number, voidedAt: Date | null): Promise<void> {
  await tx.query(
    `with locked as (
       select wager_id, earner_id from referral_commission where wager_id = $1 order by wager_id, earner_id for no key update
     )
     update referral_commission c set voided_at = $2 from locked l where c.wager_id = l.wager_id and c.earner_id = l.earner_id`,
    [wager, voidedAt],
  );
}

/** Commission that is to be paid, of wagers settled before `$1`. */
const DUE = 'paid_at is null and voided_at is null and settled_at < $1';

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
  // The accounts first: who settles a bet has its player's account already, and may want a commission then.
  const earners = await tx.query<{ id: number }>(
    `select distinct earner_id as id from referral_commission where ${DUE} order by id`,
    [upTo],
  );
  for (const { id } of earners) await lockAccounts(tx, id);
  const payments = await tx.query<ReferralPayment & { id: number }>(
    `with locked as (
       select wager_id, earner_id from referral_commission where ${DUE} and earner_id = any($3::bigint[])
       order by wager_id, earner_id for no key update
     ), due as (
       update referral_commission c set paid_at = $2 from locked l where c.wager_id = l.wager_id and c.earner_id = l.earner_id
       returning c.earner_id, c.amount
     )
     insert into referral_payment (player_id, amount, at)
     select earner_id, sum(amount)::bigint, $2 from due group by earner_id having sum(amount) > 0 order by earner_id
     returning id, player_id as player, amount`,
    [upTo, now, earners.map(({ id }) => id)],
  );
  for (const { id, player, amount } of payments) {
    await post(tx, {
      reference: referralPaymentId(id),
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
