import { nameIn, organisationStatuses } from '@pavilion/api-client/wire';
import { type AccentTrouble, accentFrom } from '@pavilion/shared-ui/accent';
import { Refusal, reasonFrom } from '../base/index.ts';
import { placesFrom } from '../casino/index.ts';
import {
  announcementsOf,
  bannersOf,
  type DetailChange,
  type Details,
  detailsOf,
  nameOf,
  type Organisation,
  organisationBy,
  setDetails,
  setOperatesIn,
} from '../organisation/index.ts';
import { html, type Markup } from '../server/index.ts';
import type { Transaction } from '../store/index.ts';
import { announcementCard, routeAnnouncements } from './announcements.ts';
import { bannersCard, routeBanners } from './banners.ts';
import type { Desk, Show } from './desk.ts';
import { type Fields, logReason, seen } from './fields.ts';
import { type Form, filled, refuseOlder, shortIn, wholeIn } from './form.ts';
import { moment, momentText } from './parts.ts';
import { refusePlaceToPay, toldIn } from './places-to-pay.ts';
import type { Visit } from './visit.ts';

const LONGEST_TEXT = 300;
/** A small picture in the address itself. */
const LONGEST_LOGO = 4000;
const LONGEST_REASON = 200;
const LONGEST_TITLE = 80;
const LONGEST_PHONE = 30;
const LONGEST_LINK = 200;
/** The longest time that is announced, minutes: thirty days. */
const LONGEST_AWAY = 43_200;

/** One organisation: its status, details, where it operates, banners and announcements. */
export function routeOrganisations(desk: Desk): void {
  const { database } = desk.services;
  const show: Show = async (visit) => {
    const organisation = await organisationBy(database, visit.param('code'));
    const { code } = organisation;
    const details = await detailsOf(database, code);
    const { isOwner } = visit.session.operator;
    return {
      section: 'house',
      title: nameIn(details.SEO_TITLE),
      body: html`<p class="soft lead">${organisation.hosts.join(', ')}. What is set here goes for this organisation alone, and its players have it at once.</p>
${statusCard(visit, code, details)}
${announcementCard(visit, code, await announcementsOf(database, code))}
${bannersCard(visit, code, await bannersOf(database, code))}
${isOwner ? ownerCards(visit, organisation, details) : html`<section class="card"><h2>Details</h2><p class="soft">Sign-up is ${otpText(details)}, and it operates ${placesText(organisation)}; the owner sets this, and the other details.</p></section>`}`,
    };
  };
  desk.page('/organisations/:code', show);
  routeStatus(desk, show);
  routeAnnouncements(desk, show);
  routeBanners(desk, show);
  routeDetails(desk, show);
}

const STATUSES = { live: 'Live', maintenance: 'Maintenance', suspended: 'Suspended' } as const;

const statusCard = (visit: Visit, code: string, details: Details): Markup =>
  html`<section class="card"><h2>Status</h2><p class="soft">Any other status sends players to the maintenance page with the reason and end time.</p>
${details.STATUS_UNTIL && html`<p class="soft">Expected to be live again: ${moment(details.STATUS_UNTIL)}.</p>`}
${visit.form(
  `/organisations/${code}/status`,
  ({ radios, text }) =>
    html`<fieldset class="choice">${radios(
      'value',
      organisationStatuses.map((status) => [status, STATUSES[status]]),
      details.BRAND_STATUS.trim().toLowerCase(),
    )}</fieldset>
${text('reason', 'Why, as players read it, in English', { most: LONGEST_REASON, isOptional: true, value: details.STATUS_REASON ?? '' })}
${text('hi', 'The same in Hindi', { most: LONGEST_REASON, isOptional: true, value: details.STATUS_REASON_HI ?? '' })}
${text('minutes', 'Expected duration from now in minutes. Leave empty if unknown', { most: 5, isOptional: true })}<button class="btn">Save</button>`,
  'form',
)}</section>`;

function routeStatus(desk: Desk, show: Show): void {
  desk.action('/organisations/:code/status', show, async (tx, { param, now }, form) => {
    const { code } = await organisationBy(tx, param('code'));
    const status = organisationStatuses.find((known) => known === form('value'));
    if (!status) throw new Refusal(422, 'There is no such status.', 'value');
    const before = await detailsOf(tx, code);
    const minutes = form('minutes') === '' ? null : wholeIn(form, 'minutes', { least: 1, most: LONGEST_AWAY });
    const isAway = status !== 'live';
    await setDetails(tx, code, {
      BRAND_STATUS: status,
      STATUS_REASON: isAway ? toldIn(form, 'reason', LONGEST_REASON) || undefined : undefined,
      STATUS_REASON_HI: isAway ? toldIn(form, 'hi', LONGEST_REASON) || undefined : undefined,
      STATUS_UNTIL: isAway && minutes !== null ? new Date(now.getTime() + minutes * 60_000) : undefined,
    });
    const after = await detailsOf(tx, code);
    return {
      ...{
        what: `Set ${nameIn(after.SEO_TITLE)} to ${status}`,
        subject: code,
        ...(form('reason') && isAway ? { reason: form('reason') } : {}),
      },
      ...{ before: statusText(before), after: statusText(after), to: `/organisations/${code}` },
    };
  });
}

