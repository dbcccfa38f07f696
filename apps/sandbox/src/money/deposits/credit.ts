import { formatMoney, negatePaise, type Paise } from '@pavilion/money';
import { depositId } from '../../base/index.ts';
import { lockPlayer, notify } from '../../players/index.ts';
import { post, type Queryable, type Transaction } from '../../store/index.ts';
import { onDepositApproved, tellOfBonus } from '../bonus/grants.ts';
import { collectDebts } from '../debts/debts.ts';
import { OPEN } from './deposit.ts';

interface Ended {
  readonly id: number;
  readonly player: number;
  readonly amount: Paise;
  readonly reference: string;
  readonly name: string;
  readonly label: string | null;
}

const RETURNING = `returning d.id, d.player_id as player, d.amount, d.reference, g.name,
  (select f ->> 'label' from jsonb_array_elements(d.fields) f where f ->> 'name' = 'reference') as label`;

/** Approves a deposit that the caller has locked and found open: from the house's bank into the player's cash. */
export async function credit(tx: Transaction, id: number, now: Date): Promise<void> {
  const { player, amount, reference, name, label } = await end(tx, id, 'approved', null, now);
  // Before the accounts, as whoever sets how the player stands.
  await lockPlayer(tx, player);
  await post(tx, {
    reference: depositId(id),
    kind: 'deposit',
    title: `Deposit by ${name}`,
    detail: `${label ?? 'Payment'} ${shortened(reference)}`,
    state: 'Approved',
    at: now,
    entries: [
      { account: { house: 'bank' }, amount: negatePaise(amount) },
      { account: { player, name: 'cash' }, amount },
    ],
  });
  const bonus = await onDepositApproved(tx, player, id, amount, now);
  await collectDebts(tx, player, now);
  await notify(tx, player, {
    title: 'Deposit approved',
    message: `${formatMoney(amount)} by ${name} was added to your balance.`,
    status: 'success',
    about: { kind: 'deposit', id: depositId(id) },
    at: now,
  });
  if (bonus) await tellOfBonus(tx, player, bonus, now);
}

/** Declines a deposit that the caller has locked and found open. */
export async function decline(tx: Transaction, id: number, reason: string, now: Date): Promise<void> {
  const { player, amount, name } = await end(tx, id, 'declined', reason, now);
  await notify(tx, player, {
    title: 'Deposit declined',
    message: `${formatMoney(amount)} by ${name}: ${reason}`,
    status: 'error',
    about: { kind: 'deposit', id: depositId(id) },
    at: now,
  });
}

/** Ends what ran out. Several processes may do it at once: each deposit is ended by one of them. */
export async function expireDeposits(tx: Transaction, now: Date): Promise<void> {
  const expired = await tx.query(
    `update deposit d set state = 'expired', decided_at = d.expires_at from gateway g
     where g.code = d.gateway and d.expires_at <= $1 and ${OPEN} ${RETURNING}`,
    [now],
  );
  for (const { id, player, amount, name } of expired) {
    await notify(tx, player, {
      title: 'Deposit expired',
      message: `${formatMoney(amount)} by ${name} was not confirmed in time. If you have paid, contact support.`,
      status: 'warning',
      about: { kind: 'deposit', id: depositId(id) },
      at: now,
    });
  }
}

async function end(
  tx: Queryable,
  id: number,
  state: 'approved' | 'declined',
  reason: string | null,
  now: Date,
): Promise<Ended> {
  const [ended] = await tx.query(
    `update deposit d set state = $2, reason = $3, decided_at = $4 from gateway g
     where g.code = d.gateway and d.id = $1 and ${OPEN} ${RETURNING}`,
    [id, state, reason, now],
  );
  if (!ended) throw new Error(`The deposit ${id} is not open`);
  return ended;
}

/** A coin's transaction hash is too long for a statement's line. */
const shortened = (reference: string) =>
  reference.length > 24 ? `${reference.slice(0, 10)}…${reference.slice(-6)}` : reference;
