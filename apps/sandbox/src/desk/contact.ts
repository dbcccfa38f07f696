import { contactMessageId } from '../base/index.ts';
import { type NamedStatus, statusesOf } from '../organisation/index.ts';
import { answerContactMessage, type ContactMessage, contactMessagesOf } from '../players/index.ts';
import { html, type Markup } from '../server/index.ts';
import type { Desk, Show } from './desk.ts';
import { filled } from './form.ts';
import { andOneMore, details, keyedPage, moment, pageOf, pager, playerLink, state, waitText } from './parts.ts';
import { withoutPlaces } from './places-to-pay.ts';
import { maybe } from './queue.ts';
import { DESK } from './sessions.ts';
import type { Visit } from './visit.ts';

const LONGEST_ANSWER = 400;

const TOPICS = { bets: 'Bets', money: 'Money', games: 'Games', account: 'Account', other: 'Something else' } as const;

/** What players and visitors have written: each is answered once. */
export function routeContact(desk: Desk): void {
  const { database } = desk.services;
  const show: Show = async (visit) => {
    const which = visit.query('which') === 'answered' ? 'answered' : 'waiting';
    const paging = pageOf(visit.query, 'number');
    const { messages: read, count } = await contactMessagesOf(database, which, andOneMore(paging));
    const { rows, ends } = keyedPage(read, paging, ({ id }) => id);
    const organisations = await statusesOf(database);
    const address = `${DESK}/contact${which === 'answered' ? '?which=answered' : ''}`;
    const choice = (value: typeof which, label: string, href: string) =>
      html`<a href="${href}" ${value === which && html`aria-current="true"`}>${label}</a>`;
    const none =
      which === 'answered'
        ? html`<p class="none">No answered messages yet.</p>`
        : html`<section class="empty"><h2>No open messages</h2><p>Messages from the contact page appear here.</p></section>`;
    return {
      section: 'contact',
      title: 'Contact',
      body: html`<p class="soft lead">Players get the answer in their notifications. Write to or call visitors, and record the answer here.</p>
<p class="chips">${choice('waiting', 'To answer', `${DESK}/contact`)}${choice('answered', 'Answered', `${DESK}/contact?which=answered`)}</p>
${rows.length === 0 ? none : html`<ol class="queue">${rows.map((one) => html`<li>${card(visit, one, organisations)}</li>`)}</ol>`}
${pager(address, { skip: paging.skip, count, ...ends })}`,
    };
  };
  desk.page('/contact', show);
  desk.action('/contact/:id/answer', show, async (tx, { param, now, session: { operator } }, form) => {
    const answer = withoutPlaces(filled(form, 'answer', 'The answer', LONGEST_ANSWER), 'answer');
    const found = await answerContactMessage(tx, param('id'), { answer, by: operator.name, now });
    const subject = contactMessageId(found.id);
    return {
      ...{ what: `Answered ${subject}: ${answer}`, subject, before: 'waiting', after: 'answered', to: '/contact' },
      ...(found.player === null ? {} : { player: found.player }),
    };
  });
}

function card(visit: Visit, one: ContactMessage, organisations: readonly NamedStatus[]): Markup {
  const name = contactMessageId(one.id);
  const { name: organisation = one.organisation } = organisations.find(({ code }) => code === one.organisation) ?? {};
  return html`<article class="card decision">
<header><b>${TOPICS[one.topic]}</b>${state(one.answeredAt === null ? 'waiting' : 'answered')}</header>
<div class="decision__details">${details([
    ['From', one.player === null ? 'A visitor' : playerLink(one.player)],
    ...maybe('Reached by', one.reach !== null && html`<span class="break">${one.reach}</span>`),
    ['At', organisation],
    ['Sent', moment(one.sentAt)],
    ...maybe('Waits', one.answeredAt === null && html`<span class="num">${waitText(one.sentAt, visit.now)}</span>`),
    ...maybe('Answered', one.answeredAt && html`${moment(one.answeredAt)}, ${one.answeredBy}`),
    ['Name', html`<span class="num">${name}</span>`],
  ])}</div>
<div class="decision__proof"><p class="written">${one.message}</p>${one.answer !== null && html`<p class="written soft">${one.answer}</p>`}</div>
${
  one.answeredAt === null &&
  html`<div class="decision__act">${visit.form(
    `/contact/${name}/answer`,
    ({ area }) =>
      html`${area('answer', one.player === null ? 'Your answer' : 'Answer')}<button class="btn btn--main">${one.player === null ? 'Mark as answered' : 'Answer'}<span class="unseen"> ${name}</span></button>`,
  )}</div>`
}
</article>`;
}
