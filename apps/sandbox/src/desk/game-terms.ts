import { reasonFrom } from '../base/index.ts';
import {
  beginMaintenance,
  currenciesFrom,
  endMaintenance,
  type GameTerms,
  gameNamesOf,
  gameTermsOf,
  placesFrom,
  setPlaces,
  type TermsOf,
  termsSubject,
} from '../casino/index.ts';
import { html, type Markup } from '../server/index.ts';
import { addOwnTexts, type Queryable, type Transaction } from '../store/index.ts';
import type { Desk, Show } from './desk.ts';
import { type Fields, logReason, playerReason } from './fields.ts';
import { type Form, filled, wholeIn } from './form.ts';
import { moment, momentText, state, table } from './parts.ts';
import { refusePlaceToPay, toldIn } from './places-to-pay.ts';
import { button, namely, openForm } from './queue.ts';
import type { Visit } from './visit.ts';

/** The longest reason, and the longest maintenance that is announced, in minutes. */
const LONGEST_REASON = 200;
const LONGEST_MAINTENANCE = 43_200;

/** What of a provider's games is maintained, and where and in what they may be played; set here, for all of them or for one. */
export async function gameTermsCard(visit: Visit, database: Queryable, provider: string): Promise<Markup> {
  const [terms, names] = [await gameTermsOf(database, provider), await gameNamesOf(database, provider)];
  const path = `/providers/${provider}`;
  const gameField = (fields: Fields, id: string) =>
    fields.text('game', 'Code or name of one game. Leave empty for all games', {
      ...{ most: 80, isOptional: true },
      offers: { id, texts: names },
    });
  return html`<section class="card"><h2>Maintenance, places and currencies</h2>
<p class="soft">Games under maintenance can’t be opened and take bets only in rounds that have started. Wins and returned stakes are always accepted. Games can’t be opened where they are not offered.</p>
${termsTable(visit, provider, terms)}
<div class="does">${openForm(
    visit,
    'Maintain…',
    `${path}/maintain`,
    (fields) =>
      html`${gameField(fields, 'games-maintain')}${fields.text('minutes', 'Expected duration in minutes. Leave empty if unknown', { most: 5, isOptional: true })}${playerReason(fields, 'gateway', `${path}/maintain`, 'Reason shown to players')}${fields.text('hi', 'Reason in Hindi, if it is not a suggested reason', { most: LONGEST_REASON, isOptional: true })}<button class="btn btn--no">Maintain</button>`,
    'form',
  )}${openForm(
    visit,
    'Places and currencies…',
    `${path}/places`,
    (fields) =>
      html`${gameField(fields, 'games-places')}${fields.text('notIn', 'Not offered in (ISO 3166: IN-TG, US); empty: anywhere', { most: 400, isOptional: true })}${fields.text('currencies', 'Played in (ISO 4217: INR, USD); empty: any', { most: 400, isOptional: true })}${logReason(fields)}<button class="btn btn--main">Set</button>`,
    'form',
  )}</div></section>`;
}

const termsTable = (visit: Visit, provider: string, terms: readonly GameTerms[]): Markup =>
  table(
    [
      { label: 'Games', look: 'main' },
      { label: 'State', look: 'key' },
      { label: 'Expected until' },
      { label: 'Reason' },
      { label: 'Not in' },
      { label: 'Currencies' },
      { label: 'Do', look: 'end' },
    ],
    terms.map(({ game, maintainedSince, maintainedUntil, maintainedReason, notIn, currencies }) => [
      game === '' ? 'All' : html`<code>${game}</code>`,
      maintainedSince === null
        ? state('on')
        : html`${state('off')} <span class="soft">since ${moment(maintainedSince)}</span>`,
      maintainedUntil === null ? '–' : moment(maintainedUntil),
      html`<span class="break">${maintainedReason ?? '–'}</span>`,
      notIn.join(', ') || '–',
      currencies?.join(', ') ?? 'any',
      maintainedSince === null
        ? '–'
        : button(
            visit,
            `/providers/${provider}/maintained/${game || 'all'}`,
            html`Over${namely(game || 'all games')}`,
            '',
          ),
    ]),
    'All games are available everywhere and in any currency.',
  );

/** What the card sends. */
export function routeGameTerms(desk: Desk, page: Show): void {
  desk.action('/providers/:code/maintain', page, async (tx, { param, now }, form) => {
    const subject = await termsSubject(tx, param('code'), form('game'));
    const [before, minutes] = [await maintainedText(tx, subject), minutesFrom(form)];
    const maintainedReason = await playersReason(tx, form);
    const maintainedUntil = minutes === null ? null : new Date(now.getTime() + minutes * 60_000);
    await beginMaintenance(tx, subject, { maintainedUntil, maintainedReason }, now);
    return {
      ...{ what: `Maintains ${subject.text}`, subject: subject.game || subject.provider, reason: maintainedReason },
      ...{ before, after: await maintainedText(tx, subject), to: `/providers/${subject.provider}` },
    };
  });
  desk.action('/providers/:code/maintained/:game', page, async (tx, { param }) => {
    const subject = await termsSubject(tx, param('code'), param('game') === 'all' ? '' : param('game'));
    const before = await maintainedText(tx, subject);
    await endMaintenance(tx, subject);
    const what = `Ended the maintenance of ${subject.text}`;
    return {
      what,
      subject: subject.game || subject.provider,
      before,
      after: 'on',
      to: `/providers/${subject.provider}`,
    };
  });
  desk.action('/providers/:code/places', page, async (tx, { param }, form) => {
    const subject = await termsSubject(tx, param('code'), form('game'));
    const places = { notIn: placesFrom(form('notIn')), currencies: currenciesFrom(form('currencies')) };
    const reason = reasonFrom(form('reason'), 'Say why.');
    const before = await placesText(tx, subject);
    await setPlaces(tx, subject, places);
    return {
      ...{ what: `Set where ${subject.text} may be played`, subject: subject.game || subject.provider, reason },
      ...{ before, after: await placesText(tx, subject), to: `/providers/${subject.provider}` },
    };
  });
}

const minutesFrom = (form: Form): number | null =>
  form('minutes') === '' ? null : wholeIn(form, 'minutes', { least: 1, most: LONGEST_MAINTENANCE });

/** What players read, in both languages: what this desk has put into Hindi before stays as it is. */
async function playersReason(tx: Transaction, form: Form): Promise<string> {
  const reason = filled(form, 'reason', 'The reason', LONGEST_REASON);
  const hi = toldIn(form, 'hi', LONGEST_REASON);
  refusePlaceToPay(reason, 'reason');
  if (hi !== '') await addOwnTexts(tx, { [reason]: hi });
  return reason;
}

const ofSubject = async (tx: Queryable, { provider, game }: TermsOf) =>
  (await gameTermsOf(tx, provider)).find((terms) => terms.game === game);

async function maintainedText(tx: Queryable, subject: TermsOf): Promise<string> {
  const terms = await ofSubject(tx, subject);
  if (!terms?.maintainedSince) return 'on';
  return terms.maintainedUntil ? `maintained until ${momentText(terms.maintainedUntil)}` : 'maintained';
}

async function placesText(tx: Queryable, subject: TermsOf): Promise<string> {
  const terms = await ofSubject(tx, subject);
  const [places, currencies] = [terms?.notIn.join(', '), terms?.currencies?.join(', ')];
  return `${places ? `not in ${places}` : 'anywhere'}, ${currencies ? `in ${currencies}` : 'in any currency'}`;
}
