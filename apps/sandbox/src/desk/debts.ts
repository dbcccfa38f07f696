import { formatMoney } from '@pavilion/money';
import { idOf, momentKey, playerId, Refusal, reasonFrom } from '../base/index.ts';
import { closedDebts, collectDebts, type Debt, debtOf, leftOf, openDebts } from '../money/index.ts';
import { html, type Markup } from '../server/index.ts';
import type { Desk, Show } from './desk.ts';
import { logReason } from './fields.ts';
import { askForgiven, wantedDone } from './money-requests.ts';
import { andOneMore, keyedPage, moment, money, pageOf, pager, playerLink, table } from './parts.ts';
import { button, openForm } from './queue.ts';
import type { DeskRequest } from './request-kinds.ts';
import { waitsNote } from './request-text.ts';
import { aboutOf, waitingAbout } from './requests.ts';
import { DESK } from './sessions.ts';
import type { Visit } from './visit.ts';

/** What players owe: collected from what they get, or forgiven here. */
export function routeDebts(desk: Desk): void {
  const { database } = desk.services;
  const list: Show = async (visit) => {
    const which = visit.query('which') === 'closed' ? 'closed' : 'open';
    const paging = pageOf(visit.query, which === 'closed' ? 'moment and number' : 'number');
    const { debts: read, count } = await (which === 'closed' ? closedDebts : openDebts)(database, andOneMore(paging));
    const { rows: debts, ends } = keyedPage(read, paging, keyOf);
    const address = `${DESK}/debts${which === 'closed' ? '?which=closed' : ''}`;
    const choice = (value: typeof which, label: string, href: string) =>
      html`<a href="${href}" ${value === which && html`aria-current="true"`}>${label}</a>`;
    return {
      section: 'debts',
      title: 'Debts',
      body: html`<p class="soft lead">Amounts that players owe after a corrected result. Their next winnings and deposits repay it; until then they can’t withdraw.</p>
<p class="chips">${choice('open', 'Owed', `${DESK}/debts`)}${choice('closed', 'Paid or forgiven', `${DESK}/debts?which=closed`)}</p>
${debtTable(visit, debts, await waitingAbout(database, ['debt'], visit.now), which === 'closed' ? 'No debt has been paid or forgiven yet.' : 'No open debts.')}
${pager(address, { skip: paging.skip, count, ...ends })}`,
    };
  };
  desk.page('/debts', list);
  desk.action('/debts/:id/collect', list, async (tx, { param, now }) => {
    const { player } = await debtOf(tx, numberOf(param('id')));
    const taken = await collectDebts(tx, player, now);
    if (taken === 0) throw new Refusal(409, `${playerId(player)} has nothing free now.`, 'id');
    return { what: `Collected ${formatMoney(taken)} of what ${playerId(player)} owes`, player, to: '/debts' };
  });
  desk.action('/debts/:id/forgive', list, async (tx, { param, now, session: { operator } }, form) => {
    const reason = reasonFrom(form('reason'), 'Say why.');
    const wanted = await askForgiven(tx, numberOf(param('id')), { operator, reason, now });
    return wantedDone(wanted, 'Forgave', reason, '/debts');
  });
}

const numberOf = (text: string): number => idOf(text) ?? 0;

const keyOf = ({ id, closedAt }: Debt) => (closedAt === null ? id : momentKey({ at: closedAt, id }));

const debtTable = (
  visit: Visit,
  debts: readonly Debt[],
  waits: ReadonlyMap<string, DeskRequest>,
  none: string,
): Markup =>
  table(
    [
      { label: 'Player', look: 'main' },
      { label: 'For' },
      { label: 'Since' },
      { label: 'Was', look: 'end' },
      { label: 'Paid', look: 'end' },
      { label: 'Forgiven', look: 'end' },
      { label: 'Left', look: 'key' },
      { label: 'Do', look: 'end' },
    ],
    debts.map((debt) => [
      playerLink(debt.player),
      html`<a class="break" href="${DESK}/markets/${encodeURIComponent(debt.market)}">${debt.about}</a>`,
      moment(debt.at),
      money(debt.amount),
      money(debt.collected),
      money(debt.forgiven),
      money(leftOf(debt)),
      debt.closedAt === null
        ? debtForms(visit, debt, waits.get(aboutOf({ player: debt.player, subject: String(debt.id) })))
        : moment(debt.closedAt),
    ]),
    none,
  );

const debtForms = (visit: Visit, { id }: Debt, waits: DeskRequest | undefined): Markup =>
  html`${button(visit, `/debts/${id}/collect`, 'Collect available cash', '')}${
    waitsNote(waits) ??
    openForm(
      visit,
      'Forgive…',
      `/debts/${id}/forgive`,
      (fields) => html`${logReason(fields)}<button class="btn btn--no">Forgive</button>`,
    )
  }`;