const statusText = ({ BRAND_STATUS, STATUS_UNTIL }: Details): string =>
  `${BRAND_STATUS.trim().toLowerCase()}${STATUS_UNTIL ? ` until ${momentText(STATUS_UNTIL)}` : ''}`;

/** The links of an organisation, by what they are called. */
const LINKS = {
  WHATS_APP_URL: 'WhatsApp',
  TELEGRAM: 'Telegram',
  FACEBOOK: 'Facebook',
  INSTATGRAM: 'Instagram',
} as const;
const links = Object.keys(LINKS) as (keyof typeof LINKS)[];

function ownerCards(visit: Visit, organisation: Organisation, details: Details): Markup {
  const path = `/organisations/${organisation.code}`;
  return html`<section class="card"><h2>Details</h2><p class="soft">The name is what the page’s title says before a colon or a dash: “Stumps: cricket exchange” is Stumps.</p>
${visit.form(`${path}/details`, (fields) => detailFields(fields, details), 'form')}</section>
<section class="card"><h2>Sign-up</h2><p class="soft">Whether a mobile number is verified by a code before it may register.</p>
${visit.form(
  `${path}/otp`,
  ({ radios }) =>
    html`<fieldset class="choice">${radios(
      'value',
      [
        ['code', 'With a code'],
        ['without', 'Without a code'],
      ],
      details.OTP_FLAG === 0 ? 'code' : 'without',
    )}</fieldset><button class="btn">Save</button>`,
  'form',
)}</section>
<section class="card"><h2>Where it operates</h2><p class="soft">Visitors elsewhere read that the site is not available there, and every call of theirs is refused. Where somebody is the edge in front says. It operates ${placesText(organisation)}.</p>
${visit.form(
  `${path}/places`,
  (fields) =>
    html`${fields.text('operatesIn', 'In (ISO 3166: IN, NP); empty: anywhere', { most: 400, isOptional: true, value: organisation.operatesIn.join(', ') })}
${fields.text('notIn', 'But not in (IN-TG)', { most: 400, isOptional: true, value: organisation.notIn.join(', ') })}${logReason(fields)}${seen(placesText(organisation))}<button class="btn">Save</button>`,
  'form',
)}</section>`;
}

const detailFields = ({ text, area }: Fields, details: Details): Markup =>
  html`${text('SEO_TITLE', 'Page title', { most: LONGEST_TITLE, value: details.SEO_TITLE })}
${text('ACCENT', 'Accent colour (#35C2A8); empty: marigold', { most: 7, isOptional: true, value: details.ACCENT ?? '' })}
${area('LOGO_URL', 'Logo: a path on this site, or a picture as data:image/…. Leave empty for the default logo', { isOptional: true, value: details.LOGO_URL })}
${text('PHONE', 'Phone', { most: LONGEST_PHONE, isOptional: true, value: details.PHONE })}
${links.map((key) => text(key, LINKS[key], { most: LONGEST_LINK, isOptional: true, value: details[key], placeholder: 'https://' }))}
${area('FOOTER_TEXT', 'Footer text, in English', { isOptional: true, value: details.FOOTER_TEXT })}
${area('FOOTER_TEXT_HI', 'The same in Hindi', { isOptional: true, value: details.FOOTER_TEXT_HI ?? '' })}
${seen(detailsText(details))}<button class="btn">Save</button>`;

function routeDetails(desk: Desk, show: Show): void {
  desk.action('/organisations/:code/details', show, async (tx, visit, form) => {
    const code = await ownedBy(tx, visit);
    const before = await detailsOf(tx, code);
    const changed = detailsFrom(form, before);
    refuseOlder(form, detailsText(before));
    await setDetails(tx, code, changed);
    const after = await detailsOf(tx, code);
    const [was, is] = [differing(before, after), differing(after, before)];
    if (is === was) throw new Refusal(422, 'Nothing has changed.');
    return {
      ...{ what: `Set details of ${nameIn(after.SEO_TITLE)}`, subject: code, before: was, after: is },
      to: `/organisations/${code}`,
    };
  });
  desk.action('/organisations/:code/otp', show, async (tx, visit, form) => {
    const code = await ownedBy(tx, visit);
    if (form('value') !== 'code' && form('value') !== 'without')
      throw new Refusal(422, 'There is no such choice.', 'value');
    const before = otpText(await detailsOf(tx, code));
    await setDetails(tx, code, { OTP_FLAG: form('value') === 'code' ? 0 : 1 });
    const details = await detailsOf(tx, code);
    const after = otpText(details);
    return {
      ...{ what: `Sign-up at ${nameIn(details.SEO_TITLE)} is now ${after}`, subject: code, before, after },
      to: `/organisations/${code}`,
    };
  });
  desk.action('/organisations/:code/places', show, async (tx, visit, form) => {
    const code = await ownedBy(tx, visit);
    const before = await organisationBy(tx, code);
    const places = { operatesIn: placesFrom(form('operatesIn'), 'operatesIn'), notIn: placesFrom(form('notIn')) };
    const reason = reasonFrom(form('reason'), 'Say why.');
    refuseOlder(form, placesText(before));
    await setOperatesIn(tx, code, places);
    return {
      ...{ what: `Set where ${await nameOf(tx, code)} operates`, subject: code, reason },
      ...{ before: placesText(before), after: placesText(places), to: `/organisations/${code}` },
    };
  });
}

