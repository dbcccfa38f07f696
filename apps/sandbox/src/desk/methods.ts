import { decimalRupees, formatMoney } from '@pavilion/money';
import { Refusal, reasonFrom } from '../base/index.ts';
import {
  closeMethod,
  type KeptMethod,
  methodsOf,
  openMethod,
  setMethodTerms,
  setWithdrawalTerms,
  takeMethod,
  takeWithdrawalTerms,
  type WithdrawalTerms,
  withdrawalTerms,
} from '../money/index.ts';
import { tellEverybody } from '../organisation/index.ts';
import { html, type Markup } from '../server/index.ts';
import { closingForms, closingFrom, WAY_COLUMNS, wayCells, wayText } from './closing.ts';
import type { Desk, Show } from './desk.ts';
import { logReason, seen } from './fields.ts';
import { type Form, refuseOlder, rupeesIn, wholeIn } from './form.ts';
import { details, money, table } from './parts.ts';
import { namely, openForm } from './queue.ts';
import type { Visit } from './visit.ts';

/** What each way to withdraw is called at the desk. */
const NAMES: Readonly<Record<KeptMethod['code'], string>> = { bank: 'Bank account', upi: 'UPI' };
/** The longest that a payment takes as a rule, minutes. */
const LONGEST_USUAL = 14 * 24 * 60;
/** The most that one request, or what is free of KYC, may be set to: nobody types more rupees than this on purpose. */
const MOST_SET = 10_000_000_000;

/**
 * The ways to withdraw and what goes for all of them. Anybody at the desk closes and opens one, with a reason that players read; limits, fees
 * and rules are the owner's. Whoever set something has seen what it was: a form that is older than the last change is refused.
 */
export function routeMethods(desk: Desk): void {
  const { database } = desk.services;
  const show: Show = async (visit) => ({
    section: 'house',
    title: 'Withdrawal methods',
    body: html`<p class="soft lead">Changes apply to new requests and are visible to players immediately. Earlier requests keep their fee.</p>
${methodTable(visit, await methodsOf(database))}
${rulesCard(visit, await withdrawalTerms(database))}`,
  });
  desk.page('/methods', show);
  routeClosing(desk, show);
  routeTerms(desk, show);
}

function routeClosing(desk: Desk, show: Show): void {
  desk.action('/methods/:code/close', show, async (tx, { param, now }, form) => {
    const method = await takeMethod(tx, param('code'));
    const closed = closingFrom(form, now);
    await closeMethod(tx, method, closed);
    tellEverybody(tx);
    const what = `Closed ${NAMES[method.code]} to withdrawals`;
    return { what, ...about(method), reason: closed.reason, after: wayText({ closed }) };
  });
  desk.action('/methods/:code/open', show, async (tx, { param }) => {
    const method = await takeMethod(tx, param('code'));
    await openMethod(tx, method);
    tellEverybody(tx);
    return { what: `Opened ${NAMES[method.code]} to withdrawals`, ...about(method), after: 'open' };
  });
}

function routeTerms(desk: Desk, show: Show): void {
  desk.action('/methods/rules', show, async (tx, visit, form) => {
    refuseOthers(visit);
    const before = await takeWithdrawalTerms(tx);
    refuseOlder(form, rulesText(before));
    const terms = rulesFrom(form);
    const reason = reasonFrom(form('reason'), 'Say why.');
    if (rulesText(terms) === rulesText(before)) throw unchanged();
    await setWithdrawalTerms(tx, terms);
    tellEverybody(tx);
    const change = { before: rulesText(before), after: rulesText(terms) };
    return { what: 'Set the rules of withdrawals', subject: 'RULES', reason, ...change, to: '/methods' };
  });
  desk.action('/methods/:code/terms', show, async (tx, visit, form) => {
    refuseOthers(visit);
    const method = await takeMethod(tx, visit.param('code'));
    refuseOlder(form, termsText(method));
    const terms = {
      min: rupeesIn(form, 'min', MOST_SET),
      max: rupeesIn(form, 'max', MOST_SET),
      fee: rupeesIn(form, 'fee', MOST_SET),
      minutes: wholeIn(form, 'minutes', { least: 1, most: LONGEST_USUAL }),
    };
    const reason = reasonFrom(form('reason'), 'Say why.');
    if (termsText(terms) === termsText(method)) throw unchanged();
    await setMethodTerms(tx, method, terms);
    tellEverybody(tx);
    const change = { before: termsText(method), after: termsText(terms) };
    return { what: `Set withdrawals by ${NAMES[method.code]}`, ...about(method), reason, ...change };
  });
}

const about = (method: KeptMethod) =>
  ({ subject: method.code.toUpperCase(), before: wayText(method), to: '/methods' }) as const;

