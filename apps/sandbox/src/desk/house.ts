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
<section class="card"><h2>Operators</h2><p class="soft">The operators of the desk, each with their own name and password.</p><a class="btn" href="${DESK}/operators">Operators</a></section>
<section class="card"><h2>Deposit methods</h2><p class="soft">Open and closed methods, with reasons.</p><a class="btn" href="${DESK}/gateways">Deposit methods</a></section>
<section class="card"><h2>Withdrawal methods</h2><p class="soft">Open and closed methods, limits, fees, and the rules for cancelling and KYC.</p><a class="btn" href="${DESK}/methods">Withdrawal methods</a></section>
<section class="card"><h2>Documents</h2><p class="soft">Identity documents that players can send.</p><a class="btn" href="${DESK}/documents">Documents</a></section>
<section class="card"><h2>Texts in Hindi</h2><p class="soft">Hindi versions of our own texts: bonuses, fields, documents.</p><a class="btn" href="${DESK}/texts">Texts in Hindi</a></section>
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
  html`<section class="card"><h2>Organisations</h2><p class="soft">Our sites: details, status, banners, announcements and countries of each.</p>
${table(
  [
    { label: 'Organisation', look: 'main' },
    { label: 'Status', look: 'key' },
  ],
  organisations.map(({ code, name, status }) => [
    html`<a href="${DESK}/organisations/${code}">${name}</a>`,
    state(status),
  ]),
  'No organisations.',
)}</section>`;

const termsCard = (visit: Visit, terms: MarketTerms): Markup =>
  html`<section class="card"><h2>Bet delay in new markets</h2>
<p class="soft">Applies to all odds markets without bets. Other markets are set on their own pages.</p>
${visit.form('/house/terms', (fields) => termsFields(fields, terms), 'form')}</section>`;

function routeTerms(desk: Desk, show: Show): void {
  desk.action('/house/terms', show, async (tx, _, form) => {
    const terms = termsFrom(form('delay'), form('lapses'));
    const reason = reasonFrom(form('reason'), 'Say why.');
    const before = await setTermsOfNew(tx, terms);
    return { what: `Set new markets: ${termsText(terms, before)}, because: ${reason}`, to: '/house' };
  });
}
