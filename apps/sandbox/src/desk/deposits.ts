import { formatMoney } from '@pavilion/money';
import { depositNumber, momentKey } from '../base/index.ts';
import {
  approveDeposit,
  type DeskDeposit,
  declineDeposit,
  pendingDeposits,
  showDeposit,
  takeDeposit,
} from '../money/index.ts';
import { html, type Markup } from '../server/index.ts';
import type { Desk } from './desk.ts';
import { moment, money, playerLink } from './parts.ts';
import { button, decisionCard, maybe, namely, proof, refuseForm, routeQueue } from './queue.ts';
import { DESK } from './sessions.ts';
import type { Visit } from './visit.ts';

/** Deposits that were paid by hand: each with its proof, to be approved or declined. */
export function routeDeposits(desk: Desk): void {
  const { database } = desk.services;
  const list = routeQueue(desk, {
    section: 'deposits',
    title: 'Deposits',
    empty: 'A deposit that a player paid by hand comes here with its proof.',
    async waiting(now, paging) {
      const { deposits, count } = await pendingDeposits(database, now, paging);
      return { page: deposits, count };
    },
    keys: 'moment and number',
    keyOf: ({ deposit }) => momentKey({ at: deposit.createdAt, id: depositNumber(deposit.id) ?? 0 }),
    card,
  });
  desk.page('/deposits/:id', async (visit) => {
    const one = await showDeposit(database, visit.param('id'), visit.now);
    return { section: 'deposits', title: one.deposit.id, body: card(visit, one) };
  });
  desk.action('/deposits/:id/approve', list, async (tx, { param, now }) => {
    await takeDeposit(tx, param('id'), now);
    const { player } = await showDeposit(tx, param('id'), now);
    const { id, amount } = await approveDeposit(tx, param('id'), now);
    return { what: `Approved ${id}, ${formatMoney(amount)}`, player, to: '/deposits' };
  });
  desk.action('/deposits/:id/decline', list, async (tx, { param, now }, form) => {
    await takeDeposit(tx, param('id'), now);
    const { player } = await showDeposit(tx, param('id'), now);
    const { id, amount, reason } = await declineDeposit(tx, param('id'), form('reason'), now);
    return { what: `Declined ${id}, ${formatMoney(amount)}: ${reason}`, player, to: '/deposits' };
  });
}

const depositLink = (id: string): Markup => html`<a class="num" href="${DESK}/deposits/${id}">${id}</a>`;

function card(visit: Visit, { deposit, player, fields, sameReference }: DeskDeposit): Markup {
  const { id, amount, gatewayName, createdAt, reason } = deposit;
  return decisionCard({
    title: money(amount),
    state: deposit.state,
    about: [
      ['Deposit', depositLink(id)],
      ['Player', playerLink(player)],
      ['By', gatewayName],
      ['Sent', moment(createdAt)],
      ...maybe('Reason', reason),
      ...maybe(
        'Same reference',
        sameReference.length > 0 ? sameReference.map((one) => html`${depositLink(one.id)} ${one.state} `) : undefined,
      ),
    ],
    proof: proof(fields),
    act:
      deposit.state === 'pending' &&
      html`${button(visit, `/deposits/${id}/approve`, html`Approve ${formatMoney(amount)}${namely(id)}`)}${refuseForm(visit, `/deposits/${id}/decline`, id, 'Decline')}`,
  });
}
