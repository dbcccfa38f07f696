import type { ReferralHold } from '@pavilion/api-client/wire';
import { type Paise, sumPaise } from '@pavilion/money';
import { Refusal } from '../../base/index.ts';
import type { Queryable, Transaction } from '../../store/index.ts';

const OF_EXCLUDED = 'Self-excluded players are not paid commission during the exclusion.';

/** Which commission waits for the desk: an earner's on one child, held for the same reasons. */
export interface HeldReferral {
  readonly player: number;
  readonly child: number;
  /** All that hold it, the first one first. */
  readonly reasons: readonly ReferralHold[];
}

/** Commission that waits for the desk, and why. */
export interface HeldSum extends HeldReferral {
  /** Of how many bets and rounds. */
  readonly wagers: number;
  /** Who won on the other side; null where that is no reason. */
  readonly other: number | null;
  /** What the child lost by them, paise. */
  readonly lost: Paise;
  readonly amount: Paise;
}

/**
 * What is held of commission on what settled by `now`, the largest first: the first `most` of it; of who has excluded themselves, or of everybody
 * else.
 */
export async function heldReferrals(
  database: Queryable,
  now: Date,
  most: number,
  of: 'excluded' | 'others',
): Promise<HeldSum[]> {
  return database.query(
    `select c.earner_id as player, c.child_id as child, h.reasons, count(distinct c.wager_id)::int as wagers,
       min(h.other) as other, sum(c.lost)::bigint as lost, sum(c.amount)::bigint as amount
     from commission_held(null, $1, $1) h join referral_commission c on c.id = h.line where (h.reason = 'excluded') = $3::boolean
     group by c.earner_id, c.child_id, h.reasons order by amount desc, player, child, h.reasons limit $2`,
    [now, most, of === 'excluded'],
  );
}

/**
 * Holds an earner's commission on one child no more for one of its reasons. What other reasons hold of it stays held for those, and what
 * settles later is looked at anew. Refused with a 409 where nothing is held for just these reasons, so that nobody releases what they have not
 * seen, and of who has excluded themselves: nobody decides that but they. Returns how much it is, in paise.
 */
export async function releaseReferral(
  tx: Transaction,
  { player, child, reasons }: HeldReferral,
  reason: ReferralHold,
  now: Date,
): Promise<Paise> {
  if (reason === 'excluded') throw new Refusal(409, OF_EXCLUDED);
  const lines = await tx.query(
    `update referral_commission c set released = c.released || $4::text from commission_held($1::bigint[], $5, $5) h
     where c.id = h.line and h.child = $2 and h.reasons = $3::text[] and $4::text = any(h.reasons) and c.paid_at is null returning c.amount`,
    [[player], child, reasons, reason, now],
  );
  if (lines.length === 0) throw new Refusal(409, 'Nothing is on hold here.');
  return sumPaise(lines, ({ amount }) => amount);
}

/**
 * Refuses an earner's held commission on one child for good, with a reason that they read: it is paid by nobody whatever comes out later, and what a
 * corrected result changes of it is refused with it. Refused itself as `releaseReferral` is. Returns how much it was, in paise.
 */
export async function refuseReferral(
  tx: Transaction,
  { player, child, reasons }: HeldReferral,
  why: string,
  now: Date,
): Promise<Paise> {
  if (reasons.includes('excluded')) throw new Refusal(409, OF_EXCLUDED);
  const lines = await tx.query(
    `update referral_commission c set refused_at = $4, refused_why = $5 from commission_held($1::bigint[], $4, $4) h
     where c.id = h.line and h.child = $2 and h.reasons = $3::text[] and c.paid_at is null and c.refused_at is null returning c.amount`,
    [[player], child, reasons, now, why],
  );
  if (lines.length === 0) throw new Refusal(409, 'Nothing is on hold here.');
  return sumPaise(lines, ({ amount }) => amount);
}
