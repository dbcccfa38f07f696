import { type ReferralHold, referralHolds } from '@pavilion/api-client/wire';
import { type Paise, paise } from '@pavilion/money';
import { idOf, playerId, Refusal, reasonFrom } from '../base/index.ts';
import {
  type DueReferral,
  dueReferrals,
  type HeldReferral,
  type HeldSum,
  heldReferrals,
  isKycOfChildrenWanted,
  wantKycOfChildren,
} from '../money/index.ts';
import { html, type Markup } from '../server/index.ts';
import type { Queryable } from '../store/index.ts';
import { payCommission, runText } from './commission-request.ts';
import type { Desk, Show } from './desk.ts';
import { logReason, playerReason } from './fields.ts';
import type { Form } from './form.ts';
import { askRefusal, askRelease, holdText, isHoldRequest } from './hold-request.ts';
import { wantedDone } from './money-requests.ts';
import { details, money, playerLink, table } from './parts.ts';
import { withoutPlaces } from './places-to-pay.ts';
import { namely, openForm } from './queue.ts';
import type { DeskRequest } from './request-kinds.ts';
import { waitsNote } from './request-text.ts';
import { waitingAbout } from './requests.ts';
import { DESK } from './sessions.ts';
import type { Visit } from './visit.ts';

/** How many earners are listed before they are paid, and how many sums that are held. */
const FEW = 50;

/** Why commission is held, as the desk names it. */
const HOLDS: Readonly<Record<ReferralHold, string>> = {
  excluded: 'The earner has excluded themselves',
  'same-person': 'One person, by a document or a payout account',
  unverified: 'No document was approved when it settled',
  'both-sides': 'Won on the same market by',
};

/** The same in a word or two, where one of several is released. */
const SHORT: Readonly<Record<ReferralHold, string>> = {
  excluded: 'Excluded',
  'same-person': 'One person',
  unverified: 'No document',
  'both-sides': 'Both sides',
};

/** Whether a child counts before a document of theirs is approved. */
const KYC = [
  ['none', 'Commission counts from the first bet'],
  ['wanted', 'Commission counts from when a document is approved; what settled before is held'],
] as const;
const kycText = (isWanted: boolean) => (isWanted ? 'documents wanted' : 'no documents wanted');

/** What referrals have earned and is open, by earner, and the way to pay it; and what is held. */
export async function referralCard(database: Queryable, visit: Visit): Promise<Markup> {
  const due = await dueReferrals(database, visit.now, FEW + 1);
  const held = await heldReferrals(database, visit.now, FEW + 1, 'others');
  const waiting = await waitingAbout(database, ['release', 'refusal'], visit.now);
  const excluded = await heldReferrals(database, visit.now, FEW + 1, 'excluded');
  const few = html`<p class="soft">These are the largest ${FEW}; there are more.</p>`;
  return html`<section class="card"><h2>Referral commission</h2>
<p class="soft">Pays all pending referral commission in cash. Negative amounts are carried over. Closed accounts are not paid until they are open again. Payments above one operator’s limit wait for a second operator (<a href="${DESK}/corrections?state=waiting">Corrections</a>).</p>
${dueTable(due.slice(0, FEW))}${due.length > FEW && few}
${visit.form('/house/referrals/pay', html`<button class="btn">Pay pending commission</button>`)}
<h3>Held</h3><p class="soft">On hold until reviewed. Each reason is released separately; other reasons still hold the amount. Above one operator’s limit a second operator is needed. Declining is final and always needs two operators. Later settlements are reviewed separately.</p>
${heldTable(visit, held.slice(0, FEW), waiting)}${held.length > FEW && few}
<h3>Self-excluded players</h3><p class="soft">Not paid or released during the exclusion. Afterwards the remaining amount is pending.</p>
${excludedTable(excluded.slice(0, FEW))}${excluded.length > FEW && few}
${kycForm(visit, await isKycOfChildrenWanted(database))}</section>`;
}

/** Whether a child needs a document: the owner's, since it decides what is paid. */
function kycForm(visit: Visit, isWanted: boolean): Markup {
  const legend = 'Documents of those it is earned on';
  const set = isWanted ? 'wanted' : 'none';
  if (!visit.session.operator.isOwner) return details([[legend, KYC.find(([one]) => one === set)?.[1]]]);
  return visit.form(
    '/house/referrals/kyc',
    (fields) => html`<fieldset class="choice"><legend>${legend}</legend>
${fields.radios('value', KYC, set)}</fieldset>${logReason(fields)}<button class="btn">Save</button>`,
    'form',
  );
}

const dueTable = (due: readonly DueReferral[]): Markup =>
  table(
    [
      { label: 'Earner', look: 'main' },
      { label: 'Players it is earned on' },
      { label: 'They lost', look: 'end' },
      { label: 'To be paid', look: 'key' },
    ],
    due.map(({ player, children, lost, amount }) => [
      playerLink(player),
      html`<span class="num">${children}</span>`,
      money(lost),
      money(amount),
    ]),
    'No commission is open.',
  );

const heldTable = (visit: Visit, held: readonly HeldSum[], waiting: ReadonlyMap<string, DeskRequest>): Markup =>
  table(
    [
      { label: 'Earner', look: 'main' },
      { label: 'Earned on' },
      { label: 'Why' },
      { label: 'They lost', look: 'end' },
      { label: 'Held', look: 'key' },
      { label: 'What is done' },
    ],
    held.map((sum) => [
      playerLink(sum.player),
      playerLink(sum.child),
      html`${sum.reasons.map((reason, index) => html`${index > 0 && html`<br>`}${whyText(sum, reason)}`)}`,
      money(sum.lost),
      money(sum.amount),
      html`${[...waiting.values()].filter((one) => isAbout(one, sum)).map((one) => waitsNote(one))}${sum.reasons.map((reason) => releaseForm(visit, sum, reason))}${refusalForm(visit, sum)}`,
    ]),
    'No commission is held.',
  );

