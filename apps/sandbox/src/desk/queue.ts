import type { DeskDecision } from '@pavilion/api-client/wire';
import { type KeyKind, type Paging, playerId, Refusal } from '../base/index.ts';
import {
  type FilledField,
  type KnownName,
  knownNamesOf,
  type OtherAccount,
  otherAccountsOf,
} from '../players/index.ts';
import { type Child, html, type Markup } from '../server/index.ts';
import type { Transaction } from '../store/index.ts';
import { actionsOf } from './actions.ts';
import { type CaseRoom, closeCase, type Lease, leasesOf, leaveCase, takeCase } from './cases.ts';
import type { Desk, Show } from './desk.ts';
import { type FormBody, playerReason } from './fields.ts';
import { type Finder, findings } from './find.ts';
import { otherNameMark } from './known-name.ts';
import { actionTable } from './log.ts';
import { recordLooks } from './looks.ts';
import { andOneMore, details, keyedPage, momentText, opens, pageOf, pager, state, waitText } from './parts.ts';
import type { FirstEyes } from './second-eyes.ts';
import { DESK } from './sessions.ts';
import type { Visit } from './visit.ts';

/** Whose a case is. */
interface OfPlayer {
  readonly player: number;
}

/** What waits in one room for a decision. */
interface Queue<One extends OfPlayer> {
  readonly section: CaseRoom & ('deposits' | 'withdrawals' | 'kyc');
  readonly title: string;
  /** Said where nothing waits. */
  readonly empty: string;
  /** A page of what waits, the longest wait first, and how much waits in all. */
  waiting(now: Date, paging: Paging): Promise<{ readonly page: readonly One[]; readonly count: number }>;
  /** What the keys of the queue are. */
  readonly keys: KeyKind;
  /** By what one is found again in the queue: a page goes on after it, whatever has been decided meanwhile. */
  keyOf(one: One): string | number;
  /** What a case is called, in its address and in the log. */
  subjectOf(one: One): string;
  /** One case, in whatever state; throws a 404 where there is none. */
  one(id: string, now: Date): Promise<One>;
  /** Locks a case that waits and returns what it is called; throws where it is decided. */
  lock(tx: Transaction, id: string, now: Date): Promise<string>;
  /** How cases are looked for that wait or do not. */
  finder(now: Date): Promise<Finder>;
  /** Who has approved which of these as the first of two operators, where a room needs two. */
  firsts?(subjects: readonly string[], now: Date): Promise<ReadonlyMap<string, FirstEyes>>;
  /** What of a case is its player's secret, as the log names it once an operator has read it; null where nothing of it is shown any more. */
  secretOf(one: One): string | null;
  card(visit: Visit, one: One, notes: CaseNotes): Markup;
}

/** What operators have to do with a case. */
export interface CaseNotes {
  /** Who is looking at it. */
  readonly lease: Lease | undefined;
  /** Who has approved it as the first of two. */
  readonly first: FirstEyes | undefined;
  /** What its player is called. */
  readonly name: KnownName;
  /** The other accounts of its player. */
  readonly others: readonly OtherAccount[];
}

/** What operators have to do with these cases. */
async function notesOf<One extends OfPlayer>(
  { services: { database, vault } }: Desk,
  { section, firsts, subjectOf }: Queue<One>,
  cases: readonly One[],
  now: Date,
): Promise<(one: One) => CaseNotes> {
  const subjects = cases.map(subjectOf);
  const leases = await leasesOf(database, section, subjects, now);
  const first = await firsts?.(subjects, now);
  const players = cases.map(({ player }) => player);
  const others = await otherAccountsOf(database, players, now);
  const names = await knownNamesOf(database, vault, players);
  return (one) => ({
    lease: leases.get(subjectOf(one)),
    first: first?.get(subjectOf(one)),
    name: names.get(one.player) ?? { name: '', isVerified: false },
    others: others.get(one.player) ?? [],
  });
}

