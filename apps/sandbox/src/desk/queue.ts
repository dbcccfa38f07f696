import type { FilledField } from '../players/index.ts';
import { html, type Markup } from '../server/index.ts';
import type { Visit } from './desk.ts';
import { details, opens, pager, textField } from './parts.ts';
import { DESK } from './sessions.ts';

/** A list of what waits for a decision, the longest wait first. */
export function queue(
  cards: readonly Markup[],
  { address, skip, count, empty }: { address: string; skip: number; count: number; empty: string },
): Markup {
  return html`<div data-live="10">${
    cards.length === 0
      ? html`<section class="empty"><h2>Nothing waits</h2><p>${empty}</p></section>`
      : html`<ol class="queue">${cards.map((card) => html`<li>${card}</li>`)}</ol>`
  }${pager(address, { skip, count })}</div>`;
}

/** What a player filled in: texts as details, pictures as pictures. */
export function proof(fields: readonly FilledField[]): Markup {
  const texts = fields.filter(({ type }) => type !== 'file');
  const files = fields.filter(({ type }) => type === 'file');
  return html`${details(texts.map(({ label, value }) => [label, html`<span class="break">${value}</span>`]))}
${files.map(
  ({ label, value }) =>
    html`<figure class="proof"><a href="${DESK}/files/${value}"><img src="${DESK}/files/${value}" alt="${label}: open it whole" loading="lazy"></a><figcaption>${label}</figcaption></figure>`,
)}`;
}

/** A form that says no, with a reason that the player reads. */
export const refuseForm = (visit: Visit, action: string, label: string): Markup =>
  opens(
    `${label}…`,
    visit.form(
      action,
      html`${textField('reason', 'Reason, as the player reads it', { most: 200 })}<button class="btn btn--no">${label}</button>`,
    ),
  );

/** A form that is one button. */
export const button = (visit: Visit, action: string, label: string, look = 'btn--main'): Markup =>
  visit.form(action, html`<button class="btn ${look}">${label}</button>`);
