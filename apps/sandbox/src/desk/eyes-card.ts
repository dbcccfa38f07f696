import { decimalRupees, formatMoney, type Paise, parseRupees } from '@pavilion/money';
import { Refusal, reasonFrom } from '../base/index.ts';
import { html, type Markup } from '../server/index.ts';
import type { Desk, Show } from './desk.ts';
import { logReason } from './fields.ts';
import type { Form } from './form.ts';
import { details } from './parts.ts';
import { type EyesTerms, setEyesTerms } from './second-eyes.ts';
import type { Visit } from './visit.ts';

/** What has a limit, and what it is called. */
const KINDS: readonly (readonly [keyof EyesTerms, string])[] = [
  ['corrections', 'Corrections, in all'],
  ['withdrawals', 'Withdrawals approved, in all, and payments failed'],
  ['bonuses', 'Bonuses given, in all'],
  ['deposits', 'Deposits approved by hand, in all'],
  ['commission', 'Referral commission paid, in all'],
  ['wins', 'Held wins approved, in all'],
  ['debts', 'Debts forgiven, in all'],
  ['stakes', 'Stakes returned, in all'],
  ['operator', 'All of these of one operator, for all players'],
];

/** What one operator alone may do, as the house's page shows it; the owner sets it there. */
export function eyesCard(visit: Visit, terms: EyesTerms): Markup {
  const says = html`<p class="soft">Daily limits per player and for all players together. Anything above needs a second operator. A second operator is also needed for: a withdrawal to an account that another player uses, or by a player who shares a number with an excluded player, or to whom the same operator credited money within a day; provider keys and win limits; a manual market result or void, unless the match has gone without a result; and any correction of a result.</p>`;
  if (!visit.session.operator.isOwner) {
    return html`<section class="card"><h2>Limits for one operator</h2>${says}${details(
      KINDS.map(([kind, label]) => [label, formatMoney(terms[kind])]),
    )}</section>`;
  }
  return html`<section class="card"><h2>Limits for one operator</h2>${says}${visit.form(
    '/house/second-eyes',
    (fields) =>
      html`${KINDS.map(([kind, label]) => fields.text(kind, `${label}, ₹`, { most: 16, value: decimalRupees(terms[kind]) }))}
${logReason(fields)}<button class="btn">Save</button>`,
    'form',
  )}</section>`;
}

/** Hangs up what the owner sets there. */
export function routeEyes(desk: Desk, show: Show): void {
  desk.action('/house/second-eyes', show, async (tx, { session }, form) => {
    if (!session.operator.isOwner) throw new Refusal(403, 'Only the owner can set the limits for one operator.');
    const terms = {
      ...{ corrections: rupeesIn(form, 'corrections'), withdrawals: rupeesIn(form, 'withdrawals') },
      ...{ bonuses: rupeesIn(form, 'bonuses'), deposits: rupeesIn(form, 'deposits') },
      commission: rupeesIn(form, 'commission'),
      ...{ wins: rupeesIn(form, 'wins'), debts: rupeesIn(form, 'debts') },
      ...{ stakes: rupeesIn(form, 'stakes'), operator: rupeesIn(form, 'operator') },
    };
    const reason = reasonFrom(form('reason'), 'Say why.');
    const before = await setEyesTerms(tx, terms);
    const what = 'Set what one operator does alone';
    return { what, reason, before: termsText(before), after: termsText(terms), to: '/house' };
  });
}

const termsText = (terms: EyesTerms) => KINDS.map(([kind]) => `${kind} ${formatMoney(terms[kind])}`).join(', ');

function rupeesIn(form: Form, field: string): Paise {
  const amount = parseRupees(form(field));
  if (amount === null) throw new Refusal(422, 'Enter rupees, as 5000; 0 for always two.', field);
  return amount;
}
