import type { StoryBefore, StoryEvent, Teller } from '../base/index.ts';
import {
  bonusClaimedStory,
  bonusEndedStory,
  bonusGivenStory,
  bonusTakenStory,
  depositDecidedStory,
  depositSentStory,
  withdrawalApprovedStory,
  withdrawalEndedStory,
  withdrawalSentStory,
} from '../money/index.ts';
import {
  type KnownPlayer,
  kycDecidedStory,
  kycSentStory,
  limitStory,
  noticeStory,
  sessionEndedStory,
  sessionStory,
  signUpStory,
} from '../players/index.ts';
import { html, type Markup } from '../server/index.ts';
import { playStory, type Queryable } from '../store/index.ts';
import { actionStory } from './actions.ts';
import type { DeskServices } from './desk.ts';
import { moment, money, table } from './parts.ts';
import { DESK } from './sessions.ts';
import type { Visit } from './visit.ts';

/** Who tells of a player, in the order in which what happened at the same moment stands, the latest first. */
const TELLERS: readonly (readonly [source: string, tell: Teller<Queryable>])[] = [
  ['play', playStory],
  ['message', noticeStory],
  ['desk', actionStory],
  ['bonus ended', bonusEndedStory],
  ['bonus claimed', bonusClaimedStory],
  ['bonus taken up', bonusTakenStory],
  ['bonus given', bonusGivenStory],
  ['deposit decided', depositDecidedStory],
  ['deposit sent', depositSentStory],
  ['withdrawal ended', withdrawalEndedStory],
  ['withdrawal approved', withdrawalApprovedStory],
  ['withdrawal sent', withdrawalSentStory],
  ['KYC decided', kycDecidedStory],
  ['KYC sent', kycSentStory],
  ['limit', limitStory],
  ['session ended', sessionEndedStory],
  ['session', sessionStory],
  ['sign-up', signUpStory],
];
const sources = TELLERS.map(([source]) => source);

/** How many events stand on a page. */
const PAGE_SIZE = 40;
const KEY = /^(\d{1,15})\.(\d{1,2})\.(\d{1,15})$/;
/** After every moment that the database can hold in four digits of a year. */
const END = new Date(Date.UTC(9999, 0));

/** Where a page of the story begins: right after this event. */
interface Mark {
  readonly at: Date;
  readonly teller: number;
  readonly id: number;
}

const keyOf = ({ at, source, id }: StoryEvent) => `${at.getTime()}.${sources.indexOf(source)}.${id}`;

function markIn(key: string): Mark {
  const [, at, teller, id] = KEY.exec(key) ?? [];
  const isMark = at !== undefined && Number(at) < END.getTime();
  return isMark ? { at: new Date(Number(at)), teller: Number(teller), id: Number(id) } : { at: END, teller: 0, id: 0 };
}

/** From where on one of them tells, so that the page goes on right after the mark: of the same moment those after it are left. */
function beforeFor({ at, teller, id }: Mark, index: number, now: Date): StoryBefore {
  if (index === teller) return { at, id, now };
  return { at, id: index > teller ? Number.MAX_SAFE_INTEGER : 0, now };
}

/** A player's whole story in the order of time, newest first, from every room; read by key, however long it is. */
export async function storyTab(
  { database }: DeskServices,
  { query, now }: Visit,
  { id: player }: KnownPlayer,
  address: string,
): Promise<Markup> {
  const mark = markIn(query('after'));
  const lists = await Promise.all(
    TELLERS.map(([, tell], index) => tell(database, player, beforeFor(mark, index, now), PAGE_SIZE + 1)),
  );
  const events = lists.flat().toSorted(byTime);
  const page = events.slice(0, PAGE_SIZE);
  const last = page.at(-1);
  const isFirst = query('after') === '';
  return html`<p class="soft lead">Everything about this player, newest first: their actions, our actions and notifications. Bets and games are summed by day.</p>
${storyTable(page)}
<nav class="pager" aria-label="Pages">
${!isFirst && html`<a class="btn" href="${address}">Newest</a>`}
${events.length > PAGE_SIZE && last && html`<a class="btn" href="${address}?after=${keyOf(last)}">Older</a>`}
</nav>`;
}

function byTime(a: StoryEvent, b: StoryEvent): number {
  const apart = b.at.getTime() - a.at.getTime();
  if (apart !== 0) return apart;
  return sources.indexOf(a.source) - sources.indexOf(b.source) || b.id - a.id;
}

const storyTable = (events: readonly StoryEvent[]): Markup =>
  table(
    [
      { label: 'What', look: 'main' },
      { label: 'Of' },
      { label: 'About' },
      { label: 'When' },
      { label: 'Amount', look: 'key' },
    ],
    events.map((event) => [
      html`<span class="break">${event.text}</span>`,
      event.source,
      linkOf(event),
      moment(event.at),
      event.amount === null ? '–' : money(event.amount),
    ]),
    'No earlier events.',
  );

/** What an event is about, leading to it where it has a page at the desk. */
function linkOf({ source, subject }: StoryEvent): Markup | string {
  const [room] = source.split(' ');
  if (subject === '') return '–';
  const path = { deposit: 'deposits', withdrawal: 'withdrawals', KYC: 'kyc' }[room ?? ''];
  return path === undefined
    ? html`<span class="num">${subject}</span>`
    : html`<a class="num" href="${DESK}/${path}/${subject}">${subject}</a>`;
}
