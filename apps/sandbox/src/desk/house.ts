import { reasonFrom } from '../base/index.ts';
import { type NamedStatus, statusesOf } from '../organisation/index.ts';
import { html, type Markup } from '../server/index.ts';
import { type MarketTerms, setTermsOfNew, termsFrom, termsOfNew } from '../sports/index.ts';
import type { Desk, Show } from './desk.ts';
import { eyesCard, routeEyes } from './eyes-card.ts';
import { state, table } from './parts.ts';
import { referralCard, routeReferralPayments } from './referral-payments.ts';
import { eyesTerms } from './second-eyes.ts';
import { DESK } from './sessions.ts';
import { termsFields, termsText } from './terms.ts';
import type { Visit } from './visit.ts';

/** The house: its organisations, and what it is set to. */
export function routeHouse(desk: Desk): void {
  const { database } = desk.services;
  const show: Show = async (visit) => ({
    section: 'house',
    title: 'House',
    body: html`${organisationsCard(await statusesOf(database))}
<section class="card"><h2>Operators</h2><p class="soft">Who works at the desk, each with a name and a password of their own.</p><a class="btn" href="${DESK}/operators">Operators</a></section>
<section class="card"><h2>Ways to deposit</h2><p class="soft">Which of them are open, and why one is closed.</p><a class="btn" href="${DESK}/gateways">Ways to deposit</a></section>
<section class="card"><h2>Ways to withdraw</h2><p class="soft">Which of them are open, their limits and fees, and the rules of cancelling and KYC.</p><a class="btn" href="${DESK}/methods">Ways to withdraw</a></section>
<section class="card"><h2>Documents</h2><p class="soft">Which identity documents players may send.</p><a class="btn" href="${DESK}/documents">Documents</a></section>
<section class="card"><h2>Texts in Hindi</h2><p class="soft">What the house writes itself, as players who read Hindi read it: bonuses, fields, documents.</p><a class="btn" href="${DESK}/texts">Texts in Hindi</a></section>
${eyesCard(visit, await eyesTerms(database))}
${termsCard(visit, await termsOfNew(database))}
${await referralCard(database, visit)}`,
  });
  desk.page('/house', show);
  routeEyes(desk, show);
  routeTerms(desk, show);
  routeReferralPayments(desk, show);
}

const organisationsCard = (organisations: readonly NamedStatus[]): Markup =>
  html`<section class="card"><h2>Organisations</h2><p class="soft">Whose sites these are: each with its details, status, banners and announcements, and where it operates.</p>
${table(
  [
    { label: 'Organisation', look: 'main' },
    { label: 'Status', look: 'key' },
  ],
  organisations.map(({ code, name, status }) => [
    html`<a href="${DESK}/organisations/${code}">${name}</a>`,
    state(status),
  ]),
  'There is none.',
)}</section>`;

const termsCard = (visit: Visit, terms: MarketTerms): Markup =>
  html`<section class="card"><h2>Bets that wait, in new markets</h2>
<p class="soft">In every market of odds that nobody has bet on yet. The others are set on their own pages.</p>
${visit.form('/house/terms', (fields) => termsFields(fields, terms), 'form')}</section>`;

function routeTerms(desk: Desk, show: Show): void {
  desk.action('/house/terms', show, async (tx, _, form) => {
    const terms = termsFrom(form('delay'), form('lapses'));
    const reason = reasonFrom(form('reason'), 'Say why.');
    const before = await setTermsOfNew(tx, terms);
    return { what: `Set new markets: ${termsText(terms, before)}, because: ${reason}`, to: '/house' };
  });
}
