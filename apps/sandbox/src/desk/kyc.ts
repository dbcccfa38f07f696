import { approveKyc, type DeskDocument, declineKyc, pendingKyc, showKyc } from '../players/index.ts';
import { html, type Markup } from '../server/index.ts';
import type { Desk, Show, Visit } from './desk.ts';
import { details, moment, pageOf, playerLink, state } from './parts.ts';
import { button, proof, queue, refuseForm } from './queue.ts';
import { DESK } from './sessions.ts';

/** KYC documents: each with its pictures, to be approved or declined. */
export function routeKyc(desk: Desk): void {
  const { database } = desk.services;
  const list: Show = async (visit) => {
    const paging = pageOf(visit.query);
    const { documents, count } = await pendingKyc(database, visit.now, paging);
    return {
      section: 'kyc',
      title: 'KYC',
      body: queue(
        documents.map((one) => card(visit, one)),
        { address: `${DESK}/kyc`, skip: paging.skip, count, empty: 'A document that a player sends comes here.' },
      ),
    };
  };
  desk.page('/kyc', list);
  desk.page('/kyc/:id', async (visit) => {
    const one = await showKyc(database, visit.param('id'), visit.now);
    return { section: 'kyc', title: one.label, body: card(visit, one) };
  });
  desk.action('/kyc/:id/approve', list, async (tx, { param, now }) => {
    const { player, label } = await showKyc(tx, param('id'), now);
    await approveKyc(tx, param('id'), now);
    return { what: `Approved KYC: ${label}`, player, to: '/kyc' };
  });
  desk.action('/kyc/:id/decline', list, async (tx, { param, now }, form) => {
    const { player, label } = await showKyc(tx, param('id'), now);
    const { reason } = await declineKyc(tx, param('id'), form('reason'), now);
    return { what: `Declined KYC, ${label}: ${reason}`, player, to: '/kyc' };
  });
}

function card(visit: Visit, { document, player, label, fields }: DeskDocument): Markup {
  const { id, submittedAt, expiresOn, reason } = document;
  return html`<article class="card decision">
<header><b class="amount">${label}</b>${state(document.status)}</header>
<div class="decision__details">${details([
    ['Player', playerLink(player)],
    ['Sent', moment(submittedAt)],
    ...(expiresOn === undefined ? [] : ([['Ends on', html`<span class="num">${expiresOn}</span>`]] as const)),
    ...(reason === undefined ? [] : ([['Reason', reason]] as const)),
  ])}</div>
<div class="decision__proof">${proof(fields)}</div>
${
  document.status === 'pending' &&
  html`<div class="decision__act">${button(visit, `/kyc/${id}/approve`, 'Approve')}${refuseForm(visit, `/kyc/${id}/decline`, 'Decline')}</div>`
}
</article>`;
}
