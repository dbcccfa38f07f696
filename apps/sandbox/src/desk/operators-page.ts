import { idOf, Refusal } from '../base/index.ts';
import { html, type Markup } from '../server/index.ts';
import type { Desk, Show } from './desk.ts';
import { filled } from './form.ts';
import {
  addOperator,
  allOperators,
  endRequestsOf,
  endSignInsOf,
  hasPassword,
  type ListedOperator,
  type Operator,
  operatorToChange,
  retireOperator,
  setOperatorPassword,
} from './operators.ts';
import { moment, state, table } from './parts.ts';
import { button, namely, openForm } from './queue.ts';
import { DESK } from './sessions.ts';
import type { Visit } from './visit.ts';

/** Who works at the desk: everybody sees it and sets their own password; the owner takes operators on and lets them go. */
export function routeOperators(desk: Desk): void {
  const { database, passwords, limiter } = desk.services;
  const show: Show = async (visit) => ({
    section: 'house',
    title: 'Operators',
    body: html`<p class="soft lead">Two operators decide anything above the limits. The owner adds operators. If one operator set the other’s password, the two can’t approve together until that password is changed and three days have passed. Pending approvals of an operator end when they are removed or get a new password.</p>
${operatorTable(visit, await allOperators(database))}
${visit.session.operator.isOwner ? newCard(visit) : ownCard(visit)}
<p><a class="btn" href="${DESK}/house">Back to House</a></p>`,
  });
  desk.page('/operators', show);

  desk.action('/operators', show, async (tx, { session, now: at }, form) => {
    refuseOthers(session.operator);
    const name = filled(form, 'name', 'The name', 30);
    await addOperator(tx, passwords, { name, password: form('password'), by: session.operator.id, at });
    return { what: `Took on the operator ${name}`, subject: name, to: '/operators' };
  });
  desk.action('/operators/me/password', show, async (tx, { session, now: at }, form) => {
    const { id: operator, name } = await operatorToChange(tx, session.operator.id);
    await limiter.take('passwordTriesPerPlayer', `operator ${operator}`);
    if (!(await hasPassword(tx, passwords, operator, form('current')))) {
      throw new Refusal(422, 'This is not the password you have.', 'current');
    }
    await setOperatorPassword(tx, passwords, { operator, password: form('password'), by: operator, at });
    await endSignInsOf(tx, operator, session.tokenHash);
    return { what: `${name} set a password of their own`, subject: name, to: '/operators' };
  });
  desk.action('/operators/:id/password', show, async (tx, { param, session, now: at }, form) => {
    refuseOthers(session.operator);
    const { id: operator, name } = await operatorToChange(tx, idOf(param('id')) ?? 0);
    await setOperatorPassword(tx, passwords, { operator, password: form('password'), by: session.operator.id, at });
    await endSignInsOf(tx, operator, null);
    // Somebody else may have been in with the one before.
    await endRequestsOf(tx, operator);
    return { what: `Gave ${name} another password`, subject: name, to: '/operators' };
  });
  desk.action('/operators/:id/retire', show, async (tx, { param, session, now }) => {
    refuseOthers(session.operator);
    const { id: operator, name } = await operatorToChange(tx, idOf(param('id')) ?? 0);
    await retireOperator(tx, operator, now);
    return { what: `${name} no longer works here`, subject: name, before: 'working', after: 'gone', to: '/operators' };
  });
}

function refuseOthers({ isOwner }: Operator): void {
  if (!isOwner) throw new Refusal(403, 'Only the owner says who works here.');
}

const operatorTable = (visit: Visit, operators: readonly ListedOperator[]): Markup =>
  table(
    [
      { label: 'Name', look: 'main' },
      { label: 'State' },
      { label: 'Password from' },
      { label: 'Since' },
      { label: 'Do', look: 'end' },
    ],
    operators.map((one) => [
      html`<b class="break">${one.name}</b>${one.id === visit.session.operator.id && ' (you)'}`,
      state(one.retiredAt === null ? 'active' : 'gone'),
      one.isOwner ? 'the house' : (one.passwordBy ?? 'the documentation'),
      moment(one.createdAt),
      visit.session.operator.isOwner && !one.isOwner && one.retiredAt === null ? ownerForms(visit, one) : '–',
    ]),
    'No operators.',
  );

const ownerForms = (visit: Visit, { id, name }: ListedOperator): Markup =>
  html`${openForm(
    visit,
    html`New password…${namely(name)}`,
    `/operators/${id}/password`,
    ({ password }) =>
      html`${password('password', `New password of ${name}`, 'new-password')}<button class="btn">Set it${namely(name)}</button>`,
  )}${button(visit, `/operators/${id}/retire`, html`Let go${namely(name)}`, 'btn--no')}`;

const newCard = (visit: Visit): Markup =>
  html`<section class="card"><h2>Take on an operator</h2>${visit.form(
    '/operators',
    ({ text, password }) =>
      html`${text('name', 'Name for the log', { most: 30 })}${password('password', 'First password', 'new-password')}<button class="btn btn--main">Take on</button>`,
    'form',
  )}</section>`;

const ownCard = (visit: Visit): Markup =>
  html`<section class="card"><h2>Your password</h2>${visit.form(
    '/operators/me/password',
    ({ password }) =>
      html`${password('current', 'The one you have', 'current-password')}${password('password', 'New password', 'new-password')}<button class="btn btn--main">Set it</button>`,
    'form',
  )}</section>`;
