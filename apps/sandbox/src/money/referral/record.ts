import type { Paise } from '@pavilion/money';
import type { Transaction } from '../../store/index.ts';

/** A player's referral code of the past. */
interface PastCode {
  readonly code: string;
  readonly player: number;
  readonly campaign: string;
  readonly at: Date;
}

/** Keeps a code. */
export async function recordCode(tx: Transaction, { code, player, campaign, at }: PastCode): Promise<void> {
  await tx.query('insert into referral_code (code, player_id, campaign, created_at) values ($1, $2, $3, $4)', [
    code,
    player,
    campaign,
    at,
  ]);
}

/** Counts `clicks` of a code, each by another visitor, spread over the fifty days up to `day`. */
export async function recordClicks(tx: Transaction, code: string, clicks: number, day: string): Promise<void> {
  await tx.query(
    `insert into referral_click (code_id, day, visitor)
     select id, $3::text::date - n % 50, decode(md5($1 || n), 'hex') from referral_code, generate_series(1, $2::int) as n where code = $1::text`,
    [code, clicks, day],
  );
}

/** Who brought a player, by which campaign's code, and when. */
interface PastReferral {
  readonly player: number;
  readonly referrer: number;
  readonly campaign: string;
  readonly at: Date;
}

/** Joins players to those who brought them, in this order. */
export async function recordReferrals(tx: Transaction, referrals: readonly PastReferral[]): Promise<void> {
  await tx.query(
    `insert into referral (player_id, referrer_id, code_id, at)
     select b.player, c.player_id, c.id, b.at
     from unnest($1::bigint[], $2::bigint[], $3::text[], $4::timestamptz[]) with ordinality as b (player, referrer, campaign, at, n)
     join referral_code c on c.player_id = b.referrer and c.campaign = b.campaign order by n`,
    [
      referrals.map(({ player }) => player),
      referrals.map(({ referrer }) => referrer),
      referrals.map(({ campaign }) => campaign),
      referrals.map(({ at }) => at),
    ],
  );
}

/** Notes that everything a player had earned before `at` was paid then; no money moves. */
export async function recordReferralPayment(tx: Transaction, player: number, amount: Paise, at: Date): Promise<void> {
  await tx.query(
    `with paid as (
       update referral_commission set paid_at = $2 where earner_id = $1 and settled_at < $2
     )
     insert into referral_payment (player_id, amount, at) values ($1, $3, $2)`,
    [player, at, amount],
  );
}
