import { randomUUID } from 'node:crypto';
import { formatSignedMoney, negatePaise, type Paise, parseRupees, ZERO } from '@pavilion/money';
import { playerId, Refusal } from '../base/index.ts';
import { html, type Markup } from '../server/index.ts';
import type { Queryable, Transaction, Vault } from '../store/index.ts';
import { doBonus } from './bonus-request.ts';
import { doCommission } from './commission-request.ts';
import { askCorrection, doCorrection } from './correction.ts';
import type { Desk, Show } from './desk.ts';
import { doDocument } from './document-request.ts';
import { type Fields, playerReason } from './fields.ts';
import { type FilterField, filterForm, narrowed, oneIn } from './filters.ts';
import { type Form, onceIn } from './form.ts';
import { doHold, isHoldRequest } from './hold-request.ts';
import { doResult } from './market-request.ts';
import { doPayment } from './money-requests.ts';
import { noSecondsFor } from './operators.ts';
import { andOneMore, details, keyedPage, moment, momentText, pageOf, pager } from './parts.ts';
import { playerOf } from './player-actions.ts';
import { button, decisionCard, maybe, namely, openForm, takeToDecide } from './queue.ts';
import { correctable, type DeskRequest, requestStates } from './request-kinds.ts';
import { requestDetails, requestText, requestTitle } from './request-text.ts';
import {
  declineRequest,
  lockWaiting,
  noteDone,
  requestId,
  requestNames,
  requestNumber,
  requestsOf,
} from './requests.ts';
import { checkSecond, noSecondText } from './second-eyes.ts';
import { DESK } from './sessions.ts';
import type { Visit } from './visit.ts';

const FIELDS: readonly FilterField[] = [
  { name: 'state', label: 'State', options: requestStates.map((one) => [one, one] as const) },
];

/** Corrections of what players have: asked for on a player's page, looked at by a second operator here. */
export function routeCorrections(desk: Desk, playerPage: Show): void {
  const { database } = desk.services;
  const list: Show = async (visit) => {
    const paging = pageOf(visit.query, 'number');
    const which = oneIn(visit.query, 'state', requestStates);
    const { requests: read, count } = await requestsOf(database, visit.now, andOneMore(paging), {
      state: which ?? null,
    });
    const { rows, ends } = keyedPage(read, paging, ({ id }) => id);
    const cards = await Promise.all(rows.map((one) => card(database, visit, one)));
    return {
      section: 'corrections',
      title: 'Corrections',
      body: html`<p class="soft lead">Corrections to player balances. Corrections above one operator’s daily limit per player wait here for a second operator, for up to a day. The same applies to bonuses, referral commission and its release, held wins, forgiven debts, returned stakes and manual market results. Declined commission, documents shared with an excluded player, provider keys and provider win limits always need two operators.</p>
${filterForm('/corrections', visit.query, FIELDS)}
${rows.length === 0 ? html`<section class="empty"><h2>Nothing here</h2><p>A correction is asked for on a player’s page, as a bonus is; a result on its market’s.</p></section>` : html`<ol class="queue">${cards.map((one) => html`<li>${one}</li>`)}</ol>`}
${pager(narrowed('/corrections', visit.query, FIELDS), { skip: paging.skip, count, ...ends })}`,
    };
  };
  desk.page('/corrections', list);
  routeDecisions(desk, list);
  desk.action('/players/:id/correction', playerPage, async (tx, { param, now, session: { operator } }, form) => {
    const { id: player } = await playerOf(tx, param('id'));
    const input = correctionFrom(form);
    const { id, state: after, reason } = await askCorrection(tx, operator, { player, ...input }, now);
    const what = `${after === 'done' ? 'Corrected' : 'Asked to correct'} the ${input.account} of ${playerId(player)} by ${formatSignedMoney(input.amount)}`;
    const to = after === 'done' ? `/players/${player}` : '/corrections';
    return { what, player, subject: requestId(id), reason, after, to };
  });
}

/** Does what waited for a second operator, who has locked it. */
async function doRequest(tx: Transaction, vault: Vault, request: DeskRequest, now: Date): Promise<void> {
  if (request.kind === 'correction') return doCorrection(tx, request, now);
  if (request.kind === 'bonus') return doBonus(tx, request, now);
  if (request.kind === 'commission') return doCommission(tx, request, now);
  if (request.kind === 'market') return doResult(tx, request, now);
  if (isHoldRequest(request)) return doHold(tx, request, now);
  if (request.kind === 'document') return doDocument(tx, vault, request, now);
  return doPayment(tx, request, now);
}

