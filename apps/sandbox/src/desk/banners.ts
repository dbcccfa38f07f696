import { bannerKinds } from '@pavilion/covers';
import { idOf, istDay, Refusal } from '../base/index.ts';
import { gamesThere } from '../casino/index.ts';
import {
  addBanner,
  type Banner,
  type BannerTarget,
  bannersOf,
  bannerTargets,
  changeBanner,
  type NewBanner,
  nameOf,
  organisationBy,
  removeBanner,
} from '../organisation/index.ts';
import { html, type Markup } from '../server/index.ts';
import type { Queryable, Transaction } from '../store/index.ts';
import type { Desk, Show } from './desk.ts';
import type { Fields } from './fields.ts';
import { dayIn } from './filters.ts';
import { type Form, filled, wholeIn } from './form.ts';
import { moment, table } from './parts.ts';
import { toldIn, withoutPlaces } from './places-to-pay.ts';
import { button, namely, openForm } from './queue.ts';
import type { Visit } from './visit.ts';

const LONGEST = { title: 80, body: 160, action: 30 } as const;
const SPORTS = ['cricket', 'soccer', 'tennis'];

const TARGETS: Readonly<Record<BannerTarget, string>> = {
  page: 'A page: its path, as /slots',
  match: 'A match: its id, as on its page under Markets',
  sport: 'The largest match in play of a sport: cricket, soccer or tennis',
  game: 'A game by its page address, such as spribe/aviator',
};

/** An organisation's banners, in their order. */
export const bannersCard = (visit: Visit, code: string, banners: readonly Banner[]): Markup =>
  html`<section class="card"><h2>Banners</h2><p class="soft">On the landing page and at home, in this order. One about a match or a game is shown while there is that match, or the game is open.</p>
${table(
  [
    { label: 'Title', look: 'main' },
    { label: 'Order' },
    { label: 'About' },
    { label: 'From' },
    { label: 'Until' },
    { label: 'Do', look: 'end' },
  ],
  banners.map((banner) => {
    const path = `/organisations/${code}/banners/${banner.id}`;
    return [
      html`${banner.title}${banner.titleHi !== null && html`<br><span class="soft" lang="hi">${banner.titleHi}</span>`}`,
      html`<span class="num">${banner.position}</span>`,
      html`${banner.target} <code>${banner.subject}</code>`,
      banner.shownFrom === null ? '–' : moment(banner.shownFrom),
      banner.shownUntil === null ? '–' : moment(banner.shownUntil),
      html`<div class="does">${openForm(visit, html`Change…${namely(banner.title)}`, `${path}/change`, (fields) => bannerFields(fields, banner), 'form')}${button(visit, `${path}/remove`, html`Remove${namely(banner.title)}`, '')}</div>`,
    ];
  }),
  'There is no banner.',
)}
${openForm(visit, 'New banner…', `/organisations/${code}/banners`, (fields) => bannerFields(fields, banners.length + 1), 'form')}</section>`;

function bannerFields({ text, choice, day }: Fields, set: Banner | number): Markup {
  const banner = typeof set === 'number' ? undefined : set;
  const pair = (name: keyof typeof LONGEST, label: string) =>
    html`${text(name, `${label}, in English`, { most: LONGEST[name], value: banner?.[name] ?? '' })}${text(`${name}Hi`, 'Hindi text. Leave empty to use the English text', { most: LONGEST[name], isOptional: true, value: banner?.[`${name}Hi`] ?? '' })}`;
  return html`${text('position', 'Order', { most: 3, value: String(typeof set === 'number' ? set : set.position) })}
${choice(
  'target',
  'Subject',
  bannerTargets.map((target) => [target, TARGETS[target]]),
  banner?.target ?? 'match',
)}
${text('subject', 'Which one', { most: 100, value: banner?.subject ?? '' })}
${pair('title', 'Title. {match} is replaced by the match name')}${pair('body', 'Text')}${pair('action', 'Button')}
${choice(
  'art',
  'Picture',
  bannerKinds.map((kind) => [kind, kind]),
  artOf(banner),
)}
${day('from', 'First day shown. Leave empty to show now', banner?.shownFrom ? istDay(banner.shownFrom) : '')}
${day('until', 'Last day shown. Leave empty for no end', banner?.shownUntil ? istDay(new Date(banner.shownUntil.getTime() - 1)) : '')}
<button class="btn btn--main">Save</button>`;
}

const artOf = (banner: Banner | undefined) => /([a-z]+)\.svg$/.exec(banner?.imgUrl ?? '')?.[1] ?? bannerKinds[0];

