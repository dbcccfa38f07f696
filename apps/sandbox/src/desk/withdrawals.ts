import { type Withdrawal, withdrawalStates } from '@pavilion/api-client/wire';
import { formatMoney, subtractPaise } from '@pavilion/money';
import { DAY, reasonFrom, withdrawalId, withdrawalNumber } from '../base/index.ts';
import {
  approvedSince,
  approveWithdrawal,
  checkApproval,
  type DeskWithdrawal,
  declineWithdrawal,
  failWithdrawal,
  findWithdrawals,
  payWithdrawal,
  showWithdrawal,
  takeWithdrawal,
  type WithdrawalMoveName,
  waitingWithdrawals,
} from '../money/index.ts';
import { type KnownName, lockPlayer, otherAccountsOf } from '../players/index.ts';
import { html, type Markup } from '../server/index.ts';
import { NO_KEY, type Transaction } from '../store/index.ts';
import type { Desk, Show } from './desk.ts';
import type { Form } from './form.ts';
import { nameLine, otherNameMark } from './known-name.ts';
import { otherAccountsLine } from './other-accounts.ts';
import { details, moment, momentText, money, playerLink } from './parts.ts';
import { withoutPlaces } from './places-to-pay.ts';
import {
  button,
  type CaseNotes,
  decisionCard,
  isMine,
  leaseBar,
  maybe,
  namely,
  refuseForm,
  routeQueue,
  takeToDecide,
  waits,
} from './queue.ts';
import { firstEyesOf, lookAt } from './second-eyes.ts';
import { DESK } from './sessions.ts';
import type { Visit } from './visit.ts';

/** Withdrawals: approved or declined, then paid by a UTR or failed. */
export function routeWithdrawals(desk: Desk): void {
  const { database, vault } = desk.services;
  const list = routeQueue(desk, {
    section: 'withdrawals',
    title: 'Withdrawals',
    empty: 'Withdrawal requests appear here. The amount has already been deducted from the balance.',
    async waiting(now, paging) {
      const { withdrawals, count } = await waitingWithdrawals(database, vault, now, paging);
      return { page: withdrawals, count };
    },
    keys: 'number',
    keyOf: ({ withdrawal }) => withdrawalNumber(withdrawal.id) ?? 0,
    subjectOf: ({ withdrawal }) => withdrawal.id,
    finder: async () => ({
      states: withdrawalStates,
      ways: {
        label: 'Method',
        options: [
          ['upi', 'UPI'],
          ['bank', 'Bank'],
        ],
      },
      ...{ text: 'Id or UTR', hasAmounts: true, nameOf: withdrawalId },
      find: (filter, paging) => findWithdrawals(database, filter, paging),
    }),
    one: (id, now) => showWithdrawal(database, vault, id, now),
    lock: async (tx, id) => (await takeWithdrawal(tx, id)).subject,
    secretOf: ({ withdrawal, destination }) => (destination === null ? null : `the destination of ${withdrawal.id}`),
    firsts: (ids, now) => firstEyesOf(database, ids, now),
    card,
  });
  const decision = (
    name: WithdrawalMoveName,
    word: string,
    decide: (tx: Transaction, id: string, form: Form, now: Date) => Promise<Withdrawal>,
  ) =>
    desk.action(`/withdrawals/:id/${name}`, list, async (tx, visit, form) => {
      const about = await takeToDecide(tx, visit, 'withdrawals', () => takeWithdrawal(tx, visit.param('id'), name));
      const { id, amount, destination, reason, utr, state } = await decide(tx, visit.param('id'), form, visit.now);
      const why = reason ?? (utr && `UTR ${utr}`);
      const what = `${word} ${id}, ${formatMoney(amount)} to ${destination}${why ? `: ${why}` : ''}`;
      return { what, ...about, after: state, to: '/withdrawals' };
    });
  routeApproval(desk, list);
  decision('decline', 'Declined', (tx, id, form, now) => declineWithdrawal(tx, id, withoutPlaces(form('reason')), now));
  decision('pay', 'Paid', (tx, id, form, now) => payWithdrawal(tx, vault, id, form('utr'), now));
  routeFailure(desk, list);
}

/**
 * Approving a request: by one operator within the house's sums, above them by two. It takes two as well where another account is paid to the
 * same place, or somebody who has excluded themselves shares a number of theirs, and another one where this operator brought the player money lately.
 */
function routeApproval(desk: Desk, list: Show): void {
  const { vault } = desk.services;
  desk.action('/withdrawals/:id/approve', list, async (tx, visit) => {
    const { now, session, param } = visit;
    const about = await takeToDecide(tx, visit, 'withdrawals', () => takeWithdrawal(tx, param('id'), 'approve'));
    const { player, subject: withdrawal } = about;
    // What is approved for a player at the same moment counts too.
    await lockPlayer(tx, player);
    // What would stop the second of two stops the first: nobody's eyes are spent on what can't be paid.
    await checkApproval(tx, vault, withdrawal, now);
    const lately = await approvedSince(tx, player, new Date(now.getTime() - DAY));
    const { amount, text } = await moved(tx, vault, withdrawal, now);
    const eyes = await lookAt(tx, session.operator, now, {
      ...{ kind: 'withdrawal', name: withdrawal, player, amount, lately },
      takesTwo: await isSharedWithOthers(tx, player, now),
    });
    if (eyes === 'first') {
      return { what: `Approved ${text}, as the first of two`, ...about, after: 'pending', to: '/withdrawals' };
    }
    const { state: after } = await approveWithdrawal(tx, vault, withdrawal, now);
    return { what: `Approved ${text}`, ...about, after, to: '/withdrawals' };
  });
}

