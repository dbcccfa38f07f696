import type { KeyKind, Paging } from '../base/index.ts';
import type { FilledField } from '../players/index.ts';
import { type Child, html, type Markup } from '../server/index.ts';
import type { Desk, Show } from './desk.ts';
import type { FormBody } from './fields.ts';
import { andOneMore, details, keyedPage, opens, pageOf, pager, state } from './parts.ts';
import { DESK } from './sessions.ts';
import type { Visit } from './visit.ts';

/** What waits in one room for a decision. */
interface Queue<One> {
  readonly section: 'deposits' | 'withdrawals' | 'kyc';
  readonly title: string;
  /** Said where nothing waits. */
  readonly empty: string;
  /** A page of what waits, the longest wait first, and how much waits in all. */
  waiting(now: Date, paging: Paging): Promise<{ readonly page: readonly One[]; readonly count: number }>;
  /** What the keys of the queue are. */
  readonly keys: KeyKind;
  /** By what one is found again in the queue: a page goes on after it, whatever has been decided meanwhile. */
  keyOf(one: One): string | number;
  card(visit: Visit, one: One): Markup;
}

/** Hangs up the page of a queue; returns it, for the actions that lead back to it. */
export function routeQueue<One>(desk: Desk, { section, title, empty, waiting, keys, keyOf, card }: Queue<One>): Show {
  const show: Show = async (visit) => {
    const paging = pageOf(visit.query, keys);
    const { page: read, count } = await waiting(visit.now, andOneMore(paging));
    const { rows: page, ends } = keyedPage(read, paging, keyOf);
    const list =
      page.length === 0
        ? html`<section class="empty"><h2>Nothing waits</h2><p>${empty}</p></section>`
        : html`<ol class="queue">${page.map((one) => html`<li>${card(visit, one)}</li>`)}</ol>`;
    const pages = pager(`${DESK}/${section}`, { skip: paging.skip, count, ...ends });
    return { section, title, body: html`<div data-live="10">${list}${pages}</div>` };
  };
  desk.page(`/${section}`, show);
  return show;
}

interface DecisionCard {
  readonly title: Child;
  readonly state: string;
  readonly about: Parameters<typeof details>[0];
  readonly proof: Markup;
  /** What can be done about it; false where it is decided. */
  readonly act: Markup | false;
}

/** What is to be decided: what it is, what it goes by, and what can be done. */
export const decisionCard = ({ title, state: word, about, proof, act }: DecisionCard): Markup =>
  html`<article class="card decision">
<header><b class="amount">${title}</b>${state(word)}</header>
<div class="decision__details">${details(about)}</div>
<div class="decision__proof">${proof}</div>
${act && html`<div class="decision__act">${act}</div>`}
</article>`;

/** A line of details where there is something to say. */
export const maybe = (name: string, value: Child | undefined): (readonly [string, Child])[] =>
  value === undefined ? [] : [[name, value]];

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

/** A form that says no to what is called `name`, with a reason that the player reads: `label` opens it, `send` sends it. */
export const refuseForm = (visit: Visit, action: string, name: string, label: string, send = label): Markup =>
  openForm(
    visit,
    html`${label}…${namely(name)}`,
    action,
    ({ text }) =>
      html`${text('reason', 'Reason, as the player reads it', { most: 200 })}<button class="btn btn--no">${send}${namely(name)}</button>`,
  );

/** A form that a button opens; it comes back open where it has just been refused. */
export const openForm = (visit: Visit, label: Child, action: string, body: FormBody, look = ''): Markup =>
  opens(label, visit.form(action, body, look), visit.isRefused(action));

/** A form that is one button. */
export const button = (visit: Visit, action: string, label: Child, look = 'btn--main'): Markup =>
  visit.form(action, html`<button class="btn ${look}">${label}</button>`);

/** What a button is about, for whoever hears the page: each has a name of its own. */
export const namely = (name: string): Markup => html`<span class="unseen"> ${name}</span>`;
