import { negatePaise, type Paise } from '@pavilion/money';
import { DAY, referralPaymentId } from '../../base/index.ts';
import {
  changeSetting,
  lockAccounts,
  post,
  type Queryable,
  settingNamed,
  type Transaction,
} from '../../store/index.ts';

/** The setting `referral`: what share of a net loss everybody above earns, how many levels up, and on whom. */
export interface ReferralTerms {
  readonly percent: number;
  readonly levels: number;
  /** Whether a child counts only from when a document of theirs is approved: commission on what settled before is held. */
  readonly kycOfChildren: boolean;
}

/** Whether a child counts for commission only from when a document of theirs is approved. */
export async function isKycOfChildrenWanted(database: Queryable): Promise<boolean> {
  return (await settingNamed<ReferralTerms>(database, 'referral')).kycOfChildren;
}

/** Sets that; returns what it was. */
export async function wantKycOfChildren(tx: Transaction, isWanted: boolean): Promise<boolean> {
  const before = await isKycOfChildrenWanted(tx);
  await changeSetting(tx, 'referral', { kycOfChildren: isWanted } satisfies Partial<ReferralTerms>);
  return before;
}

/**
 * Counts what a player gave the house (below zero: what it gave them) by no play of theirs, but for it: a bonus that was released, a
 * lost bet that stays owed, and that debt once it is paid. Nobody earns on a loss that the house has borne.
 */
export async function countGivenForReferrers(tx: Transaction, player: number, lost: Paise, at: Date): Promise<void> {
  await tx.query('select 1 as done from count_for_referrers(null, $1, 0, $2, $3)', [player, lost, at]);
}

/**
 * Commission of all earners that is to be paid at `$2`, of wagers settled before `$1`: nothing that is held then, and nothing of a closed account
 * (docs/decisions/commission.md).
 */
const DUE =
  'paid_at is null and settled_at < $1 and id in (select coalesce(line, 0) from commission_due(null, $1, $2))' as const;
/** The same of the earners `$3`. */
const DUE_OF =
  'paid_at is null and settled_at < $1 and id in (select coalesce(line, 0) from commission_due($3::bigint[], $1, $2))' as const;

/** What a payment would bring an earner, and of what. */
export interface DueReferral {
  readonly player: number;
  /** How many players it is earned on. */
  readonly children: number;
  /** What those lost to the house, paise. */
  readonly lost: Paise;
  readonly amount: Paise;
}

/** What `payReferrals` would pay now, the largest first: the first `most` of them. */
export async function dueReferrals(database: Queryable, now: Date, most: number): Promise<DueReferral[]> {
  return database.query(
    `select earner_id as player, count(distinct child_id)::int as children, sum(lost)::bigint as lost, sum(amount)::bigint as amount
     from referral_commission where ${DUE} group by earner_id having sum(amount) > 0
     order by amount desc, earner_id limit $3`,
    [now, now, most],
  );
}

/** A payment of commission. */
export interface ReferralPayment {
  readonly player: number;
  readonly amount: Paise;
}

/** What is to be paid to an earner, and what they were paid within the last day, paise. */
interface LockedReferral extends ReferralPayment {
  readonly lately: Paise;
}

/**
 * What is to be paid of what settled before `upTo` to these earners (all of them where none is named), whose accounts are locked for it. Whose
 * referrals' winnings and corrections have made it nothing or less is left out: all of it is carried over to the next payment.
 */
export async function lockDueReferrals(
  tx: Transaction,
  upTo: Date,
  now: Date,
  players?: readonly number[],
): Promise<LockedReferral[]> {
  const found = await tx.query(
    `select earner_id as id from referral_commission where ${DUE_OF}
     group by earner_id having sum(amount) > 0 order by id`,
    [upTo, now, players ?? null],
  );
  const earners = found.map(({ id }) => id);
  // The accounts before the lines: who settles a bet has its player's account already, and may want a commission then. Who excludes themselves has
  // them too, until that is done: nobody is between this and their payment.
  for (const id of earners) await lockAccounts(tx, id);
  return tx.query(
    `select earner_id as player, sum(amount)::bigint as amount, (
       select coalesce(sum(p.amount), 0)::bigint from referral_payment p where p.player_id = c.earner_id and p.at > $4) as lately
     from referral_commission c where ${DUE_OF}
     group by earner_id having sum(amount) > 0 order by player`,
    [upTo, now, earners, new Date(now.getTime() - DAY)],
  );
}

/**
 * Pays every player what their referrals' losses settled before `upTo` have earned them and that has not been paid yet: house
 * `referral` to cash. Called again, also at the same time, it pays nothing twice. Returns what it paid.
 */
export async function payReferrals(tx: Transaction, upTo: Date, now: Date): Promise<ReferralPayment[]> {
  const due = await lockDueReferrals(tx, upTo, now);
  return payDueReferrals(
    tx,
    due.map(({ player }) => player),
    upTo,
    now,
  );
}

/** Pays these earners as `payReferrals` pays all. The caller has locked what is due to them. */
export async function payDueReferrals(
  tx: Transaction,
  players: readonly number[],
  upTo: Date,
  now: Date,
): Promise<ReferralPayment[]> {
  const payments = await tx.query(
    `with due as (
       select id, earner_id, amount from referral_commission where ${DUE_OF}
       order by wager_id, earner_id, id for no key update
     ), owed as (
       select earner_id, sum(amount)::bigint as amount from due group by earner_id having sum(amount) > 0
     ), paid as (
       update referral_commission c set paid_at = $2 from due join owed using (earner_id) where c.id = due.id
     )
     insert into referral_payment (player_id, amount, at) select earner_id, amount, $2 from owed order by earner_id
     returning id, player_id as player, amount`,
    [upTo, now, players],
  );
  for (const { id, player, amount } of payments) {
    await post(tx, {
      reference: referralPaymentId(id),
      kind: 'bonus',
      title: 'Referral commission',
      detail: 'On your referrals’ net losses',
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
