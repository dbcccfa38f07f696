import type { Withdrawal } from '@pavilion/api-client/wire';
import { formatMoney } from '@pavilion/money';
import { withdrawalNumber } from '../base/index.ts';
import {
  approveWithdrawal,
  type DeskWithdrawal,
  declineWithdrawal,
  failWithdrawal,
  NO_KEY,
  payWithdrawal,
  playerOfWithdrawal,
  takeWithdrawal,
  waitingWithdrawals,
} from '../money/index.ts';
import { html, type Markup } from '../server/index.ts';
import type { Transaction } from '../store/index.ts';
import type { Desk } from './desk.ts';
import type { Form } from './form.ts';
import { details, moment, money, playerLink } from './parts.ts';
import { button, decisionCard, maybe, namely, refuseForm, routeQueue } from './queue.ts';
import { DESK } from './sessions.ts';
import type { Visit } from './visit.ts';

/** Withdrawals: approved or declined, then paid by a UTR or failed. */
export function routeWithdrawals(desk: Desk): void {
  const { database, vault } = desk.services;
  const list = routeQueue(desk, {
    section: 'withdrawals',
    title: 'Withdrawals',
    empty: 'What a player asks to be paid comes here. Its money has left their balance already.',
    async waiting(now, paging) {
      const { withdrawals, count } = await waitingWithdrawals(database, vault, now, paging);
      return { page: withdrawals, count };
    },
    keys: 'number',
    keyOf: ({ withdrawal }) => withdrawalNumber(withdrawal.id) ?? 0,
    card,
  });
  const decision = (
    name: string,
    word: string,
    from: 'pending' | 'approved',
    decide: (tx: Transaction, id: string, form: Form, now: Date) => Promise<Withdrawal>,
  ) =>
    desk.action(`/withdrawals/:id/${name}`, list, async (tx, { param, now }, form) => {
      await takeWithdrawal(tx, param('id'), from);
      const { id, amount, destination, reason, utr } = await decide(tx, param('id'), form, now);
      const why = reason ?? (utr && `UTR ${utr}`);
      return {
        what: `${word} ${id}, ${formatMoney(amount)} to ${destination}${why ? `: ${why}` : ''}`,
        player: await playerOfWithdrawal(tx, id),
        to: '/withdrawals',
      };
    });
  decision('approve', 'Approved', 'pending', (tx, id, _, now) => approveWithdrawal(tx, vault, id, now));
  decision('decline', 'Declined', 'pending', (tx, id, form, now) => declineWithdrawal(tx, id, form('reason'), now));
  decision('pay', 'Paid', 'approved', (tx, id, form, now) => payWithdrawal(tx, vault, id, form('utr'), now));
  decision('fail', 'Failed', 'approved', (tx, id, form, now) => failWithdrawal(tx, id, form('reason'), now));
}

function card(visit: Visit, { withdrawal, player, destination, owed }: DeskWithdrawal): Markup {
  const { id, amount, createdAt, waitsForKyc } = withdrawal;
  return decisionCard({
    title: money(amount),
    state: withdrawal.state,
    about: [
      ['Withdrawal', html`<span class="num">${id}</span>`],
      ['Player', playerLink(player)],
      ['Asked', moment(createdAt)],
      ...maybe('Owes', owed > 0 ? html`<a href="${DESK}/debts">${money(owed)}</a>` : undefined),
      ...maybe('Waits for', waitsForKyc ? html`<a href="${DESK}/kyc">KYC</a>` : undefined),
    ],
    proof: details(destinationDetails(withdrawal, destination)),
    act: withdrawal.state === 'pending' ? decideForms(visit, id) : payForms(visit, id),
  });
}

const decideForms = (visit: Visit, id: string): Markup =>
  html`${button(visit, `/withdrawals/${id}/approve`, html`Approve${namely(id)}`)}${refuseForm(visit, `/withdrawals/${id}/decline`, id, 'Decline')}`;

/** For an approved request: the bank's reference, or why it could not be paid. */
const payForms = (visit: Visit, id: string): Markup =>
  html`${visit.form(
    `/withdrawals/${id}/pay`,
    ({ text }) =>
      html`${text('utr', 'UTR of the payment', { most: 30, placeholder: 'N326264410' })}<button class="btn btn--main">Paid${namely(id)}</button>`,
  )}${refuseForm(visit, `/withdrawals/${id}/fail`, id, 'It failed', 'Failed: give it back')}`;

function destinationDetails(
  { destination: masked }: Withdrawal,
  destination: DeskWithdrawal['destination'],
): (readonly [string, Markup])[] {
  const text = (value: string) => html`<span class="num break">${value}</span>`;
  if (destination === null) return [['To', text(masked)]];
  if (destination === 'no-key') return [['To', html`${text(masked)}. ${NO_KEY}`]];
  if ('upi' in destination) return [['To UPI', text(destination.upi)]];
  return [
    ['To', text(destination.holder)],
    ['Bank', text(destination.bankName)],
    ['Account', text(destination.accountNumber)],
    ['IFSC', text(destination.ifsc)],
  ];
}
