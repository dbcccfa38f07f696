import { createHash } from 'node:crypto';
import type { FormField, OwnTexts } from '@pavilion/api-client/wire';
import { Refusal } from '../base/index.ts';
import { gameTermsOf, providerTexts } from '../casino/index.ts';
import { campaignsOf, gatewaysOf } from '../money/index.ts';
import { kycSchema } from '../players/index.ts';
import { html, type Markup } from '../server/index.ts';
import { ownTextsOf, type Queryable, setOwnText } from '../store/index.ts';
import type { Desk, Show } from './desk.ts';
import { refusePlaceToPay } from './places-to-pay.ts';
import { namely } from './queue.ts';
import type { Visit } from './visit.ts';

/** The longest text, as the database has it. */
const LONGEST = 400;

interface Group {
  readonly title: string;
  readonly texts: readonly string[];
  /** Whether they stand beside where to pay. */
  readonly isBesidePayment?: boolean;
}

/** What the house writes itself and players read, each with what it is in Hindi: campaigns, reasons of closed ways, documents and fields. */
export function routeOwnTexts(desk: Desk): void {
  const { database } = desk.services;
  const show: Show = async (visit) => {
    const own = await ownTextsOf(database);
    return {
      section: 'house',
      title: 'Texts in Hindi',
      body: html`<p class="soft lead">Hindi versions of our own texts, also used in statements and notifications. If empty, the English text is shown. Only the owner can edit them.</p>
${(await groupsOf(database)).map((group) => groupCard(visit, group, own))}`,
    };
  };
  desk.page('/texts', show);
  desk.action('/texts/:key', show, async (tx, { param, session }, form) => {
    if (!session.operator.isOwner) throw new Refusal(403, 'Only the owner can edit these texts.');
    const groups = await groupsOf(tx);
    const group = groups.find(({ texts }) => texts.some((one) => keyOf(one) === param('key')));
    const text = group?.texts.find((one) => keyOf(one) === param('key'));
    if (group === undefined || text === undefined) throw new Refusal(404, 'This text is no longer used.');
    const hi = form('hi');
    if (hi.length > LONGEST) throw new Refusal(422, `It may have ${LONGEST} characters.`, 'hi');
    if (group.isBesidePayment) refusePlaceToPay(hi, 'hi', text);
    const before = await setOwnText(tx, text, hi);
    const what = hi === '' ? `Took the Hindi from “${text}”` : `Put “${text}” into Hindi`;
    return { what, before: before ?? 'as written', after: hi === '' ? 'as written' : hi, to: '/texts' };
  });
}

/** Every text that is shown now, once. */
async function groupsOf(database: Queryable): Promise<readonly Group[]> {
  const [campaigns, gateways, documents, terms] = [
    await campaignsOf(database),
    await gatewaysOf(database),
    await kycSchema(database),
    await gameTermsOf(database),
  ];
  // A text of several groups stands in the first: what is beside where to pay is held to that, wherever else it is.
  const groups: readonly Group[] = [
    {
      title: 'Deposit methods',
      isBesidePayment: true,
      texts: gateways.flatMap(({ closed, fields }) => [closed?.reason ?? '', ...ofFields(fields)]),
    },
    { title: 'Games that are maintained', texts: terms.map(({ maintainedReason }) => maintainedReason ?? '') },
    { title: 'Providers of games', texts: await providerTexts(database) },
    { title: 'Bonuses', texts: campaigns.flatMap(({ title, text }) => [title, text]) },
    { title: 'Documents', texts: documents.flatMap(({ label, fields }) => [label, ...ofFields(fields)]) },
  ];
  const known = new Set(['']);
  return groups.map(({ texts, ...group }) => ({
    ...group,
    texts: texts.filter((text) => text.length <= LONGEST && !known.has(text) && known.add(text)),
  }));
}

const ofFields = (fields: readonly FormField[]) => fields.flatMap(({ label, hint = '' }) => [label, hint]);

const groupCard = (visit: Visit, { title, texts }: Group, own: OwnTexts): Markup =>
  html`<section class="card"><h2>${title}</h2>
${texts.length === 0 && html`<p class="none">No texts.</p>`}
<ul class="lines">${texts.map((text) => html`<li>${visit.session.operator.isOwner ? textForm(visit, text, own.get(text)) : html`<span class="break">${text}</span> <span class="soft break">${own.get(text) ?? ''}</span>`}</li>`)}</ul>
</section>`;

/** A text in the address of its form, of which a refused one is known again. */
const keyOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** One text with what it is in Hindi. */
const textForm = (visit: Visit, text: string, hi: string | undefined): Markup =>
  visit.form(
    `/texts/${keyOf(text)}`,
    (fields) =>
      html`${fields.text('hi', text, { most: LONGEST, value: hi ?? '', isOptional: true, look: 'grow' })}<button class="btn">Save${namely(text)}</button>`,
    'line line--wide',
  );
