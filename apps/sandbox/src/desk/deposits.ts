import { type Deposit, depositStates } from '@pavilion/api-client/wire';
import { decimalCoins, formatMoney } from '@pavilion/money';
import { DAY, depositId, depositNumber, momentKey } from '../base/index.ts';
import {
  approveDeposit,
  checkApprovalOf,
  creditedSince,
  type DeskDeposit,
  declineDeposit,
  findDeposits,
  gatewaysOf,
  pendingDeposits,
  showDeposit,
  takeDeposit,
} from '../money/index.ts';
import { lockPlayer } from '../players/index.ts';
import { html, type Markup } from '../server/index.ts';
import type { Transaction } from '../store/index.ts';
import type { Desk, Show } from './desk.ts';
import { nameLine } from './known-name.ts';
import { otherAccountsLine } from './other-accounts.ts';
import { moment, momentText, money, playerLink } from './parts.ts';
import { withoutPlaces } from './places-to-pay.ts';
import {
  button,
  type CaseNotes,
  decisionCard,
  isMine,
  leaseBar,
  maybe,
  namely,
  proof,
  refuseForm,
  routeQueue,
  takeToDecide,
  waits,
} from './queue.ts';
import { firstEyesOf, lookAt } from './second-eyes.ts';
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
    subjectOf: ({ deposit }) => deposit.id,
    finder: async () => ({
      states: depositStates,
      ways: {
        label: 'Gateway',
        options: (await gatewaysOf(database)).map(({ code, name }) => [code, name] as const),
      },
      ...{ text: 'Id, UTR or reference', hasAmounts: true, nameOf: depositId },
      find: (filter, paging, at) => findDeposits(database, filter, paging, at),
    }),
    one: (id, now) => showDeposit(database, id, now),
    secretOf: ({ deposit, fields }) => (fields.length === 0 ? null : `the proof of ${deposit.id}`),
    async lock(tx, id, now) {
      await takeDeposit(tx, id, now);
      return (await showDeposit(tx, id, now)).deposit.id;
    },
    firsts: (ids, now) => firstEyesOf(database, ids, now),
    card,
  });
  routeDecisions(desk, list);
}

function routeDecisions(desk: Desk, list: Show): void {
  const take = (tx: Transaction, visit: Visit) =>
    takeToDecide(tx, visit, 'deposits', async () => {
      await takeDeposit(tx, visit.param('id'), visit.now);
      const { deposit, player } = await showDeposit(tx, visit.param('id'), visit.now);
      return { subject: deposit.id, player };
    });
  desk.action('/deposits/:id/approve', list, async (tx, visit) => {
    const { now, session } = visit;
    const about = await take(tx, visit);
    const { player, subject: name } = about;
    // What is approved for a player at the same moment counts too.
    await lockPlayer(tx, player);
    await checkApprovalOf(tx, name, now);
    const lately = await creditedSince(tx, player, new Date(now.getTime() - DAY));
    const { amount } = (await showDeposit(tx, name, now)).deposit;
    const text = `${name}, ${formatMoney(amount)}`;
    const eyes = await lookAt(tx, session.operator, now, { kind: 'deposit', name, player, amount, lately });
    if (eyes === 'first') {
      return { what: `Approved ${text}, as the first of two`, ...about, after: 'pending', to: '/deposits' };
    }
    const { state: after } = await approveDeposit(tx, name, now);
    return { what: `Approved ${text}`, ...about, before: 'pending', after, to: '/deposits' };
  });
  desk.action('/deposits/:id/decline', list, async (tx, visit, form) => {
    const about = await take(tx, visit);
    const { id, amount, reason, state } = await declineDeposit(
      tx,
      visit.param('id'),
      withoutPlaces(form('reason')),
      visit.now,
    );
    const what = `Declined ${id}, ${formatMoney(amount)}: ${reason}`;
    return { what, ...about, before: 'pending', after: state, to: '/deposits' };
  });
}

const depositLink = (id: string): Markup => html`<a class="num" href="${DESK}/deposits/${id}">${id}</a>`;

/** What to look for on the coin's chain; marked where one counts something else by now. */
const coinsSent = ({ coins, state }: Deposit, rateNow: DeskDeposit['rateNow']): Markup | undefined =>
  coins &&
  html`<span class="num">${decimalCoins(coins.count)} ${coins.coin} at ${formatMoney(coins.rate)}</span>${
    state === 'pending' &&
    rateNow !== null &&
    rateNow !== coins.rate &&
    html` <b class="break">now ${formatMoney(rateNow)}</b>`
  }`;

function card(
  visit: Visit,
  { deposit, player, fields, sameReference, against, rateNow }: DeskDeposit,
  { lease, first, name, others }: CaseNotes,
): Markup {
  const { id, amount, gatewayName, createdAt, reason } = deposit;
  return decisionCard({
    title: money(amount),
    state: deposit.state,
    about: [
      ['Deposit', depositLink(id)],
      ['Player', playerLink(player)],
      nameLine(name),
      ...otherAccountsLine(others),
      ['By', gatewayName],
      ...maybe('Coins', coinsSent(deposit, rateNow)),
      ['Sent', moment(createdAt)],
      ...waits(deposit.state === 'pending', createdAt, visit.now),
      ...maybe(
        'Approved by',
        first &&
          deposit.state === 'pending' &&
          html`<b class="break">${first.asker}</b>, as the first of two, until ${momentText(first.expiresAt)}`,
      ),
      ...maybe('Reason', reason),
      ...maybe('Not to be approved', against),
      ...maybe(
        'Same reference',
        sameReference.length > 0 ? sameReference.map((one) => html`${depositLink(one.id)} ${one.state} `) : undefined,
      ),
    ],
    proof: proof(fields, name),
    lease: deposit.state === 'pending' && leaseBar(visit, 'deposits', id, lease),
    act:
      deposit.state === 'pending' &&
      isMine(visit, lease) &&
      html`${against === null && button(visit, `/deposits/${id}/approve`, html`Approve ${formatMoney(amount)}${namely(id)}`)}${refuseForm(visit, { action: `/deposits/${id}/decline`, name: id, decision: 'deposit', label: 'Decline' })}`,
  });
}
