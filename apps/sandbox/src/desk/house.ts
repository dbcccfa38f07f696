import { organisationStatuses } from '@pavilion/api-client/wire';
import { Refusal, reasonFrom } from '../base/index.ts';
import { setCanCancel, withdrawalTerms } from '../money/index.ts';
import { addAnnouncement, announcementsOf, detailsOf, removeAnnouncement, setDetail } from '../organisation/index.ts';
import { html, type Markup } from '../server/index.ts';
import { type MarketTerms, setTermsOfNew, termsFrom, termsOfNew } from '../sports/index.ts';
import type { Queryable } from '../store/index.ts';
import type { Desk, Show } from './desk.ts';
import type { FormBody } from './fields.ts';
import { filled } from './form.ts';
import { termsFields, termsText } from './terms.ts';
import type { Visit } from './visit.ts';

/** The house: what it is set to, and what it announces. */
export function routeHouse(desk: Desk): void {
  const { database } = desk.services;
  const show: Show = async (visit) => ({
    section: 'house',
    title: 'House',
    body: html`<div class="settings">
${await settings(database, visit)}
</div>
${termsCard(visit, await termsOfNew(database))}
${announcementCard(visit, await announcementsOf(database))}`,
  });
  desk.page('/house', show);
  routeSettings(desk, show);
  routeTerms(desk, show);
  routeAnnouncements(desk, show);
}

async function settings(database: Queryable, visit: Visit): Promise<readonly Markup[]> {
  const { BRAND_STATUS, OTP_FLAG } = await detailsOf(database);
  const { canCancel } = await withdrawalTerms(database);
  const setting = (
    path: string,
    title: string,
    says: string,
    options: readonly (readonly [string, string])[],
    set: string,
  ) => visit.form(`/house/${path}`, choice(title, says, options, set), 'card form');
  return [
    setting(
      'status',
      'Status',
      'Anything but live sends players to the maintenance page at once.',
      organisationStatuses.map((status) => [status, STATUSES[status]]),
      BRAND_STATUS.toLowerCase(),
    ),
    setting(
      'otp',
      'Sign-up',
      'Whether a mobile number is verified by a code before it may register.',
      [
        ['code', 'With a code'],
        ['without', 'Without a code'],
      ],
      OTP_FLAG === 0 ? 'code' : 'without',
    ),
    setting(
      'cancel',
      'Withdrawals',
      'Whether a player may take a pending request back.',
      [
        ['yes', 'May be cancelled'],
        ['no', 'May not be cancelled'],
      ],
      canCancel ? 'yes' : 'no',
    ),
  ];
}

const termsCard = (visit: Visit, terms: MarketTerms): Markup =>
  html`<section class="card"><h2>Bets that wait, in new markets</h2>
<p class="soft">In every market of odds that nobody has bet on yet. The others are set on their own pages.</p>
${visit.form('/house/terms', (fields) => termsFields(fields, terms), 'form')}</section>`;

const announcementCard = (visit: Visit, announcements: Awaited<ReturnType<typeof announcementsOf>>): Markup =>
  html`<section class="card"><h2>Announcements</h2>
${visit.form(
  '/house/announcements',
  ({ text }) =>
    html`${text('content', 'New announcement, shown first', { most: 200, look: 'grow' })}<button class="btn btn--main">Announce</button>`,
  'line',
)}
${announcements.length === 0 && html`<p class="none">Nothing is announced.</p>`}
<ul class="lines">${announcements.map(
    ({ id, content }) =>
      html`<li><span class="break">${content}</span>${visit.form(`/house/announcements/${id}/remove`, html`<button class="btn" aria-label="Remove: ${content}">Remove</button>`)}</li>`,
  )}</ul>
</section>`;

function routeSettings(desk: Desk, show: Show): void {
  desk.action('/house/status', show, async (tx, _, form) => {
    const status = organisationStatuses.find((known) => known === form('value'));
    if (!status) throw new Refusal(422, 'There is no such status.', 'value');
    await setDetail(tx, 'BRAND_STATUS', status);
    return { what: `Set the organisation to ${status}`, to: '/house' };
  });
  desk.action('/house/otp', show, async (tx, _, form) => {
    const isAsked = oneOf(form('value'), 'code', 'without');
    await setDetail(tx, 'OTP_FLAG', isAsked ? 0 : 1);
    return { what: `Sign-up is now ${isAsked ? 'with' : 'without'} a code`, to: '/house' };
  });
  desk.action('/house/cancel', show, async (tx, _, form) => {
    const canCancel = oneOf(form('value'), 'yes', 'no');
    await setCanCancel(tx, canCancel);
    return { what: `Pending withdrawals ${canCancel ? 'may' : 'may not'} be cancelled`, to: '/house' };
  });
}

function routeTerms(desk: Desk, show: Show): void {
  desk.action('/house/terms', show, async (tx, _, form) => {
    const terms = termsFrom(form('delay'), form('lapses'));
    const reason = reasonFrom(form('reason'), 'Say why.');
    const before = await setTermsOfNew(tx, terms);
    return { what: `Set new markets: ${termsText(terms, before)}, because: ${reason}`, to: '/house' };
  });
}

function routeAnnouncements(desk: Desk, show: Show): void {
  desk.action('/house/announcements', show, async (tx, _, form) => {
    const content = filled(form, 'content', 'The announcement', 200);
    await addAnnouncement(tx, content);
    return { what: `Announced: ${content}`, to: '/house' };
  });
  desk.action('/house/announcements/:id/remove', show, async (tx, { param }) => {
    const id = /^\d{1,15}$/.test(param('id')) ? Number(param('id')) : 0;
    return { what: `Removed the announcement: ${await removeAnnouncement(tx, id)}`, to: '/house' };
  });
}

const STATUSES = { live: 'Live', maintenance: 'Maintenance', suspended: 'Suspended' } as const;

const choice =
  (title: string, says: string, options: readonly (readonly [string, string])[], set: string): FormBody =>
  ({ radios }) =>
    html`<fieldset class="choice"><legend>${title}</legend><p class="soft">${says}</p>
${radios('value', options, set)}</fieldset><button class="btn">Save</button>`;

function oneOf(given: string, yes: string, no: string): boolean {
  if (given !== yes && given !== no) throw new Refusal(422, 'There is no such choice.', 'value');
  return given === yes;
}