/** Hangs up the page of a queue and of each case in it; returns the queue's, for the actions that lead back to it. */
export function routeQueue<One extends OfPlayer>(desk: Desk, queue: Queue<One>): Show {
  const { section, title, empty, waiting, keys, keyOf, card } = queue;
  const show: Show = async (visit) => {
    const { form, list: found } = await findings(desk.services.database, visit, section, await queue.finder(visit.now));
    if (found) return { section, title, body: html`${form}${found}` };
    const paging = pageOf(visit.query, keys);
    const { page: read, count } = await waiting(visit.now, andOneMore(paging));
    const { rows: page, ends } = keyedPage(read, paging, keyOf);
    const notes = await notesOf(desk, queue, page, visit.now);
    await noteRead(desk, queue, visit, page);
    const list =
      page.length === 0
        ? html`<section class="empty"><h2>Nothing pending</h2><p>${empty}</p></section>`
        : html`<ol class="queue">${page.map((one) => html`<li>${card(visit, one, notes(one))}</li>`)}</ol>`;
    const pages = pager(`${DESK}/${section}`, { skip: paging.skip, count, ...ends });
    return { section, title, body: html`${form}<div data-live="10">${list}${pages}</div>` };
  };
  desk.page(`/${section}`, show);
  desk.page(`/${section}/:id`, showCase(desk, queue));
  routeLeases(desk, queue, show);
  return show;
}

/** Notes in the log who reads what of these cases is their players' secret, before it is shown; under a room of its own, apart from what is done about them. */
function noteRead<One extends OfPlayer>(
  { services: { database } }: Desk,
  { section, secretOf, subjectOf }: Queue<One>,
  { session, now }: Visit,
  cases: readonly One[],
): Promise<void> {
  const looks = cases.flatMap((one) => {
    const secret = secretOf(one);
    if (secret === null) return [];
    const what = `Read ${secret} of ${playerId(one.player)}`;
    return [{ room: 'files', subject: `${section}/${subjectOf(one)}`, what, player: one.player }];
  });
  return recordLooks(database, session, looks, now);
}

/** One case in whatever state, with everything that was done about it. */
const showCase =
  <One extends OfPlayer>(desk: Desk, queue: Queue<One>): Show =>
  async (visit) => {
    const { section, one, subjectOf, card } = queue;
    const { database } = desk.services;
    const found = await one(visit.param('id'), visit.now);
    const subject = subjectOf(found);
    const { actions } = await actionsOf(database, { skip: 0, pagesize: 20 }, { room: section, subject });
    const notes = await notesOf(desk, queue, [found], visit.now);
    await noteRead(desk, queue, visit, [found]);
    return {
      section,
      title: section === 'kyc' ? `KYC ${subject}` : subject,
      body: html`${card(visit, found, notes(found))}<section class="card"><h2>Done about it</h2>${actionTable(actions)}</section>`,
    };
  };

/** Taking a case for oneself, taking it over, and giving it back. */
function routeLeases<One extends OfPlayer>(desk: Desk, { section, lock }: Queue<One>, list: Show): void {
  const lease = (name: 'take' | 'take-over') =>
    desk.action(`/${section}/:id/${name}`, list, async (tx, { param, session: { operator }, now }) => {
      const subject = await lock(tx, param('id'), now);
      const before = await takeCase(tx, section, subject, { operator, now, isOver: name === 'take-over' });
      const isTheirs = before !== undefined && before.operator !== operator.id;
      const what = isTheirs ? `Took ${subject} over, which ${before.name} had` : `Took ${subject}`;
      return { what, subject, to: `/${section}` };
    });
  lease('take');
  lease('take-over');
  desk.action(`/${section}/:id/leave`, list, async (tx, { param, session: { operator }, now }) => {
    const subject = await lock(tx, param('id'), now);
    await leaveCase(tx, section, subject, operator);
    return { what: `Gave ${subject} back`, subject, to: `/${section}` };
  });
}

/**
 * Takes a case for a decision with `take`, which locks it: nobody else decides it until `tx` ends. Refused while another operator is
 * looking at it, and where it is decided: with who did it, and when.
 */
export async function takeToDecide<Taken extends { readonly subject: string }>(
  tx: Transaction,
  { session: { operator }, now, param }: Visit,
  room: CaseRoom,
  take: () => Promise<Taken>,
): Promise<Taken> {
  try {
    const taken = await take();
    await closeCase(tx, room, taken.subject, { operator, now });
    return taken;
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 409 || error.message.includes(' is looking at ')) throw error;
    const { actions } = await actionsOf(tx, { skip: 0, pagesize: 20 }, { room, subject: param('id') });
    // A decision says how it is from then on. Without one, the player or the time has ended it.
    const last = actions.find(({ after }) => after !== null && after !== 'pending');
    if (!last?.operator) throw error;
    throw new Refusal(409, `${error.message} ${last.operator} did it, ${momentText(last.at)}.`, error.field);
  }
}