/** What the card sends. */
export function routeBanners(desk: Desk, show: Show): void {
  const path = '/organisations/:code/banners';
  desk.action(path, show, async (tx, { param, now }, form) => {
    const { code } = await organisationBy(tx, param('code'));
    const banner = await bannerFrom(tx, form, now);
    const before = await bannersText(tx, code);
    await addBanner(tx, code, banner);
    return {
      what: `Added the banner “${banner.title}” at ${await nameOf(tx, code)}`,
      ...(await about(tx, code, before)),
    };
  });
  desk.action(`${path}/:id/change`, show, async (tx, { param, now }, form) => {
    const { code } = await organisationBy(tx, param('code'));
    const banner = await bannerFrom(tx, form, now);
    const before = await bannersText(tx, code);
    await changeBanner(tx, code, idOf(param('id')) ?? 0, banner);
    return {
      what: `Changed the banner “${banner.title}” at ${await nameOf(tx, code)}`,
      ...(await about(tx, code, before)),
    };
  });
  desk.action(`${path}/:id/remove`, show, async (tx, { param }) => {
    const { code } = await organisationBy(tx, param('code'));
    const before = await bannersText(tx, code);
    const title = await removeBanner(tx, code, idOf(param('id')) ?? 0);
    return { what: `Removed the banner “${title}” at ${await nameOf(tx, code)}`, ...(await about(tx, code, before)) };
  });
}

/** The banner of a form. Throws a 422 of what is at fault. */
async function bannerFrom(tx: Transaction, form: Form, now: Date): Promise<NewBanner> {
  const target = bannerTargets.find((one) => one === form('target'));
  if (!target) throw new Refusal(422, 'There is no such choice.', 'target');
  const kind = bannerKinds.find((one) => one === form('art'));
  if (!kind) throw new Refusal(422, 'There is no such picture.', 'art');
  const subject = filled(form, 'subject', 'Subject', 100);
  await refuseNoSubject(tx, target, subject);
  const [shownFrom, shownUntil] = [dayOf(form, 'from', 'begins'), dayOf(form, 'until', 'ends')];
  if (shownUntil && shownUntil <= now) throw new Refusal(422, 'This day is over.', 'until');
  if (shownFrom && shownUntil && shownUntil <= shownFrom)
    throw new Refusal(422, 'It would end before it begins.', 'until');
  const [title, body, action] = (['title', 'body', 'action'] as const).map((name) =>
    withoutPlaces(filled(form, name, LABELS[name], LONGEST[name]), name),
  ) as [string, string, string];
  const hindi = (name: keyof typeof LONGEST) => toldIn(form, `${name}Hi`, LONGEST[name]) || null;
  if (`${title}${body}${action}`.includes('{match}') && target !== 'match' && target !== 'sport')
    throw new Refusal(422, 'Only a banner about a match has the name of one.', 'title');
  return {
    ...{ position: wholeIn(form, 'position', { least: 1, most: 999 }), target, subject, shownFrom, shownUntil },
    ...{ title, body, action, titleHi: hindi('title'), bodyHi: hindi('body'), actionHi: hindi('action') },
    imgUrl: `/art/banners/${kind}.svg`,
  };
}

const LABELS = { title: 'The title', body: 'The text', action: 'The button text' } as const;

/** A match may be one that is still to come: that it is none, or over, shows in its never being shown. */
async function refuseNoSubject(tx: Transaction, target: BannerTarget, subject: string): Promise<void> {
  if (target === 'page' && !/^\/(?!\/)\S*$/.test(subject))
    throw new Refusal(422, 'Enter a path of the app, as /slots.', 'subject');
  if (target === 'sport' && !SPORTS.includes(subject))
    throw new Refusal(422, 'Enter cricket, soccer or tennis.', 'subject');
  if (target === 'match' && !/^\d{1,15}$/.test(subject)) throw new Refusal(422, 'Enter the id of a match.', 'subject');
  if (target === 'game' && !(await gamesThere(tx, [subject])).has(subject))
    throw new Refusal(422, 'This game was not found. Enter it as spribe/aviator.', 'subject');
}

function dayOf(form: Form, field: string, edge: 'begins' | 'ends'): Date | null {
  if (form(field) === '') return null;
  const day = dayIn(form, field, edge);
  if (!day) throw new Refusal(422, 'This is no day.', field);
  return day;
}

const about = async (tx: Queryable, code: string, before: string) => ({
  ...{ subject: code, before, after: await bannersText(tx, code), to: `/organisations/${code}` },
});

/** The banners in their order, as the log keeps them. */
const bannersText = async (tx: Queryable, code: string): Promise<string> =>
  (await bannersOf(tx, code)).map(({ title, target, subject }) => `${title} (${target} ${subject})`).join(' · ') ||
  'none';
