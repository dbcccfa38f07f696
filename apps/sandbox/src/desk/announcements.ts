import { idOf } from '../base/index.ts';
import {
  type Announcement,
  addAnnouncement,
  announcementsOf,
  changeAnnouncement,
  nameOf,
  organisationBy,
  removeAnnouncement,
} from '../organisation/index.ts';
import { html, type Markup } from '../server/index.ts';
import type { Queryable } from '../store/index.ts';
import type { Desk, Show } from './desk.ts';
import type { Fields } from './fields.ts';
import { type Form, filled } from './form.ts';
import { toldIn, withoutPlaces } from './places-to-pay.ts';
import { button, namely, openForm } from './queue.ts';
import type { Visit } from './visit.ts';

const LONGEST = 200;

/** What an organisation announces, each in English and in Hindi. */
export const announcementCard = (visit: Visit, code: string, announcements: readonly Announcement[]): Markup =>
  html`<section class="card"><h2>Announcements</h2>
${visit.form(`/organisations/${code}/announcements`, (fields) => html`${textFields(fields)}<button class="btn btn--main">Announce</button>`, 'form')}
${announcements.length === 0 && html`<p class="none">No announcements.</p>`}
<ul class="lines">${announcements.map((one) => {
    const path = `/organisations/${code}/announcements/${one.id}`;
    return html`<li><span class="break">${one.content}${one.hi !== null && html`<br><span class="soft" lang="hi">${one.hi}</span>`}</span><div class="does">${openForm(
      visit,
      html`Change…${namely(one.content)}`,
      `${path}/change`,
      (fields) => html`${textFields(fields, one)}<button class="btn">Save</button>`,
      'form',
    )}${button(visit, `${path}/remove`, html`Remove${namely(one.content)}`, '')}</div></li>`;
  })}</ul>
</section>`;

const textFields = ({ text }: Fields, set?: Announcement): Markup =>
  html`${text('content', set ? 'Announcement' : 'New announcement, shown first', { most: LONGEST, value: set?.content ?? '' })}${text('hi', 'Hindi text. Leave empty to use the English text', { most: LONGEST, isOptional: true, value: set?.hi ?? '' })}`;

function textsFrom(form: Form): Pick<Announcement, 'content' | 'hi'> {
  const content = withoutPlaces(filled(form, 'content', 'The announcement', LONGEST), 'content');
  return { content, hi: toldIn(form, 'hi', LONGEST) || null };
}

/** What the card sends. */
export function routeAnnouncements(desk: Desk, show: Show): void {
  const path = '/organisations/:code/announcements';
  desk.action(path, show, async (tx, { param }, form) => {
    const { code } = await organisationBy(tx, param('code'));
    const texts = textsFrom(form);
    const before = await announcedText(tx, code);
    await addAnnouncement(tx, code, texts);
    return { what: `Announced at ${await nameOf(tx, code)}: ${texts.content}`, ...(await about(tx, code, before)) };
  });
  desk.action(`${path}/:id/change`, show, async (tx, { param }, form) => {
    const { code } = await organisationBy(tx, param('code'));
    const texts = textsFrom(form);
    const before = await announcedText(tx, code);
    await changeAnnouncement(tx, code, idOf(param('id')) ?? 0, texts);
    return {
      what: `Changed an announcement at ${await nameOf(tx, code)}: ${texts.content}`,
      ...(await about(tx, code, before)),
    };
  });
  desk.action(`${path}/:id/remove`, show, async (tx, { param }) => {
    const { code } = await organisationBy(tx, param('code'));
    const before = await announcedText(tx, code);
    const removed = await removeAnnouncement(tx, code, idOf(param('id')) ?? 0);
    return { what: `Removed the announcement: ${removed}`, ...(await about(tx, code, before)) };
  });
}

const about = async (tx: Queryable, code: string, before: string) => ({
  ...{ subject: code, before, after: await announcedText(tx, code), to: `/organisations/${code}` },
});

/** All that is announced, as the log keeps it. */
const announcedText = async (tx: Queryable, code: string): Promise<string> =>
  (await announcementsOf(tx, code))
    .map(({ content, hi }) => (hi === null ? content : `${content} (${hi})`))
    .join(' · ') || 'nothing';
