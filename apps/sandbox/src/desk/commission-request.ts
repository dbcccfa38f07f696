import { formatMoney, type Paise, sumPaise } from '@pavilion/money';
import { Refusal } from '../base/index.ts';
import { lockDueReferrals, payDueReferrals, type ReferralPayment } from '../money/index.ts';
import { notify } from '../players/index.ts';
import type { Transaction } from '../store/index.ts';
import type { Operator } from './operators.ts';
import type { CommissionRequest } from './request-kinds.ts';
import { keepRequest } from './requests.ts';

/** What a run of payments came to, paise. */
interface CommissionRun {
  readonly paid: readonly ReferralPayment[];
  /** What waits for a second operator from now on. */
  readonly waits: readonly { readonly amount: Paise }[];
}

/**
 * Pays every player what their referrals have earned them and is not held: at once up to what one operator alone may pay a player within a day, and
 * may do for all of them, above it once a second operator approves. Each payment is a request, so that it counts with whatever else this operator
 * does alone. Who waits for a second operator already is left out.
 */
export async function payCommission(tx: Transaction, operator: Operator, now: Date): Promise<CommissionRun> {
  const due = await lockDueReferrals(tx, now, now);
  await tx.query(
    `update desk_request set state = 'expired' where kind = 'commission' and state = 'waiting' and expires_at <= $1`,
    [now],
  );
  const waiting = await tx.query(
    `select coalesce(player_id, 0) as player from desk_request where kind = 'commission' and state = 'waiting'`,
  );
  const known = new Set(waiting.map(({ player }) => player));
  const alone: number[] = [];
  const waits: { readonly amount: Paise }[] = [];
  for (const { player, amount, lately } of due.filter((one) => !known.has(one.player))) {
    const once = `commission:${player}:${now.toISOString()}`;
    const wanted = { kind: 'commission', once, player, amount, lately, settledBefore: now } as const;
    const { state } = await keepRequest(tx, operator, wanted, now);
    if (state === 'done') alone.push(player);
    else waits.push({ amount });
  }
  return { paid: await pay(tx, alone, now, now), waits };
}

/** Pays commission that waited, for the second operator, who has locked the request. Refused where it is no longer what the first one saw. */
export async function doCommission(
  tx: Transaction,
  { player, amount, settledBefore }: CommissionRequest,
  now: Date,
): Promise<void> {
  const [due] = await lockDueReferrals(tx, settledBefore, now, [player]);
  if (due?.amount !== amount) {
    const open = due ? formatMoney(due.amount) : 'nothing';
    throw new Refusal(409, `Of this, ${open} is open now. Decline it, and pay what is open anew.`, 'id');
  }
  await pay(tx, [player], settledBefore, now);
}

/** What a run came to, in a sentence for the log. */
export function runText({ paid, waits }: CommissionRun): string {
  const players = (count: number) => (count === 1 ? '1 player' : `${count} players`);
  const sumOf = (payments: readonly { readonly amount: Paise }[]) =>
    formatMoney(sumPaise(payments, ({ amount }) => amount));
  const parts = [
    ...(paid.length === 0 ? [] : [`Paid ${players(paid.length)} referral commission of ${sumOf(paid)}`]),
    ...(waits.length === 0
      ? []
      : [`Asked, as the first of two, to pay ${players(waits.length)} referral commission of ${sumOf(waits)}`]),
  ];
  return parts.join('. ');
}

async function pay(
  tx: Transaction,
  players: readonly number[],
  settledBefore: Date,
  now: Date,
): Promise<readonly ReferralPayment[]> {
  const paid = await payDueReferrals(tx, players, settledBefore, now);
  for (const { player, amount } of paid) {
    await notify(tx, player, {
      title: 'Referral commission paid',
      message: `${formatMoney(amount)} was added to your cash.`,
      status: 'success',
      about: { kind: 'referral' },
      at: now,
    });
  }
  return paid;
}