const whyText = ({ other }: HeldSum, reason: ReferralHold): Markup =>
  html`${HOLDS[reason]}${reason === 'both-sides' && other !== null && html` ${playerLink(other)}`}`;

const FIELDS = (reasons: readonly ReferralHold[], amount: Paise): Markup =>
  html`<input type="hidden" name="reasons" value="${reasons.join(' ')}"><input type="hidden" name="amount" value="${amount}">`;

/** Refuses a sum for good, for a reason that its earner reads. */
function refusalForm(visit: Visit, { player, child, reasons, amount }: HeldSum): Markup {
  const which = namely(`${playerId(player)} on ${playerId(child)}`);
  const action = `/house/referrals/${player}/${child}/refuse`;
  return openForm(
    visit,
    html`Refuse for good…${which}`,
    action,
    (fields) =>
      html`${FIELDS(reasons, amount)}${playerReason(fields, 'commission', action, 'Reason, as the earner reads it')}<button class="btn btn--no">Refuse for good${which}</button>`,
  );
}

/** Lets a sum be paid as far as one of its reasons goes; it names all of them, so that none is released unseen. */
function releaseForm(visit: Visit, { player, child, reasons, amount }: HeldSum, reason: ReferralHold): Markup {
  const which = namely(`${playerId(player)} on ${playerId(child)}`);
  const word = reasons.length > 1 ? `Release “${SHORT[reason]}”` : 'Release';
  return openForm(
    visit,
    html`${word}…${which}`,
    `/house/referrals/${player}/${child}/${reason}/release`,
    (fields) => html`${FIELDS(reasons, amount)}${logReason(fields)}<button class="btn">${word}${which}</button>`,
  );
}

const excludedTable = (held: readonly HeldSum[]): Markup =>
  table(
    [
      { label: 'Earner', look: 'main' },
      { label: 'Earned on' },
      { label: 'They lost', look: 'end' },
      { label: 'Held', look: 'key' },
    ],
    held.map(({ player, child, lost, amount }) => [playerLink(player), playerLink(child), money(lost), money(amount)]),
    'No self-excluded player has commission.',
  );

/** Takes the forms of `page`, the house. Sent twice, the second finds nothing open, or nothing held. */
export function routeReferralPayments(desk: Desk, page: Show): void {
  desk.action('/house/referrals/pay', page, async (tx, { now, session }) => {
    const run = await payCommission(tx, session.operator, now);
    if (run.paid.length + run.waits.length === 0) throw new Refusal(409, 'No commission is open.');
    return { what: runText(run), to: '/house' };
  });
  desk.action('/house/referrals/kyc', page, async (tx, { session }, form) => {
    if (!session.operator.isOwner) throw new Refusal(403, 'Only the owner sets this.');
    const value = KYC.find(([one]) => one === form('value'))?.[0];
    if (!value) throw new Refusal(422, 'There is no such choice.', 'value');
    const reason = reasonFrom(form('reason'), 'Say why.');
    const isWanted = value === 'wanted';
    const before = kycText(await wantKycOfChildren(tx, isWanted));
    const after = kycText(isWanted);
    return { what: `Commission is now paid with ${after}`, reason, before, after, to: '/house' };
  });
  desk.action('/house/referrals/:earner/:child/:hold/release', page, async (tx, { now, session, param }, form) => {
    const reason = referralHolds.find((one) => one === param('hold'));
    if (!reason) throw missing();
    const [hold, amount] = heldIn(param, form);
    const asking = { operator: session.operator, reason: reasonFrom(form('reason'), 'Say why.'), now };
    const wanted = await askRelease(tx, { ...hold, reason }, amount, asking);
    return wantedDone(wanted, 'Released', asking.reason, '/house');
  });
  desk.action('/house/referrals/:earner/:child/refuse', page, async (tx, { now, session, param }, form) => {
    const [hold, amount] = heldIn(param, form);
    const reason = withoutPlaces(reasonFrom(form('reason'), 'Say why.'));
    const wanted = await askRefusal(tx, hold, amount, { operator: session.operator, reason, now });
    return wantedDone(wanted, 'Refused', reason, '/house');
  });
}

const missing = () => new Refusal(404, 'There is no such commission.');

/** What a form is about, as whoever sends it has seen it: whose commission on whom, why it is held, and how much it was, paise. */
function heldIn(param: Visit['param'], form: Form): readonly [HeldReferral, Paise] {
  const [player, child, amount] = [idOf(param('earner')), idOf(param('child')), idOf(form('amount'))];
  const reasons = referralHolds.filter((one) => form('reasons').split(' ').includes(one));
  if (player === null || child === null) throw missing();
  if (reasons.includes('excluded')) {
    throw new Refusal(409, 'Self-excluded players are not paid commission during the exclusion.');
  }
  if (amount === null || reasons.length === 0) throw new Refusal(409, 'Nothing is on hold here.');
  return [{ player, child, reasons }, paise(amount)];
}

/** Whether a request that waits is about one of the sums that are listed. */
const isAbout = (request: DeskRequest, { player, child }: HeldSum): boolean =>
  isHoldRequest(request) && request.player === player && holdText(request).startsWith(`on ${playerId(child)}:`);
