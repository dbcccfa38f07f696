import { momentKey, playerId, reasonFrom } from '../base/index.ts';
import {
  approveKyc,
  checkKyc,
  type DeskDocument,
  declineKyc,
  documentTypesOf,
  findDocuments,
  type OtherAccount,
  pendingKyc,
  showKyc,
  takeKyc,
} from '../players/index.ts';
import { html, type Markup } from '../server/index.ts';
import { NO_KEY, type Transaction } from '../store/index.ts';
import type { Desk } from './desk.ts';
import { askDocument, documentsWaiting } from './document-request.ts';
import { logReason } from './fields.ts';
import { nameLine } from './known-name.ts';
import { otherAccountsLine } from './other-accounts.ts';
import { moment, momentText, playerLink } from './parts.ts';
import { withoutPlaces } from './places-to-pay.ts';
import {
  button,
  type CaseNotes,
  decisionCard,
  isMine,
  leaseBar,
  maybe,
  namely,
  openForm,
  proof,
  refuseForm,
  routeQueue,
  takeToDecide,
  waits,
} from './queue.ts';
import { requestId } from './requests.ts';
import type { FirstEyes } from './second-eyes.ts';
import { DESK } from './sessions.ts';
import type { Visit } from './visit.ts';

/** KYC documents: each with its pictures, to be approved or declined. */
export function routeKyc(desk: Desk): void {
  const { database, vault } = desk.services;
  const list = routeQueue(desk, {
    section: 'kyc',
    title: 'KYC',
    empty: 'A document that a player sends comes here.',
    async waiting(now, paging) {
      const { documents, count } = await pendingKyc(database, vault, now, paging);
      return { page: documents, count };
    },
    keys: 'moment and number',
    keyOf: ({ document }) => momentKey({ at: document.submittedAt, id: Number(document.id) }),
    subjectOf: ({ document }) => document.id,
    finder: async () => ({
      states: ['pending', 'approved', 'declined', 'expired'],
      ways: {
        label: 'Document',
        options: (await documentTypesOf(database)).map(({ type, label }) => [type, label] as const),
      },
      ...{ text: 'Number of the case', hasAmounts: false, nameOf: String },
      find: (filter, paging, at) => findDocuments(database, filter, paging, at),
    }),
    one: (id, now) => showKyc(database, vault, id, now),
    lock: async (tx, id, now) => (await takeKyc(tx, id, now)).document.id,
    firsts: (_, now) => documentsWaiting(database, now),
    secretOf: ({ document }) => `what stands in the document ${document.id}`,
    card,
  });
  const take = (tx: Transaction, visit: Visit) =>
    takeToDecide(tx, visit, 'kyc', async () => {
      const { document, player, label } = await takeKyc(tx, visit.param('id'), visit.now);
      return { subject: document.id, player, label };
    });
  desk.action('/kyc/:id/approve', list, async (tx, visit, form) => {
    const { now, session } = visit;
    const { subject, player, label } = await take(tx, visit);
    if ((await checkKyc(tx, vault, subject, now)).takesTwo) {
      const asking = { operator: session.operator, reason: reasonFrom(form('reason'), TAKES_TWO), now };
      const what = await askDocument(tx, { id: subject, player, label }, asking);
      return { what, player, subject, before: 'pending', after: 'pending', to: '/kyc' };
    }
    const { status } = await approveKyc(tx, vault, subject, now);
    return { what: `Approved KYC: ${label}`, player, subject, before: 'pending', after: status, to: '/kyc' };
  });
  desk.action('/kyc/:id/decline', list, async (tx, visit, form) => {
    const { subject, player, label } = await take(tx, visit);
    const { reason, status } = await declineKyc(tx, subject, withoutPlaces(form('reason')), visit.now);
    const what = `Declined KYC, ${label}: ${reason}`;
    return { what, player, subject, before: 'pending', after: status, to: '/kyc' };
  });
}

/** Why a document takes two operators and a reason. */
const TAKES_TWO =
  'Who has excluded themselves has sent the same number, or is paid to the same account. It takes two operators: say why it is another person.';

function card(
  visit: Visit,
  { document, player, label, fields }: DeskDocument,
  { lease, first, name: known, others }: CaseNotes,
): Markup {
  const { id, submittedAt, expiresOn, reason } = document;
  const name = `${label} of ${playerId(player)}`;
  return decisionCard({
    title: label,
    state: document.status,
    about: [
      ['Player', playerLink(player)],
      nameLine(known),
      ...otherAccountsLine(others),
      ['Sent', moment(submittedAt)],
      ...waits(document.status === 'pending', submittedAt, visit.now),
      ...maybe('Ends on', expiresOn && html`<span class="num">${expiresOn}</span>`),
      ...maybe('Reason', reason),
      ...maybe('Approved by', document.status === 'pending' && firstEyes(first)),
    ],
    proof: fields === 'no-key' ? html`<p>${NO_KEY}</p>` : proof(fields),
    lease: document.status === 'pending' && leaseBar(visit, 'kyc', id, lease),
    act:
      document.status === 'pending' &&
      isMine(visit, lease) &&
      html`${first ? '' : approveForm(visit, id, name, others)}${refuseForm(visit, { action: `/kyc/${id}/decline`, name, decision: 'document', label: 'Decline' })}`,
  });
}

/** What approves a document: with a reason, where it takes two operators. */
const approveForm = (visit: Visit, id: string, name: string, others: readonly OtherAccount[]): Markup =>
  others.some(({ isExcluded }) => isExcluded)
    ? openForm(
        visit,
        html`Approve, as the first of two…${namely(name)}`,
        `/kyc/${id}/approve`,
        (fields) =>
          html`<p class="soft">${TAKES_TWO}</p>${logReason(fields)}<button class="btn btn--main">Approve, as the first of two${namely(name)}</button>`,
      )
    : button(visit, `/kyc/${id}/approve`, html`Approve${namely(name)}`);

const firstEyes = (first: FirstEyes | undefined): Markup | undefined =>
  first &&
  html`<b class="break">${first.asker}</b>, as the first of two, until ${momentText(first.expiresAt)}: <a href="${DESK}/corrections?state=waiting">${requestId(first.id)}</a>`;
