import type { Deposit, depositStates, Gateway } from '@pavilion/api-client/wire';
import type { Paise } from '@pavilion/money';
import { depositId, Refusal } from '../../base/index.ts';
import { lockPlayer } from '../../players/index.ts';
import { ownPath } from '../../server/index.ts';
import type { Transaction } from '../../store/index.ts';
import { openPayment } from '../fastpay/payment.ts';
import type { GatewayReport } from '../fastpay/report.ts';
import { againstCredit, FOR_PLAYER } from './against.ts';
import { credit, decline } from './credit.ts';
import { addDeposit, STATE } from './deposit.ts';
import { depositAfter } from './states.ts';

interface Redirect {
  readonly player: number;
  readonly gateway: Gateway;
  readonly amount: Paise;
  readonly returnPath: string;
  readonly now: Date;
}

/** Begins a deposit at the gateway that redirects, and returns where the player is to be sent. */
export async function beginRedirect(
  tx: Transaction,
  { player, gateway, amount, returnPath, now }: Redirect,
): Promise<{ id: number; redirectUrl: string }> {
  const back = ownPath(returnPath);
  if (!back) throw new Refusal(422, 'The return page must be on this site.', 'returnPath');
  const expiresAt = new Date(now.getTime() + gateway.expiresIn * 1000);
  const payment = openPayment();
  const id = await addDeposit(tx, {
    player,
    gateway: gateway.code,
    amount,
    state: 'created',
    reference: payment.id,
    fields: [],
    createdAt: now,
    expiresAt,
  });
  back.searchParams.set('deposit', depositId(id));
  const returnTo = back.pathname + back.search + back.hash;
  return { id, redirectUrl: await payment.keep(tx, { amount, returnPath: returnTo, createdAt: now, expiresAt }) };
}

/**
 * Hears one word of the gateway about one payment, and returns where its deposit stands after it. The same word again, and one
 * that comes too late, change nothing. Money that was taken no longer expires: it is paid or declined.
 */
export async function hearGateway(
  tx: Transaction,
  { paymentId, amount, status }: GatewayReport,
  now: Date,
): Promise<Deposit['state']> {
  await tx.query(
    `select 1 from deposit d join gateway g on g.code = d.gateway and g.kind = 'redirect'
     where d.reference = $1 for no key update of d`,
    [paymentId],
  );
  const [known] = await tx.query(
    `select d.id, d.player_id as player, d.amount, ${STATE} as state from deposit d join gateway g on g.code = d.gateway and g.kind = 'redirect'
     where d.reference = $2`,
    [now, paymentId],
  );
  if (known?.amount !== amount) throw new Error(`The gateway speaks of a payment that is not ours: ${paymentId}`);
  const next = depositAfter(known.state, status);
  if (next === null) return known.state;
  const over = status === 'taken' || status === 'paid' ? await reasonAgainst(tx, known.player, now) : null;
  if (over !== null) {
    await decline(tx, known.id, over, now);
    return 'declined';
  }
  if (next === 'approved') await credit(tx, known.id, now);
  else if (next === 'declined') await decline(tx, known.id, 'The payment was declined.', now);
  else await move(tx, known.id, next);
  return next;
}

/** Why a payment is not taken, or goes back: its player keeps themselves to less, or from paying in, since they began it. */
async function reasonAgainst(tx: Transaction, player: number, now: Date): Promise<string | null> {
  await lockPlayer(tx, player);
  const against = await againstCredit(tx, player, now);
  return against && FOR_PLAYER[against];
}

async function move(tx: Transaction, id: number, state: (typeof depositStates)[number]): Promise<void> {
  await tx.query(
    `update deposit set state = $2::text, expires_at = case when $2::text = 'pending' then null else expires_at end where id = $1`,
    [id, state],
  );
}
