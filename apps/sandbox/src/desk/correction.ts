import { addPaise, formatMoney, formatSignedMoney, negatePaise, subtractPaise } from '@pavilion/money';
import { Refusal, reasonFrom } from '../base/index.ts';
import { collectDebts } from '../money/index.ts';
import { lockPlayer, notify } from '../players/index.ts';
import { lockAccounts, post, type Transaction, walletOf } from '../store/index.ts';
import type { Operator } from './operators.ts';
import { withoutPlaces } from './places-to-pay.ts';
import type { Correction, DeskRequest } from './request-kinds.ts';
import { keepRequest, requestId } from './requests.ts';

/** What an operator wants to put right of what a player has; the reason is as the player reads it in their statement. */
interface NewCorrection extends Pick<Correction, 'player' | 'account' | 'amount' | 'reason'> {
  /** What the form carries: sent twice, it is asked for once. */
  readonly once: string;
}

/**
 * Corrects what a player has, by a posting of its own: at once up to what one operator alone may do for a player within a day, above it
 * once a second operator approves. Refused where the player has not got what is taken away, and where the same form was sent before.
 */
export async function askCorrection(
  tx: Transaction,
  operator: Operator,
  input: NewCorrection,
  now: Date,
): Promise<DeskRequest> {
  const reason = withoutPlaces(reasonFrom(input.reason, 'Enter a reason for the player.'));
  // Before the accounts, as whoever sets how the player stands. Corrections of a player take turns: together they count.
  await lockPlayer(tx, input.player);
  await checkHas(tx, input);
  const request = await keepRequest(tx, operator, { kind: 'correction', ...input, reason }, now);
  if (request.state === 'done') await putRight(tx, { id: request.id, ...input, reason }, now);
  return request;
}

/** Posts a correction that waited, for the second operator, who has locked it. */
export async function doCorrection(tx: Transaction, correction: Correction, now: Date): Promise<void> {
  await lockPlayer(tx, correction.player);
  await checkHas(tx, correction);
  await putRight(tx, correction, now);
}

/** Refuses to take away what a player has not got free. */
async function checkHas(
  tx: Transaction,
  { player, account, amount }: Pick<Correction, 'player' | 'account' | 'amount'>,
): Promise<void> {
  const { cash, held } = await lockAccounts(tx, player);
  const free = account === 'cash' ? subtractPaise(cash, held) : (await walletOf(tx, player)).coins;
  if (addPaise(free, amount) < 0) {
    throw new Refusal(409, `They have ${formatMoney(free)} free to take.`, 'amount');
  }
}

/** Posts a correction: what the player gains the house gives, and the other way round. They read why. */
async function putRight(
  tx: Transaction,
  { id, player, account, amount, reason }: Pick<Correction, 'id' | 'player' | 'account' | 'amount' | 'reason'>,
  now: Date,
): Promise<void> {
  await post(tx, {
    reference: requestId(id),
    kind: 'adjustment',
    title: 'Balance correction',
    detail: reason,
    state: 'Corrected',
    at: now,
    entries: [
      { account: { house: 'corrections' }, amount: negatePaise(amount) },
      { account: { player, name: account }, amount },
    ],
  });
  if (account === 'cash' && amount > 0) await collectDebts(tx, player, now);
  await notify(tx, player, {
    title: account === 'cash' ? 'Cash corrected' : 'Coins corrected',
    message: `${formatSignedMoney(amount)}: ${reason}`,
    status: 'info',
    at: now,
  });
}