async function ownedBy(tx: Transaction, { param, session }: Visit): Promise<string> {
  if (!session.operator.isOwner) throw new Refusal(403, 'Only the owner sets an organisation’s details.');
  return (await organisationBy(tx, param('code'))).code;
}

const ACCENT_TROUBLES: Readonly<Record<AccentTrouble, string>> = {
  'no-colour': 'Enter a colour as #35C2A8.',
  light: 'This colour is too light for the light theme. Choose a darker one.',
  dark: 'This colour is too dark for the dark theme. Choose a lighter one.',
  text: 'Neither dark nor white text can be read on this colour. Choose a lighter or a darker one.',
};

/** The details of a form. Throws a 422 of the one that is at fault. */
function detailsFrom(form: Form, before: Details): DetailChange {
  const trouble = form('ACCENT') === '' ? null : accentFrom(form('ACCENT'));
  if (typeof trouble === 'string') throw new Refusal(422, ACCENT_TROUBLES[trouble], 'ACCENT');
  const logo = form('LOGO_URL');
  if (
    logo !== before.LOGO_URL &&
    logo !== '' &&
    !/^(?:\/(?!\/)\S*|data:image\/(?:svg\+xml|png|webp)[;,]\S+)$/.test(logo)
  )
    throw new Refusal(422, 'Enter a path of this site, as /art/logo.svg, or a picture as data:image/…', 'LOGO_URL');
  for (const key of links)
    if (form(key) !== '' && !(/^https:\/\//.test(form(key)) && URL.canParse(form(key))))
      throw new Refusal(422, 'Enter an address that begins with https://.', key);
  if (!/^[+\d][\d ()-]*$|^$/.test(form('PHONE'))) throw new Refusal(422, 'Enter a phone number.', 'PHONE');
  for (const key of ['SEO_TITLE', 'FOOTER_TEXT', 'FOOTER_TEXT_HI']) refusePlaceToPay(form(key), key);
  return {
    SEO_TITLE: filled(form, 'SEO_TITLE', 'The page title', LONGEST_TITLE),
    ACCENT: form('ACCENT').toLowerCase() || undefined,
    LOGO_URL: shortIn(form, 'LOGO_URL', LONGEST_LOGO),
    PHONE: shortIn(form, 'PHONE', LONGEST_PHONE),
    ...Object.fromEntries(links.map((key) => [key, shortIn(form, key, LONGEST_LINK)])),
    FOOTER_TEXT: shortIn(form, 'FOOTER_TEXT', LONGEST_TEXT),
    FOOTER_TEXT_HI: shortIn(form, 'FOOTER_TEXT_HI', LONGEST_TEXT) || undefined,
  };
}

/** What the owner sets of an organisation, in words: a logo that is a picture as that. */
const entriesOf = (details: Details) =>
  Object.entries(details)
    .filter(([key]) => !/STATUS|OTP/.test(key))
    .map(([key, value]) => {
      const text = String(value);
      return [key, text.startsWith('data:') ? `a picture of ${text.length} characters` : text || '–'] as const;
    });
const detailsText = (details: Details): string =>
  entriesOf(details)
    .map(([key, text]) => `${key}: ${text}`)
    .join(' · ');

/** What of an organisation is another than in `other`. */
function differing(details: Details, other: Details): string {
  const others = new Map<string, string>(entriesOf(other));
  const own = new Map<string, string>(entriesOf(details));
  const keys = [...new Set([...own.keys(), ...others.keys()])].filter((key) => own.get(key) !== others.get(key));
  return keys.map((key) => `${key}: ${own.get(key) ?? '–'}`).join(' · ') || 'as it was';
}

const otpText = ({ OTP_FLAG }: Pick<Details, 'OTP_FLAG'>) => (OTP_FLAG === 0 ? 'with a code' : 'without a code');

const placesText = ({ operatesIn, notIn }: Pick<Organisation, 'operatesIn' | 'notIn'>): string =>
  `${operatesIn.length === 0 ? 'anywhere' : `in ${operatesIn.join(', ')}`}${notIn.length === 0 ? '' : `, but not in ${notIn.join(', ')}`}`;