/** Whether whoever visits may decide a case: it is theirs, or nobody's. */
export const isMine = ({ session: { operator } }: Visit, lease: Lease | undefined): boolean =>
  lease === undefined || lease.operator === operator.id;

/** Who is looking at a case, and what somebody can do about that. */
export function leaseBar(visit: Visit, room: CaseRoom, subject: string, lease: Lease | undefined): Markup {
  const path = (name: string) => `/${room}/${subject}/${name}`;
  if (!lease) return html`<div class="lease">${button(visit, path('take'), html`Take it${namely(subject)}`, '')}</div>`;
  if (lease.operator === visit.session.operator.id) {
    return html`<div class="lease lease--mine"><span>Yours until ${momentText(lease.until)}</span>${button(visit, path('leave'), html`Give it back${namely(subject)}`, '')}</div>`;
  }
  return html`<div class="lease lease--theirs"><span><b class="break">${lease.name}</b> is looking at it until ${momentText(lease.until)}</span>${button(visit, path('take-over'), html`Take it over${namely(subject)}`, '')}</div>`;
}

interface DecisionCard {
  readonly title: Child;
  readonly state: string;
  readonly about: Parameters<typeof details>[0];
  readonly proof: Markup;
  /** What can be done about it; false where it is decided, or where somebody else is looking at it. */
  readonly act: Markup | false;
  /** Who is looking at it; false where it is decided. */
  readonly lease?: Markup | false;
}

/** What is to be decided: what it is, what it goes by, and what can be done. */
export const decisionCard = ({ title, state: word, about, proof, act, lease = false }: DecisionCard): Markup =>
  html`<article class="card decision">
<header><b class="amount">${title}</b>${state(word)}${lease}</header>
<div class="decision__details">${details(about)}</div>
<div class="decision__proof">${proof}</div>
${act && html`<div class="decision__act">${act}</div>`}
</article>`;

/** How long a case waits, where it waits. */
export const waits = (isWaiting: boolean, since: Date, now: Date) =>
  maybe('Waits', isWaiting && html`<span class="num">${waitText(since, now)}</span>`);

/** A line of details where there is something to say. */
export const maybe = (name: string, value: Child | undefined | null): (readonly [string, Child])[] =>
  value === undefined || value === null || value === false ? [] : [[name, value]];

/** The field of a proof that names who paid. */
const PAYER = 'payer';

/** What a player filled in: texts as details, pictures as pictures; a payer of another name than is `known` is marked. */
export function proof(fields: readonly FilledField[], known?: KnownName): Markup {
  const texts = fields.filter(({ type }) => type !== 'file');
  const files = fields.filter(({ type }) => type === 'file');
  return html`${details(
    texts.map(({ name, label, value }) => [
      label,
      html`<span class="break">${value}</span>${known && name === PAYER && otherNameMark(known, value)}`,
    ]),
  )}
${files.map(
  ({ label, value }) =>
    html`<figure class="proof"><a href="${DESK}/files/${value}"><img src="${DESK}/files/${value}" alt="${label}: open it whole" loading="lazy"></a><figcaption>${label}</figcaption></figure>`,
)}`;
}

interface Refusing {
  /** Where the form is sent. */
  readonly action: string;
  /** What it says no to. */
  readonly name: string;
  readonly decision: DeskDecision;
  /** What opens the form, and what sends it where that is called otherwise. */
  readonly label: string;
  readonly send?: string;
}

/** A form that says no to what is called `name`, with a reason that the player reads. */
export const refuseForm = (visit: Visit, { action, name, decision, label, send = label }: Refusing): Markup =>
  openForm(
    visit,
    html`${label}…${namely(name)}`,
    action,
    (fields) =>
      html`${playerReason(fields, decision, action)}<button class="btn btn--no">${send}${namely(name)}</button>`,
  );

/** A form that a button opens; it comes back open where it has just been refused. */
export const openForm = (visit: Visit, label: Child, action: string, body: FormBody, look?: string): Markup =>
  opens(label, visit.form(action, body), { isOpen: visit.isRefused(action), ...(look === undefined ? {} : { look }) });

/** A form that is one button. */
export const button = (visit: Visit, action: string, label: Child, look = 'btn--main'): Markup =>
  visit.form(action, html`<button class="btn ${look}">${label}</button>`);

/** What a button is about, for whoever hears the page: each has a name of its own. */
export const namely = (name: string): Markup => html`<span class="unseen"> ${name}</span>`;