function routeDecisions(desk: Desk, list: Show): void {
  const decision = (name: 'approve' | 'decline', word: string) =>
    desk.action(`/corrections/:id/${name}`, list, async (tx, visit, form) => {
      const { now, session } = visit;
      const id = requestNumber(visit.param('id'));
      const { request, ...about } = await takeToDecide(tx, visit, 'corrections', async () => {
        const locked = await lockWaiting(tx, id, now);
        const whose = 'player' in locked ? { player: locked.player } : {};
        return { subject: requestId(id), request: locked, ...whose };
      });
      if (name === 'approve') {
        await checkSecond(tx, session.operator, request, now);
        await doRequest(tx, desk.services.vault, request, now);
      }
      const { state: after, why } = await (name === 'approve'
        ? noteDone(tx, request, session.operator, now)
        : declineRequest(tx, session.operator, id, form('reason'), now));
      const what = `${word} ${about.subject}, ${await requestText(tx, request)}`;
      return { what, ...about, before: 'waiting', after, ...(why === null ? {} : { reason: why }), to: '/corrections' };
    });
  decision('approve', 'Approved, as the second operator,');
  decision('decline', 'Declined');
}

async function card(database: Queryable, visit: Visit, request: DeskRequest): Promise<Markup> {
  const { id, kind, reason, asker, askedBy, askedAt, expiresAt, decider, decidedAt, why } = request;
  const name = requestId(id);
  const isOwn = askedBy === visit.session.operator.id;
  const noSeconds = request.state === 'waiting' ? await noSecondsFor(database, askedBy, visit.now) : [];
  const none = noSeconds.find((one) => one.id === visit.session.operator.id);
  return decisionCard({
    title: requestTitle(request),
    state: request.state,
    about: [
      [requestNames[kind], html`<span class="num">${name}</span>`],
      ...(await requestDetails(database, request)),
      ['Asked by', html`<b class="break">${asker}</b>, ${moment(askedAt)}`],
      ...maybe('Waits until', request.state === 'waiting' ? moment(expiresAt) : undefined),
      ...maybe(
        'No second for it',
        noSeconds.length > 0 &&
          html`<span class="break">${noSeconds.map((one) => `${one.name} (password set by ${one.knower})`).join(', ')}</span>`,
      ),
      ...maybe('Second operator', decider && decidedAt && html`<b class="break">${decider}</b>, ${moment(decidedAt)}`),
      ...maybe('Why not', why && html`<span class="break">${why}</span>`),
    ],
    proof: details([
      kind === 'commission'
        ? ['What it is', 'Net losses of their referrals; nothing on hold']
        : [
            kind === 'correction' ? 'Reason, as the player reads it' : 'Reason',
            html`<span class="break">${reason}</span>`,
          ],
    ]),
    act:
      request.state === 'waiting' &&
      html`${isOwn ? html`<p class="soft">Waiting for a second operator until ${momentText(expiresAt)}.</p>` : none ? html`<p class="soft">${noSecondText(none.knower)}</p>` : button(visit, `/corrections/${name}/approve`, html`Approve${namely(name)}`)}${openForm(
        visit,
        html`${isOwn ? 'Take it back…' : 'Decline…'}${namely(name)}`,
        `/corrections/${name}/decline`,
        ({ text }) =>
          html`${text('reason', 'Reason, for the log', { most: 200 })}<button class="btn btn--no">${isOwn ? 'Take it back' : 'Decline'}${namely(name)}</button>`,
      )}`,
  });
}

/** The fields of a correction and the button that asks for it. */
export const correctionFields = (fields: Fields): Markup => html`${fields.choice('account', 'Account', [
  ['cash', 'Cash'],
  ['coins', 'Coins'],
])}
${fields.choice('way', 'What is done', [
  ['add', 'Add to it'],
  ['take', 'Take from it'],
])}
${fields.text('amount', 'How much, ₹', { most: 16, placeholder: '500.00' })}
${playerReason(fields, 'correction', '/correction', 'Reason, as the player reads it in their statement')}
<input type="hidden" name="once" value="${randomUUID()}">
<p class="soft">Adds a new entry; existing entries do not change. Above one operator’s limit it waits for a second operator (<a href="${DESK}/corrections">Corrections</a>).</p>
<button class="btn btn--main">Correct</button>`;

/** A correction as the form of `correctionFields` says it. */
function correctionFrom(form: Form) {
  const account = correctable.find((one) => one === form('account'));
  if (!account) throw new Refusal(422, 'This account was not found.', 'account');
  const way = form('way');
  if (way !== 'add' && way !== 'take') throw new Refusal(422, 'There is no such choice.', 'way');
  const amount = rupeesFrom(form('amount'));
  return { account, amount: way === 'add' ? amount : negatePaise(amount), reason: form('reason'), once: onceIn(form) };
}

/** The most that one correction moves, paise: ₹1,00,00,000. More is a slip of the finger. */
const MOST_CORRECTED = 1_000_000_000;

/** Rupees as they are typed in the field `amount`. */
function rupeesFrom(text: string): Paise {
  const amount = parseRupees(text);
  if (amount === null || amount <= ZERO) throw new Refusal(422, 'Enter rupees, as 500 or 500.50.', 'amount');
  if (amount > MOST_CORRECTED) throw new Refusal(422, 'This is more than one correction moves.', 'amount');
  return amount;
}