/** Saying that a payment failed, which gives its money back even if the bank has paid: by one operator or by two, as the approval. */
function routeFailure(desk: Desk, list: Show): void {
  const { vault } = desk.services;
  desk.action('/withdrawals/:id/fail', list, async (tx, visit, form) => {
    const { now, session, param } = visit;
    const about = await takeToDecide(tx, visit, 'withdrawals', () => takeWithdrawal(tx, param('id'), 'fail'));
    const { player, subject: withdrawal } = about;
    const reason = reasonFrom(withoutPlaces(form('reason')), 'Say why.');
    await lockPlayer(tx, player);
    const { amount, text } = await moved(tx, vault, withdrawal, now);
    const eyes = await lookAt(tx, session.operator, now, {
      ...{ kind: 'failure', name: withdrawal, player, amount },
      takesTwo: await isSharedWithOthers(tx, player, now),
    });
    if (eyes === 'first') {
      return {
        what: `Failed ${text}, as the first of two: ${reason}`,
        ...about,
        after: 'approved',
        to: '/withdrawals',
      };
    }
    const { state: after } = await failWithdrawal(tx, withdrawal, reason, now);
    return { what: `Failed ${text}: ${reason}`, ...about, after, to: '/withdrawals' };
  });
}

/** What a request moves, and the same in the log's words. */
async function moved(tx: Transaction, vault: Desk['services']['vault'], id: string, now: Date) {
  const { withdrawal } = await showWithdrawal(tx, vault, id, now);
  const { amount, destination } = withdrawal;
  return { amount, text: `${id}, ${formatMoney(amount)} to ${destination}` };
}

/** Whether another account has been paid to where this player is, or somebody excluded has sent the number of a document of theirs. */
async function isSharedWithOthers(tx: Transaction, player: number, now: Date): Promise<boolean> {
  const others = (await otherAccountsOf(tx, [player], now)).get(player) ?? [];
  return others.some(({ ways, isExcluded }) => isExcluded || ways.includes('account'));
}

function card(
  visit: Visit,
  { withdrawal, player, destination, owed }: DeskWithdrawal,
  { lease, first, name, others }: CaseNotes,
): Markup {
  const { id, amount, fee, createdAt, waitsForKyc, reason, utr, state } = withdrawal;
  const isWaiting = state === 'pending' || state === 'approved';
  return decisionCard({
    title: money(amount),
    state: withdrawal.state,
    about: [
      ['Withdrawal', html`<a class="num" href="${DESK}/withdrawals/${id}">${id}</a>`],
      ['Player', playerLink(player)],
      nameLine(name),
      ...otherAccountsLine(others),
      ['Sent', moment(createdAt)],
      ...waits(isWaiting, createdAt, visit.now),
      ...maybe('Fee', fee > 0 ? html`${money(fee)}, so ${money(subtractPaise(amount, fee))} is paid` : undefined),
      ...maybe(
        state === 'pending' ? 'Approved by' : 'Said to have failed by',
        first &&
          isWaiting &&
          html`<b class="break">${first.asker}</b>, as the first of two, until ${momentText(first.expiresAt)}`,
      ),
      ...maybe('Reason', reason),
      ...maybe('UTR', utr && html`<span class="num break">${utr}</span>`),
      ...maybe('Owes', owed > 0 ? html`<a href="${DESK}/debts">${money(owed)}</a>` : undefined),
      ...maybe('Waits for', waitsForKyc ? html`<a href="${DESK}/kyc">KYC</a>` : undefined),
    ],
    proof: details(destinationDetails(withdrawal, destination, name)),
    lease: isWaiting && leaseBar(visit, 'withdrawals', id, lease),
    act: isWaiting && isMine(visit, lease) && (state === 'pending' ? decideForms(visit, id) : payForms(visit, id)),
  });
}

const decideForms = (visit: Visit, id: string): Markup =>
  html`${button(visit, `/withdrawals/${id}/approve`, html`Approve${namely(id)}`)}${refuseForm(visit, { action: `/withdrawals/${id}/decline`, name: id, decision: 'withdrawal', label: 'Decline' })}`;

/** For an approved request: the bank's reference, or why it could not be paid. */
const payForms = (visit: Visit, id: string): Markup =>
  html`${visit.form(
    `/withdrawals/${id}/pay`,
    ({ text }) =>
      html`${text('utr', 'UTR of the payment', { most: 30, placeholder: 'N326264410' })}<button class="btn btn--main">Paid${namely(id)}</button>`,
  )}${refuseForm(visit, {
    ...{ action: `/withdrawals/${id}/fail`, name: id, decision: 'payment' },
    ...{ label: 'It failed', send: 'Failed: give it back' },
  })}`;

function destinationDetails(
  { destination: masked }: Withdrawal,
  destination: DeskWithdrawal['destination'],
  name: KnownName,
): (readonly [string, Markup])[] {
  const text = (value: string) => html`<span class="num break">${value}</span>`;
  if (destination === null) return [['To', text(masked)]];
  if (destination === 'no-key') return [['To', html`${text(masked)}. ${NO_KEY}`]];
  if ('upi' in destination) return [['To UPI', text(destination.upi)]];
  return [
    ['To', html`${text(destination.holder)}${otherNameMark(name, destination.holder)}`],
    ['Bank', text(destination.bankName)],
    ['Account', text(destination.accountNumber)],
    ['IFSC', text(destination.ifsc)],
  ];
}
