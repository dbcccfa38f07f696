import { randomUUID } from 'node:crypto';
import { formatMoney, type Paise, ZERO } from '@pavilion/money';
import { playerId, Refusal } from '../base/index.ts';
import {
  addWalletKey,
  approveWin,
  heldWinOf,
  providerNamed,
  type RoundName,
  returnStakes,
  setMostWin,
  stakesToReturn,
  walletKeyFrom,
} from '../casino/index.ts';
import { debtOf, forgiveDebt, leftOf } from '../money/index.ts';
import { lockPlayer } from '../players/index.ts';
import type { Transaction } from '../store/index.ts';
import type { Operator } from './operators.ts';
import type { DeskRequest, KeyRequest, MostWinRequest, PaymentRequest, StakesRequest } from './request-kinds.ts';
import { aboutOf, keepRequest, type NewRequest, requestId, waitingAbout } from './requests.ts';

/** What became of something that one operator wanted to do. */
export interface Wanted {
  readonly request: DeskRequest;
  /** What it is, for the log: it was done, or one asked for it. */
  readonly text: string;
  readonly player?: number;
}

/** What an operator wants to do, and why. */
export interface Asking {
  readonly operator: Operator;
  readonly reason: string;
  readonly now: Date;
}

/** Approves a win that waits: at once within what one operator may, otherwise once a second one approves. */
export async function askWin(tx: Transaction, id: number, asking: Asking): Promise<Wanted> {
  const { player } = await heldWinOf(tx, id);
  await lockPlayer(tx, player);
  const { title, maker, round, amount } = await heldWinOf(tx, id);
  const request = await ask(tx, { kind: 'win', player, subject: String(id), amount }, asking);
  if (request.state === 'done') await approveWin(tx, id, asking.now);
  return { request, player, text: `the win of ${formatMoney(amount)} in ${title} (${maker}), round ${round}` };
}

/** Forgives what is left of a debt: at once within what one operator may, otherwise once a second one approves. */
export async function askForgiven(tx: Transaction, id: number, asking: Asking): Promise<Wanted> {
  const { player } = await debtOf(tx, id);
  await lockPlayer(tx, player);
  const debt = await debtOf(tx, id);
  const amount = leftOf(debt);
  if (amount === ZERO) throw new Refusal(409, 'This debt is already settled.', 'id');
  const request = await ask(tx, { kind: 'debt', player, subject: String(id), amount }, asking);
  if (request.state === 'done') await forgiveDebt(tx, id, asking.now);
  return { request, player, text: `${formatMoney(amount)} that ${playerId(player)} owes for ${debt.about}` };
}

/** Returns the stakes of a round: at once within what one operator may, otherwise once a second one approves. */
export async function askStakes(tx: Transaction, name: RoundName, asking: Asking): Promise<Wanted> {
  const { player, provider, round: subject } = name;
  await lockPlayer(tx, player);
  const { before, staked: amount } = await stakesToReturn(tx, name);
  const request = await ask(tx, { kind: 'stakes', player, provider, subject, amount }, asking);
  if (request.state === 'done') await returnStakes(tx, name, asking.now);
  const text = `the stakes of ${before.title} (${before.maker}), round ${subject}, ${formatMoney(amount)}`;
  return { request, player, text };
}

/** Asks for a key of a provider to be taken. Whoever has its private half moves players’ money, so it always takes two. */
export async function askKey(tx: Transaction, code: string, typed: string, asking: Asking): Promise<Wanted> {
  refuseOthers(asking.operator);
  const { name } = await providerNamed(tx, code);
  const { id, letters } = await walletKeyFrom(tx, code, typed);
  const request = await ask(tx, { kind: 'key', provider: code, subject: letters }, asking);
  return { request, text: `the key ${id} of ${name}` };
}

/** Asks for what a provider’s wins bring at once to be changed. What is more than that is looked at, so it always takes two. */
export async function askMostWin(tx: Transaction, code: string, amount: Paise, asking: Asking): Promise<Wanted> {
  refuseOthers(asking.operator);
  const { name } = await providerNamed(tx, code);
  const request = await ask(tx, { kind: 'most-win', provider: code, amount }, asking);
  return { request, text: `${formatMoney(amount)} at once for a player’s wins of a round of ${name}` };
}

/** Does what waited, for the second operator, who has locked it. */
export async function doPayment(
  tx: Transaction,
  request: PaymentRequest | StakesRequest | KeyRequest | MostWinRequest,
  now: Date,
): Promise<void> {
  if (request.kind === 'key') {
    await addWalletKey(tx, request.provider, request.subject, now);
  } else if (request.kind === 'most-win') {
    await setMostWin(tx, request.provider, request.amount);
  } else {
    await lockPlayer(tx, request.player);
    await moveFor(tx, request, now);
  }
}

async function moveFor(tx: Transaction, request: PaymentRequest | StakesRequest, now: Date): Promise<void> {
  if (request.kind === 'stakes') await returnStakesAsAsked(tx, request, now);
  else if (request.kind === 'win') await approveWin(tx, Number(request.subject), now);
  else await forgiveDebt(tx, Number(request.subject), now);
}

/** Returns stakes, if they are what the first operator saw. */
async function returnStakesAsAsked(
  tx: Transaction,
  { provider, subject: round, player, amount }: StakesRequest,
  now: Date,
): Promise<void> {
  const { staked } = await stakesToReturn(tx, { provider, round, player });
  if (staked !== amount) throw new Refusal(409, 'A bet was placed in this round since. Decline this and check again.');
  await returnStakes(tx, { provider, round, player }, now);
}

/** Keeps what is asked for, once: what waits already is not asked for again. */
export async function ask(
  tx: Transaction,
  wanted: Omit<NewRequest, 'once' | 'reason'>,
  { operator, reason, now }: Asking,
): Promise<DeskRequest> {
  const waits = (await waitingAbout(tx, [wanted.kind], now)).get(aboutOf(wanted));
  if (waits) {
    throw new Refusal(409, `${waits.asker} has asked for this: ${requestId(waits.id)} waits for a second operator.`);
  }
  return keepRequest(tx, operator, { ...wanted, once: randomUUID(), reason }, now);
}

function refuseOthers({ isOwner }: Operator): void {
  if (!isOwner) throw new Refusal(403, 'Only the owner asks for this, and a second operator approves it.');
}

/** What an action records of something that was done, or asked for as the first of two. */
export function wantedDone({ request, text, player }: Wanted, word: string, reason: string, to: string) {
  const isDone = request.state === 'done';
  return {
    what: isDone ? `${word} ${text}, because: ${reason}` : `${word}, as the first of two, ${text}, because: ${reason}`,
    ...{ subject: requestId(request.id), after: request.state, to },
    ...(player === undefined ? {} : { player }),
  };
}
