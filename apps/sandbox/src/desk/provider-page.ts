import { reasonFrom } from '../base/index.ts';
import {
  type DeskProvider,
  frameRightsOf,
  mostWinFrom,
  mostWinOf,
  providerNamed,
  retireWalletKey,
  switchProvider,
  type WalletKey,
  walletKeysOf,
  walletNameOf,
} from '../casino/index.ts';
import { type Child, html, type Markup } from '../server/index.ts';
import type { Queryable } from '../store/index.ts';
import type { Desk, Show } from './desk.ts';
import { logReason } from './fields.ts';
import { filled } from './form.ts';
import { frameRightsForm, rightsText, routeFrameRights } from './frame-rights.ts';
import { gameTermsCard, routeGameTerms } from './game-terms.ts';
import { askKey, askMostWin, wantedDone } from './money-requests.ts';
import { details, moment, money, state, table } from './parts.ts';
import { openForm } from './queue.ts';
import { requestText, waitsNote } from './request-text.ts';
import { waitingAbout } from './requests.ts';
import type { Visit } from './visit.ts';

/** Whether a provider is on, in a word. */
export const providerState = ({ offSince }: Pick<DeskProvider, 'offSince'>): Markup =>
  offSince === null ? state('on') : html`${state('off')} <span class="soft">since ${moment(offSince)}</span>`;

/** The longest that is taken for a key, in characters: a PEM of Ed25519 has 113. */
const LONGEST_KEY = 400;

/** One provider: their keys, put in and retired here, and whether their games are on. */
export function routeProvider(desk: Desk): void {
  const { database } = desk.services;
  const page: Show = async (visit) => {
    const provider = await providerNamed(database, visit.param('code'));
    const keys = await walletKeysOf(database, provider.code);
    const rights = await frameRightsOf(database, provider.code);
    const { isOwner } = visit.session.operator;
    const waits = await waitsOf(database, provider.code, visit.now);
    return {
      section: 'providers',
      title: provider.name,
      body: html`<div class="pair">
<section class="card"><h2>About</h2>${details([
        ['Code', html`<code>${provider.code}</code>`],
        ['State', providerState(provider)],
        ['Immediate win limit per round', money(await mostWinOf(database, provider.code))],
        ['Frame permissions', rightsText(rights)],
        ['The operator’s name in what they sign', html`<code>${await walletNameOf(database)}</code>`],
      ])}
${switchForm(visit, provider.code, provider.offSince === null)}
${frameRightsForm(visit, provider.code, rights)}
${isOwner && mostWinForm(visit, provider.code)}</section>
${isOwner ? newKeyCard(visit, provider.code) : html`<section class="card"><h2>Put in a key</h2><p class="soft">The owner asks for it, and a second operator approves it.</p></section>`}
</div>
${waits.length > 0 && html`<section class="card"><h2>Waits for a second operator</h2>${details(waits)}</section>`}
${await gameTermsCard(visit, database, provider.code)}
<section class="card"><h2>Keys</h2>${keyTable(visit, provider.code, keys)}</section>`,
    };
  };
  desk.page('/providers/:code', page);
  routeKeys(desk, page);
  routeSwitch(desk, page);
  routeGameTerms(desk, page);
  routeFrameRights(desk, page);
  desk.action('/providers/:code/most-win', page, async (tx, { param, now, session: { operator } }, form) => {
    const reason = reasonFrom(form('reason'), 'Say why.');
    const wanted = await askMostWin(tx, param('code'), mostWinFrom(form('rupees')), { operator, reason, now });
    return wantedDone(wanted, 'Set', reason, `/providers/${param('code')}`);
  });
}

/** What of a provider waits for a second operator, and where. */
async function waitsOf(database: Queryable, code: string, now: Date): Promise<readonly (readonly [string, Child])[]> {
  const waits = [...(await waitingAbout(database, ['key', 'most-win'], now)).values()];
  const own = waits.filter((one) => 'provider' in one && one.provider === code);
  return Promise.all(own.map(async (one) => [await requestText(database, one), waitsNote(one)] as const));
}

