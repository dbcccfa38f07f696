import { reasonFrom } from '../base/index.ts';
import { tellEverybody } from '../organisation/index.ts';
import { documentTypesOf, type KeptDocumentType, setDocumentTypeOpen } from '../players/index.ts';
import { html, type Markup } from '../server/index.ts';
import type { Desk, Show } from './desk.ts';
import { logReason } from './fields.ts';
import { state, table } from './parts.ts';
import { namely, openForm } from './queue.ts';
import type { Visit } from './visit.ts';

/** Which documents players may send: anybody at the desk closes and opens one, with a reason for the log. */
export function routeDocuments(desk: Desk): void {
  const { database } = desk.services;
  const show: Show = async (visit) => ({
    section: 'house',
    title: 'Documents',
    body: html`<p class="soft lead">Players can’t send documents that are closed here. Documents sent before stay pending or valid.</p>
${typeTable(visit, await documentTypesOf(database))}`,
  });
  desk.page('/documents', show);
  const route = (name: 'open' | 'close') =>
    desk.action(`/documents/:type/${name}`, show, async (tx, { param }, form) => {
      const reason = reasonFrom(form('reason'), 'Say why.');
      const isOpen = name === 'open';
      const { type, label } = await setDocumentTypeOpen(tx, param('type'), isOpen);
      tellEverybody(tx);
      const what = `${isOpen ? 'Opened' : 'Closed'} the document ${label}`;
      return {
        what,
        subject: type.toUpperCase(),
        reason,
        before: word(!isOpen),
        after: word(isOpen),
        to: '/documents',
      };
    });
  route('open');
  route('close');
}

const word = (isOpen: boolean) => (isOpen ? 'open' : 'closed');

const typeTable = (visit: Visit, types: readonly KeptDocumentType[]): Markup =>
  table(
    [{ label: 'Document', look: 'main' }, { label: 'State' }, { label: 'What is done' }],
    types.map(({ type, label, isOpen }) => {
      const verb = isOpen ? 'Close' : 'Open';
      return [
        html`<span class="break">${label}</span>`,
        state(word(isOpen)),
        openForm(
          visit,
          html`${verb}…${namely(label)}`,
          `/documents/${type}/${verb.toLowerCase()}`,
          (fields) => html`${logReason(fields)}<button class="btn">${verb}${namely(label)}</button>`,
        ),
      ];
    }),
    'There are no documents.',
  );
