import { type ReferralHold, referralHolds } from '@pavilion/api-client/wire';
import { formatMoney, type Paise } from '@pavilion/money';
import { idOf, playerId, Refusal } from '../base/index.ts';
import { type HeldReferral, refuseReferral, releaseReferral } from '../money/index.ts';
import { lockPlayer, notify } from '../players/index.ts';
import type { Transaction } from '../store/index.ts';
import { type Asking, ask, type Wanted } from './money-requests.ts';
import type { DeskRequest, HoldRequest } from './request-kinds.ts';

/** What is held of an earner on one child, and the reason that is released; null where all of it is refused. */
interface Hold extends HeldReferral {
  readonly reason: ReferralHold | null;
}

/** Releases held commission for one of its reasons: at once within what one operator may pay of commission, else once a second one approves. */
export async function askRelease(tx: Transaction, hold: Hold, amount: Paise, asking: Asking): Promise<Wanted> {
  await lockPlayer(tx, hold.player);
  const wanted = { kind: 'release', player: hold.player, subject: subjectOf(hold), amount } as const;
  const request = await ask(tx, wanted, asking);
  if (request.state === 'done') await decideHold(tx, { ...wanted, reason: asking.reason }, asking.now);
  return { request, player: hold.player, text: heldRequestText(wanted) };
}

/** Asks for held commission to be refused for good, with a reason that its earner reads: that always takes two. */
export async function askRefusal(tx: Transaction, hold: HeldReferral, amount: Paise, asking: Asking): Promise<Wanted> {
  await lockPlayer(tx, hold.player);
  const wanted = {
    kind: 'refusal',
    player: hold.player,
    subject: subjectOf({ ...hold, reason: null }),
    amount,
  } as const;
  return { request: await ask(tx, wanted, asking), player: hold.player, text: heldRequestText(wanted) };
}

export const isHoldRequest = (request: DeskRequest): request is HoldRequest =>
  request.kind === 'release' || request.kind === 'refusal';

/** Does what waited, for the second operator, who has locked it. Refused where it is no longer what the first one saw. */
export async function doHold(tx: Transaction, request: HoldRequest, now: Date): Promise<void> {
  await lockPlayer(tx, request.player);
  await decideHold(tx, request, now);
}

type Decided = Pick<HoldRequest, 'kind' | 'player' | 'subject' | 'amount'>;

async function decideHold(tx: Transaction, request: Decided & { readonly reason: string }, now: Date): Promise<void> {
  const hold = heldFrom(request);
  const amount =
    hold.reason === null
      ? await refuseReferral(tx, hold, request.reason, now)
      : await releaseReferral(tx, hold, hold.reason, now);
  if (amount !== request.amount) {
    throw new Refusal(409, `Of this, ${formatMoney(amount)} is held now. Look again.`, 'id');
  }
  if (hold.reason !== null) return;
  await notify(tx, hold.player, {
    title: 'Referral commission declined',
    message: `${formatMoney(amount)} will not be paid. See the reason on the Referral page.`,
    status: 'warning',
    about: { kind: 'referral' },
    at: now,
  });
}

/** `7 same-person both-sides` of all that is held on a child for these reasons; of a release the reason comes first, by itself: `same-person/7 …`. */
const subjectOf = ({ child, reasons, reason }: Hold): string =>
  `${reason === null ? '' : `${reason}/`}${[child, ...reasons].join(' ')}`;

function heldFrom({ player, subject }: Pick<HoldRequest, 'player' | 'subject'>): Hold {
  const [first = '', rest] = subject.split('/');
  const [child = '', ...names] = (rest ?? first).split(' ');
  const reason = rest === undefined ? null : referralHolds.find((one) => one === first);
  const id = idOf(child);
  if (id === null || reason === undefined) throw new Error(`A request about commission is not whole: ${subject}`);
  return { player, child: id, reasons: referralHolds.filter((one) => names.includes(one)), reason };
}

/** On whom it is held, and for which reasons. */
export function holdText(request: Pick<HoldRequest, 'player' | 'subject'>): string {
  const { child, reasons, reason } = heldFrom(request);
  return `on ${playerId(child)}: ${reasons.join(', ')}${reason !== null && reasons.length > 1 ? `, released for ${reason} alone` : ''}`;
}

/** The same with whose it is, as the log has it. */
export const heldRequestText = (request: Decided): string =>
  `held commission of ${formatMoney(request.amount)} of ${playerId(request.player)} ${holdText(request)}${request.kind === 'refusal' ? ', refused for good' : ''}`;