function routeKeys(desk: Desk, page: Show): void {
  desk.action('/providers/:code/keys', page, async (tx, { param, now, session: { operator } }, form) => {
    const key = filled(form, 'key', 'The key', LONGEST_KEY);
    const reason = reasonFrom(form('reason'), 'Say why.');
    const wanted = await askKey(tx, param('code'), key, { operator, reason, now });
    return wantedDone(wanted, 'Put in', reason, `/providers/${param('code')}`);
  });
  desk.action('/providers/:code/keys/:id/retire', page, async (tx, { param, now }, form) => {
    const reason = reasonFrom(form('reason'), 'Say why.');
    const { code, name } = await providerNamed(tx, param('code'));
    await retireWalletKey(tx, code, param('id'), now);
    return { what: `Retired the key ${param('id')} of ${name}, because: ${reason}`, to: `/providers/${code}` };
  });
}

function routeSwitch(desk: Desk, page: Show): void {
  const turn = (path: 'on' | 'off') =>
    desk.action(`/providers/:code/${path}`, page, async (tx, { param, now }, form) => {
      const reason = reasonFrom(form('reason'), 'Say why.');
      const { code, name } = await providerNamed(tx, param('code'));
      await switchProvider(tx, code, path === 'on', now);
      return { what: `Switched ${name} ${path}, because: ${reason}`, to: `/providers/${code}` };
    });
  turn('on');
  turn('off');
}

const switchForm = (visit: Visit, code: string, isOn: boolean): Markup =>
  html`<p class="soft">Off, its games are not listed and not opened, and no bet is taken; wins and returned stakes are.</p>
${openForm(
  visit,
  isOn ? 'Switch off…' : 'Switch on…',
  `/providers/${code}/${isOn ? 'off' : 'on'}`,
  (fields) =>
    html`${logReason(fields)}<button class="btn ${isOn ? 'btn--no' : 'btn--main'}">${isOn ? 'Switch off' : 'Switch on'}</button>`,
  'form',
)}`;

const mostWinForm = (visit: Visit, code: string): Markup =>
  html`<p class="soft">Wins above this are not paid immediately. They wait on the Rounds page.</p>
${openForm(
  visit,
  'Change the maximum win per round…',
  `/providers/${code}/most-win`,
  (fields) =>
    html`${fields.text('rupees', 'Whole rupees', { most: 10 })}${logReason(fields)}<button class="btn btn--main">Change</button>`,
  'form',
)}`;

const newKeyCard = (visit: Visit, code: string): Markup =>
  html`<section class="card"><h2>Put in a key</h2>
<p class="soft">The public half of a key pair of Ed25519. The provider makes the pair and keeps the private half: it is never shown here, and not asked for.</p>
${visit.form(
  `/providers/${code}/keys`,
  (fields) =>
    html`${fields.area('key', 'Public key: PEM, or 43 letters', { isHidden: true })}${logReason(fields)}<button class="btn btn--main">Put in</button>`,
  'form',
)}</section>`;

const keyTable = (visit: Visit, code: string, keys: readonly WalletKey[]): Markup =>
  table(
    [
      { label: 'Key', look: 'main' },
      { label: 'Public key' },
      { label: 'Since' },
      { label: 'State' },
      { label: 'Do', look: 'end' },
    ],
    keys.map(({ id, publicKey, createdAt, retiredAt }) => [
      html`<code>${id}</code>`,
      html`<code class="break">${Buffer.from(publicKey).toString('base64url')}</code>`,
      moment(createdAt),
      retiredAt === null ? state('active') : state('retired'),
      retiredAt === null ? retireForm(visit, code, id) : moment(retiredAt),
    ]),
    'No key is taken: what this provider sends is refused.',
  );

const retireForm = (visit: Visit, code: string, id: string): Markup =>
  openForm(
    visit,
    'Retire…',
    `/providers/${code}/keys/${id}/retire`,
    (fields) =>
      html`${logReason(fields)}<p class="soft">At once and for ever.</p><button class="btn btn--no">Retire</button>`,
  );
