import type { Paise } from '@pavilion/money';
import { FIRST_PAUSE, LONGEST_PAUSE, troubleText } from '../../base/index.ts';
import type { Queryable } from '../../store/index.ts';

/** Keeps that a payment could not be credited, for the desk and for another try. Returns whether it failed in this way for the first time. */
export async function notePaymentTrouble(
  database: Queryable,
  payment: string,
  error: unknown,
  at: Date,
): Promise<boolean> {
  const text = troubleText(error);
  // What it was before is read first: `returning` knows only what is there now.
  const [kept] = await database.query(
    `with known as (select error from payment_trouble where payment_id = $1)
     insert into payment_trouble as t (payment_id, error, since, again_at)
     values ($1, $2, $3, $3::timestamptz + $4::int * interval '1 millisecond')
     on conflict (payment_id) do update set error = excluded.error, tries = t.tries + 1,
       again_at = $3::timestamptz + least($5::float8, $4 * power(2, least(t.tries, 20))) * interval '1 millisecond'
     returning (select error from known) as before`,
    [payment, text, at, FIRST_PAUSE, LONGEST_PAUSE],
  );
  return kept?.before !== text;
}

/** Forgets a trouble that is over. */
export async function clearPaymentTrouble(database: Queryable, payment: string): Promise<void> {
  await database.query('delete from payment_trouble where payment_id = $1', [payment]);
}

/** A payment that arrived and can't be credited. */
export interface PaymentTrouble {
  readonly payment: string;
  readonly amount: Paise;
  readonly error: string;
  readonly tries: number;
  readonly since: Date;
  readonly againAt: Date;
}

/** The payments that can't be credited, the longest trouble first, at most so many. */
export function paymentTroubles(database: Queryable, most: number): Promise<PaymentTrouble[]> {
  return database.query(
    `select t.payment_id as payment, p.amount, t.error, t.tries, t.since, t.again_at as "againAt"
     from payment_trouble t join fastpay_payment p on p.id = t.payment_id order by t.since, t.payment_id limit $1`,
    [most],
  );
}