function refuseOthers({ session: { operator } }: Visit): void {
  if (!operator.isOwner) throw new Refusal(403, 'Only the owner sets limits, fees and rules of withdrawals.');
}

const unchanged = () => new Refusal(422, 'Nothing has changed.');

type Terms = Pick<KeptMethod, 'min' | 'max' | 'fee' | 'minutes'>;
const termsText = ({ min, max, fee, minutes }: Terms) =>
  `${formatMoney(min)} to ${formatMoney(max)}, fee ${formatMoney(fee)}, ${minutes} minutes`;

const rulesText = ({ canCancel, kycAbove, kycFirst }: WithdrawalTerms) =>
  `pending ones ${canCancel ? 'may' : 'may not'} be cancelled, ${formatMoney(kycAbove)} free of KYC, ${kycFirst ? 'KYC first' : 'asked for before KYC'}`;

const methodTable = (visit: Visit, methods: readonly KeptMethod[]): Markup =>
  table(
    [
      ...WAY_COLUMNS,
      { label: 'One request', look: 'end' },
      { label: 'Fee', look: 'end' },
      { label: 'Usual time', look: 'end' },
      { label: 'Do', look: 'end' },
    ],
    methods.map((method) => [
      html`<b>${NAMES[method.code]}</b>`,
      ...wayCells(method),
      html`<span>${money(method.min)} to ${money(method.max)}</span>`,
      method.fee === 0 ? 'none' : money(method.fee),
      html`<span class="num">${method.minutes} min</span>`,
      closingForms(
        visit,
        `/methods/${method.code}`,
        { name: NAMES[method.code], closed: method.closed },
        visit.session.operator.isOwner && termsForm(visit, method),
      ),
    ]),
    'No withdrawal methods.',
  );

const termsForm = (visit: Visit, method: KeptMethod): Markup =>
  openForm(
    visit,
    html`Change…${namely(NAMES[method.code])}`,
    `/methods/${method.code}/terms`,
    (fields) => html`${seen(termsText(method))}
${fields.text('min', 'Minimum withdrawal, ₹', { most: 16, value: decimalRupees(method.min) })}
${fields.text('max', 'Maximum withdrawal, ₹', { most: 16, value: decimalRupees(method.max) })}
${fields.text('fee', 'Fee of each, ₹; 0 for none', { most: 16, value: decimalRupees(method.fee) })}
${fields.text('minutes', 'Usual time, minutes', { most: 5, value: String(method.minutes) })}
${logReason(fields)}<button class="btn btn--main">Set${namely(NAMES[method.code])}</button>`,
    '',
  );

/** What goes for every way; the owner sets it, the others read it. */
function rulesCard(visit: Visit, terms: WithdrawalTerms): Markup {
  const { canCancel, kycAbove, kycFirst } = terms;
  if (!visit.session.operator.isOwner) {
    return html`<section class="card"><h2>Rules for all methods</h2><p class="soft">The owner sets limits, fees and rules.</p>${details(
      [
        ['A pending request', CANCEL[canCancel ? 0 : 1][1]],
        ['KYC', KYC[kycFirst ? 1 : 0][1]],
        ['Free of KYC, in all', money(kycAbove)],
      ],
    )}</section>`;
  }
  return html`<section class="card"><h2>Rules for all methods</h2>${visit.form(
    '/methods/rules',
    (fields) => html`${seen(rulesText(terms))}
<fieldset class="field choice"><legend>A pending request</legend>${fields.radios('cancel', CANCEL, canCancel ? 'yes' : 'no')}</fieldset>
<fieldset class="field choice"><legend>KYC</legend>${fields.radios('kyc', KYC, kycFirst ? 'first' : 'later')}</fieldset>
${fields.text('above', 'Total allowed without KYC, ₹. Requests above this wait for KYC', { most: 16, value: decimalRupees(kycAbove) })}
${logReason(fields)}<button class="btn btn--main">Set the rules</button>`,
    'form',
  )}</section>`;
}

const CANCEL = [
  ['yes', 'May be cancelled by its player'],
  ['no', 'May not be cancelled'],
] as const;
const KYC = [
  ['later', 'Request now, paid after KYC'],
  ['first', 'KYC first'],
] as const;

function rulesFrom(form: Form): WithdrawalTerms {
  const [cancel, kyc] = [form('cancel'), form('kyc')];
  if (cancel !== 'yes' && cancel !== 'no') throw new Refusal(422, 'There is no such choice.', 'cancel');
  if (kyc !== 'first' && kyc !== 'later') throw new Refusal(422, 'There is no such choice.', 'kyc');
  return { canCancel: cancel === 'yes', kycFirst: kyc === 'first', kycAbove: rupeesIn(form, 'above', MOST_SET) };
}
