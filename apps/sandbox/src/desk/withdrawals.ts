import type { Withdrawal } from '@pavilion/api-client/wire';
import { formatMoney } from '@pavilion/money';
import {
  approveWithdrawal,
  type DeskWithdrawal,
  declineWithdrawal,
  failWithdrawal,
  payWithdrawal,
  playerOfWithdrawal,
  waitingWithdrawals,
} from '../money/index.ts';
import { html, type Markup } from '../server/index.ts';
import type { Transaction } from '../store/index.ts';
import type { Desk, Form, Show, Visit } from './desk.ts';
import { details, moment, money, opens, pageOf, playerLink, state, textField } from './parts.ts';
import { button, queue, refuseForm } from './queue.ts';
import { DESK } from './sessions.ts';

/** Withdrawals: approved or declined, then paid by a UTR or failed. */
export function routeWithdrawals(desk: Desk): void {
  const { database, vault } = desk.services;
  const list: Show = async (visit) => {
    const paging = pageOf(visit.query);
    const { withdrawals, count } = await waitingWithdrawals(database, vault, visit.now, paging);
    return {
      section: 'withdrawals',
      title: 'Withdrawals',
      body: queue(
        withdrawals.map((one) => card(visit, one)),
        {
          address: `${DESK}/withdrawals`,
          skip: paging.skip,
          count,
          empty: 'What a player asks to be paid comes here. Its money has left their balance already.',
        },
      ),
    };
  };
  desk.page('/withdrawals', list);
  const decision = (
    name: string,
    word: string,
    decide: (tx: Transaction, id: string, form: Form, now: Date) => Promise<Withdrawal>,
  ) =>
    desk.action(`/withdrawals/:id/${name}`, list, async (tx, { param, now }, form) => {
      const { id, amount, destination, reason, utr } = await decide(tx, param('id'), form, now);
      const why = reason ?? (utr && `UTR ${utr}`);
      return {
        what: `${word} ${id}, ${formatMoney(amount)} to ${destination}${why ? `: ${why}` : ''}`,
        player: await playerOfWithdrawal(tx, id),
        to: '/withdrawals',
      };
    });
  decision('approve', 'Approved', (tx, id, _, now) => approveWithdrawal(tx, id, now));
  decision('decline', 'Declined', (tx, id, form, now) => declineWithdrawal(tx, id, form('reason'), now));
  decision('pay', 'Paid', (tx, id, form, now) => payWithdrawal(tx, id, form('utr'), now));
  decision('fail', 'Failed', (tx, id, form, now) => failWithdrawal(tx, id, form('reason'), now));
}

function card(visit: Visit, { withdrawal, player, destination }: DeskWithdrawal): Markup {
  const { id, amount, createdAt, waitsForKyc } = withdrawal;
  const path = `/withdrawals/${id}`;
  return html`<article class="card decision">
<header><b class="amount">${money(amount)}</b>${state(withdrawal.state)}</header>
<div class="decision__details">${details([
    ['Withdrawal', html`<span class="num">${id}</span>`],
    ['Player', playerLink(player)],
    ['Asked', moment(createdAt)],
    ...(waitsForKyc ? ([['Waits for', html`<a href="${DESK}/kyc">KYC</a>`]] as const) : []),
  ])}</div>
<div class="decision__proof">${details(destinationDetails(withdrawal, destination))}</div>
<div class="decision__act">${
    withdrawal.state === 'pending'
      ? html`${button(visit, `${path}/approve`, 'Approve')}${refuseForm(visit, `${path}/decline`, 'Decline')}`
      : html`${visit.form(
          `${path}/pay`,
          html`${textField('utr', 'UTR of the payment', { most: 30, placeholder: 'N326264410' })}<button class="btn btn--main">Paid</button>`,
        )}${opens(
          'It failed…',
          visit.form(
            `${path}/fail`,
            html`${textField('reason', 'Reason, as the player reads it', { most: 200 })}<button class="btn btn--no">Failed: give it back</button>`,
          ),
        )}`
  }</div>
</article>`;
}

function destinationDetails(
  { destination: masked }: Withdrawal,
  destination: DeskWithdrawal['destination'],
): (readonly [string, Markup])[] {
  const text = (value: string) => html`<span class="num break">${value}</span>`;
  if (destination === null) return [['To', text(masked)]];
  if ('upi' in destination) return [['To UPI', text(destination.upi)]];
  return [
    ['To', text(destination.holder)],
    ['Bank', text(destination.bankName)],
    ['Account', text(destination.accountNumber)],
    ['IFSC', text(destination.ifsc)],
  ];
}
