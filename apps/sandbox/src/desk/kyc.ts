import { momentKey, playerId } from '../base/index.ts';
import { approveKyc, type DeskDocument, declineKyc, pendingKyc, showKyc, takeKyc } from '../players/index.ts';
import { html, type Markup } from '../server/index.ts';
import type { Desk } from './desk.ts';
import { moment, playerLink } from './parts.ts';
import { button, decisionCard, maybe, namely, proof, refuseForm, routeQueue } from './queue.ts';
import type { Visit } from './visit.ts';

/** KYC documents: each with its pictures, to be approved or declined. */
export function routeKyc(desk: Desk): void {
  const { database } = desk.services;
  const list = routeQueue(desk, {
    section: 'kyc',
    title: 'KYC',
    empty: 'A document that a player sends comes here.',
    async waiting(now, paging) {
      const { documents, count } = await pendingKyc(database, now, paging);
      return { page: documents, count };
    },
    keys: 'moment and number',
    keyOf: ({ document }) => momentKey({ at: document.submittedAt, id: Number(document.id) }),
    card,
  });
  desk.page('/kyc/:id', async (visit) => {
    const one = await showKyc(database, visit.param('id'), visit.now);
    return { section: 'kyc', title: one.label, body: card(visit, one) };
  });
  desk.action('/kyc/:id/approve', list, async (tx, { param, now }) => {
    const { player, label } = await takeKyc(tx, param('id'), now);
    await approveKyc(tx, param('id'), now);
    return { what: `Approved KYC: ${label}`, player, to: '/kyc' };
  });
  desk.action('/kyc/:id/decline', list, async (tx, { param, now }, form) => {
    const { player, label } = await takeKyc(tx, param('id'), now);
    const { reason } = await declineKyc(tx, param('id'), form('reason'), now);
    return { what: `Declined KYC, ${label}: ${reason}`, player, to: '/kyc' };
  });
}

function card(visit: Visit, { document, player, label, fields }: DeskDocument): Markup {
  const { id, submittedAt, expiresOn, reason } = document;
  const name = `${label} of ${playerId(player)}`;
  return decisionCard({
    title: label,
    state: document.status,
    about: [
      ['Player', playerLink(player)],
      ['Sent', moment(submittedAt)],
      ...maybe('Ends on', expiresOn && html`<span class="num">${expiresOn}</span>`),
      ...maybe('Reason', reason),
    ],
    proof: proof(fields),
    act:
      document.status === 'pending' &&
      html`${button(visit, `/kyc/${id}/approve`, html`Approve${namely(name)}`)}${refuseForm(visit, `/kyc/${id}/decline`, name, 'Decline')}`,
  });
}
